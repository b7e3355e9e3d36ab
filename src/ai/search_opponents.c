// SPDX-License-Identifier: MIT
// The budgets of the searching opponents. The search itself does not depend on the captain.
#include "ai/search_opponents.h"

#include "ai/character.h"
#include "ai/search.h"
#include "engine/game.h"

#define MOST_CANDIDATES 64
#define HARD_A_SEAT 5000 // simulations per seat

static int think(const Decision *decision, SearchBudget budget) {
    SearchFinding own[CHARACTER_LOOKS_AT];
    if (decision->count == 1 && !decision->hide_effort)
        return 0;
    const bool wanted = decision->room >= CHARACTER_LOOKS_AT;
    SearchFinding *found = wanted ? decision->found : own;
    budget.even_one = decision->hide_effort;
    budget.stop = decision->stop;
    budget.context = decision->context;
    const int best = search_choose(decision->search, &budget, decision->rules, decision->standpoint,
                                   decision->view, decision->legal, decision->count, decision->rng, found,
                                   wanted ? decision->room : CHARACTER_LOOKS_AT);
    return decision->captain == NULL
               ? best
               : character_choose(decision->captain, decision->legal, found, decision->rng);
}

static int easy(const Decision *decision) {
    return think(decision, (SearchBudget){.simulations = 40, .candidates = 10});
}

static int normal(const Decision *decision) {
    return think(decision, (SearchBudget){.simulations = 256, .candidates = 32});
}

int search_opponent_hard(const Decision *decision, uint32_t simulations) {
    return think(decision, (SearchBudget){.simulations = simulations,
                                          .candidates = MOST_CANDIDATES,
                                          .looks_on = true,
                                          .more_draws = SEARCH_MORE_DRAWS});
}

// The more seats, the more there is to learn about what the others may do.
static int hard(const Decision *decision) {
    const uint32_t most = decision->view->game->simulations_most,
                   simulations = HARD_A_SEAT * (uint32_t)decision->seats;
    return search_opponent_hard(decision, most > 0 && most < simulations ? most : simulations);
}

const Opponent easy_opponent = {.name = "easy", .thinks = true, .choose = easy};
const Opponent normal_opponent = {.name = "normal", .thinks = true, .choose = normal};
const Opponent hard_opponent = {.name = "hard", .thinks = true, .choose = hard};

#define DOUBLINGS(X) X(64) X(128) X(256) X(512) X(1024) X(2048) X(4096) X(8192) X(16384) X(32768) X(65536)
#define DEFINE(N)                                                                                            \
    static int choose_##N(const Decision *decision) {                                                        \
        return think(decision, (SearchBudget){.simulations = N, .candidates = MOST_CANDIDATES});             \
    }                                                                                                        \
    static const Opponent think_##N = {.name = "think-" #N, .thinks = true, .choose = choose_##N};
DOUBLINGS(DEFINE)

#define LIST(N) &think_##N,
const Opponent *const doubling_opponents[] = {DOUBLINGS(LIST) NULL};
