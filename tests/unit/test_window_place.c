// SPDX-License-Identifier: MIT
// Tests that a window is never larger than the usable part of its screen, frame included, and its title bar
// can be reached.
#include "gfx/output.h"

#include <check.h>
#include <stdlib.h>

static const OutputFrame framed = {.top = 24, .left = 2, .bottom = 2, .right = 2}, bare = {0};

static void expect(SDL_Rect is, int x, int y, int w, int h) {
    ck_assert_int_eq(is.x, x);
    ck_assert_int_eq(is.y, y);
    ck_assert_int_eq(is.w, w);
    ck_assert_int_eq(is.h, h);
}

static SDL_Rect rect(int x, int y, int w, int h) {
    return (SDL_Rect){x, y, w, h};
}

START_TEST(one_that_fits_stays_as_it_is) {
    expect(output_within(rect(0, 0, 1440, 900), framed, rect(80, 60, 1280, 720)), 80, 60, 1280, 720);
    expect(output_within(rect(0, 0, 1280, 720), bare, rect(0, 0, 1280, 720)), 0, 0, 1280, 720);
    expect(output_within(rect(1920, 0, 1280, 1024), bare, rect(1930, 10, 1200, 700)), 1930, 10, 1200, 700);
}
END_TEST

START_TEST(a_larger_one_shrinks_and_moves) {
    expect(output_within(rect(0, 0, 1440, 900), framed, rect(-558, -230, 2560, 1400)), 2, 24, 1436, 874);
    expect(output_within(rect(0, 30, 1280, 690), framed, rect(0, 0, 1920, 1200)), 2, 54, 1276, 664);
    expect(output_within(rect(0, 0, 1280, 720), framed, rect(0, 0, 1280, 720)), 2, 24, 1276, 694);
}
END_TEST

START_TEST(one_outside_comes_back) {
    expect(output_within(rect(0, 0, 1440, 900), framed, rect(1400, 880, 1280, 720)), 158, 178, 1280, 720);
    expect(output_within(rect(-1440, 0, 1440, 900), framed, rect(200, 40, 1280, 720)), -1282, 40, 1280, 720);
}
END_TEST

// A screen that is too small for any table: the window keeps the least size, and its title bar is seen.
START_TEST(there_is_a_least_size) {
    const SDL_Rect small = output_within(rect(0, 0, 200, 100), framed, rect(50, 50, 1280, 720));
    const SDL_Rect none = output_within(rect(0, 0, 1, 1), framed, rect(50, 50, 1280, 720));
    expect(small, 2, 24, none.w, none.h);
    ck_assert_int_gt(none.w, 200);
    ck_assert_int_gt(none.h, 100);
}
END_TEST

int test_window_place(void) {
    Suite *suite = suite_create("window place");
    TCase *tests = tcase_create("place");
    tcase_add_test(tests, one_that_fits_stays_as_it_is);
    tcase_add_test(tests, a_larger_one_shrinks_and_moves);
    tcase_add_test(tests, one_outside_comes_back);
    tcase_add_test(tests, there_is_a_least_size);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
