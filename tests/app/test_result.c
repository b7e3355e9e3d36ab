// SPDX-License-Identifier: MIT
// Tests the end of a game: which seat has which panel, in which order, and what Tactics says about it.
#include "driven.h"

#include "app/kit/game_table.h"
#include "app/screens/result_lines.h"
#include "games/tactics/commands.h"
#include "games/tactics/tactics.h"
#include "games/tactics/view.h"

#include <check.h>

static App *app;

static void begin(void) {
    app = driven_open("en", 1280, 720);
}

// Four seats with these points; `with` says who counts together.
static int lines_of(const Seat with[4], const int16_t points[4], const bool wins[4],
                    ResultLine out[SEATS_MAX]) {
    Standing standing = {0};
    int16_t all[SEATS_MAX] = {0};
    bool winner[SEATS_MAX] = {0};
    for (int i = 0; i < 4; i++) {
        standing.with[i] = with[i];
        all[i] = points[i];
        winner[i] = wins[i];
    }
    return result_lines(&standing, 4, all, winner, out);
}

START_TEST(who_counts_together_stands_in_one_line) {
    ResultLine line[SEATS_MAX];
    const int count = lines_of((const Seat[]){0, 1, 0, 1}, (const int16_t[]){7, 5, 7, 5},
                               (const bool[]){false, true, false, true}, line);
    ck_assert_int_eq(count, 2);
    ck_assert_int_eq(line[0].seats, 2);
    ck_assert_uint_eq(line[0].seat[1], 2);
    ck_assert_int_eq(line[0].total, 7);
    result_sort(line, count);
    ck_assert(line[0].wins && !line[1].wins); // with fewer points
    ck_assert_uint_eq(line[0].seat[0], 1);
    ck_assert_uint_eq(line[0].seat[1], 3);
}
END_TEST

START_TEST(the_best_come_first) {
    ResultLine line[SEATS_MAX];
    const int count = lines_of((const Seat[]){0, 1, 2, 3}, (const int16_t[]){3, 9, 9, 4},
                               (const bool[]){true, false, false, false}, line);
    ck_assert_int_eq(count, 4);
    line[1].equal = 1;
    line[2].equal = 2;
    result_sort(line, count);
    static const Seat order[] = {0, 2, 1, 3};
    for (int i = 0; i < count; i++)
        ck_assert_uint_eq(line[i].seat[0], order[i]);
}
END_TEST

static const GameScreens *tactics(void) {
    return game_table_of(app->catalog->game)->screens;
}

START_TEST(points_fall_into_parts) {
    TacticsView view = {.seats = 2, .phase = PHASE_GAME_OVER};
    view.seat[1] = (ViewSeat){.points = 14, .points_values = 8, .points_bonus = 2, .points_planets = 4};
    view.seat[1].team = 1;
    view.seat[1].planets = 3;
    ResultLine line = {.seat = {1}, .seats = 1, .total = 14};
    tactics()->result(app, &view, &line);
    ck_assert_int_eq(line.parts, 3);
    ck_assert_int_eq(line.equal, 3);
    static const struct {
        const char *key;
        int points;
    } parts[] = {{"points.values", 8}, {"points.bonus", 2}, {"points.planets", 4}};
    for (int i = 0; i < 3; i++) {
        ck_assert_str_eq(line.part[i].name, app_word(app, parts[i].key));
        ck_assert_int_eq(line.part[i].points, parts[i].points);
    }
}
END_TEST

START_TEST(allies_show_what_lies_in_their_pile) {
    TacticsView view = {.seats = 4, .phase = PHASE_GAME_OVER, .variant = VARIANT_ALLIANCES};
    for (Seat seat = 0; seat < 4; seat++)
        view.seat[seat].team = seat % 2;
    view.seat[1].points_values = 6;
    ResultLine line = {.seat = {1, 3}, .seats = 2};
    tactics()->result(app, &view, &line);
    ck_assert_int_eq(line.part[0].points, 6);
    line = (ResultLine){.seat = {3}, .seats = 1};
    tactics()->result(app, &view, &line);
    ck_assert_int_eq(line.part[0].points, 6);
}
END_TEST

START_TEST(ties_are_told) {
    const ResultLine wins = {.wins = true}, loses = {0};
    ck_assert_str_eq(tactics()->result_tie(app, &wins, &loses), ui_word(app, UI_RESULT_BY_PLANETS));
    ck_assert_str_eq(tactics()->result_tie(app, &wins, &wins), ui_word(app, UI_RESULT_BY_SHARE));
}
END_TEST

int test_result(void) {
    Suite *suite = suite_create("result");
    TCase *tcase = tcase_create("result");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, who_counts_together_stands_in_one_line);
    tcase_add_test(tcase, the_best_come_first);
    tcase_add_test(tcase, points_fall_into_parts);
    tcase_add_test(tcase, allies_show_what_lies_in_their_pile);
    tcase_add_test(tcase, ties_are_told);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
