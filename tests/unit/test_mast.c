// SPDX-License-Identifier: MIT
// Tests playouts that learn: what has gone better is chosen more often, per seat, and is forgotten with the
// search.
#include "ai/mast.h"

#include <check.h>
#include <stdlib.h>

static Mast *mast;
static Rng rng;
static const Command pair[2] = {{.verb = 1, .card = 2}, {.verb = 1, .card = 3}};

static void setup(void) {
    mast = malloc(sizeof *mast);
    ck_assert_ptr_nonnull(mast);
    mast_reset(mast);
    rng_seed(&rng, 1);
}

static void teardown(void) {
    free(mast);
}

// The seat gives this command of both, and it comes to `value`.
static void gives(Seat seat, int which, int32_t value) {
    const Command same[2] = {pair[which], pair[which]};
    int32_t values[SEATS_MAX] = {0};
    values[seat] = value;
    mast_start_playout(mast);
    ck_assert_int_eq(mast_choose(mast, seat, same, 2, &rng), 0);
    ck_assert_uint_eq(mast_seats(mast), 1u << seat);
    mast_end_playout(mast, values);
}

// How often in 1000 the seat gives the second of them, when nothing comes of it.
static int seconds(Seat seat) {
    int count = 0;
    for (int i = 0; i < 1000; i++) {
        mast_start_playout(mast);
        count += mast_choose(mast, seat, pair, 2, &rng);
    }
    return count;
}

START_TEST(what_went_better_is_given) {
    for (int i = 0; i < 8; i++) {
        gives(2, 0, -3);
        gives(2, 1, 3);
    }
    const int count = seconds(2);
    ck_assert_int_gt(count, 860); // but for one choice in ten, by chance: then the first
    ck_assert_int_lt(count, 940);
}
END_TEST

// Better than what is usual is what counts, not more than nothing: who stands badly learns as well.
START_TEST(the_usual_is_the_measure) {
    for (int i = 0; i < 8; i++)
        gives(2, 0, -30);
    gives(2, 1, -20);
    ck_assert_int_gt(seconds(2), 860);
}
END_TEST

START_TEST(each_seat_learns_for_itself) {
    for (int i = 0; i < 8; i++) {
        gives(2, 0, -3);
        gives(2, 1, 3);
        gives(1, 0, 3);
        gives(1, 1, -3);
    }
    ck_assert_int_gt(seconds(2), 860);
    ck_assert_int_eq(seconds(1), 0);
    ck_assert_int_eq(seconds(0), 0); // it knows nothing
}
END_TEST

START_TEST(a_new_search_knows_nothing) {
    for (int i = 0; i < 8; i++)
        gives(2, 1, 3);
    mast_reset(mast);
    ck_assert_int_eq(seconds(2), 0);
}
END_TEST

// Wherever it stands among them.
START_TEST(the_best_of_all_drawn_is_given) {
    const Command plain = {.verb = 1, .card = 4};
    for (int i = 0; i < 8; i++) {
        gives(2, 0, 0);
        gives(2, 1, 3);
    }
    for (int place = 0; place < 4; place++) {
        Command drawn[4] = {plain, plain, plain, pair[0]};
        int given = 0;
        drawn[place] = pair[1];
        for (int i = 0; i < 1000; i++) {
            mast_start_playout(mast);
            given += mast_choose(mast, 2, drawn, 4, &rng) == place;
        }
        ck_assert_int_gt(given, 860);
    }
}
END_TEST

// More steps than can be kept are no harm.
START_TEST(long_playouts_are_learned_from_in_part) {
    int32_t values[SEATS_MAX] = {0};
    mast_start_playout(mast);
    for (int i = 0; i < 2 * MAST_STEPS; i++)
        mast_choose(mast, (Seat)(i % SEATS_MAX), pair, 2, &rng);
    ck_assert_uint_eq(mast_seats(mast), (1u << SEATS_MAX) - 1u);
    mast_end_playout(mast, values);
}
END_TEST

int test_mast(void) {
    Suite *suite = suite_create("mast");
    TCase *tcase = tcase_create("playouts that learn");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, what_went_better_is_given);
    tcase_add_test(tcase, the_usual_is_the_measure);
    tcase_add_test(tcase, each_seat_learns_for_itself);
    tcase_add_test(tcase, a_new_search_knows_nothing);
    tcase_add_test(tcase, the_best_of_all_drawn_is_given);
    tcase_add_test(tcase, long_playouts_are_learned_from_in_part);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
