// SPDX-License-Identifier: MIT
// Tests means, intervals and comparisons: against numbers worked out by hand, and against simulated chance.
#include "play/statistics.h"

#include "core/rng.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>

static Measured one(double part) {
    return (Measured){part, 1};
}

static void ck_near(double got, double expected) {
    ck_assert_msg(fabs(got - expected) < 1e-6, "%f instead of %f", got, expected);
}

// Ten deals: 0 or 1 before, half of them 1; after the same and 0.2 more, but for one of them.
START_TEST(by_hand) {
    PairedSums twins = {0};
    for (int i = 0; i < 40; i++)
        paired_add(&twins, one(i % 2), one(i % 2 + (i % 4 == 0 ? 0.4 : 0)));
    const Estimate before = paired_estimate(&twins, SIDE_BEFORE);
    ck_assert(before.known);
    ck_near(before.mean, 0.5);
    ck_near(before.give, 1.96 * sqrt(0.25 * 40 / (40.0 * 39)));
    const Difference difference = paired_difference(&twins);
    ck_near(difference.mean, 0.1);
    const double spread = 0.25 * 0.3 * 0.3 + 0.75 * 0.1 * 0.1; // of 0.4 a quarter of the time
    ck_near(difference.give, 1.96 * sqrt(spread * 40 / (40.0 * 39)));
    ck_near(difference.chance, erfc(0.1 / sqrt(spread / 39) / sqrt(2)));
}
END_TEST

// Of a ratio: games in which more was played weigh more.
START_TEST(ratios_weigh_by_what_is_whole) {
    PairedSums twins = {0};
    for (int i = 0; i < 20; i++)
        paired_add(&twins, (Measured){i % 2 == 0 ? 3 : 0, i % 2 == 0 ? 4 : 1}, (Measured){0, 0});
    ck_near(paired_estimate(&twins, SIDE_BEFORE).mean, 0.6);
    ck_assert(!paired_estimate(&twins, SIDE_AFTER).known);
    ck_assert(!paired_difference(&twins).known);
}
END_TEST

START_TEST(twins_that_are_the_same_do_not_differ) {
    PairedSums twins = {0};
    for (int i = 0; i < 1000; i++)
        paired_add(&twins, (Measured){i % 3, i % 5}, (Measured){i % 3, i % 5});
    const Difference difference = paired_difference(&twins);
    ck_assert(difference.known && difference.mean == 0 && difference.chance == 1);
}
END_TEST

// What never varies and is another is certainly another; what happened each time still has an interval.
START_TEST(certainties) {
    PairedSums twins = {0};
    for (int i = 0; i < 60; i++)
        paired_add(&twins, one(0), one(1));
    ck_assert(paired_difference(&twins).chance == 0);
    ck_near(paired_estimate(&twins, SIDE_AFTER).give, 0.05);
}
END_TEST

START_TEST(few_deals_say_nothing) {
    PairedSums twins = {0};
    for (int i = 0; i < MEASURED_LEAST - 1; i++)
        paired_add(&twins, one(0), one(1));
    ck_assert(!paired_difference(&twins).known);
    paired_add(&twins, one(0), one(1));
    ck_assert(paired_difference(&twins).known);
}
END_TEST

// Benjamini and Hochberg's own way: the largest place whose chance is below its line, and all before it.
START_TEST(marks) {
    const double chance[] = {0.02, 0.6, 0.001, 0.028, 0.9, 0.012};
    const bool marked[] = {true, false, true, true, false, true}; // lines: 0.0083, 0.0167, 0.025, 0.033, …
    Difference difference[7] = {{0}}, *all[7], *order[7];
    for (int i = 0; i < 6; i++) {
        difference[i] = (Difference){.known = true, .chance = chance[i]};
        all[i] = &difference[i];
    }
    all[6] = &difference[6]; // unknown
    ck_assert_int_eq(differences_mark(all, 7, 0.05, order), 6);
    for (int i = 0; i < 6; i++)
        ck_assert_msg(difference[i].differs == marked[i], "%d", i);
    ck_assert(!difference[6].differs);
}
END_TEST

// ---- against chance: deals that are thrown

#define FIGURES 120
#define DEALS 200

// A figure of which before and after are thrown with `bias` between them; each deal is a little lucky.
static void throw_figure(Rng *rng, PairedSums *twins, uint32_t bias) {
    for (int deal = 0; deal < DEALS; deal++) {
        const uint32_t luck = rng_below(rng, 30);
        const Measured before = {rng_below(rng, 100) < 35 + luck, 1 + rng_below(rng, 2)};
        const Measured after = {rng_below(rng, 100) < 35 + luck + bias, 1 + rng_below(rng, 2)};
        paired_add(twins, before, after);
    }
}

// A report of figures of which the first `biased` differ. Returns how many others are marked.
static int throw_report(Rng *rng, int biased, int *found) {
    Difference difference[FIGURES], *all[FIGURES], *order[FIGURES];
    int wrong = 0;
    for (int i = 0; i < FIGURES; i++) {
        PairedSums twins = {0};
        throw_figure(rng, &twins, i < biased ? 40 : 0);
        difference[i] = paired_difference(&twins);
        all[i] = &difference[i];
    }
    differences_mark(all, FIGURES, 0.05, order);
    for (int i = 0; i < FIGURES; i++)
        *(i < biased ? found : &wrong) += difference[i].differs;
    return wrong;
}

// 200 reports in which nothing differs: ten of them may have a mark, and chance may make them 19 or 20.
START_TEST(it_does_not_cry_wolf) {
    Rng rng;
    int alarms = 0, found = 0;
    rng_seed(&rng, 5);
    for (int report = 0; report < 200; report++)
        alarms += throw_report(&rng, 0, &found) > 0;
    ck_assert_int_le(alarms, 20);
}
END_TEST

START_TEST(what_differs_is_found) {
    Rng rng;
    int wrong = 0, found = 0;
    rng_seed(&rng, 6);
    for (int report = 0; report < 20; report++)
        wrong += throw_report(&rng, 10, &found);
    ck_assert_int_ge(found, 195);
    ck_assert_int_le(wrong, 20); // of 220
}
END_TEST

// The interval holds the true figure 95 times in 100.
START_TEST(intervals_hold) {
    Rng rng;
    int held = 0;
    rng_seed(&rng, 7);
    for (int i = 0; i < 1000; i++) {
        PairedSums twins = {0};
        throw_figure(&rng, &twins, 0);
        const Estimate before = paired_estimate(&twins, SIDE_BEFORE);
        held += fabs(before.mean - 0.495 / 1.5) <= before.give; // 35 and 0 to 29 of 100, to 1.5
    }
    ck_assert_int_ge(held, 930);
    ck_assert_int_le(held, 970);
}
END_TEST

// From tables of the normal distribution and of Student's.
START_TEST(limits) {
    ck_near(normal_limit(0.05), 1.959964);
    ck_near(normal_limit(0.01), 2.575829);
    ck_near(normal_limit(0.4), 0.841621);
    ck_assert(fabs(student_limit(0.05, 30) - 2.0452) < 0.001);
    ck_assert(fabs(student_limit(0.001, 30) - 3.6594) < 0.01);
    ck_assert(fabs(student_limit(0.01, 121) - 2.6174) < 0.001);
    ck_assert(student_limit(0.05, 1000000) - normal_limit(0.05) < 0.0001);
}
END_TEST

int test_statistics(void) {
    Suite *suite = suite_create("statistics");
    TCase *tcase = tcase_create("figures");
    tcase_add_test(tcase, by_hand);
    tcase_add_test(tcase, ratios_weigh_by_what_is_whole);
    tcase_add_test(tcase, twins_that_are_the_same_do_not_differ);
    tcase_add_test(tcase, certainties);
    tcase_add_test(tcase, few_deals_say_nothing);
    tcase_add_test(tcase, marks);
    tcase_add_test(tcase, it_does_not_cry_wolf);
    tcase_add_test(tcase, what_differs_is_found);
    tcase_add_test(tcase, intervals_hold);
    tcase_add_test(tcase, limits);
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
