// SPDX-License-Identifier: MIT
// The simplest opponent: passes now and then, else any legal command is as good as another.
#include "ai/random_seat.h"

static int count_passes(const View *view, const Command *legal, int count) {
    int passes = 0;
    for (int i = 0; i < count; i++)
        passes += view->game->verbs[legal[i].verb].passes;
    return passes;
}

// Where the command number `number`, from 0, lies of those that pass, or of those that don't.
static int find(const View *view, const Command *legal, bool passes, uint32_t number) {
    for (int i = 0;; i++)
        if (view->game->verbs[legal[i].verb].passes == passes && number-- == 0)
            return i;
}

// Passing is rare, or games would consist of nothing else.
static int choose(const Decision *decision) {
    const View *view = decision->view;
    const Command *legal = decision->legal;
    const int count = decision->count;
    Rng *rng = decision->rng;
    const int passes = count_passes(view, legal, count), plays = count - passes;
    if (passes == 0)
        return (int)rng_below(rng, (uint32_t)count);
    const bool pass = plays == 0 || rng_below(rng, 10) == 0;
    return find(view, legal, pass, rng_below(rng, (uint32_t)(pass ? passes : plays)));
}

const Opponent random_opponent = {.name = "random", .choose = choose};
