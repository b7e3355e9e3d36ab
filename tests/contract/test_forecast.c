// SPDX-License-Identifier: MIT
// Tests forecasts in random games of every variant against what then happens: the place, the face, what is
// turned up, whether the deployment ends, the powers as if the card were revealed, their parts, and which
// cards its effects would affect.
#include "games/tactics/forecast.h"
#include "games/tactics/power.h"
#include "scramble.h"
#include "walk.h"

#include <string.h>

#define TRIES 5 // commands looked at in each position

// What has come up in all the games.
static int told, turned, moved, summoned, ending, shielded, hidden, explained, blocked, meaning, guessing;

static bool is_arrival(const Event *event) {
    return event->kind == EVENT_PLACE || event->kind == EVENT_SUMMON || event->kind == EVENT_MOVE;
}

// The parts of each sum add up to its change, or are left out altogether.
static void check_parts(const ForecastRow *row) {
    int sum[TACTICS_SEATS] = {0}, parts[TACTICS_SEATS] = {0};
    for (int i = 0; i < row->part_count; i++) {
        ck_assert_int_ne(row->part[i].amount, 0);
        sum[row->part[i].seat] += row->part[i].amount;
        parts[row->part[i].seat]++;
    }
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        if (parts[seat] > 0)
            ck_assert_int_eq(sum[seat], row->after[seat] - row->before[seat]);
    explained += row->part_count > 1;
}

// Does the effect mean the card there? Shields keep a card from being removed.
static bool is_meant(const TacticsState *s, const Forecast *cast, const Effect *effect, uint8_t at) {
    return tactics_filter_fits(s, cast->row, cast->at, &effect->which, at) &&
           !(effect->verb == DO_REMOVE && row_card(s, cast->row, at)->shield != NONE);
}

// What the effects would do, held against the cards that really lie there: with the card turned up, and the
// one above it, if the play does that.
static void check_effects(const TacticsState *arrived, const Forecast *cast) {
    TacticsState s = *arrived;
    uint8_t next = 0;
    if (cast->row_count == 0)
        return;
    s.table[s.row_start[cast->row] + cast->at].up = 1;
    if (cast->acts)
        s.table[s.row_start[cast->row] + cast->at - 1].up = 1;
    const TacticsRules *rules = walk_catalog.rules;
    const CardDef *def = &rules->card[cast->card];
    blocked += cast->blocker != NONE;
    for (uint8_t i = 0; i < def->effect_count && cast->blocker == NONE; i++) {
        const Effect *effect = &def->effect[i];
        if (effect->when == WHEN_REVEALED && cast->up)
            continue;
        const ForecastEffect *means = &cast->effect[next++];
        int meant = 0;
        for (uint8_t at = 0; at < row_count(&s, cast->row); at++)
            meant += is_meant(&s, cast, effect, at);
        ck_assert_uint_eq(means->verb, effect->verb);
        ck_assert_int_ge(meant, means->count);
        ck_assert_int_le(meant, means->count + means->maybe);
        meaning += means->count > 1;
        guessing += means->maybe > 0;
    }
    ck_assert_uint_eq(next, cast->effect_count);
}

// The powers right after the card has come to lie there, had it been revealed.
static void check_powers(const TacticsState *arrived, const Event *event, const Forecast *cast) {
    TacticsState s = *arrived;
    RowPower power;
    s.table[s.row_start[event->to_row] + event->to_at].up = 1;
    for (int i = 0; i < cast->row_count; i++) {
        tactics_power_row(walk_catalog.rules, &s, cast->rows[i].row, &power, NULL);
        ck_assert_mem_eq(cast->rows[i].after, power.eighths, sizeof power.eighths);
        check_parts(&cast->rows[i]);
        if (cast->rows[i].leader_after == SEAT_NONE)
            continue; // nothing lies face up there
        ck_assert_uint_eq(cast->rows[i].leader_after, power.winner);
        ck_assert_uint_eq(cast->rows[i].by_after, power.by);
    }
    hidden += cast->row_count == 0;
}

static void check_turned(const EventList *events, int arrival, const Forecast *cast) {
    const Event *place = &events->item[arrival];
    int count = 0;
    Seat first = SEAT_NONE;
    for (int i = arrival + 1; i < events->count && (cast->acts ? count == 0 : true); i++) {
        const Event *event = &events->item[i];
        const bool above = event->row == place->to_row && event->at + 1 == place->to_at;
        if (!above || event->kind != (cast->acts ? EVENT_REVEAL : EVENT_TURN_UP))
            break;
        if (count == 0)
            ck_assert_uint_eq(event->at, cast->turned_at);
        first = count++ == 0 ? event->owner : first;
    }
    ck_assert_int_eq(count, cast->turns);
    ck_assert_uint_eq(first, cast->turned);
    turned += count;
}

static void check_ending(const TacticsState *before, const TacticsState *after, const EventList *events,
                         int arrival, const Forecast *cast) {
    if (before->phase != PHASE_DEPLOYMENT || events->item[arrival].kind == EVENT_MOVE)
        return; // a move is over only when all that follows from it is
    const TacticsState *next = arrival + 1 < events->count ? scramble_state(0, arrival + 1) : after;
    if (next->phase != PHASE_DEPLOYMENT || next->round != before->round)
        return;
    ck_assert_int_eq(next->ending, before->ending || cast->ends);
    ending += cast->ends;
}

static const TacticsState *tactics_state(const Position *position) {
    return (const TacticsState *)(const void *)position->state;
}

// The position's command.
static void check_command(const Position *position, Rng *rng) {
    const TacticsState *before = tactics_state(position);
    const Command *command = &position->command;
    const Seat seat = position->seat;
    static TacticsView views[2];
    Forecast casts[2];
    TacticsState state = *before, other = *before;
    EventList events = scramble_events(0);
    walk_view(before, seat, &views[0]);
    const bool is_told = tactics_predict(walk_catalog.rules, &views[0], command, &casts[0]);
    const bool puts = command->verb == VERB_PLAY || command->verb == VERB_PUT ||
                      command->verb == VERB_PLACE || (command->verb == VERB_MOVE && command->from != NONE);
    ck_assert(is_told || !puts);
    if (!is_told)
        return;
    scramble(&other, seat, NULL, rng);
    walk_view(&other, seat, &views[1]);
    ck_assert(tactics_predict(walk_catalog.rules, &views[1], command, &casts[1]));
    ck_assert_mem_eq(&casts[0], &casts[1], sizeof casts[0]);
    walk_step(position, &state, &events);
    int arrival = 0;
    while (arrival < events.count && !is_arrival(&events.item[arrival]))
        arrival++;
    ck_assert_int_lt(arrival, events.count);
    const Event *event = &events.item[arrival];
    ck_assert_uint_eq(event->to_row, casts[0].row);
    ck_assert_uint_eq(event->to_at, casts[0].at);
    ck_assert_uint_eq(event->owner, casts[0].owner);
    if (event->kind != EVENT_MOVE)
        ck_assert_int_eq(event->amount != 0, casts[0].up);
    check_powers(scramble_state(0, arrival), event, &casts[0]);
    check_effects(scramble_state(0, arrival), &casts[0]);
    check_turned(&events, arrival, &casts[0]);
    check_ending(before, &state, &events, arrival, &casts[0]);
    told++;
    moved += event->kind == EVENT_MOVE;
    summoned += event->kind == EVENT_SUMMON || command->verb == VERB_PICK;
    shielded += casts[0].shielded;
}

static void look(const Position *position, Rng *rng) {
    Position other = *position;
    for (int i = 0; i < TRIES && position->seat != SEAT_NONE; i++) {
        other.command = position->legal[rng_below(rng, (uint32_t)position->count)];
        check_command(&other, rng);
    }
}

START_TEST(what_is_foretold_happens) {
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 0; seed < 4; seed++)
            walk(table, seed, look);
    ck_assert_int_gt(told, 500);
    ck_assert_int_gt(turned, 0);
    ck_assert_int_gt(moved, 0);
    ck_assert_int_gt(summoned, 0);
    ck_assert_int_gt(ending, 0);
    ck_assert_int_gt(shielded, 0);
    ck_assert_int_gt(hidden, 0);
    ck_assert_int_gt(explained, 0);
    ck_assert_int_gt(blocked, 0);
    ck_assert_int_gt(meaning, 0);
    ck_assert_int_gt(guessing, 0);
}
END_TEST

int test_forecast(void) {
    Suite *suite = suite_create("forecast");
    TCase *tcase = tcase_create("forecast");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, what_is_foretold_happens);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
