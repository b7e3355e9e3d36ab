// SPDX-License-Identifier: MIT
// Tests what is read of measured opponents: good entries are found, one at fault is told and costs only
// itself, and a file that is none costs all of them.
#include "data/strengths.h"

#include "core/platform.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char folder[] = "/tmp/stardeck-strengths-XXXXXX";
static char path[sizeof folder + 20];
static Strengths strengths;
static Problems problems;

static bool load(const char *json) {
    FILE *file = platform_fopen(path, "wb");
    ck_assert(file != NULL && fputs(json, file) >= 0 && fclose(file) == 0);
    problems = (Problems){0};
    return strengths_load(&strengths, folder, &problems);
}

#define ENTRY(game, who, against, percent)                                                                   \
    "{\"game\": " game ", \"who\": " who ", \"against\": " against ", \"percent\": " percent "}"
#define GOOD ENTRY("\"tactics\"", "\"hard\"", "\"normal\"", "86")

START_TEST(what_was_measured_is_found) {
    ck_assert(load("{\"opponents\": [" GOOD ", " ENTRY("\"toy\"", "\"easy\"", "\"greedy\"", "0") "]}"));
    const Strength *hard = strengths_find(&strengths, "tactics", "hard");
    ck_assert(problems_total(&problems) == 0 && hard != NULL);
    ck_assert_str_eq(hard->against, "normal");
    ck_assert_int_eq(hard->percent, 86);
    ck_assert_int_eq(strengths_find(&strengths, "toy", "easy")->percent, 0);
    ck_assert_ptr_null(strengths_find(&strengths, "tactics", "easy"));
    ck_assert_ptr_null(strengths_find(&strengths, "toy", "hard"));
}
END_TEST

#define LONG "\"12345678901234567890123456789012\"" // no room for its end

static const char *const faulty[] = {
    ENTRY("1", "\"easy\"", "\"greedy\"", "50"),
    ENTRY("\"\"", "\"easy\"", "\"greedy\"", "50"),
    ENTRY("\"toy\"", LONG, "\"greedy\"", "50"),
    ENTRY("\"toy\"", "\"easy\"", "null", "50"),
    ENTRY("\"toy\"", "\"easy\"", "\"greedy\"", "101"),
    ENTRY("\"toy\"", "\"easy\"", "\"greedy\"", "-1"),
    ENTRY("\"toy\"", "\"easy\"", "\"greedy\"", "50.5"),
    "{}",
    "7",
    "[]",
};

START_TEST(an_entry_at_fault_costs_only_itself) {
    char json[600];
    snprintf(json, sizeof json, "{\"opponents\": [%s, " GOOD "]}", faulty[_i]);
    ck_assert(load(json));
    ck_assert_int_eq(problems_total(&problems), 1);
    ck_assert_int_eq(strengths.count, 1);
    ck_assert_ptr_nonnull(strengths_find(&strengths, "tactics", "hard"));
    ck_assert_ptr_null(strengths_find(&strengths, "toy", "easy"));
}
END_TEST

START_TEST(no_file_and_one_that_is_none) {
    static const char *const none[] = {"", "{", "[]", "7", "{}", "{\"opponents\": {}}"};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        ck_assert(!load(none[i]));
        ck_assert(problems_total(&problems) > 0 && strengths.count == 0);
    }
    ck_assert_int_eq(remove(path), 0);
    problems = (Problems){0};
    ck_assert(!strengths_load(&strengths, folder, &problems) && problems_total(&problems) == 1);
}
END_TEST

START_TEST(more_than_there_is_room_for) {
    static char json[STRENGTHS_MOST * 100 + 200];
    size_t length = (size_t)snprintf(json, sizeof json, "{\"opponents\": [" GOOD);
    for (int i = 1; i < STRENGTHS_MOST; i++)
        length += (size_t)snprintf(json + length, sizeof json - length, ", " GOOD);
    snprintf(json + length, sizeof json - length, "]}");
    ck_assert(load(json));
    ck_assert_int_eq(strengths.count, STRENGTHS_MOST);
    snprintf(json + length, sizeof json - length, ", " GOOD "]}");
    ck_assert(!load(json));
    ck_assert_int_eq(strengths.count, 0);
}
END_TEST

static void make_folder(void) {
    strcpy(folder + sizeof folder - 7, "XXXXXX");
    ck_assert(platform_make_unique_folder(folder));
    snprintf(path, sizeof path, "%s/" STRENGTHS_FILE, folder);
}

static void remove_folder(void) {
    platform_remove_file(path);
    platform_remove_folder(folder);
}

int test_strengths(void) {
    Suite *suite = suite_create("strengths");
    TCase *tcase = tcase_create("strengths");
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_add_test(tcase, what_was_measured_is_found);
    tcase_add_loop_test(tcase, an_entry_at_fault_costs_only_itself, 0,
                        (int)(sizeof faulty / sizeof faulty[0]));
    tcase_add_test(tcase, no_file_and_one_that_is_none);
    tcase_add_test(tcase, more_than_there_is_room_for);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
