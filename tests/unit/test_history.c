// SPDX-License-Identifier: MIT
// Tests the history of games: what is added is counted, a game that ends twice counts once, and a broken line
// costs nothing but itself.
#include "data/history.h"

#include "core/file_kind.h"
#include "core/platform.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char folder[] = "/tmp/stardeck-history-XXXXXX", path[80];

static void make_folder(void) {
    strcpy(folder + sizeof folder - 7, "XXXXXX");
    ck_assert(platform_make_unique_folder(folder));
    snprintf(path, sizeof path, "%s/%s", folder, HISTORY_NAME);
}

static void remove_folder(void) {
    platform_remove_file(path);
    platform_remove_folder(folder);
}

// A game of one person at the first seat against a computer.
static HistoryGame game_of(const char *file, const char *game, int number, bool won) {
    HistoryGame made = {.seats = 2, .commands = 40, .seed = UINT64_C(18446744073709551615)};
    snprintf(made.file, sizeof made.file, "%s", file);
    snprintf(made.game, sizeof made.game, "%s", game);
    snprintf(made.date, sizeof made.date, "2026-11-29");
    made.seat[0] = (HistorySeat){.side = "klingon", .number = number, .won = won};
    made.seat[1] = (HistorySeat){.side = "romulan", .plays = "hard", .number = 30, .won = !won};
    return made;
}

static void add(const char *file, const char *game, int number, bool won) {
    Text problem = {0};
    const HistoryGame made = game_of(file, game, number, won);
    ck_assert_msg(history_add(path, &made, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

static HistorySum sum_of(const char *file) {
    const HistoryGame made = game_of(file, "tactics", 0, false);
    return history_sum(path, &made);
}

static void check_sum(HistorySum sum, int games, int won, int row, int best) {
    ck_assert_int_eq(sum.games, games);
    ck_assert_int_eq(sum.won, won);
    ck_assert_int_eq(sum.row, row);
    ck_assert_int_eq(sum.best, best);
}

static int lines(void) {
    FILE *file = file_open(path);
    int count = 0;
    ck_assert_ptr_nonnull(file);
    for (int c = fgetc(file); c != EOF; c = fgetc(file))
        count += c == '\n';
    fclose(file);
    return count;
}

static void append(const char *text) {
    FILE *file = platform_fopen(path, "ab");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    fclose(file);
}

START_TEST(games_are_counted_by_their_kind) {
    check_sum(sum_of("none"), 0, 0, 0, 0);
    add("1", "tactics", -5, false);
    check_sum(sum_of("none"), 1, 0, 0, -5); // also if nothing was above 0
    add("2", "tactics", 41, true);
    add("3", "star_empires", 99, true); // another game
    add("4", "tactics", 37, true);
    check_sum(sum_of("none"), 3, 2, 2, 41);
    check_sum(sum_of("2"), 1, 0, 0, -5); // those before it
    add("5", "tactics", 12, false);
    check_sum(sum_of("none"), 4, 2, 0, 41);
}
END_TEST

START_TEST(a_game_that_ends_again_counts_once) {
    add("1", "tactics", 50, true);
    add("2", "tactics", 20, true);
    add("1", "tactics", 44, false);         // taken back and lost
    check_sum(sum_of("none"), 2, 1, 1, 44); // it keeps its place
    check_sum(sum_of("1"), 0, 0, 0, 0);
    ck_assert_int_eq(lines(), 2);
}
END_TEST

START_TEST(others_are_no_games_of_ones_own) {
    Text problem = {0};
    HistoryGame made = game_of("1", "tactics", 60, true);
    made.seat[1].plays[0] = '\0'; // two persons
    ck_assert_int_eq(history_person(&made), -1);
    ck_assert(history_add(path, &made, &problem));
    made = game_of("2", "tactics", 60, true);
    snprintf(made.seat[0].plays, sizeof made.seat[0].plays, "easy"); // none
    ck_assert_int_eq(history_person(&made), -1);
    ck_assert(history_add(path, &made, &problem));
    made = game_of("3", "tactics", 60, true);
    made.seats = 3; // more seats are another kind
    snprintf(made.seat[2].plays, sizeof made.seat[2].plays, "easy");
    ck_assert(history_add(path, &made, &problem));
    check_sum(sum_of("none"), 0, 0, 0, 0);
    check_sum(history_sum(path, &(HistoryGame){.game = "tactics", .seats = 3}), 1, 1, 1, 60);
    text_finish(&problem);
}
END_TEST

// What can't be read stays: it may be a newer program's.
START_TEST(a_broken_line_costs_only_itself) {
    add("1", "tactics", 41, true);
    append("{\"file\": \"2\", \"game\": \"tactics\"\n\n[]\n{\"file\": 7}\nnot JSON");
    add("3", "tactics", 22, true);
    check_sum(sum_of("none"), 2, 2, 2, 41);
    ck_assert_int_eq(lines(), 6);
}
END_TEST

// The oldest make room, a game a line.
START_TEST(the_file_does_not_grow_for_ever) {
    char text[1024];
    memset(text, 'x', sizeof text);
    text[sizeof text - 2] = '\n';
    text[sizeof text - 1] = '\0';
    add("1", "tactics", 99, true);
    for (size_t size = 0; size < HISTORY_BYTES_MAX; size += sizeof text)
        append(text);
    add("2", "tactics", 41, true);
    add("3", "tactics", 30, true);
    check_sum(sum_of("none"), 2, 2, 2, 41);
    PlatformFacts facts;
    ck_assert(platform_facts(path, &facts));
    ck_assert(facts.bytes <= HISTORY_BYTES_MAX);
}
END_TEST

START_TEST(without_a_folder_it_says_so) {
    Text problem = {0};
    const HistoryGame made = game_of("1", "tactics", 1, true);
    ck_assert(!history_add("/nowhere/at/all", &made, &problem));
    ck_assert_uint_gt(problem.length, 0);
    text_finish(&problem);
}
END_TEST

int test_history(void) {
    Suite *suite = suite_create("history");
    TCase *tests = tcase_create("history");
    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_test(tests, games_are_counted_by_their_kind);
    tcase_add_test(tests, a_game_that_ends_again_counts_once);
    tcase_add_test(tests, others_are_no_games_of_ones_own);
    tcase_add_test(tests, a_broken_line_costs_only_itself);
    tcase_add_test(tests, the_file_does_not_grow_for_ever);
    tcase_add_test(tests, without_a_folder_it_says_so);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
