// SPDX-License-Identifier: MIT
// Tests that the inner loop of drawing gives the same pixels in all ways: with or without vector
// instructions, for a row of pixels or one colour.
#include "core/rng.h"
#include "gfx/blend.h"

#include <check.h>
#include <stdlib.h>

#define WIDTH 37 // no multiple of what is done at once
#define ROUNDS 20000

static Rng rng;

static uint32_t any_color(void) {
    const uint32_t color = (uint32_t)rng_next(&rng);
    const uint32_t kind = rng_below(&rng, 4);
    return kind == 0 ? color | 0xFF000000u : kind == 1 ? color & 0xFFFFFFu : color;
}

static void check_same(const uint32_t *got, const uint32_t *expected) {
    for (int i = 0; i < WIDTH; i++)
        ck_assert_uint_eq(got[i] & 0xFFFFFFu, expected[i] & 0xFFFFFFu);
}

START_TEST(every_way_gives_the_same) {
    rng_seed(&rng, 1);
    for (int round = 0; round < ROUNDS; round++) {
        uint32_t row[WIDTH], plain[WIDTH], from[WIDTH], color[WIDTH], one = any_color();
        for (int i = 0; i < WIDTH; i++) {
            row[i] = plain[i] = (uint32_t)rng_next(&rng);
            from[i] = any_color();
            color[i] = one;
        }
        const int count = (int)rng_below(&rng, WIDTH + 1);
        const unsigned opacity = rng_below(&rng, 2) ? 255 : rng_below(&rng, 256);
        blend_row(row, from, count, opacity);
        blend_row_plain(plain, from, count, opacity);
        check_same(row, plain);
        blend_row_color(row, one, count, opacity);
        blend_row_plain(plain, color, count, opacity);
        check_same(row, plain);
    }
}
END_TEST

int test_blend(void) {
    Suite *suite = suite_create("blend");
    TCase *tests = tcase_create("blend");
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, every_way_gives_the_same);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
