// SPDX-License-Identifier: MIT
// Tests that text is readable on its background in every palette: the pairs that ART.md section 2 names, by
// the contrast of WCAG 2; and that the factions can be told apart by brightness or hue.
#include "app/stage/skin.h"
#include "data/pack.h"
#include "engine/game.h"
#include "games/registry.h"
#include "gfx/palette.h"
#include "gfx/ramp.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define contrast ramp_contrast
#define READABLE RAMP_READABLE
#define SHIPPED 4

static Catalog shipped;
static Skin skin;

static const char *place(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static const Layers *assets(void) {
    static Layers layers;
    layers_finish(&layers);
    ck_assert(layers_add(&layers, place("STARDECK_ASSETS", "assets")));
    return &layers;
}

static void open_pack(void) {
    char folder[1024];
    static Problems problems;
    snprintf(folder, sizeof folder, "%s/tactics", place("STARDECK_CARDS", "cards"));
    ck_assert(pack_load(&shipped, games_find("tactics"), folder, &problems));
    skin_make(&skin, &shipped, assets(), false);
}

static void close_pack(void) {
    palette_use(false, false);
    pack_finish(&shipped);
}

// What ART.md section 2 says of the shipped factions, as usual and easy to tell apart.
static const struct {
    Color usual[5], clear[5], ground[3];
    const char *emblem, *ships;
    PalettePattern pattern;
} LOOKS[SHIPPED] = {
    {{0xFF4C9BFF, 0xFFB9DAFF, 0xFF1B4A8C, 0xFF0A1A33, 0xFF041022},
     {0xFF56A9F2, 0xFFC3E2FF, 0xFF1A4E86, 0xFF0A1B33, 0xFF041022},
     {0xFF060C18, 0xFF1C5BA8, 0xFFA8D6FF},
     "emblems/starfleet.svg",
     "starfleet",
     PATTERN_DOTS},
    {{0xFFDE9F58, 0xFFFFDDB8, 0xFF7E4B1E, 0xFF24160B, 0xFF1A0D02},
     {0xFFF0DE4E, 0xFFFFF6B8, 0xFF6A5E12, 0xFF211D08, 0xFF1A1702},
     {0xFF100A06, 0xFF9A5A22, 0xFFFFD9A8},
     "emblems/vulcan.svg",
     "vulcan",
     PATTERN_ACROSS},
    {{0xFFE8453F, 0xFFFFC0B8, 0xFF8A2422, 0xFF2B0D0F, 0xFF200304},
     {0xFFE06A2E, 0xFFFFCFAE, 0xFF8A3A12, 0xFF2B1208, 0xFF200A03},
     {0xFF12060A, 0xFFA2262A, 0xFFFFB0A0},
     "emblems/klingon.svg",
     "klingon",
     PATTERN_SLANTING},
    {{0xFF3DCB8E, 0xFFB4F7D9, 0xFF17664A, 0xFF08211A, 0xFF021A10},
     {0xFFA6EBD6, 0xFFE2FFF5, 0xFF356A5E, 0xFF10231F, 0xFF04180F},
     {0xFF050F0C, 0xFF17805A, 0xFFA8FFD6},
     "emblems/romulan.svg",
     "romulan",
     PATTERN_UPRIGHT},
};

static void check_ramp(const FactionColors *colors, const Color wanted[5]) {
    ck_assert_uint_eq(colors->main, wanted[0]);
    ck_assert_uint_eq(colors->light, wanted[1]);
    ck_assert_uint_eq(colors->dark, wanted[2]);
    ck_assert_uint_eq(colors->deep, wanted[3]);
    ck_assert_uint_eq(colors->ink, wanted[4]);
}

START_TEST(the_shipped_factions_look_as_they_always_did) {
    open_pack();
    ck_assert_int_eq(skin.count, SHIPPED);
    for (int clear = 0; clear < 2; clear++) {
        palette_use(clear == 1, false);
        for (uint32_t i = 0; i < SHIPPED; i++) {
            const FactionColors *colors = palette_faction(skin.palette[i]);
            check_ramp(colors, clear == 1 ? LOOKS[i].clear : LOOKS[i].usual);
            check_ramp(palette_usual(skin.palette[i]), LOOKS[i].usual);
            ck_assert_uint_eq(colors->ground.dark, LOOKS[i].ground[0]);
            ck_assert_uint_eq(colors->ground.mid, LOOKS[i].ground[1]);
            ck_assert_uint_eq(colors->ground.light, LOOKS[i].ground[2]);
            ck_assert_uint_eq(colors->ground.seed, i);
            ck_assert_int_eq(colors->pattern, LOOKS[i].pattern);
            ck_assert_str_eq(colors->emblem, LOOKS[i].emblem);
            ck_assert_str_eq(skin.ships[i], LOOKS[i].ships);
        }
    }
    close_pack();
}
END_TEST

// Whatever main colour a pack gives: a grid over all there are.
static void check_readable(Color main) {
    const PaletteRamp ramp = palette_ramp(&(PaletteRamp){.main = main});
    ck_assert_uint_eq(ramp.main, main);
    ck_assert_msg(contrast(ramp.ink, main) >= READABLE, "ink on %06X", main & 0xFFFFFF);
    ck_assert_msg(contrast(COLOR_WHITE, ramp.dark) >= READABLE, "white on the dark of %06X", main & 0xFFFFFF);
    ck_assert_msg(contrast(ramp.light, ramp.dark) >= READABLE, "light on the dark of %06X", main & 0xFFFFFF);
    ck_assert_msg(contrast(ramp.light, ramp.deep) >= READABLE, "light on the deep of %06X", main & 0xFFFFFF);
}

START_TEST(a_derived_ramp_can_be_read) {
    for (Color i = 0; i < 9 * 9 * 9; i++)
        check_readable(0xFF000000u | i % 9 * 31 << 16 | i / 9 % 9 * 31 << 8 | i / 81 * 31);
}
END_TEST

START_TEST(what_a_ramp_gives_is_kept) {
    const PaletteRamp given = {.main = 0xFF112233, .dark = 0xFF445566};
    const PaletteRamp ramp = palette_ramp(&given);
    ck_assert_uint_eq(ramp.dark, given.dark);
    ck_assert_uint_eq(ramp.main, given.main);
}
END_TEST

// Beside the four of the shipped pack in the palette for every eye.
START_TEST(a_fifth_colour_is_told_apart) {
    Color taken[SHIPPED + 1];
    for (int i = 0; i < SHIPPED; i++)
        taken[i] = LOOKS[i].clear[0];
    taken[SHIPPED] = palette_usual(PALETTE_NEUTRAL)->main;
    const Color too_near = 0xFFB486EA; // violet is taken for blue by eyes that see no red
    ck_assert_double_lt(ramp_distance(too_near, taken[0]), 10);
    const Color chosen = ramp_distinct(too_near, taken, SHIPPED + 1);
    ck_assert_uint_ne(chosen, too_near);
    for (int i = 0; i <= SHIPPED; i++)
        ck_assert_double_ge(ramp_distance(chosen, taken[i]), 20);
    const Color far = 0xFFAA7766;
    ck_assert_uint_eq(ramp_distinct(far, taken, SHIPPED + 1), far);
}
END_TEST

// Two people have given their sides the same colour and emblem: the later one gets another colour.
START_TEST(sides_that_look_alike_get_different_colours) {
    open_pack();
    char *rules = shipped.rules;
    const SeatStyle one = *catalog_style(&shipped, 0);
    const size_t at = (size_t)((const char *)catalog_style(&shipped, 2) - rules);
    memcpy(rules + at, &one, sizeof one);
    skin_make(&skin, &shipped, assets(), false);
    const Color first = palette_usual(skin.palette[0])->main;
    ck_assert_uint_eq(first, LOOKS[0].usual[0]);
    ck_assert_uint_eq(palette_usual(skin.palette[1])->main, LOOKS[1].usual[0]);
    for (int i = 0; i < 4; i++)
        if (i != 2)
            ck_assert_double_ge(
                ramp_distance(palette_usual(skin.palette[2])->main, palette_usual(skin.palette[i])->main),
                15);
    SeatStyle other = one;
    memcpy(other.logo, "vulcan", sizeof "vulcan"); // another emblem is enough
    memcpy(rules + at, &other, sizeof other);
    skin_make(&skin, &shipped, assets(), false);
    ck_assert_uint_eq(palette_usual(skin.palette[2])->main, first);
    close_pack();
}
END_TEST

// As in games whose packs know no colours.
START_TEST(without_looks_each_gets_a_colour_of_its_own) {
    open_pack();
    Game bare = *shipped.game;
    Catalog plain = shipped;
    Skin made;
    bare.style_offset = 0;
    plain.game = &bare;
    skin_make(&made, &plain, assets(), false);
    ck_assert_uint_eq(made.count, SHIPPED);
    for (int clear = 0; clear < 2; clear++) {
        palette_use(clear != 0, false);
        for (int i = 0; i < made.count; i++) {
            ck_assert_str_eq(palette_faction(made.palette[i])->emblem, PALETTE_NO_EMBLEM);
            ck_assert_str_eq(made.ships[i], "");
            for (int k = 0; k < i; k++)
                ck_assert_double_ge(ramp_distance(palette_faction(made.palette[i])->main,
                                                  palette_faction(made.palette[k])->main),
                                    20);
        }
    }
    close_pack();
}
END_TEST

START_TEST(the_same_style_has_the_same_index) {
    PaletteStyle style = {.usual = {.main = 0xFF123456}, .pattern = PATTERN_GRID, .emblem = "a"};
    const int index = palette_add(&style);
    ck_assert_int_ge(index, PALETTE_FIRST);
    ck_assert_int_eq(palette_add(&style), index);
    style.emblem[0] = 'b';
    ck_assert_int_ne(palette_add(&style), index);
    for (int i = 0; i < PALETTE_MAX; i++) {
        style.ground.seed = (uint32_t)i + 1;
        palette_add(&style);
    }
    style.ground.seed = 1000;
    ck_assert_int_eq(palette_add(&style), PALETTE_NEUTRAL); // too many
}
END_TEST

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
    open_pack();
    palette_use(_i % 2 == 1, _i / 2 == 1);
    for (int i = 0; i <= SHIPPED; i++) {
        const FactionColors *colors = palette_faction(i < SHIPPED ? skin.palette[i] : PALETTE_NEUTRAL);
        check_pair("ink on main", i, colors->ink, colors->main);
        check_pair("white on dark", i, COLOR_WHITE, colors->dark);
        check_pair("light on dark", i, colors->light, colors->dark);
    }
    close_pack();
}
END_TEST

START_TEST(switching_says_so) {
    open_pack();
    palette_use(false, false);
    ck_assert(!palette_use(false, false));
    ck_assert(!palette_patterns());
    ck_assert(palette_use(true, false));
    ck_assert(palette_patterns());
    ck_assert_uint_ne(palette_faction(skin.palette[1])->main, palette_usual(skin.palette[1])->main);
    ck_assert(palette_use(false, false));
    ck_assert_uint_eq(palette_faction(skin.palette[1])->main, palette_usual(skin.palette[1])->main);
    close_pack();
}
END_TEST

int test_palette(void) {
    Suite *suite = suite_create("palette");
    TCase *tcase = tcase_create("palette");
    tcase_add_loop_test(tcase, letters_can_be_read, 0, 4);
    tcase_add_loop_test(tcase, letters_can_be_read_on_the_factions, 0, 4);
    tcase_add_test(tcase, switching_says_so);
    tcase_add_test(tcase, the_shipped_factions_look_as_they_always_did);
    tcase_add_test(tcase, a_derived_ramp_can_be_read);
    tcase_add_test(tcase, what_a_ramp_gives_is_kept);
    tcase_add_test(tcase, a_fifth_colour_is_told_apart);
    tcase_add_test(tcase, sides_that_look_alike_get_different_colours);
    tcase_add_test(tcase, without_looks_each_gets_a_colour_of_its_own);
    tcase_add_test(tcase, the_same_style_has_the_same_index);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
