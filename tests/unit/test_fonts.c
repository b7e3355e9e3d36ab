// SPDX-License-Identifier: MIT
// Tests letters that a font lacks: taken from another of the program's fonts, from a pack's, from the
// machine's, in this order; and known to be missing if nobody has them. The machine's real fonts don't
// matter: fontconfig gets a folder of ours, or none (tests/fonts/make.py).
#include "gfx/internal.h"
#include "gfx/sprite.h"
#include "gfx/system_fonts.h"
#include "gfx/text.h"

#include <check.h>
#include <stdlib.h>

#define SIZE 20                                     // a block is as wide and stands on the base line
#define ROUNDED 1.5                                 // pixels: the edge of the last letter of each font
#define CYRILLIC "\xD0\x90\xD0\xBD\xD0\xBD\xD0\xB0" // Анна, which the pack's font has
#define SUN "\xE6\x97\xA5"                          // 日, which the machine's has
#define HEBREW "\xD7\x90\xD7\x91"                   // a block, then a blank

static Gfx *gfx;
static Layers with_pack;

static const char *place(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void machine_with(const char *fonts) {
    Text path = {0};
    text_printf(&path, "%s/fonts/%s.conf", place("STARDECK_TESTS", "tests"), fonts);
    ck_assert_int_eq(setenv("FONTCONFIG_FILE", text_string(&path), 1), 0);
    text_finish(&path);
}

static void open_small(void) {
    char error[GFX_ERROR_SIZE];
    Text pack = {0};
    machine_with("none");
    gfx = gfx_open_offscreen(
        &(GfxOptions){.asset_root = place("STARDECK_ASSETS", "assets"), .width = 200, .height = 40}, error);
    ck_assert_msg(gfx != NULL, "%s", error);
    text_printf(&pack, "%s/fonts/pack", place("STARDECK_TESTS", "tests"));
    ck_assert(layers_add(&with_pack, place("STARDECK_ASSETS", "assets")));
    ck_assert(layers_add(&with_pack, text_string(&pack)));
    text_finish(&pack);
}

static void close_small(void) {
    gfx_close(gfx);
    layers_finish(&with_pack);
}

static float width_in(GfxFont font, const char *text) {
    const GfxStyle style = gfx_style(font, SIZE, COLOR_WHITE);
    return gfx_text_width(gfx, &style, text);
}

static float width(const char *text) {
    return width_in(GFX_FONT_DISPLAY, text);
}

// Columns that hold ink, as "from" and behind the last.
static void ink_of(const char *text, int *from, int *to) {
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, SIZE, COLOR_WHITE);
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx))
        gfx_text(gfx, &style, gfx_rect(0, 0, 0, 40), text);
    const SDL_Surface *picture = gfx_picture(gfx);
    *from = picture->w;
    *to = 0;
    for (int y = 0; y < picture->h; y++)
        for (int x = 0; x < picture->w; x++) {
            const uint32_t *row = (const uint32_t *)(const void *)((const char *)picture->pixels +
                                                                   (size_t)y * (size_t)picture->pitch);
            if ((row[x] & 0xFF) < 0xC0)
                continue;
            *from = SDL_min(*from, x);
            *to = SDL_max(*to, x + 1);
        }
}

START_TEST(nobody_has_it) {
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, "M\xC3\xBC\xC3\x9Fig 12", GFX_FONTS_ALL), 0);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, "Bob " CYRILLIC, GFX_FONTS_ALL), 0x410);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, SUN, GFX_FONTS_ALL), 0x65E5);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, "e\xCC\xB6", GFX_FONTS_ALL),
                      0x336); // a mark upon a letter
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, "a\xE2\x80\x8B\xC2\xAD", GFX_FONTS_ALL),
                      0); // nothing to be seen
}
END_TEST

START_TEST(another_font_of_the_program_has_it) {
    static const char alpha[] = "\xCE\xB1"; // which only running text has
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, alpha, GFX_FONTS_PACKS), 0);
    ck_assert_float_eq(width(alpha), width_in(GFX_FONT_TEXT_SEMIBOLD, alpha));
}
END_TEST

START_TEST(a_pack_has_it) {
    gfx_set_asset_layers(gfx, &with_pack);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, CYRILLIC, GFX_FONTS_PACKS), 0);
    ck_assert_float_eq_tol(width(CYRILLIC), 4 * SIZE, ROUNDED);
    ck_assert_float_eq_tol(width("Bob " CYRILLIC), width("Bob ") + 4 * SIZE, 2 * ROUNDED);
    ck_assert_float_eq_tol(width_in(GFX_FONT_TEXT, CYRILLIC), 4 * SIZE, ROUNDED);
    int from, to;
    ink_of(CYRILLIC, &from, &to);
    ck_assert_int_eq(from, 0);
    ck_assert_int_eq(to, 4 * SIZE);
    // In running text, of which each word is measured by itself.
    const GfxStyle style = gfx_style(GFX_FONT_TEXT, SIZE, COLOR_WHITE);
    ck_assert_int_eq(gfx_text_lines(gfx, &style, 5 * SIZE, CYRILLIC " " CYRILLIC), 2);
    ck_assert_int_eq(gfx_text_lines(gfx, &style, 10 * SIZE, CYRILLIC " " CYRILLIC), 1);
    // It is put away.
    gfx_set_asset_layers(gfx, NULL);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, CYRILLIC, GFX_FONTS_ALL), 0x410);
}
END_TEST

// False: built without fontconfig, or it is not installed.
static bool machine_is_asked(void) {
    SystemFonts *fonts = system_fonts_open();
    const bool good = system_fonts_count(fonts) > 0;
    system_fonts_close(fonts);
    return good;
}

START_TEST(the_machine_has_it) {
    machine_with("machine");
    if (!machine_is_asked())
        return;
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, SUN, GFX_FONTS_ALL), 0);
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, SUN, GFX_FONTS_PACKS), 0x65E5); // others may not have it
    ck_assert_uint_eq(gfx_text_missing_letter(gfx, SUN CYRILLIC, GFX_FONTS_ALL), 0x410);
    ck_assert_float_eq_tol(width(SUN), SIZE, ROUNDED);
    gfx_set_asset_layers(gfx, &with_pack);
    ck_assert_float_eq_tol(width(SUN CYRILLIC), 5 * SIZE, 2 * ROUNDED);
}
END_TEST

START_TEST(from_right_to_left) {
    int from, to;
    machine_with("machine");
    if (!machine_is_asked())
        return;
    ck_assert_float_eq_tol(width(HEBREW), 2 * SIZE, ROUNDED);
    ink_of(HEBREW, &from, &to);
    ck_assert_int_eq(from, SIZE); // the first letter stands last
    ck_assert_int_ge(to, 2 * SIZE);
    ink_of(SUN HEBREW, &from, &to); // and other letters of the same font go on as ever
    ck_assert_int_eq(from, 0);
    ck_assert_int_ge(to, 3 * SIZE);
}
END_TEST

// The narrowest box that holds the text in one line.
static int least_width(int size, const char *text) {
    const GfxStyle style = gfx_style(GFX_FONT_TEXT, (float)size, COLOR_WHITE);
    int width = 1;
    while (gfx_text_lines(gfx, &style, (float)width, text) > 1)
        width++;
    return width;
}

// As within one run, but for the stop's own, slightly narrower face.
START_TEST(a_stop_stands_close_to_an_emphasised_word) {
    static const char *const words[][2] = {
        {GFX_STRONG_ON "Thrust" GFX_STRONG_OFF ".", GFX_STRONG_ON "Thrust." GFX_STRONG_OFF},
        {GFX_STRONG_ON "Bulkheads" GFX_STRONG_OFF ".", GFX_STRONG_ON "Bulkheads." GFX_STRONG_OFF},
        {GFX_STRONG_ON "Turret" GFX_STRONG_OFF ", 3", GFX_STRONG_ON "Turret," GFX_STRONG_OFF " 3"}};
    for (int size = 12; size < 24; size++)
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
            ck_assert_msg(least_width(size, words[i][0]) <= least_width(size, words[i][1]), "%s in %d",
                          words[i][1], size);
}
END_TEST

// How many lines three of these take where one and a half fit.
static int lines_of(const char *part, const char *three) {
    const GfxStyle style = gfx_style(GFX_FONT_TEXT, SIZE, COLOR_WHITE);
    return gfx_text_lines(gfx, &style, 1.6F * width_in(GFX_FONT_TEXT, part), three);
}

START_TEST(a_long_word_breaks_at_its_joints) {
    ck_assert_int_eq(lines_of("Technik/", "Technik/Technik/Technik"), 3);
    ck_assert_int_eq(lines_of("Technik-", "Technik-Technik-Technik"), 3);
    ck_assert_int_eq(lines_of("123456/", "123456/123456/123456"), 2); // a number does not
}
END_TEST

int test_fonts(void) {
    Suite *suite = suite_create("fonts");
    TCase *tests = tcase_create("fonts");
    tcase_set_timeout(tests, 300);
    tcase_add_checked_fixture(tests, open_small, close_small);
    tcase_add_test(tests, nobody_has_it);
    tcase_add_test(tests, another_font_of_the_program_has_it);
    tcase_add_test(tests, a_pack_has_it);
    tcase_add_test(tests, the_machine_has_it);
    tcase_add_test(tests, from_right_to_left);
    tcase_add_test(tests, a_stop_stands_close_to_an_emphasised_word);
    tcase_add_test(tests, a_long_word_breaks_at_its_joints);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
