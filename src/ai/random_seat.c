// SPDX-License-Identifier: MIT
#include "ai/random_seat.h"

#include <string.h>

// The run of legal commands that are passes: legal is sorted by verb, and a game's pass is the verb of that
// name.
static void find_passes(const View *view, const Command *legal, int count, int *first, int *end) {
    *first = *end = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(view->game->verbs[legal[i].verb].name, "pass") != 0)
            continue;
        if (*end == 0)
            *first = i;
        *end = i + 1;
    }
}

static int choose(const View *view, const Command *legal, int count, Rng *rng) {
    int first, end;
    find_passes(view, legal, count, &first, &end);
    const int passes = end - first, plays = count - passes;
    if (passes == 0)
        return (int)rng_below(rng, (uint32_t)count);
    if (plays == 0 || rng_below(rng, 10) == 0)
        return first + (int)rng_below(rng, (uint32_t)passes);
    const int pick = (int)rng_below(rng, (uint32_t)plays);
    return pick < first ? pick : pick + passes;
}

const Opponent random_opponent = {.name = "random", .choose = choose};
