// SPDX-License-Identifier: MIT
// Successive halving over the legal commands, each tried in samples.
#include "ai/search.h"

#include "ai/chance.h"
#include "engine/game.h"

#include <assert.h>
#include <string.h>

#define STEPS_MOST 600 // most commands in a playout; a longer game is evaluated where it stands
#define STOP_EVERY 16  // samples between two calls of `stop`

// ---- one simulation

// A random command, seldom a pass and almost never resigning.
static void play_any(Search *s, Rng *rng, Command *command) {
    int count = s->game->legal(s->rules, s->state, s->legal, COMMANDS_MAX);
    count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
    *command = s->legal[0];
    for (int i = 0; i < 8; i++) {
        *command = s->legal[rng_below(rng, (uint32_t)count)];
        const Verb *verb = &s->game->verbs[command->verb];
        if (!verb->resigns && (!verb->passes || i >= 4))
            return;
    }
}

static bool is_at_end(const Search *s) {
    if (s->game->to_act(s->rules, s->state) == SEAT_NONE)
        return true;
    if (s->budget->turns > 0 && s->game->turns_on != NULL)
        return s->game->turns_on(s->rules, s->sample, s->state, s->budget->turns);
    return s->game->horizon != NULL && s->game->horizon(s->rules, s->sample, s->state);
}

static int32_t learned(const Search *s, Seat seat) {
    int16_t features[FEATURES_MAX];
    s->game->features(s->rules, s->state, seat, features);
    return value_net_score(s->budget->net, features);
}

static int32_t estimate(const Search *s, Seat seat) {
    if (s->unit == HELD_UNIT)
        return s->game->estimate(s->rules, s->state, seat) * HELD_UNIT +
               s->game->held(s->rules, s->state, seat);
    if (s->game->estimate != NULL)
        return s->game->estimate(s->rules, s->state, seat);
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    s->game->result(s->rules, s->state, points, winner);
    return points[seat] + (winner[seat] ? 1000 : 0);
}

// The winning chance of the searching seat in the current state.
static int32_t chance(const Search *s) {
    int32_t value[SEATS_MAX] = {0};
    if (s->game->to_act(s->rules, s->state) == SEAT_NONE) {
        int16_t points[SEATS_MAX];
        bool winner[SEATS_MAX];
        int winners = 0;
        s->game->result(s->rules, s->state, points, winner);
        for (Seat seat = 0; seat < s->budget->seats; seat++)
            winners += winner[seat];
        return winner[s->seat] ? CHANCE_ONE / winners : 0;
    }
    const ValueNet *net = s->budget->net;
    for (Seat seat = 0; seat < s->budget->seats; seat++)
        value[seat] = net != NULL ? learned(s, seat) : s->game->estimate(s->rules, s->state, seat);
    return chance_of(value, s->budget->seats, s->seat, net != NULL ? VALUE_NET_ODDS : s->game->estimate_odds);
}

// The result of the playout for the searching seat.
static int32_t judge(Search *s) {
    int32_t value[SEATS_MAX] = {0};
    if (s->budget->seats > 0 && (s->budget->net != NULL || s->game->estimate_odds > 0))
        return chance(s);
    if (!s->game->playouts_learn)
        return estimate(s, s->seat);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (seat == s->seat || (mast_seats(&s->mast) >> seat & 1u))
            value[seat] = estimate(s, seat);
    mast_end_playout(&s->mast, value);
    return value[s->seat];
}

static void draw(Search *s, Rng *rng, Command *command) {
    if (s->game->playout != NULL)
        s->game->playout(s->rules, s->state, rng, command);
    else
        play_any(s, rng, command);
}

static void play_on(Search *s, Rng *rng, Command *command) {
    Command drawn[2 + SEARCH_MORE_DRAWS];
    if (!s->game->playouts_learn) {
        draw(s, rng, command);
        return;
    }
    const int draws = 2 + s->budget->more_draws;
    for (int i = 0; i < draws; i++)
        draw(s, rng, &drawn[i]);
    *command = drawn[mast_choose(&s->mast, s->game->to_act(s->rules, s->state), drawn, draws, rng)];
}

// `command` must be legal.
static void carry_out(const Search *s, uint8_t *state, const Command *command, Rng *rng) {
    if (s->game->proceed != NULL) {
        s->game->proceed(s->rules, state, command, rng);
        return;
    }
    const Seat seat = s->game->to_act(s->rules, state);
    const Verdict verdict = s->game->apply(s->rules, state, seat, command, rng, NULL);
    assert(verdict == VERDICT_OK);
    (void)verdict;
}

// Gives the command in the sample, then plays on.
static int32_t simulate(Search *s, const Command *command, Rng *rng) {
    Command next = *command;
    memcpy(s->state, s->sample, s->game->state_bytes);
    if (s->game->playouts_learn)
        mast_start_playout(&s->mast);
    for (int step = 0;; step++) {
        carry_out(s, s->state, &next, rng);
        if (step == STEPS_MOST || is_at_end(s))
            return judge(s);
        play_on(s, rng, &next);
    }
}

// ---- the candidates

static int by_weight(const SearchArm *x, const SearchArm *y) {
    if (x->weight != y->weight)
        return x->weight < y->weight ? 1 : -1;
    return (x->index > y->index) - (x->index < y->index);
}

// Best first, by mean; those tried more often come first because they survived more halvings.
static int by_mean(const SearchArm *x, const SearchArm *y) {
    if (x->tried != y->tried)
        return x->tried < y->tried ? 1 : -1;
    if (x->sum != y->sum)
        return x->sum < y->sum ? 1 : -1;
    return by_weight(x, y);
}

// Shell sort: needs no memory, and the list is short.
static void sort_arms(SearchArm *arm, int count, int (*compare)(const SearchArm *, const SearchArm *)) {
    int gap = 1;
    while (gap < count / 3)
        gap = gap * 3 + 1;
    for (; gap > 0; gap /= 3)
        for (int i = gap; i < count; i++) {
            const SearchArm moved = arm[i];
            int k = i;
            for (; k >= gap && compare(&arm[k - gap], &moved) > 0; k -= gap)
                arm[k] = arm[k - gap];
            arm[k] = moved;
        }
}

// Resigning and blunders are excluded while there is anything else.
static bool is_out(const Search *s, int i) {
    return s->game->verbs[s->choice[i].verb].resigns || s->worth[i] <= WORTH_NEVER;
}

// Fills `arm` with the candidates, best weight first; returns how many to try.
static int list_arms(Search *s, const View *view, int count) {
    int arms = 0;
    if (s->budget->net != NULL && s->game->consider_net != NULL)
        s->game->consider_net(s->rules, view->bytes, s->choice, count, s->worth);
    else if (s->game->consider != NULL)
        s->game->consider(s->rules, view->bytes, s->choice, count, s->worth);
    else if (s->game->weigh != NULL)
        s->game->weigh(s->rules, view->bytes, s->choice, count, s->worth);
    else
        memset(s->worth, 0, (size_t)count * sizeof s->worth[0]);
    for (int i = 0; i < count; i++)
        if (!is_out(s, i))
            s->arm[arms++] = (SearchArm){.index = i, .weight = s->worth[i]};
    if (arms == 0)
        s->arm[arms++] = (SearchArm){.index = 0};
    sort_arms(s->arm, arms, by_weight);
    const int most = s->budget->candidates;
    return most > 0 && arms > most ? most : arms;
}

// ---- the search

static bool must_stop(const Search *s) {
    return s->budget->stop != NULL && s->samples % STOP_EVERY == 0 && s->budget->stop(s->budget->context);
}

// Tries the first `arms` candidates in one sample, all with the same luck.
static void try_all(Search *s, int arms, Rng *rng) {
    s->game->sample(s->rules, s->standpoint->bytes, rng, s->sample);
    const uint64_t luck = rng_next(rng);
    for (int i = 0; i < arms; i++) {
        Rng own;
        rng_seed(&own, luck);
        const int64_t value = simulate(s, &s->choice[s->arm[i].index], &own);
        s->arm[i].sum += value;
        s->arm[i].squares += (uint64_t)(value * value);
        s->arm[i].tried++;
    }
    s->samples++;
}

static int halvings(int arms) {
    int rounds = 0;
    for (; arms > 1; arms = (arms + 1) / 2)
        rounds++;
    return rounds;
}

// Has no effect except that it takes as long as a real decision.
static void try_the_only(Search *s, Rng *rng) {
    for (uint32_t i = 0; i < s->budget->simulations && !must_stop(s); i++)
        try_all(s, 1, rng);
}

static void halve(Search *s, int arms, Rng *rng) {
    const uint32_t share = s->budget->simulations / (uint32_t)halvings(arms);
    for (; arms > 1; arms = (arms + 1) / 2) {
        const uint32_t samples = share / (uint32_t)arms > 0 ? share / (uint32_t)arms : 1;
        for (uint32_t i = 0; i < samples; i++) {
            if (must_stop(s)) {
                sort_arms(s->arm, arms, by_mean);
                return;
            }
            try_all(s, arms, rng);
        }
        sort_arms(s->arm, arms, by_mean);
    }
}

static SearchFinding finding_of(const SearchArm *arm, int32_t unit) {
    return (SearchFinding){arm->index, arm->tried, arm->sum / unit, arm->squares / (uint64_t)(unit * unit)};
}

int search_choose(Search *search, const SearchBudget *budget, const void *rules, const Standpoint *standpoint,
                  const View *view, const Command *legal, int count, Rng *rng, SearchFinding *best,
                  int room) {
    search->game = standpoint->game;
    search->rules = rules;
    search->standpoint = standpoint;
    search->seat = standpoint->viewer;
    search->choice = legal;
    search->budget = budget;
    search->samples = 0;
    search->unit = budget->net == NULL && budget->looks_on && standpoint->game->held != NULL ? HELD_UNIT : 1;
    if (search->game->playouts_learn)
        mast_reset(&search->mast);
    const int arms = list_arms(search, view, count < COMMANDS_MAX ? count : COMMANDS_MAX);
    if (arms > 1)
        halve(search, arms, rng);
    else if (budget->even_one)
        try_the_only(search, rng);
    for (int i = 0; i < room && best != NULL; i++)
        best[i] = i < arms ? finding_of(&search->arm[i], search->unit) : (SearchFinding){.index = -1};
    return search->arm[0].index;
}
