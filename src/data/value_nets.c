// SPDX-License-Identifier: MIT
// Reads nets strictly: a number out of range or a feature the game does not know refuses the whole file,
// since a net that is not the one that was trained would only play badly and say nothing.
#include "data/value_nets.h"

#include "core/platform.h"
#include "core/text.h"
#include "data/json_doc.h"
#include "data/suggest.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NETS_MOST 4

// A file being read.
typedef struct NetsReader {
    const JsonDoc *doc;
    const Game *game;
    Problems *problems;
    uint8_t feature[FEATURES_MAX]; // of each input of the current net: index into Game.feature_names
    int inputs;                    // of the current net
    bool good;
} NetsReader;

static void fail(NetsReader *r, const cJSON *node, const char *message) {
    json_doc_problem(r->doc, node, r->problems, "%s", message);
    r->good = false;
}

// The value of a key, a whole number within `min` and `max`; else a problem, and 0.
static long number(NetsReader *r, const cJSON *object, const char *key, long min, long max) {
    const cJSON *node = cJSON_GetObjectItemCaseSensitive(object, key);
    long value = 0;
    if (node != NULL && json_doc_whole(node, min, max, &value))
        return value;
    json_doc_problem(r->doc, node != NULL ? node : object, r->problems,
                     "[net] \"%s\" must be a whole number from %ld to %ld", key, min, max);
    r->good = false;
    return 0;
}

// The list under a key, with at least one and at most `most` entries; else a problem, and NULL.
static const cJSON *list(NetsReader *r, const cJSON *object, const char *key, int most) {
    const cJSON *node = cJSON_GetObjectItemCaseSensitive(object, key);
    if (cJSON_IsArray(node) && cJSON_GetArraySize(node) >= 1 && cJSON_GetArraySize(node) <= most)
        return node;
    json_doc_problem(r->doc, node != NULL ? node : object, r->problems,
                     "[net] \"%s\" must be a list with 1 to %d entries", key, most);
    r->good = false;
    return NULL;
}

// A key that is not one of these is a problem: what it means to say would be lost.
static void only(NetsReader *r, const cJSON *object, const char *const keys[]) {
    const cJSON *node;
    cJSON_ArrayForEach(node, object) {
        int at = 0;
        while (node->string != NULL && keys[at] != NULL && strcmp(keys[at], node->string) != 0)
            at++;
        if (node->string == NULL || keys[at] != NULL)
            continue;
        Text hint = {0};
        suggest_add(&hint, node->string, keys, (size_t)at, "keys");
        json_doc_key_problem(r->doc, node, r->problems, "[key] unknown key %s in a net%s",
                             quoted(node->string).text, text_string(&hint));
        text_finish(&hint);
        r->good = false;
    }
}

// The index of the feature an input names, which no earlier input may name; -1 with a problem.
static int feature_of(NetsReader *r, const cJSON *input) {
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(input, "feature");
    for (int i = 0; cJSON_IsString(name) && game_feature_names(r->game)[i] != NULL; i++)
        if (strcmp(game_feature_names(r->game)[i], name->valuestring) == 0) {
            if (memchr(r->feature, i, (size_t)r->inputs) == NULL)
                return i;
            fail(r, name, "[net] another input has this feature already");
            return -1;
        }
    fail(r, name != NULL ? name : input,
         "[net] \"feature\" must be one that the program knows: this net was made for another version");
    return -1;
}

static void read_inputs(NetsReader *r, const cJSON *inputs, ValueNet *net) {
    const cJSON *input;
    r->inputs = 0;
    cJSON_ArrayForEach(input, inputs) {
        static const char *const keys[] = {"feature", "mean", "rate", "weight", NULL};
        only(r, input, keys);
        const int at = feature_of(r, input);
        if (at < 0)
            return;
        r->feature[r->inputs++] = (uint8_t)at;
        net->mean[at] = (int32_t)number(r, input, "mean", INT16_MIN * 16, INT16_MAX * 16);
        net->rate[at] = (int32_t)number(r, input, "rate", 0, VALUE_NET_RATE_MAX);
        net->direct[at] = (int16_t)number(r, input, "weight", -VALUE_NET_WEIGHT_MAX, VALUE_NET_WEIGHT_MAX);
    }
}

static void read_unit(NetsReader *r, const cJSON *unit, ValueNet *net) {
    const cJSON *weights = list(r, unit, "weights", FEATURES_MAX), *weight;
    const int at = net->hidden++;
    int input = 0;
    long value = 0;
    static const char *const keys[] = {"bias", "out", "weights", NULL};
    only(r, unit, keys);
    net->bias[at] = (int32_t)number(r, unit, "bias", -VALUE_NET_BIAS_MAX, VALUE_NET_BIAS_MAX);
    net->out[at] = (int16_t)number(r, unit, "out", -VALUE_NET_WEIGHT_MAX, VALUE_NET_WEIGHT_MAX);
    if (weights != NULL && cJSON_GetArraySize(weights) != r->inputs)
        fail(r, weights, "[net] there must be one weight for each input");
    if (!r->good)
        return;
    cJSON_ArrayForEach(weight, weights) {
        if (json_doc_whole(weight, -VALUE_NET_WEIGHT_MAX, VALUE_NET_WEIGHT_MAX, &value))
            net->weight[at][r->feature[input++]] = (int16_t)value;
        else {
            fail(r, weight, "[net] a weight must be a whole number from -8191 to 8191");
            return;
        }
    }
}

// The variants a net was trained for, by their names; without the key all.
static uint32_t read_variants(NetsReader *r, const cJSON *node) {
    const cJSON *name;
    uint32_t read = 0;
    if (cJSON_GetObjectItemCaseSensitive(node, "variants") == NULL)
        return UINT32_MAX;
    cJSON_ArrayForEach(name, list(r, node, "variants", 32)) {
        const int variant = cJSON_IsString(name) ? game_variant(r->game, name->valuestring) : -1;
        if (variant < 0)
            fail(r, name, "[net] a variant must be one of the game's");
        else
            read |= UINT32_C(1) << variant;
    }
    return read;
}

static void read_net(NetsReader *r, const cJSON *node, ValueNet *net) {
    const cJSON *units = cJSON_GetObjectItemCaseSensitive(node, "hidden"), *unit;
    static const char *const keys[] = {"seats_min", "seats_max", "variants", "inputs", "hidden", NULL};
    int features = 0;
    only(r, node, keys);
    while (game_feature_names(r->game)[features] != NULL)
        features++;
    net->inputs = (uint8_t)((features + 15) / 16 * 16);
    net->seats_min = (uint8_t)number(r, node, "seats_min", game_seats_min(r->game), game_seats_max(r->game));
    net->seats_max = (uint8_t)number(r, node, "seats_max", net->seats_min, game_seats_max(r->game));
    net->variants = read_variants(r, node);
    const cJSON *inputs = list(r, node, "inputs", FEATURES_MAX);
    if (inputs != NULL)
        read_inputs(r, inputs, net);
    if (!r->good || units == NULL)
        return;
    units = list(r, node, "hidden", VALUE_NET_HIDDEN_MAX);
    cJSON_ArrayForEach(unit, units) {
        if (r->good)
            read_unit(r, unit, net);
    }
}

static ValueNets *read_nets(NetsReader *r) {
    const cJSON *nets = list(r, json_doc_root(r->doc), "nets", NETS_MOST), *node;
    const size_t count = nets != NULL ? (size_t)cJSON_GetArraySize(nets) : 0;
    static const char *const keys[] = {"nets", NULL};
    only(r, json_doc_root(r->doc), keys);
    ValueNets *read = calloc(1, sizeof *read + count * sizeof read->net[0]);
    if (read == NULL)
        fail(r, NULL, "out of memory");
    cJSON_ArrayForEach(node, nets) {
        if (read != NULL && r->good)
            read_net(r, node, &read->net[read->count++]);
    }
    if (r->good)
        return read;
    free(read);
    return NULL;
}

ValueNets *value_nets_load_file(const char *path, const Game *game, Problems *problems) {
    NetsReader reader = {.game = game, .problems = problems, .good = true};
    JsonDoc *doc = json_doc_load(path, problems);
    if (doc == NULL)
        return NULL;
    reader.doc = doc;
    ValueNets *nets = NULL;
    if (game_feature_names(game) == NULL)
        fail(&reader, json_doc_root(doc), "[net] this game has no features that nets could judge by");
    else
        nets = read_nets(&reader);
    json_doc_destroy(doc);
    return nets;
}

static bool is_there(const char *path) {
    FILE *file = platform_fopen(path, "rb");
    return file != NULL && fclose(file) == 0;
}

ValueNets *value_nets_load(const char *folder, const Game *game, Problems *problems) {
    Text path = {0};
    text_printf(&path, "%s/" VALUE_NETS_FILE, folder);
    ValueNets *nets = NULL;
    if (game_feature_names(game) != NULL && is_there(text_string(&path)))
        nets = value_nets_load_file(text_string(&path), game, problems);
    text_finish(&path);
    return nets;
}
