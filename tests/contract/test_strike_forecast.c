// SPDX-License-Identifier: MIT
// Tests forecasts in random games of Alpha Strike: each possible command is predicted from the view of the
// deciding seat, then carried out on the real state while nobody answers; the prediction must be exact. And
// no prediction depends on hidden cards.
#include "games/alpha_strike/forecast.h"

#include "engine/game.h"
#include "games/alpha_strike/state.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

// What has come up in all the games.
static int hits, kills, countered, reduced, drained, crashed, bypassed, absorbed, nested, stays, draws,
    refused;

static const Game *game(void) {
    return walk_catalog.game;
}

// Carries the command out and lets everything land: the state when the turn goes on, or the game is over.
// What a turn's beginning does is no part of it, so that turn is stopped before it.
static void happen(const Position *position, const Command *command, StrikeState *s, EventList *events) {
    Rng rng = position->rules_rng;
    ck_assert_int_eq(game()->apply(walk_catalog.rules, s, position->seat, command, &rng, events), VERDICT_OK);
    while (s->phase == PHASE_RESPOND || s->phase == PHASE_COUNTER) {
        const Command none = command_of(s->phase == PHASE_RESPOND ? VERB_DEFEND : VERB_COUNTER);
        ck_assert_int_eq(game()->apply(walk_catalog.rules, s, decider(s), &none, &rng, events), VERDICT_OK);
    }
}

// The state in which the attacks have landed: before the next turn's beginning, if there was one.
static const StrikeState *landed(const StrikeState *before, const StrikeState *end, const EventList *events) {
    const StrikeState *states = (const StrikeState *)(const void *)events->states;
    for (int i = 0; i < events->count; i++)
        if (events->item[i].kind == EVENT_TURN || events->item[i].kind == EVENT_MELTDOWN)
            return i > 0 ? &states[i - 1] : before;
    return end;
}

// The state once the first attack has landed.
static const StrikeState *landed_first(const StrikeState *last, const EventList *events) {
    const StrikeState *states = (const StrikeState *)(const void *)events->states;
    int resolved = 0;
    for (int i = 1; i < events->count && &states[i - 1] != last; i++)
        if (events->item[i].kind == EVENT_RESOLVE && ++resolved == 2)
            return &states[i - 1];
    return last;
}

static void compare_ships(const PredictedShip said[STRIKE_SEATS], const StrikeState *s) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        ck_assert_mem_eq(said[seat].power, s->seat[seat].power, TRACKS);
        ck_assert_uint_eq(said[seat].hull, s->seat[seat].hull);
        ck_assert_uint_eq(said[seat].alive, s->seat[seat].alive);
    }
}

static int count_craft(const Cards *craft, uint8_t design) {
    int count = 0;
    for (uint8_t i = 0; i < craft->count; i++)
        count += craft->card[i] == design;
    return count;
}

// Of the first attack, against the states before and after it.
static void compare_hit(const Prediction *said, const StrikeState *before, const StrikeState *first) {
    const PredictedHit *hit = &said->hit;
    const AttackDef *def = &((const StrikeRules *)walk_catalog.rules)->card[hit->card].attack;
    const ShipState *was = &before->seat[hit->target], *is = &first->seat[hit->target];
    ck_assert_uint_eq(hit->tags, def->tags);
    ck_assert_uint_eq(hit->base, def->damage + hit->bonus);
    ck_assert_int_eq(hit->to_hull, was->hull - is->hull);
    ck_assert_uint_eq(hit->kills, was->alive && !is->alive);
    ck_assert(hit->countered ? hit->damage == 0 : hit->damage + hit->reduced >= hit->base);
    ck_assert(hit->kills || hit->to_shields + hit->to_hull == hit->damage);
    ck_assert(hit->to_shields == 0 || !hit->bypass);
    if (hit->craft != NONE && !hit->kills)
        ck_assert_int_lt(count_craft(&is->craft, hit->craft), count_craft(&was->craft, hit->craft));
    hits++;
    kills += hit->kills;
    countered += hit->countered;
    reduced += hit->reduced > 0;
    drained += hit->drained > 0;
    crashed += hit->craft != NONE;
    bypassed += hit->bypass;
    absorbed += hit->to_shields > 0 && hit->to_hull > 0;
    stays += hit->is_craft && def->keep;
}

static void check_command(const Position *position, const Command *command, const StrikeView *view) {
    const StrikeState *before = (const StrikeState *)(const void *)position->state;
    EventList events = walk_events(0);
    StrikeState end = *before;
    Prediction said;
    ck_assert_uint_eq(strike_predict(walk_catalog.rules, view, command, &said), VERDICT_OK);
    if (command->verb == VERB_CONCEDE)
        return;
    events.state_bytes = sizeof end;
    happen(position, command, &end, &events);
    ck_assert_int_eq(events.dropped, 0);
    const StrikeState *last = landed(before, &end, &events), *first = landed_first(last, &events);
    compare_ships(said.at_last, last);
    compare_ships(said.then, first);
    for (int track = 0; track < TRACKS && command->verb == VERB_PLAY; track++)
        ck_assert_uint_eq(said.cost[track],
                          ((const StrikeRules *)walk_catalog.rules)->card[command->card].cost[track]);
    if (said.hit.lands)
        compare_hit(&said, before, first);
    nested += said.more > 0;
    draws += said.draws > 0;
}

// What is hidden is replaced: the same is foretold.
static void check_hidden(const Position *position, const Command *command, const Prediction *said, Rng *rng) {
    alignas(8) uint8_t state[STATE_MAX];
    StrikeView view;
    Prediction other;
    memcpy(state, position->state, sizeof state);
    tested_game()->scramble(state, position->seat, NULL, rng);
    walk_view(state, position->seat, &view);
    strike_predict(walk_catalog.rules, &view, command, &other);
    ck_assert_mem_eq(said, &other, sizeof other);
}

// A command that is refused is foretold as refused, for the same reason.
static void check_refused(const Position *position, const StrikeView *view, Rng *rng) {
    Command forged = position->legal[rng_below(rng, (uint32_t)position->count)];
    Prediction said;
    forged.card = (uint8_t)rng_below(rng, 31);
    forged.to = (uint8_t)rng_below(rng, 4);
    const Verdict verdict = game()->judge(walk_catalog.rules, position->state, position->seat, &forged);
    ck_assert_uint_eq(strike_predict(walk_catalog.rules, view, &forged, &said), verdict);
    refused += verdict != VERDICT_OK;
}

static void look(const Position *position, Rng *rng) {
    StrikeView view;
    Prediction said;
    if (position->seat == SEAT_NONE)
        return;
    walk_view(position->state, position->seat, &view);
    for (int i = 0; i < position->count; i++)
        check_command(position, &position->legal[i], &view);
    strike_predict(walk_catalog.rules, &view, &position->command, &said);
    check_hidden(position, &position->command, &said, rng);
    check_refused(position, &view, rng);
}

START_TEST(what_is_foretold_happens) {
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= 12; seed++)
            walk(table, seed, look);
    ck_assert(hits > 1000 && kills > 10 && countered > 10 && reduced > 10 && drained > 10 && crashed > 5);
    ck_assert(bypassed > 5 && absorbed > 10 && nested > 5 && stays > 5 && draws > 10 && refused > 100);
}
END_TEST

int test_strike_forecast(void) {
    setenv("STARDECK_TEST_GAME", "alpha_strike", 1);
    Suite *suite = suite_create("forecast of Alpha Strike");
    TCase *tcase = tcase_create("forecast");
    tcase_set_timeout(tcase, 600);
    tcase_add_checked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, what_is_foretold_happens);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
