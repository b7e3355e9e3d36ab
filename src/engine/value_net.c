// SPDX-License-Identifier: MIT
// Evaluates a value net. The loops are plain so that compilers vectorize them: this is the end of every
// playout.
#include "engine/value_net.h"

#include <stddef.h>

#define HIDDEN_MOST 4095 // most a hidden unit gives

static int32_t within(int64_t value, int32_t most) {
    return value < -most ? -most : value > most ? most : (int32_t)value;
}

static int32_t sum_of(const int16_t *input, const int16_t *weight, int inputs) {
    int32_t sum = 0;
    for (int i = 0; i < inputs; i++)
        sum += input[i] * weight[i];
    return sum;
}

// Division that rounds down, where >> of negative numbers is up to the compiler.
static int64_t down(int64_t value, int bits) {
    return value >= 0 ? value >> bits : -((-value + (INT64_C(1) << bits) - 1) >> bits);
}

int32_t value_net_score(const ValueNet *net, const int16_t features[FEATURES_MAX]) {
    int16_t input[FEATURES_MAX];
    for (int i = 0; i < net->inputs; i++)
        input[i] = (int16_t)within(down((int64_t)(features[i] * 16 - net->mean[i]) * net->rate[i], 12),
                                   VALUE_NET_INPUT_MAX);
    int64_t score = sum_of(input, net->direct, net->inputs);
    for (int unit = 0; unit < net->hidden; unit++) {
        const int32_t sum = sum_of(input, net->weight[unit], net->inputs) + net->bias[unit];
        if (sum > 0)
            score += (int64_t)within(sum >> 10, HIDDEN_MOST) * net->out[unit];
    }
    return (int32_t)down(score, 7);
}

const ValueNet *value_net_for(const ValueNets *nets, int seats, int variant) {
    for (int i = 0; nets != NULL && i < nets->count; i++) {
        const ValueNet *net = &nets->net[i];
        if (seats >= net->seats_min && seats <= net->seats_max && (net->variants >> variant & 1) != 0)
            return net;
    }
    return NULL;
}
