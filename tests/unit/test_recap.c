// SPDX-License-Identifier: MIT
// Tests that a recap depends on nothing its seat can't know: the same commands are played from two positions
// that differ only in what is hidden from it, both are recorded on a reel, and event by event the two recaps
// must be the same to the byte. Likewise the log, for the public. For every game.
#include "../contract/walk.h"
#include "engine/game.h"
#include "play/game_log.h"
#include "play/reel.h"

#include <string.h>

#define TURNS_MOST 9 // commands between two looks at the table

typedef struct Absence {
    Command command[TURNS_MOST];
    int count;
    TestedKeep keep; // what the viewer learns by all of them
} Absence;

typedef struct State {
    alignas(8) uint8_t bytes[STATE_MAX];
} State;

// Chooses commands from here on and what must stay where it is for all of them. False: they show something
// hidden by rule, and can't be compared.
static bool plan(Absence *absence, State state, Seat viewer, Rng rules_rng, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    const Game *game = walk_catalog.game;
    memset(absence, 0, sizeof *absence);
    const int wanted = 2 + (int)rng_below(rng, TURNS_MOST - 1);
    while (absence->count < wanted) {
        const Seat seat = game->to_act(walk_catalog.rules, state.bytes);
        if (seat == SEAT_NONE)
            return absence->count > 1;
        int count = game->legal(walk_catalog.rules, state.bytes, legal, COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = *tested_choice(walk_catalog.game, legal, count, rng);
        if (!tested_game()->keep(&walk_catalog, state.bytes, &command, viewer, &rules_rng, &absence->keep))
            return false;
        absence->command[absence->count++] = command;
        game->apply(walk_catalog.rules, state.bytes, seat, &command, &rules_rng, NULL);
    }
    return true;
}

typedef struct Told {
    Reel reel;
    GameLog log;
} Told;

// Plays the commands from `state` on, taking everything down.
static void play(Told *told, const Match *match, State state, Rng rules_rng, const Absence *absence) {
    told->reel.total = 0;
    memset(&told->log, 0, sizeof told->log);
    for (int i = 0; i < absence->count; i++) {
        View before = {.game = walk_catalog.game, .viewer = SEAT_NONE};
        EventList events = walk_events(0);
        walk_view(state.bytes, SEAT_NONE, before.bytes);
        const Seat seat = walk_catalog.game->to_act(walk_catalog.rules, state.bytes);
        ck_assert_int_eq(walk_catalog.game->apply(walk_catalog.rules, state.bytes, seat, &absence->command[i],
                                                  &rules_rng, &events),
                         VERDICT_OK);
        game_log_record(&told->log, match, &events, told->reel.total + 1, &before);
        reel_add(&told->reel, &events);
    }
}

static Told told[2];
static int compared;

static void compare(const Match *match, const State *state, Seat viewer, const Rng *rules_rng, Rng *rng) {
    Absence absence;
    State other = *state;
    unsigned from[2];
    if (!plan(&absence, *state, viewer, *rules_rng, rng))
        return;
    tested_game()->scramble(other.bytes, viewer, &absence.keep, rng);
    play(&told[0], match, *state, *rules_rng, &absence);
    play(&told[1], match, other, *rules_rng, &absence);
    ck_assert_uint_eq(told[0].reel.total, told[1].reel.total);
    ck_assert(reel_has_missed(&told[0].reel, 0, &from[0]) == reel_has_missed(&told[1].reel, 0, &from[1]));
    ck_assert_uint_eq(from[0], from[1]);
    for (unsigned number = reel_oldest(&told[0].reel); number <= told[0].reel.total; number++) {
        const Event events[2] = {reel_event(&told[0].reel, number, viewer),
                                 reel_event(&told[1].reel, number, viewer)};
        View views[2];
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int i = 0; i < 2; i++)
            reel_view(&told[i].reel, match, number, viewer, &views[i]);
        ck_assert_mem_eq(views[0].bytes, views[1].bytes, walk_catalog.game->view_bytes);
        compared++;
    }
    ck_assert_mem_eq(&told[0].log, &told[1].log, sizeof told[0].log);
}

static void play_and_compare(const SetupOptions *options) {
    State state = {{0}};
    Rng rules_rng, rng;
    Text problem = {0};
    static Command legal[COMMANDS_MAX];
    Match *match = match_create(&walk_catalog, options, NULL, &problem); // only for its views
    ck_assert_ptr_nonnull(match);
    rng_seed(&rules_rng, options->seed);
    rng_seed(&rng, options->seed + 1);
    walk_catalog.game->setup(walk_catalog.rules, options, &rules_rng, state.bytes, NULL);
    for (;;) {
        const Seat seat = walk_catalog.game->to_act(walk_catalog.rules, state.bytes);
        if (seat == SEAT_NONE)
            break;
        for (Seat viewer = 0; viewer < options->seats; viewer++)
            compare(match, &state, viewer, &rules_rng, &rng);
        compare(match, &state, SEAT_NONE, &rules_rng, &rng);
        int count = walk_catalog.game->legal(walk_catalog.rules, state.bytes, legal, COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = *tested_choice(walk_catalog.game, legal, count, &rng);
        walk_catalog.game->apply(walk_catalog.rules, state.bytes, seat, &command, &rules_rng, NULL);
    }
    match_destroy(match);
    text_finish(&problem);
}

START_TEST(a_recap_tells_nothing_hidden) {
    SetupOptions options = tested_game()->table[_i];
    compared = 0;
    ck_assert(reel_open(&told[0].reel, walk_catalog.game));
    ck_assert(reel_open(&told[1].reel, walk_catalog.game));
    for (uint64_t seed = 0; seed < 2 * (uint64_t)tested_game()->games; seed++) {
        options.seed = seed * 1000 + 700 + (uint64_t)_i;
        play_and_compare(&options);
    }
    reel_close(&told[0].reel);
    reel_close(&told[1].reel);
    ck_assert_int_gt(compared, 2000);
}
END_TEST

// What is older than the reel is gone, and the state before the first event told is still there.
START_TEST(old_events_leave) {
    static Event events[100];
    static uint8_t states[100];
    Reel reel;
    unsigned from;
    Game small = *walk_catalog.game;
    small.state_bytes = 1;
    ck_assert(reel_open(&reel, &small));
    const EventList list = {
        .item = events, .count = 100, .capacity = 100, .states = states, .state_bytes = 1};
    Event told_one = {.kind = 0};
    while (!small.story->tells(&told_one))
        told_one.kind++;
    for (int i = 0; i < 100; i++)
        events[i] = (Event){.kind = told_one.kind, .seen_by = SEEN_BY_ALL};
    for (int i = 0; i < 12; i++)
        reel_add(&reel, &list);
    ck_assert_uint_eq(reel.total, 1200);
    ck_assert_uint_eq(reel_oldest(&reel), 1200 - REEL_EVENTS + 1);
    ck_assert(reel_has_missed(&reel, 5, &from));
    ck_assert_uint_eq(from, reel_oldest(&reel) + 1);
    ck_assert(reel_has_missed(&reel, 1199, &from));
    ck_assert_uint_eq(from, 1200);
    ck_assert(!reel_has_missed(&reel, 1200, &from));
    reel_close(&reel);
}
END_TEST

int test_recap(void) {
    Suite *suite = suite_create("recap");
    TCase *tcase = tcase_create("recap");
    tcase_set_timeout(tcase, 300);
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_loop_test(tcase, a_recap_tells_nothing_hidden, 0, walk_tables());
    tcase_add_test(tcase, old_events_leave);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
