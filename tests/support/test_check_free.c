// SPDX-License-Identifier: MIT
// Tests of the tests: an assertion that fails under check_free.h still ends its test and reports its place,
// its words and its values; one that holds evaluates its arguments once and tells Check nothing. Each test of
// the inner suite fails at the line it notes.
#include <check.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECTED_MAX 16

typedef struct Expected {
    int line;
    const char *message; // a part of it; the whole one where it has no values
} Expected;

static Expected expected[EXPECTED_MAX];
static int expected_count, gone_on, evaluated;

// To stand on the line of the assertion that fails.
#define FAILS(words) (expected[expected_count++] = (Expected){__LINE__, words})

static int once(int value) {
    evaluated++;
    return value;
}

// Each on one line with what it says.
// clang-format off
START_TEST(test_truth) {
    FAILS("Assertion '2 + 2 == 5' failed"); ck_assert(2 + 2 == 5);
    gone_on++;
}
END_TEST

START_TEST(test_words) {
    FAILS("seven is 7"); ck_assert_msg(once(0) != 0, "%s is %d", "seven", 7);
    gone_on++;
}
END_TEST

START_TEST(test_int) {
    FAILS("Assertion 'once(-3) == 4' failed: once(-3) == -3, 4 == 4"); ck_assert_int_eq(once(-3), 4);
    gone_on++;
}
END_TEST

START_TEST(test_uint) {
    FAILS("Assertion '1u > 2u' failed: 1u == 1, 2u == 2"); ck_assert_uint_gt(1u, 2u);
    gone_on++;
}
END_TEST

START_TEST(test_float) {
    FAILS("failed: 0.5f == 0.5, 1.5f == 1.5"); ck_assert_float_eq_tol(0.5f, 1.5f, 0.1f);
    gone_on++;
}
END_TEST

START_TEST(test_string) {
    FAILS("failed: \"a\" == \"a\", \"b\" == \"b\""); ck_assert_str_eq("a", "b");
    gone_on++;
}
END_TEST

START_TEST(test_bytes) {
    FAILS("failed: \"ab\" == \"6162\", \"ac\" == \"6163\""); ck_assert_mem_eq("ab", "ac", 2);
    gone_on++;
}
END_TEST

START_TEST(test_null) {
    FAILS("!= NULL' failed"); ck_assert_ptr_nonnull(NULL);
    gone_on++;
}
END_TEST

START_TEST(test_abort) {
    FAILS("given up"); ck_abort_msg("given up");
    gone_on++;
}
END_TEST
// clang-format on

static Suite *failing_suite(void) {
    const TTest *const tests[] = {test_truth,  test_words, test_int,  test_uint, test_float,
                                  test_string, test_bytes, test_null, test_abort};
    Suite *suite = suite_create("failing");
    TCase *all = tcase_create("failing");
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
        tcase_add_test(all, tests[i]);
    suite_add_tcase(suite, all);
    return suite;
}

// ---- what holds: Check knows of the mark alone

static int marked;

START_TEST(test_holds) {
    mark_point(), marked = __LINE__;
    evaluated = 0;
    ck_assert(once(1) == 1);
    ck_assert_msg(once(1) == 1, "%d", once(1)); // the words are not wanted
    ck_assert_int_eq(once(2), once(2));
    ck_assert_uint_lt((unsigned)once(3), (unsigned)once(4));
    ck_assert_str_eq("a", "a");
    ck_assert_mem_eq("a", "a", 1);
}
END_TEST

static Suite *holding_suite(void) {
    Suite *suite = suite_create("holding");
    TCase *all = tcase_create("holding");
    tcase_add_test(all, test_holds);
    suite_add_tcase(suite, all);
    return suite;
}

// ---- looked at without Check's assertions, which are what is being tested

static bool all_good = true;

static void expect(bool condition, const char *sentence, const char *detail) {
    if (condition)
        return;
    all_good = false;
    printf("%s: %s\n", sentence, detail);
}

// Without a fork, so that what the tests have noted is known here.
static SRunner *run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_SILENT);
    return runner;
}

static void failures_are_reported(void) {
    SRunner *runner = run(failing_suite());
    const int count = srunner_ntests_failed(runner);
    TestResult **results = srunner_failures(runner);
    expect(count == srunner_ntests_run(runner) && count == expected_count, "each fails", "not all did");
    expect(gone_on == 0, "a test ends with the assertion that fails", "one went on");
    for (int i = 0; i < count && i < expected_count; i++) {
        expect(tr_rtype(results[i]) == CK_FAILURE, "it is a failure, not an error", tr_msg(results[i]));
        expect(strcmp(tr_lfile(results[i]), __FILE__) == 0, "its file", tr_lfile(results[i]));
        expect(tr_lno(results[i]) == expected[i].line, "its line", tr_msg(results[i]));
        expect(strstr(tr_msg(results[i]), expected[i].message) != NULL, expected[i].message,
               tr_msg(results[i]));
    }
    free(results);
    srunner_free(runner);
}

static void what_holds_is_not_told(void) {
    SRunner *runner = run(holding_suite());
    TestResult **results = srunner_results(runner);
    expect(srunner_ntests_failed(runner) == 0, "what holds passes", tr_msg(results[0]));
    expect(tr_lno(results[0]) == marked, "nothing is told after the mark", "the last place is another");
    expect(evaluated == 6, "arguments are evaluated once", "more or less often");
    free(results);
    srunner_free(runner);
}

int test_check_free(void) {
    failures_are_reported();
    what_holds_is_not_told();
    return all_good ? EXIT_SUCCESS : EXIT_FAILURE;
}
