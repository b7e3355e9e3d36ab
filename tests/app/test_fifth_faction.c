// SPDX-License-Identifier: MIT
// Tests a pack with a faction unknown to the program (tests/packs): on the table its cards have their own
// colours, emblem and ships, in every palette. Reads the pixels of the window.
#include "driven.h"

#include "app/art/card_parts.h"
#include "app/tables/tactics/looks.h"
#include "gfx/ramp.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OWN 4 // its place in the pack
#define SEEDS_MOST 400
#define MAIN 0xFFB486EAu // all that the pack says of its colours

static App *app;

static const TacticsRules *rules(void) {
    return app->catalog->rules;
}

static void open_window(void) {
    app = driven_open("en", 1280, 720);
    ck_assert_int_eq(rules()->faction_count, OWN + 1);
    ck_assert_str_eq(rules()->faction[OWN].id, "corsair");
}

static void close_window(void) {
    palette_use(false, false);
    driven_close();
}

static void use_palette(bool clear, bool contrast) {
    if (palette_use(clear, contrast))
        gfx_drop_caches(app->gfx);
    app_request_layout(app);
    driven_run();
}

// The first card in the hand that shows this ship, by a game whose deal has one; "hand:N" in `id`.
static void deal_a_ship(const char *picture, char id[16]) {
    SessionOptions options = {.setup = {.seats = 4, .faction = {OWN, 3, 1, 2}, .first = 0}};
    for (options.setup.seed = 1; options.setup.seed < SEEDS_MOST; options.setup.seed++) {
        Text problem = {0};
        ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
        driven_run();
        driven_click("button:take_seat");
        for (int i = 0; i < app->hits.count; i++) {
            const Hit *hit = &app->hits.item[i];
            if (strncmp(hit->id, "hand:", 5) == 0 && hit->card < rules()->card_count &&
                strcmp(rules()->card[hit->card].picture, picture) == 0) {
                snprintf(id, 16, "%.15s", hit->id);
                return;
            }
        }
        app_leave_game(app);
        driven_run();
    }
    ck_abort_msg("no deal with %s", picture);
}

static Color pixel_at(float x, float y) {
    const SDL_Surface *picture = gfx_picture(app->gfx);
    Color pixel;
    memcpy(&pixel,
           (const char *)picture->pixels + (size_t)lroundf(y) * (size_t)picture->pitch +
               (size_t)lroundf(x) * 4,
           sizeof pixel);
    return pixel | 0xFF000000u;
}

static void check_near(const char *what, Color is, Color wanted, int most) {
    for (int shift = 0; shift < 24; shift += 8)
        ck_assert_msg(abs((int)(is >> shift & 255) - (int)(wanted >> shift & 255)) <= most,
                      "%s: %06X, not %06X", what, is & 0xFFFFFF, wanted & 0xFFFFFF);
}

// White hull, tinted as ships are: light in front, main behind, so about half of both in its middle.
static Color hull(const FactionColors *colors) {
    const Color tint = color_mix(colors->light, colors->main, 0.5F);
    Color mixed = 0xFF000000u;
    for (int shift = 0; shift < 24; shift += 8)
        mixed |= (255 * 45 + (tint >> shift & 255) * 55) / 100 << shift;
    return mixed;
}

static void check_card(const char *id) {
    const FactionColors *colors = palette_faction(faction_palette(app, OWN));
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_ptr_nonnull(hit);
    const GfxRect rect = hit->rect;
    const CardShape shape = card_shape(app->gfx, CARD_TABLE, rect.w, rect.h); // so small no text
    const float k = shape.k, inset = (float)shape.inset, right = rect.x + rect.w - inset,
                line = rect.y + inset + (float)shape.header + (float)shape.picture_h;
    check_near("badge", pixel_at(rect.x + inset + 3 * k, rect.y + inset + 32 * k), colors->main, 2);
    check_near("emblem", pixel_at(right - 37 * k, line + 14 * k), colors->light, 6);
    check_near(
        "ship",
        pixel_at(rect.x + rect.w / 2, rect.y + inset + (float)shape.header + (float)shape.picture_h * 0.52F),
        hull(colors), 16);
}

START_TEST(its_cards_look_like_it_in_every_palette) {
    static const char *const names[] = {"fifth-usual", "fifth-clear", "fifth-contrast"};
    char id[16];
    open_window();
    deal_a_ship("ship:capital", id);
    for (int i = 0; i < 3; i++) {
        use_palette(i == 1, i == 2);
        driven_picture(names[i]);
        check_card(id);
    }
    close_window();
}
END_TEST

START_TEST(its_records_are_its_own) {
    open_window();
    const FactionColors *own = palette_faction(faction_palette(app, OWN));
    ck_assert_uint_eq(own->main, MAIN);
    ck_assert_str_eq(own->emblem, "emblems/corsair.svg");
    TableLooks *looks = tactics_looks_create(app);
    const CardLook look = tactics_card_look(looks, 0, OWN);
    ck_assert_int_eq(look.faction, faction_palette(app, OWN));
    ck_assert_str_eq(look.ships, "corsair");
    ck_assert_str_eq(look.faction_letter, "X");
    ck_assert_str_eq(faction_name(app, OWN), "Corsairs");
    tactics_looks_destroy(looks);
    // Easy to tell apart: another main colour than every other one, for every eye; and a pattern of its own.
    palette_use(true, false);
    for (uint8_t i = 0; i < OWN; i++) {
        const FactionColors *other = palette_faction(faction_palette(app, i));
        ck_assert_double_ge(ramp_distance(palette_faction(faction_palette(app, OWN))->main, other->main), 20);
        ck_assert_int_ne(palette_faction(faction_palette(app, OWN))->pattern, other->pattern);
    }
    close_window();
}
END_TEST

START_TEST(every_screen_has_it) {
    open_window();
    driven_picture("fifth-menu");
    app_show(app, &setup_screen);
    driven_run();
    driven_click("setup:seat:3:add");
    driven_click("setup:seat:4:add");
    ck_assert_int_eq(app->chosen.setup.faction[1], OWN);
    driven_picture("fifth-setup");
    SetupOptions *setup = &app->chosen.setup;
    ck_assert_str_eq(choice_against_variant(app->catalog, setup, 1), "setup.no_team");
    app_show(app, &gallery_screen);
    driven_run();
    ck_assert(driven_has("gallery:faction:corsair"));
    driven_click("gallery:faction:corsair");
    driven_picture("fifth-gallery");
    driven_click("gallery:card:1");
    driven_picture("fifth-large");
    close_window();
}
END_TEST

// Without its files: neutral ones stand in, and nothing else changes.
START_TEST(missing_pictures_are_stood_in_for) {
    const char *assets = getenv("STARDECK_ASSETS_BARE");
    char id[16];
    ck_assert_ptr_nonnull(assets);
    ck_assert_int_eq(setenv("STARDECK_ASSETS", assets, 1), 0);
    open_window();
    const FactionColors *own = palette_faction(faction_palette(app, OWN));
    ck_assert_uint_eq(own->main, MAIN);
    ck_assert_str_eq(own->emblem, PALETTE_NO_EMBLEM);
    ck_assert_str_eq(faction_ships(app, OWN), "");
    ck_assert_str_eq(faction_ships(app, 0), "starfleet");
    deal_a_ship("ship:capital", id);
    driven_picture("fifth-bare");
    close_window();
}
END_TEST

int main(void) {
    Suite *suite = suite_create("a fifth faction");
    TCase *tcase = tcase_create("window");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, its_cards_look_like_it_in_every_palette);
    tcase_add_test(tcase, its_records_are_its_own);
    tcase_add_test(tcase, every_screen_has_it);
    tcase_add_test(tcase, missing_pictures_are_stood_in_for);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
