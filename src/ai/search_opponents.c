// SPDX-License-Identifier: MIT
// The budgets of the searching opponents. The search itself does not depend on the captain.
#include "ai/search_opponents.h"

#include "ai/character.h"
#include "ai/search.h"
#include "engine/game.h"

#include <string.h>

#define MOST_CANDIDATES 64
#define HARD_A_SEAT 5000 // simulations per seat

static SearchBudget budget_of(const Decision *decision, const SearchPlan *plan) {
    const Game *game = decision->view->game;
    const uint32_t most = game->simulations_most,
                   all = plan->simulations * (plan->a_seat ? (uint32_t)decision->seats : 1);
    SearchBudget budget = {.simulations = plan->a_seat && most > 0 && most < all ? most : all,
                           .candidates = plan->candidates,
                           .even_one = decision->hide_effort,
                           .looks_on = plan->looks_on,
                           .more_draws = plan->more_draws,
                           .stop = decision->stop,
                           .context = decision->context};
    if (decision->net != NULL && !plan->by_estimate) {
        budget.net = decision->net;
        budget.seats = (uint8_t)decision->seats;
        budget.turns = plan->turns > 0 ? plan->turns : game->net_turns;
    }
    return budget;
}

static int any_command(const Decision *decision) {
    const Verb *verbs = decision->view->game->verbs;
    const int any = (int)rng_below(decision->rng, (uint32_t)decision->count);
    return verbs[decision->legal[any].verb].resigns ? 0 : any;
}

static int think(const Decision *decision, const SearchPlan *plan) {
    SearchFinding own[CHARACTER_LOOKS_AT];
    if (decision->count == 1 && !decision->hide_effort)
        return 0;
    if (plan->noise > 0 && rng_below(decision->rng, 100) < plan->noise)
        return any_command(decision);
    const bool wanted = decision->room >= CHARACTER_LOOKS_AT;
    SearchFinding *found = wanted ? decision->found : own;
    const SearchBudget budget = budget_of(decision, plan);
    const int best = search_choose(decision->search, &budget, decision->rules, decision->standpoint,
                                   decision->view, decision->legal, decision->count, decision->rng, found,
                                   wanted ? decision->room : CHARACTER_LOOKS_AT);
    return decision->captain == NULL
               ? best
               : character_choose(decision->captain, decision->legal, found, decision->rng);
}

static int by_plan(const Decision *decision) {
    return think(decision, &decision->who->plan);
}

// The more seats, the more there is to learn about what the others may do.
#define HARD                                                                                                 \
    {                                                                                                        \
        .simulations = HARD_A_SEAT, .a_seat = true, .candidates = MOST_CANDIDATES, .looks_on = true,         \
        .more_draws = SEARCH_MORE_DRAWS                                                                      \
    }

int search_opponent_hard(const Decision *decision, uint32_t simulations) {
    SearchPlan plan = HARD;
    plan.simulations = simulations;
    plan.a_seat = false;
    return think(decision, &plan);
}

const Opponent easy_opponent = {
    .name = "easy",
    .thinks = true,
    .choose = by_plan,
    .plan = {.simulations = 40,
             .candidates = 10,
             .by_estimate = true}}; // beginners play without what nets have learned
const Opponent normal_opponent = {
    .name = "normal", .thinks = true, .choose = by_plan, .plan = {.simulations = 256, .candidates = 32}};
const Opponent hard_opponent = {.name = "hard", .thinks = true, .choose = by_plan, .plan = HARD};

#define DOUBLINGS(X) X(64) X(128) X(256) X(512) X(1024) X(2048) X(4096) X(8192) X(16384) X(32768) X(65536)
#define DEFINE(N)                                                                                            \
    static const Opponent think_##N = {.name = "think-" #N,                                                  \
                                       .thinks = true,                                                       \
                                       .choose = by_plan,                                                    \
                                       .plan = {.simulations = N, .candidates = MOST_CANDIDATES}};
DOUBLINGS(DEFINE)

#define LIST(N) &think_##N,
const Opponent *const doubling_opponents[] = {DOUBLINGS(LIST) NULL};

// Moves *text past the word and the number that follows it. False: it does not begin with the word, or the
// number is above `most`.
static bool take(const char **text, const char *word, uint32_t most, uint32_t *number) {
    if (strncmp(*text, word, strlen(word)) != 0)
        return false;
    *text += strlen(word);
    *number = 0;
    for (; **text >= '0' && **text <= '9' && *number <= most; ++*text)
        *number = *number * 10 + (uint32_t)(**text - '0');
    return *number <= most;
}

bool search_opponent_parse(const char *name, Opponent *made) {
    uint32_t number = 0;
    *made = (Opponent){.thinks = true, .choose = by_plan, .plan = {.candidates = MOST_CANDIDATES}};
    if (!take(&name, "think-", 1u << 20, &number) || number == 0)
        return false;
    made->plan.simulations = number;
    while (*name != '\0') {
        if (take(&name, "+estimate", 0, &number))
            made->plan.by_estimate = true;
        else if (take(&name, "+turns", UINT8_MAX, &number))
            made->plan.turns = (uint8_t)number;
        else if (take(&name, "+candidates", MOST_CANDIDATES, &number))
            made->plan.candidates = (uint16_t)number;
        else if (take(&name, "+noise", 100, &number))
            made->plan.noise = (uint8_t)number;
        else
            return false;
    }
    return true;
}
