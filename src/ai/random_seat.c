// SPDX-License-Identifier: MIT
// Chooses at random; rarely passes.
#include "ai/random_seat.h"

#include "engine/game.h"

static bool passes(const View *view, const Command *command) {
    return view->game->verbs[command->verb].passes;
}

static bool resigns(const View *view, const Command *command) {
    return view->game->verbs[command->verb].resigns;
}

// The index of a random eager command, or -1.
static int find_eager(const Decision *decision) {
    int found = -1;
    uint32_t eager = 0;
    for (int i = 0; i < decision->count; i++)
        if (decision->view->game->verbs[decision->legal[i].verb].eager &&
            rng_below(decision->rng, ++eager) == 0)
            found = i;
    return found;
}

static int count(const Decision *decision, bool passing) {
    int found = 0;
    for (int i = 0; i < decision->count; i++)
        found += passes(decision->view, &decision->legal[i]) == passing &&
                 !resigns(decision->view, &decision->legal[i]);
    return found;
}

// The index of the `number`-th command (from 0) that passes, or that doesn't; resigning is skipped.
static int find(const Decision *decision, bool passing, uint32_t number) {
    for (int i = 0;; i++)
        if (passes(decision->view, &decision->legal[i]) == passing &&
            !resigns(decision->view, &decision->legal[i]) && number-- == 0)
            return i;
}

// Passing is rare, or games would consist of little else; resigning is the last resort.
static int choose(const Decision *decision) {
    const int passing = count(decision, true), plays = count(decision, false);
    Rng *rng = decision->rng;
    const int eager = find_eager(decision);
    if (eager >= 0)
        return eager;
    if (passing + plays == 0)
        return (int)rng_below(rng, (uint32_t)decision->count);
    if (passing == 0)
        return find(decision, false, rng_below(rng, (uint32_t)plays));
    const bool pass = plays == 0 || rng_below(rng, 10) == 0;
    return find(decision, pass, rng_below(rng, (uint32_t)(pass ? passing : plays)));
}

const Opponent random_opponent = {.name = "random", .choose = choose};
