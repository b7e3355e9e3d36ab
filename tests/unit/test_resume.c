// SPDX-License-Identifier: MIT
// Tests resuming a game: wherever an evening is interrupted, the session made from its commands is in the
// same state as the original one, with the same log, the same recaps and the same future.
#include "../contract/tested.h"
#include "engine/game.h"
#include "play/session.h"
#include "played.h"

#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 40000
// To go on with a game takes as long as its past: of a long one so many places are tried, but with
// STARDECK_IN_FULL, as at night.
#define PLACES 30

static bool in_full(void) {
    return getenv("STARDECK_IN_FULL") != NULL;
}

static SessionOptions options_of(const SetupOptions *setup, unsigned computers, uint64_t seed) {
    SessionOptions options = {.setup = *setup};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < setup->seats; seat++)
        options.who[seat] = (computers >> seat & 1) != 0 ? opponents[0] : NULL;
    return options;
}

static Session *start(const SessionOptions *options) {
    Text problem = {0};
    Session *session = session_create(&played_catalog, options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    return session;
}

static void count_new(void *context, const Match *match, Seat seat, const Command *command) {
    (void)match, (void)seat, (void)command;
    ++*(int *)context;
}

// As if it had been broken off after so many commands. *fresh: how many new ones there are after that.
static Session *resume(const Session *session, int count, int *fresh) {
    const Match *match = session_match(session);
    SavedCommand *past = calloc((size_t)count + 1, sizeof *past);
    Text problem = {0};
    ck_assert_ptr_nonnull(past);
    for (int i = 0; i < count; i++) {
        const LogEntry *entry = match_log(match, i);
        past[i] = (SavedCommand){.seat = entry->seat, .command = entry->command, .hash = entry->hash};
    }
    *fresh = 0;
    Session *again = session_resume(&played_catalog, session_options(session),
                                    &(SessionPast){.command = past,
                                                   .count = count,
                                                   .recap = true,
                                                   .ask_openly = true,
                                                   .listener = count_new,
                                                   .listener_context = fresh},
                                    &problem);
    ck_assert_msg(again != NULL, "%s", text_string(&problem));
    free(past);
    text_finish(&problem);
    return again;
}

static void same_log(const Session *a, const Session *b) {
    ck_assert_int_eq(session_log(a)->count, session_log(b)->count);
    for (int i = 0; i < session_log(a)->count; i++)
        ck_assert_mem_eq(game_log_item(session_log(a), i), game_log_item(session_log(b), i),
                         sizeof(GameLogItem));
}

static void same_view(const View *a, const View *b) {
    ck_assert_uint_eq(a->viewer, b->viewer);
    ck_assert_mem_eq(a->bytes, b->bytes, a->game->view_bytes);
}

// What the person who has just taken the seat is told.
static void same_recap(const Session *a, const Session *b) {
    ck_assert_int_eq(session_stage(a), session_stage(b));
    ck_assert_int_eq(session_event_count(a), session_event_count(b));
    ck_assert(session_can_recap(a) == session_can_recap(b));
    same_view(session_view(a), session_view(b));
    for (int i = 0; i < session_event_count(a); i++) {
        const Event one = session_event(a, i), other = session_event(b, i);
        View before, after;
        ck_assert_mem_eq(&one, &other, sizeof one);
        ck_assert_uint_eq(session_event_number(a, i), session_event_number(b, i));
        session_event_view(a, i, &before);
        session_event_view(b, i, &after);
        same_view(&before, &after);
    }
}

static void decide(Session *session, Rng *chance) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    const Command *command = tested_choice(played_catalog.game, legal, count, chance);
    for (int i = 0; i < 20 && command->count > 0; i++)
        command = tested_choice(played_catalog.game, legal, count, chance);
    const Command copy = *command;
    ck_assert_uint_eq(session_submit(session, &copy), VERDICT_OK);
}

static void step(Session *session, Rng *chance) {
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        session_take_seat(session);
        break;
    case SESSION_DECIDING:
        decide(session, chance);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        break;
    case SESSION_SHOWING:
    case SESSION_RECAP:
    case SESSION_SCORING:
        session_finish_showing(session);
        break;
    case SESSION_THINKING:
    case SESSION_WATCHING:
    case SESSION_OVER:
        break;
    }
}

// At the curtain two sessions can be compared to the last detail.
static int compare_at_curtain(Session *session) {
    int fresh;
    Session *again = resume(session, match_log_count(session_match(session)), &fresh);
    ck_assert_int_eq(session_stage(again), SESSION_CURTAIN);
    ck_assert_uint_eq(session_next_seat(again), session_next_seat(session));
    ck_assert_uint_eq(session_viewer(again), SEAT_NONE);
    ck_assert_int_eq(fresh, 0);
    same_log(session, again);
    session_take_seat(session);
    session_take_seat(again);
    same_recap(session, again);
    session_destroy(again);
    return 1;
}

START_TEST(a_curtain_comes_again_as_it_was) {
    int compared = 0;
    for (int table = 0; table < played_table_count; table++) {
        const SessionOptions options = options_of(&played_table[table], table % 3 == 0 ? 2 : 0, 40);
        Session *session = start(&options);
        Rng chance;
        int here = 0;
        rng_seed(&chance, (uint64_t)table);
        for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++)
            if (session_stage(session) == SESSION_CURTAIN &&
                rng_below(&chance, here < PLACES / 3 || in_full() ? 4 : 20) == 0)
                here += compare_at_curtain(session);
            else
                step(session, &chance);
        compared += here;
        ck_assert_int_eq(session_stage(session), SESSION_OVER);
        session_destroy(session);
    }
    ck_assert_int_gt(compared, played_table_count);
}
END_TEST

// Broken off after any number of commands: nobody's hand is to be seen, the past is as it was, and what is
// done after it was asked for.
static void check_broken_off(const Session *whole, int count) {
    int fresh;
    Session *again = resume(whole, count, &fresh);
    const Match *match = session_match(again);
    ck_assert_int_eq(match_log_count(match), count + fresh);
    for (int i = 0; i < match_log_count(match); i++)
        ck_assert_uint_eq(match_log(match, i)->hash, match_log(session_match(whole), i)->hash);
    int persons = 0;
    for (Seat seat = 0; seat < session_options(again)->setup.seats; seat++)
        persons += session_is_person(again, seat);
    if (persons != 1)
        ck_assert_uint_eq(session_viewer(again), SEAT_NONE);
    ck_assert_int_ne(session_stage(again), SESSION_RECAP);
    ck_assert_int_ne(session_stage(again), SESSION_END_TURN);
    session_destroy(again);
}

START_TEST(it_can_be_broken_off_anywhere) {
    for (int table = 0; table < played_table_count; table++) {
        const unsigned computers = (unsigned)table * 7 % (1u << SEATS_MAX); // from nobody to all
        const SessionOptions options = options_of(&played_table[table], computers, 90);
        Session *session = start(&options);
        Rng chance;
        rng_seed(&chance, 17);
        while (session_stage(session) != SESSION_OVER)
            step(session, &chance);
        const int whole = match_log_count(session_match(session));
        const uint32_t apart = in_full() || whole < 6 * PLACES ? 12 : 2 * (uint32_t)whole / PLACES;
        for (int count = 0; count < whole; count += 1 + (int)rng_below(&chance, apart))
            check_broken_off(session, count);
        check_broken_off(session, whole);
        session_destroy(session);
    }
}
END_TEST

// Computers alone: whatever the interruptions, it is the same game to the last hash.
START_TEST(computers_go_on_as_they_would_have) {
    const SessionOptions options = options_of(&played_table[0], ~0u, 3);
    Session *session = start(&options), *again = start(&options);
    Rng chance;
    int fresh;
    rng_seed(&chance, 3);
    while (session_stage(session) != SESSION_OVER)
        step(session, &chance);
    while (session_stage(again) != SESSION_OVER) {
        step(again, &chance);
        if (rng_below(&chance, 20) == 0) {
            Session *later = resume(again, match_log_count(session_match(again)), &fresh);
            session_destroy(again);
            again = later;
        }
    }
    ck_assert_int_eq(match_log_count(session_match(again)), match_log_count(session_match(session)));
    ck_assert_uint_eq(match_hash(session_match(again)), match_hash(session_match(session)));
    same_log(session, again);
    session_destroy(session);
    session_destroy(again);
}
END_TEST

int test_resume(void) {
    Suite *suite = suite_create("resume");
    TCase *tcase = tcase_create("session");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, a_curtain_comes_again_as_it_was);
    tcase_add_test(tcase, it_can_be_broken_off_anywhere);
    tcase_add_test(tcase, computers_go_on_as_they_would_have);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
