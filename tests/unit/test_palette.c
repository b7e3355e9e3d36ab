// SPDX-License-Identifier: MIT
// Letters can be read on their grounds in every palette: the pairs that ART.md section 2 names, by the
// contrast of WCAG 2, and the factions can be told apart by brightness or hue.
#include "gfx/palette.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>

#define READABLE 4.5

static double part(Color color, int shift) {
    const double value = (double)((color >> shift) & 255u) / 255;
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(Color color) {
    return 0.2126 * part(color, 16) + 0.7152 * part(color, 8) + 0.0722 * part(color, 0);
}

static double contrast(Color a, Color b) {
    const double x = luminance(a), y = luminance(b);
    return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}

// `ground` may let a little of the space behind it through.
static void check_pair(const char *what, int which, Color ink, Color ground) {
    const Color solid = color_mix(COLOR_SPACE, ground | 0xFF000000u, (float)(ground >> 24) / 255);
    ck_assert_msg(contrast(ink, solid) >= READABLE, "%s %d: %.2f", what, which, contrast(ink, solid));
}

START_TEST(letters_can_be_read) {
    palette_use(_i % 2 == 1, _i / 2 == 1);
    const Color grounds[] = {COLOR_PANEL_TOP, COLOR_PANEL_BOTTOM, COLOR_RAISED,         COLOR_HOVER,
                             COLOR_INSET,     COLOR_SPACE,        COLOR_PANEL_TOP_SOLID};
    for (int i = 0; i < (int)(sizeof grounds / sizeof grounds[0]); i++) {
        check_pair("heading", i, COLOR_HEADING, grounds[i]);
        check_pair("text", i, COLOR_TEXT, grounds[i]);
        check_pair("secondary", i, COLOR_TEXT_DIM, grounds[i]);
        check_pair("gold", i, COLOR_GOLD, grounds[i]);
        check_pair("positive", i, COLOR_POSITIVE, grounds[i]);
    }
    check_pair("button", 0, COLOR_BUTTON_INK, COLOR_BUTTON_BOTTOM);
    check_pair("button off", 0, COLOR_BUTTON_OFF_INK, COLOR_HOVER);
    check_pair("points", 0, COLOR_GOLD_INK, COLOR_GOLD_BOTTOM);
    check_pair("chosen", 0, COLOR_WHITE, palette_interface->line);
    palette_use(false, false);
}
END_TEST

START_TEST(letters_can_be_read_on_the_factions) {
    palette_use(_i % 2 == 1, _i / 2 == 1);
    for (int i = 0; i <= PALETTE_NEUTRAL; i++) {
        const FactionColors *colors = palette_faction(i);
        check_pair("ink on main", i, colors->ink, colors->main);
        check_pair("white on dark", i, COLOR_WHITE, colors->dark);
        check_pair("light on dark", i, colors->light, colors->dark);
    }
    palette_use(false, false);
}
END_TEST

START_TEST(switching_says_so) {
    palette_use(false, false);
    ck_assert(!palette_use(false, false));
    ck_assert(!palette_patterns());
    ck_assert(palette_use(true, false));
    ck_assert(palette_patterns());
    ck_assert_uint_ne(palette_faction(PALETTE_VULCAN)->main, palette_usual(PALETTE_VULCAN)->main);
    ck_assert(palette_use(false, false));
    ck_assert_uint_eq(palette_faction(PALETTE_VULCAN)->main, palette_usual(PALETTE_VULCAN)->main);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("palette");
    TCase *tcase = tcase_create("palette");
    tcase_add_loop_test(tcase, letters_can_be_read, 0, 4);
    tcase_add_loop_test(tcase, letters_can_be_read_on_the_factions, 0, 4);
    tcase_add_test(tcase, switching_says_so);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
