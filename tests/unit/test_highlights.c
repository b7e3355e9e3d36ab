// SPDX-License-Identifier: MIT
// Tests the highlights of a game, from events and views made by hand; and from a whole replayed game.
#include "data/pack.h"
#include "games/tactics/commands.h"
#include "games/tactics/highlights.h"
#include "games/tactics/tactics.h"
#include "play/session.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TARGET(row) ((uint8_t)(10 + (row)))

static Highlights found;
static TacticsView now; // the table as it is

static void begin(void) {
    tactics_highlights_begin(&found);
    memset(&now, 0, sizeof now);
    now.seats = 2;
    now.round = 1;
    for (uint8_t row = 0; row < ROWS; row++) {
        now.row[row] =
            (ViewRow){.target = TARGET(row), .dealt = 1, .leader = SEAT_NONE, .leader_by = WIN_EMPTY};
        now.scored_target[row] = NONE;
        now.scored_winner[row] = SEAT_NONE;
    }
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        now.seat[seat].team = seat;
}

static void step(Event event, const TacticsView *after) {
    tactics_highlights_add(&found, &event, &now, after);
    now = *after;
}

// The powers of a row become these, whole points; who has more leads.
static void set_row(TacticsView *view, uint8_t row, int first, int second) {
    view->row[row].eighths[0] = (uint16_t)(first * 8);
    view->row[row].eighths[1] = (uint16_t)(second * 8);
    view->row[row].leader = first > second ? 0 : 1;
    view->row[row].leader_by = WIN_POWER;
}

// A card is turned up …
static void reveal(Seat owner, uint8_t card, uint8_t row, int first, int second) {
    TacticsView after = now;
    set_row(&after, row, first, second);
    step((Event){.kind = EVENT_REVEAL, .seat = owner, .owner = owner, .card = card, .row = row}, &after);
}

// … and removes another one.
static void remove_one(uint8_t row, int first, int second) {
    TacticsView after = now;
    set_row(&after, row, first, second);
    step((Event){.kind = EVENT_REMOVE, .seat = 0, .owner = 0, .card = 99, .row = row, .amount = 1}, &after);
}

static void plain(TacticsEvent kind) {
    const TacticsView after = now;
    step((Event){.kind = (uint8_t)kind, .seat = 0, .card = NONE, .row = NONE}, &after);
}

// The row is scored as it is, and brings the winner so many points.
static void score(uint8_t row, Seat winner, int points) {
    TacticsView after = now;
    plain(EVENT_SCORE);
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        after.scored_eighths[row][seat] = after.row[row].eighths[seat];
    after.scored_target[row] = now.row[row].target;
    after.scored_winner[row] = winner;
    after.row[row].target = NONE;
    if (winner != SEAT_NONE)
        after.seat[tactics_pile_seat(&after, winner)].points += (int16_t)points;
    step((Event){.kind = EVENT_ROW_WON, .seat = winner, .row = row, .card = TARGET(row)}, &after);
}

START_TEST(the_strongest_row_is_the_one_won_with_most_power) {
    reveal(0, 1, 0, 12, 3);
    reveal(1, 2, 1, 40, 41);
    reveal(0, 3, 2, 9, 41);
    score(0, 0, 2);
    score(1, 1, 5);
    score(2, 0, 1); // by a Galaxy: with less power
    score(3, SEAT_NONE, 0);
    ck_assert_uint_eq(found.best.seat, 1);
    ck_assert_int_eq(found.best.to, 41 * 8);
    ck_assert_uint_eq(found.best.target, TARGET(1));
    ck_assert_uint_eq(found.best.round, 1);
}
END_TEST

START_TEST(nothing_remarkable_is_nothing) {
    plain(EVENT_TURN);
    score(0, SEAT_NONE, 0);
    ck_assert_uint_eq(found.best.seat, SEAT_NONE);
    ck_assert_uint_eq(found.swing.seat, SEAT_NONE);
    ck_assert_uint_eq(found.decided.seat, SEAT_NONE);
}
END_TEST

// All that follows from a card counts as one: +5 of its own and two cards of the other one gone.
START_TEST(a_swing_is_all_that_one_card_brings_about) {
    reveal(1, 1, 2, 4, 22);
    reveal(0, 7, 2, 9, 22);
    remove_one(2, 9, 14);
    remove_one(2, 9, 0);
    plain(EVENT_TURN);
    ck_assert_uint_eq(found.swing.card, 7);
    ck_assert_uint_eq(found.swing.owner, 0);
    ck_assert_int_eq(found.swing.from, (4 - 22) * 8);
    ck_assert_int_eq(found.swing.to, 9 * 8);
    ck_assert_int_eq(found.swing.worth, (9 + 18) * 8);
    ck_assert_uint_eq(found.swing.target, TARGET(2));
}
END_TEST

static void turn_by_removal(uint8_t card, uint8_t row) {
    reveal(1, 1, row, 0, 8);
    reveal(0, card, row, 3, 8);
    remove_one(row, 3, 0);
}

START_TEST(a_card_decides_that_turned_a_row_for_good) {
    turn_by_removal(7, 0);
    score(0, 0, 4);
    ck_assert_uint_eq(found.decided.card, 7);
    ck_assert_uint_eq(found.decided.seat, 0);
    ck_assert_uint_eq(found.decided.target, TARGET(0));
    ck_assert_int_eq(found.decided_rows, 1);
}
END_TEST

START_TEST(of_several_the_one_that_brought_most) {
    turn_by_removal(7, 0);
    turn_by_removal(8, 1);
    turn_by_removal(9, 2);
    score(0, 0, 4);
    score(1, 0, 9);
    score(2, 0, 6);
    ck_assert_uint_eq(found.decided.card, 8);
    ck_assert_int_eq(found.decided_rows, 3);
}
END_TEST

START_TEST(a_row_that_is_turned_back_is_not_decided) {
    turn_by_removal(7, 0);
    reveal(1, 2, 0, 3, 20); // by its own power alone
    score(0, 1, 4);
    ck_assert_uint_eq(found.decided.seat, SEAT_NONE);
}
END_TEST

// The last card that turned it did so by its own power.
START_TEST(nor_one_that_is_turned_back_twice) {
    turn_by_removal(7, 0);
    reveal(1, 2, 0, 3, 20);
    reveal(0, 9, 0, 30, 20);
    score(0, 0, 4);
    ck_assert_uint_eq(found.decided.seat, SEAT_NONE);
}
END_TEST

START_TEST(more_power_alone_decides_nothing) {
    reveal(1, 1, 0, 0, 8);
    reveal(0, 7, 0, 15, 8);
    score(0, 0, 4);
    ck_assert_uint_eq(found.decided.seat, SEAT_NONE);
}
END_TEST

START_TEST(a_new_round_begins_with_new_rows) {
    turn_by_removal(7, 0);
    TacticsView after = now;
    after.round = 2;
    after.row[0].leader = SEAT_NONE;
    step((Event){.kind = EVENT_ROUND, .seat = SEAT_NONE, .card = NONE, .amount = 2}, &after);
    score(0, 0, 4);
    ck_assert_uint_eq(found.decided.seat, SEAT_NONE);
    ck_assert_uint_eq(found.rounds, 2);
}
END_TEST

START_TEST(in_top_secret_no_target_is_named) {
    now.flags = FLAG_TOP_SECRET;
    turn_by_removal(7, 0);
    score(0, 0, 0);
    ck_assert_uint_eq(found.decided.card, 7); // though nobody may know what it brought
    ck_assert_uint_eq(found.best.target, NONE);
    ck_assert_uint_eq(found.swing.target, NONE);
    ck_assert_uint_eq(found.decided.target, NONE);
}
END_TEST

START_TEST(in_blind_trust_a_team_counts_together) {
    now.seats = 4;
    now.variant = VARIANT_BLIND_TRUST;
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        now.seat[seat].team = seat % 2;
    TacticsView after = now;
    after.row[0].eighths[1] = 5 * 8;
    after.row[0].eighths[2] = 6 * 8;
    after.row[0].eighths[3] = 4 * 8;
    after.row[0].leader = 3;
    step((Event){.kind = EVENT_REVEAL, .seat = 3, .owner = 3, .card = 5, .row = 0}, &after);
    score(0, 3, 2);
    ck_assert_uint_eq(found.best.seat, 1);
    ck_assert_int_eq(found.best.to, 9 * 8);
    ck_assert_int_eq(found.swing.to, 3 * 8);
}
END_TEST

START_TEST(turns_are_counted) {
    for (int i = 0; i < 5; i++)
        plain(EVENT_TURN);
    ck_assert_uint_eq(found.turns, 5);
    ck_assert_uint_eq(found.rounds, 1);
}
END_TEST

// ---- a whole game

typedef struct Told {
    int events, won;
    int best; // eighths of the strongest winner, counted another way
    TacticsView last;
} Told;

static Told told;

static void take(void *context, const Event *event, const void *before, const void *after) {
    const TacticsView *view = after;
    Told *to = context;
    ck_assert((before == NULL) == (to->events == 0));
    ck_assert(before == NULL || memcmp(before, &to->last, sizeof to->last) == 0);
    ck_assert_uint_eq(view->viewer, SEAT_NONE);
    ck_assert(event->kind != EVENT_DRAW || event->card == NONE);
    if (event->kind == EVENT_ROW_WON && event->seat != SEAT_NONE) {
        const int power = view->scored_eighths[event->row][event->seat];
        to->best = power > to->best ? power : to->best;
        to->won++;
    }
    to->last = *view;
    to->events++;
    tactics_highlights_add(&found, event, before, after);
}

START_TEST(a_game_is_told_once_more_as_the_public_saw_it) {
    Problems problems = {0};
    Text problem = {0};
    const char *cards = getenv("STARDECK_CARDS");
    Catalog catalog;
    char path[1024];
    snprintf(path, sizeof path, "%s/tactics", cards != NULL ? cards : "cards");
    ck_assert(pack_load(&catalog, &tactics_game, path, &problems));
    SessionOptions options = {.setup = {.seats = 3, .faction = {0, 1, 2}, .first = SEAT_NONE, .seed = 7}};
    for (int seat = 0; seat < 3; seat++)
        options.who[seat] = opponent_find("random");
    Session *session = session_create(&catalog, &options, &problem);
    ck_assert_ptr_nonnull(session);
    while (session_stage(session) != SESSION_OVER)
        session_finish_showing(session);
    memset(&told, 0, sizeof told);
    tactics_highlights_begin(&found);
    ck_assert(session_replay_public(session, take, &told));
    ck_assert_int_gt(told.won, 4);
    ck_assert_int_eq(found.best.to, told.best);
    ck_assert(memcmp(&told.last, session_view(session)->bytes, sizeof told.last) == 0);
    ck_assert_uint_eq(found.rounds, told.last.round);
    session_destroy(session);
    pack_finish(&catalog);
}
END_TEST

int test_highlights(void) {
    Suite *suite = suite_create("highlights");
    TCase *tcase = tcase_create("highlights");
    tcase_set_timeout(tcase, 60);
    tcase_add_checked_fixture(tcase, begin, NULL);
    tcase_add_test(tcase, the_strongest_row_is_the_one_won_with_most_power);
    tcase_add_test(tcase, nothing_remarkable_is_nothing);
    tcase_add_test(tcase, a_swing_is_all_that_one_card_brings_about);
    tcase_add_test(tcase, a_card_decides_that_turned_a_row_for_good);
    tcase_add_test(tcase, of_several_the_one_that_brought_most);
    tcase_add_test(tcase, a_row_that_is_turned_back_is_not_decided);
    tcase_add_test(tcase, nor_one_that_is_turned_back_twice);
    tcase_add_test(tcase, more_power_alone_decides_nothing);
    tcase_add_test(tcase, a_new_round_begins_with_new_rows);
    tcase_add_test(tcase, in_top_secret_no_target_is_named);
    tcase_add_test(tcase, in_blind_trust_a_team_counts_together);
    tcase_add_test(tcase, turns_are_counted);
    tcase_add_test(tcase, a_game_is_told_once_more_as_the_public_saw_it);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
