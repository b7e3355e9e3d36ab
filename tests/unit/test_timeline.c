// SPDX-License-Identifier: MIT
// Tests animated numbers, with a clock that the test controls.
#include "gfx/timeline.h"

#include <check.h>

static Timeline timeline;
static float value, other;
static uint64_t now;

static void setup(void) {
    timeline_init(&timeline, 1, false);
    value = other = 0;
    now = 1000;
    timeline_update(&timeline, now);
}

static bool pass(unsigned ms) {
    now += ms;
    return timeline_update(&timeline, now);
}

static void expect(float number, float wanted) {
    ck_assert_float_eq_tol(number, wanted, 0.01f);
}

START_TEST(moves_and_ends) {
    timeline_add_ms(&timeline, &value, 10, MOTION_HOVER, 0, 100);
    ck_assert(timeline_running(&timeline));
    ck_assert(pass(50));
    expect(value, 5);
    ck_assert(!pass(50));
    expect(value, 10);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(waits_for_its_delay) {
    timeline_add_ms(&timeline, &value, 10, MOTION_HOVER, 100, 100);
    expect(timeline_remaining_ms(&timeline), 200);
    pass(99);
    expect(value, 0);
    value = 4; // what it has when the tween begins is where the tween begins
    pass(51);
    ck_assert_float_gt(value, 4);
    pass(100);
    expect(value, 10);
}
END_TEST

START_TEST(chains_on_one_value) {
    timeline_add_ms(&timeline, &value, 10, MOTION_HOVER, 0, 100);
    timeline_add_ms(&timeline, &value, 0, MOTION_HOVER, timeline_remaining_ms(&timeline), 100);
    pass(100);
    expect(value, 10);
    pass(50);
    expect(value, 5);
    ck_assert(!pass(50));
    expect(value, 0);
}
END_TEST

START_TEST(a_chain_ends_right_however_late) {
    timeline_add_ms(&timeline, &value, 3, MOTION_HOVER, 300, 100);
    timeline_add_ms(&timeline, &other, 1, MOTION_HOVER, 0, 100);
    timeline_add_ms(&timeline, &value, 7, MOTION_HOVER, 500, 100);
    ck_assert(!pass(5000));
    expect(value, 7);
    expect(other, 1);
}
END_TEST

START_TEST(the_later_tween_takes_over) {
    timeline_add_ms(&timeline, &value, 100, MOTION_HOVER, 0, 1000);
    pass(500);
    expect(value, 50);
    timeline_add_ms(&timeline, &value, 0, MOTION_HOVER, 0, 100);
    pass(50);
    expect(value, 25);
    ck_assert(!pass(50));
    expect(value, 0);
}
END_TEST

START_TEST(skip_ends_everything) {
    timeline_add_ms(&timeline, &value, 5, MOTION_HOVER, 0, 100);
    timeline_add_ms(&timeline, &value, 9, MOTION_HOVER, 200, 100);
    timeline_add(&timeline, &other, 1, MOTION_CONQUER, 1000);
    timeline_skip(&timeline);
    expect(value, 9);
    expect(other, 1);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(speed_counts) {
    timeline.speed = 2;
    timeline_add_ms(&timeline, &value, 10, MOTION_HOVER, 0, 100);
    ck_assert(!pass(50));
    expect(value, 10);
    timeline.speed = 0;
    timeline_add(&timeline, &value, 3, MOTION_CONQUER, 500);
    expect(value, 3);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(reduced_motion_only_fades) {
    timeline_init(&timeline, 1, true);
    timeline_update(&timeline, now);
    timeline_add(&timeline, &value, 1, MOTION_CONQUER, 0);
    timeline_add(&timeline, &other, 1, MOTION_GLOW_OUT, 0);
    ck_assert(pass(1));
    expect(value, 1);
    ck_assert(!pass(120));
    expect(other, 1);
}
END_TEST

START_TEST(forgets_what_goes_away) {
    float several[2] = {0, 0};
    timeline_add_ms(&timeline, &several[0], 1, MOTION_HOVER, 0, 100);
    timeline_add_ms(&timeline, &several[1], 1, MOTION_HOVER, 0, 100);
    timeline_add_ms(&timeline, &value, 1, MOTION_HOVER, 0, 100);
    timeline_forget(&timeline, several, sizeof several);
    pass(200);
    expect(several[0], 0);
    expect(several[1], 0);
    expect(value, 1);
}
END_TEST

START_TEST(too_many_are_set_at_once) {
    static float many[TWEENS_MAX + 1];
    for (int i = 0; i <= TWEENS_MAX; i++)
        timeline_add_ms(&timeline, &many[i], 1, MOTION_HOVER, 0, 100);
    expect(many[0], 0);
    expect(many[TWEENS_MAX], 1);
    pass(100);
    expect(many[0], 1);
}
END_TEST

START_TEST(every_motion_has_length_and_curve) {
    for (int motion = 0; motion < MOTION_COUNT; motion++) {
        ck_assert_float_gt(motion_ms((Motion)motion), 0);
        expect(motion_ease((Motion)motion, 0), 0);
        expect(motion_ease((Motion)motion, 1), 1);
    }
}
END_TEST

START_TEST(follows_only_where_it_has_to) {
    timeline_follow(&timeline, &value, 0, MOTION_HOVER, 0);
    ck_assert(!timeline_running(&timeline)); // it is there
    timeline_follow(&timeline, &value, 10, MOTION_HOVER, 0);
    pass(45);
    timeline_follow(&timeline, &value, 10, MOTION_HOVER, 0);
    pass(46);
    expect(value, 10); // was not put off
    timeline_follow(&timeline, &value, 0, MOTION_HOVER, 0);
    pass(45);
    timeline_follow(&timeline, &value, 10, MOTION_HOVER, 0); // thinks better of it
    pass(100);
    expect(value, 10);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(tells_what_runs_of_some) {
    float two[2] = {0, 0};
    timeline_add(&timeline, &two[1], 1, MOTION_HOVER, 0);
    timeline_add(&timeline, &value, 1, MOTION_HOVER, 0);
    ck_assert_int_eq(timeline_running_in(&timeline, two, sizeof two), 1);
    ck_assert_int_eq(timeline.count, 2);
    ck_assert_int_eq(timeline_running_in(&timeline, NULL, 0), 0);
    timeline_forget(&timeline, two, sizeof two);
    ck_assert_int_eq(timeline_running_in(&timeline, two, sizeof two), 0);
    pass(200);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(what_must_be_seen_takes_its_time_at_any_speed) {
    timeline.speed = 2;
    ck_assert_float_eq(timeline_least_ms(&timeline, 900, 300), 900);
    timeline.speed = 12;
    ck_assert_float_eq(timeline_least_ms(&timeline, 900, 300), 3600);
    timeline.speed = 0;
    ck_assert_float_eq(timeline_least_ms(&timeline, 900, 300), 900);
}
END_TEST

int test_timeline(void) {
    TCase *test = tcase_create("timeline");
    tcase_add_checked_fixture(test, setup, NULL);
    tcase_add_test(test, moves_and_ends);
    tcase_add_test(test, waits_for_its_delay);
    tcase_add_test(test, chains_on_one_value);
    tcase_add_test(test, a_chain_ends_right_however_late);
    tcase_add_test(test, the_later_tween_takes_over);
    tcase_add_test(test, skip_ends_everything);
    tcase_add_test(test, speed_counts);
    tcase_add_test(test, reduced_motion_only_fades);
    tcase_add_test(test, forgets_what_goes_away);
    tcase_add_test(test, too_many_are_set_at_once);
    tcase_add_test(test, follows_only_where_it_has_to);
    tcase_add_test(test, tells_what_runs_of_some);
    tcase_add_test(test, what_must_be_seen_takes_its_time_at_any_speed);
    tcase_add_test(test, every_motion_has_length_and_curve);
    Suite *suite = suite_create("timeline");
    suite_add_tcase(suite, test);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
