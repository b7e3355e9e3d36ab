// SPDX-License-Identifier: MIT
// Tests the still picture beneath something that moves: it is drawn when it has changed or was not kept;
// otherwise the kept one is used.
#include "gfx/still.h"

#include "gfx/paint.h"
#include "gfx/record.h"
#include "gfx/region.h"
#include "gfx/shape.h"

#include <check.h>
#include <stdint.h>
#include <stdlib.h>

#define SIDE 64
#define GREY 0xFF404040u
#define BLUE 0xFF0000FFu
#define RED 0xFFFF0000u

static Gfx *gfx;
static Color ground;    // of what lies still
static GfxRect moving;  // what is above, red
static int times_drawn; // what lies still, in the last frame

static void open_small(void) {
    char error[GFX_ERROR_SIZE];
    const char *assets = getenv("STARDECK_ASSETS");
    gfx = gfx_open_offscreen(
        &(GfxOptions){.asset_root = assets != NULL ? assets : "assets", .width = SIDE, .height = SIDE},
        error);
    ck_assert_msg(gfx != NULL, "%s", error);
    ground = GREY;
    moving = gfx_rect(8, 8, 8, 8);
}

static void close_small(void) {
    gfx_close(gfx);
}

static void frame(void) {
    times_drawn = 0;
    while (gfx_frame_next(gfx)) {
        if (gfx_still_begin(gfx)) {
            gfx_fill(gfx, gfx_rect(0, 0, SIDE, SIDE), ground);
            times_drawn++;
            gfx_still_end(gfx);
        }
        gfx_fill(gfx, moving, RED);
    }
}

static void move_to(float x, float y) {
    gfx_damage_above(gfx, moving);
    moving.x = x;
    moving.y = y;
    gfx_damage_above(gfx, moving);
}

static Color seen(int x, int y) {
    const SDL_Surface *picture = gfx_picture(gfx);
    const unsigned char *row = (const unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch;
    return ((const uint32_t *)(const void *)row)[x] | 0xFF000000u;
}

START_TEST(it_is_drawn_once_while_only_what_is_above_moves) {
    gfx_still_keep(gfx, true);
    gfx_damage_all(gfx);
    frame();
    ck_assert_int_eq(times_drawn, 1);
    for (int i = 1; i < 5; i++) {
        move_to(8 + 9 * (float)i, 30);
        frame();
        ck_assert_int_eq(times_drawn, 0);
        ck_assert_uint_eq(seen(10 + 9 * i, 32), RED);
        ck_assert_uint_eq(seen(10, 10), GREY); // it was there once
    }
}
END_TEST

START_TEST(what_has_changed_is_drawn_again_and_stays) {
    gfx_still_keep(gfx, true);
    gfx_damage_all(gfx);
    frame();
    ground = BLUE;
    gfx_damage(gfx, gfx_rect(40, 40, 10, 10));
    move_to(40, 8);
    frame();
    ck_assert_int_eq(times_drawn, 1); // where it has changed; not where something moved
    ck_assert_uint_eq(seen(44, 44), BLUE);
    ck_assert_uint_eq(seen(30, 30), GREY);
    move_to(40, 40);
    frame();
    move_to(8, 8);
    frame();
    ck_assert_int_eq(times_drawn, 0);
    ck_assert_uint_eq(seen(44, 44), BLUE);
}
END_TEST

// Nothing of it is known yet: all of it is drawn, wherever the damage is.
START_TEST(the_first_one_is_drawn_whole) {
    gfx_damage_all(gfx);
    frame();
    ground = BLUE;
    gfx_still_keep(gfx, true);
    move_to(40, 40);
    frame();
    ck_assert_uint_eq(seen(30, 30), BLUE);
    ck_assert_int_eq(times_drawn, 1);
}
END_TEST

START_TEST(not_kept_it_is_drawn_with_each_frame) {
    for (int kept = 0; kept < 2; kept++) {
        gfx_still_keep(gfx, true);
        gfx_damage_all(gfx);
        frame();
        gfx_still_keep(gfx, kept == 1);
        move_to(40, 40);
        frame();
        ck_assert_int_eq(times_drawn > 0, kept == 0);
        ck_assert_uint_eq(seen(10, 10), GREY);
        move_to(8, 8);
        frame();
        ck_assert_uint_eq(seen(44, 44), GREY);
    }
}
END_TEST

START_TEST(who_listens_hears_of_it_with_each_frame) {
    const GfxRecorder listener = {.dry = false};
    gfx_still_keep(gfx, true);
    gfx_damage_all(gfx);
    frame();
    gfx_record(gfx, &listener);
    frame();
    ground = BLUE;
    move_to(40, 40);
    frame();
    ck_assert_int_gt(times_drawn, 0);
    gfx_record(gfx, NULL);
    move_to(8, 8);
    frame();
    ck_assert_int_eq(times_drawn, 1);
    ck_assert_uint_eq(seen(30, 30), BLUE); // whole, as the one before did not hear of all that was drawn
}
END_TEST

START_TEST(another_size_is_drawn_whole) {
    gfx_still_keep(gfx, true);
    gfx_damage_all(gfx);
    frame();
    ck_assert(gfx_resize_offscreen(gfx, SIDE / 2, SIDE / 2));
    ground = BLUE;
    frame();
    ck_assert_int_eq(times_drawn, 1);
    ck_assert_uint_eq(seen(30, 30), BLUE);
}
END_TEST

// ---- regions

START_TEST(regions_that_touch_are_one) {
    Regions regions = {.count = 0};
    regions_add(&regions, (SDL_Rect){0, 0, 4, 4});
    regions_add(&regions, (SDL_Rect){20, 0, 4, 4});
    ck_assert_int_eq(regions.count, 2);
    regions_add(&regions, (SDL_Rect){4, 0, 16, 4}); // joins both
    ck_assert_int_eq(regions.count, 1);
    ck_assert_int_eq(regions.rect[0].w, 24);
    ck_assert(regions_intersect(&regions, (SDL_Rect){23, 3, 5, 5}));
    ck_assert(!regions_intersect(&regions, (SDL_Rect){24, 0, 5, 5}));
}
END_TEST

START_TEST(too_many_regions_are_joined_and_none_is_lost) {
    Regions regions = {.count = 0};
    for (int i = 0; i < 3 * REGIONS_MAX; i++)
        regions_add(&regions, (SDL_Rect){i * 10, 0, 3, 3});
    ck_assert_int_le(regions.count, REGIONS_MAX);
    for (int i = 0; i < 3 * REGIONS_MAX; i++)
        ck_assert(regions_intersect(&regions, (SDL_Rect){i * 10, 0, 3, 3}));
}
END_TEST

int test_still(void) {
    Suite *suite = suite_create("what lies still");
    TCase *still = tcase_create("still"), *regions = tcase_create("regions");
    tcase_add_checked_fixture(still, open_small, close_small);
    tcase_add_test(still, it_is_drawn_once_while_only_what_is_above_moves);
    tcase_add_test(still, what_has_changed_is_drawn_again_and_stays);
    tcase_add_test(still, the_first_one_is_drawn_whole);
    tcase_add_test(still, not_kept_it_is_drawn_with_each_frame);
    tcase_add_test(still, who_listens_hears_of_it_with_each_frame);
    tcase_add_test(still, another_size_is_drawn_whole);
    tcase_add_test(regions, regions_that_touch_are_one);
    tcase_add_test(regions, too_many_regions_are_joined_and_none_is_lost);
    suite_add_tcase(suite, still);
    suite_add_tcase(suite, regions);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
