// SPDX-License-Identifier: MIT
// Tests that many unknown ids of a kind become one message, by what the problems say they are about and not
// by their words.
#include "data/pack_unknown_ids.h"

#include <check.h>
#include <string.h>

static Problems problems;
static UnknownIds *ids;

static void begin(void) {
    problems = (Problems){0};
    ids = unknown_ids_open(&problems);
    ck_assert_ptr_nonnull(ids);
}

static void add(const char *kind, const char *id, bool near, const char *message) {
    UnknownId unknown = {.near = near};
    text_copy(unknown.kind, sizeof unknown.kind, kind);
    text_copy(unknown.id, sizeof unknown.id, id);
    problems_add_unknown(unknown_ids_problems(ids), "maps.json", 3, 5, &unknown, message);
}

static void end(int count) {
    unknown_ids_close(ids);
    ck_assert_int_eq(problems.count, count);
}

START_TEST(three_of_a_kind_are_one_message_whatever_their_words_are) {
    begin();
    add("territory", "vega", false, "[id] vega: unbekannt");
    add("territory", "rigel", false, "[id] rigel: unbekannt");
    add("race", "orion", false, "[id] orion: unbekannt");
    add("territory", "vega", false, "[id] vega: unbekannt");
    add("territory", "deneb", false, "[id] deneb: unbekannt");
    end(2);
    ck_assert_str_eq(problems.item[0].message, "there are 3 territory ids here that nothing lists: \"vega\", "
                                               "\"rigel\", \"deneb\". List each, or mend it");
    ck_assert_int_eq(problems.item[0].line, 3);
    ck_assert_str_eq(problems.item[1].message, "orion: unbekannt");
}
END_TEST

START_TEST(a_misspelling_stays_a_message_of_its_own) {
    begin();
    add("territory", "vega", false, "[id] one");
    add("territory", "novva", true, "[id] two");
    add("territory", "rigel", false, "[id] three");
    end(3);
}
END_TEST

START_TEST(other_problems_pass_however_they_read) {
    begin();
    for (int i = 0; i < 3; i++)
        problems_add(unknown_ids_problems(ids), "maps.json", i + 1, 1,
                     "[id] there is no territory \"id%d\". Allowed: nothing", i);
    ck_assert_int_eq(problems.count, 3); // at once
    end(3);
}
END_TEST

int test_unknown_ids(void) {
    Suite *suite = suite_create("unknown ids");
    TCase *tcase = tcase_create("one message");
    tcase_add_test(tcase, three_of_a_kind_are_one_message_whatever_their_words_are);
    tcase_add_test(tcase, a_misspelling_stays_a_message_of_its_own);
    tcase_add_test(tcase, other_problems_pass_however_they_read);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
