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

// A colour no brighter than its alpha.
static uint32_t multiplied(uint32_t color) {
    const uint32_t a = color >> 24;
    uint32_t out = a;
    for (int shift = 16; shift >= 0; shift -= 8)
        out = out << 8 | ((color >> shift & 255) * a + 127) / 255;
    return out;
}

// Black adds nothing, white fills, what is opaque covers, and half a light is half as bright.
START_TEST(light_is_added_and_cutouts_cover) {
    uint32_t row[4] = {0x102030u, 0x102030u, 0x102030u, 0x102030u};
    const uint32_t light[4] = {0, 0xFFFFFFu, 0x0000F0u, 0x010101u};
    add_row(row, light, 4, 255);
    ck_assert_uint_eq(row[0] & 0xFFFFFFu, 0x102030u);
    ck_assert_uint_eq(row[1] & 0xFFFFFFu, 0xFFFFFFu);
    ck_assert_uint_eq(row[2] & 0xFFFFFFu, 0x1020FFu);
    ck_assert_uint_eq(row[3] & 0xFFFFFFu, 0x112131u);
    uint32_t half[1] = {0};
    add_row(half, (const uint32_t[1]){0xC8C8C8u}, 1, 128);
    ck_assert_uint_eq(half[0] & 0xFFFFFFu, 0x646464u);
    uint32_t under[3] = {0x808080u, 0x808080u, 0xFFFFFFu};
    over_row(under, (const uint32_t[3]){0xFF123456u, 0, 0x80000000u}, 3, 255);
    ck_assert_uint_eq(under[0] & 0xFFFFFFu, 0x123456u);
    ck_assert_uint_eq(under[1] & 0xFFFFFFu, 0x808080u);
    ck_assert_uint_eq(under[2] & 0xFFFFFFu, 0x7F7F7Fu);
}
END_TEST

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
        add_row(row, from, count, opacity);
        add_row_plain(plain, from, count, opacity);
        check_same(row, plain);
        for (int i = 0; i < WIDTH; i++)
            from[i] = multiplied(from[i]);
        over_row(row, from, count, opacity);
        over_row_plain(plain, from, count, opacity);
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
    tcase_add_test(tests, light_is_added_and_cutouts_cover);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
