// SPDX-License-Identifier: MIT
// Tests cut-outs and lights on pictures whose pixels are known: where they go, what they cover, and that a
// pose that is kept gives the same pixels as one that isn't.
#include "app/art/ship_wear.h"
#include "gfx/cutout.h"
#include "gfx/light.h"
#include "gfx/shape.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>

#define SIDE 64
#define GROUND 0x203040u

static Gfx *gfx;

static void setup(void) {
    char error[GFX_ERROR_SIZE];
    const char *assets = getenv("STARDECK_ASSETS");
    gfx = gfx_open_offscreen(
        &(GfxOptions){.asset_root = assets != NULL ? assets : "assets", .width = SIDE, .height = SIDE},
        error);
    ck_assert_msg(gfx != NULL, "%s", error);
}

static void teardown(void) {
    gfx_close(gfx);
}

// A picture of w x h with this colour in a rectangle, transparent elsewhere.
static SDL_Surface *picture(int w, int h, SDL_Rect solid, uint32_t color) {
    SDL_Surface *made = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    ck_assert_ptr_nonnull(made);
    SDL_FillRect(made, NULL, 0);
    SDL_FillRect(made, &solid, color);
    cutout_prepare(made);
    return made;
}

typedef void (*Draw)(SDL_Surface *picture, const CutoutPose *pose);

static void draw_once(SDL_Surface *made, const CutoutPose *pose) {
    gfx_cutout(gfx, made, pose);
}

static void draw_kept(SDL_Surface *made, const CutoutPose *pose) {
    gfx_cutout_kept(gfx, "test", made, pose);
}

static void draw_again(SDL_Surface *made, const CutoutPose *pose) {
    ck_assert(gfx_cutout_again(gfx, "test", made->w, made->h, pose));
}

static void frame_of(Draw draw, SDL_Surface *made, const CutoutPose *pose) {
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        gfx_fill(gfx, gfx_rect(0, 0, SIDE, SIDE), 0xFF000000u | GROUND);
        draw(made, pose);
    }
}

static uint32_t pixel(int x, int y) {
    const SDL_Surface *screen = gfx_picture(gfx);
    return ((const uint32_t *)(const void *)((const char *)screen->pixels + y * screen->pitch))[x] &
           0xFFFFFFu;
}

START_TEST(an_unturned_picture_lies_where_it_is_put) {
    SDL_Surface *made = picture(20, 10, (SDL_Rect){4, 2, 12, 6}, 0xFFFF8000u);
    frame_of(draw_once, made, &(CutoutPose){.x = 30, .y = 40, .scale = 1, .light = 1});
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            const bool inside = x >= 24 && x < 36 && y >= 37 && y < 43;
            ck_assert_msg(pixel(x, y) == (inside ? 0xFF8000u : GROUND), "%d,%d: %06x", x, y, pixel(x, y));
        }
    SDL_FreeSurface(made);
}
END_TEST

// A quarter turn clockwise: what was at the right is below.
START_TEST(it_turns_clockwise) {
    SDL_Surface *made = picture(20, 20, (SDL_Rect){14, 8, 6, 4}, 0xFFFFFFFFu);
    frame_of(draw_once, made, &(CutoutPose){.x = 32, .y = 32, .scale = 1, .degrees = 90, .light = 1});
    ck_assert_uint_eq(pixel(32, 39), 0xFFFFFFu);
    ck_assert_uint_eq(pixel(39, 32), GROUND);
    ck_assert_uint_eq(pixel(25, 32), GROUND);
    ck_assert_uint_eq(pixel(32, 25), GROUND);
    SDL_FreeSurface(made);
}
END_TEST

START_TEST(light_brightens_up_to_white_and_leaves_the_ground) {
    SDL_Surface *made = picture(10, 10, (SDL_Rect){0, 0, 10, 10}, 0xFF406080u);
    frame_of(draw_once, made, &(CutoutPose){.x = 32, .y = 32, .scale = 1, .light = 0.5F});
    ck_assert_uint_eq(pixel(32, 32), 0x203040u);
    frame_of(draw_once, made, &(CutoutPose){.x = 32, .y = 32, .scale = 1, .light = 4});
    ck_assert_uint_eq(pixel(32, 32), 0xFFFFFFu);
    ck_assert_uint_eq(pixel(5, 5), GROUND);
    SDL_FreeSurface(made);
}
END_TEST

// Edges take on nothing of the colour that transparent pixels happen to have.
START_TEST(transparent_pixels_have_no_colour) {
    SDL_Surface *made = SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(made, NULL, 0x00FF00FFu); // magenta that nobody may see
    SDL_FillRect(made, &(SDL_Rect){6, 6, 4, 4}, 0xFF000000u);
    cutout_prepare(made);
    frame_of(draw_once, made,
             &(CutoutPose){.x = 32.3F, .y = 31.6F, .scale = 1.7F, .degrees = 31, .light = 1});
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            for (int shift = 0; shift <= 16; shift += 8)
                ck_assert_msg((pixel(x, y) >> shift & 255) <= (GROUND >> shift & 255), "%d,%d: %06x", x, y,
                              pixel(x, y));
    SDL_FreeSurface(made);
}
END_TEST

static const CutoutPose poses[] = {
    {.x = 32, .y = 32, .scale = 1, .light = 1},
    {.x = 30.5F, .y = 33.25F, .scale = 1.3F, .degrees = -13, .light = 1.2F},
    {.x = 3, .y = 60, .scale = 0.7F, .degrees = 140, .light = 0.8F}, // beyond the edge of the window
};

START_TEST(a_kept_pose_looks_the_same) {
    static uint32_t first[SIDE][SIDE];
    static const Draw others[] = {draw_kept, draw_again};
    SDL_Surface *made = picture(40, 24, (SDL_Rect){5, 4, 30, 15}, 0xC0A0F060u);
    frame_of(draw_once, made, &poses[_i]);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            first[y][x] = pixel(x, y);
    for (int i = 0; i < 2; i++) {
        frame_of(others[i], made, &poses[_i]);
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++)
                for (int shift = 0; shift <= 16; shift += 8) {
                    const int got = (int)(pixel(x, y) >> shift & 255),
                              was = (int)(first[y][x] >> shift & 255);
                    ck_assert_msg(abs(got - was) <= 2, "%d,%d: %d, not %d", x, y, got, was); // rounding
                }
    }
    SDL_FreeSurface(made);
}
END_TEST

START_TEST(nothing_is_kept_under_another_name_or_pose) {
    SDL_Surface *made = picture(10, 10, (SDL_Rect){0, 0, 10, 10}, 0xFFFFFFFFu);
    CutoutPose pose = poses[1];
    frame_of(draw_kept, made, &pose);
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        ck_assert(gfx_cutout_again(gfx, "test", 10, 10, &pose));
        ck_assert(!gfx_cutout_again(gfx, "other", 10, 10, &pose));
        pose.degrees += 1;
        ck_assert(!gfx_cutout_again(gfx, "test", 10, 10, &pose));
    }
    SDL_FreeSurface(made);
}
END_TEST

// What a ship looks like that is hit is composed ahead of the hit, and found again then.
START_TEST(a_worn_ship_is_composed_once) {
    SDL_Surface *made = picture(20, 12, (SDL_Rect){2, 2, 16, 8}, 0xFF808080u);
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        ck_assert(ship_is_worn(gfx, "test", 0) && !ship_is_worn(gfx, "test", 2));
        const SDL_Surface *worn = ship_worn(gfx, "test", made, 2);
        ck_assert(worn != made && ship_is_worn(gfx, "test", 2));
        ck_assert(!ship_is_worn(gfx, "test", 3) && !ship_is_worn(gfx, "other", 2));
        ck_assert_ptr_eq(ship_worn(gfx, "test", made, 2), worn);
    }
    SDL_FreeSurface(made);
}
END_TEST

START_TEST(a_tip_is_where_the_solid_part_ends) {
    SDL_Surface *made = picture(40, 20, (SDL_Rect){10, 4, 20, 8}, 0xFF808080u);
    SDL_FillRect(made, &(SDL_Rect){0, 0, 2, 20}, 0x20202020u); // a glow
    float x, y;
    ck_assert(cutout_tip(made, true, &x, &y));
    ck_assert_float_eq_tol(x, 29.5F / 40, 0.001F);
    ck_assert_float_eq_tol(y, 8.0F / 20, 0.001F);
    ck_assert(cutout_tip(made, false, &x, &y));
    ck_assert_float_eq_tol(x, 10.5F / 40, 0.001F);
    GfxRect box;
    ck_assert(cutout_bounds(made, &box));
    ck_assert_float_eq_tol(box.x, 10.5F / 40, 0.001F);
    ck_assert_float_eq_tol(box.y, 4.0F / 20, 0.001F);
    ck_assert_float_eq_tol(box.w, 19.0F / 40, 0.001F);
    ck_assert_float_eq_tol(box.h, 8.0F / 20, 0.001F);
    SDL_FillRect(made, NULL, 0);
    ck_assert(!cutout_tip(made, false, &x, &y));
    ck_assert(!cutout_bounds(made, &box));
    SDL_FreeSurface(made);
}
END_TEST

// ---- lights

typedef enum LightKind {
    GLOW,
    BURST,
    FIRE,
    RING,
    BEAM,
    RAYS,
    STREAK,
    LIGHTS
} LightKind;

static void draw_light(int kind) {
    const Color color = 0xFF4080FFu;
    switch (kind) {
    case GLOW:
        gfx_light_glow(gfx, 32, 32, 20, color);
        break;
    case BURST:
        gfx_light_burst(gfx, 32, 32, 20, color, 5);
        break;
    case FIRE:
        gfx_light_fire(gfx, 32, 32, 20, 5);
        break;
    case RING:
        gfx_light_ring(gfx, 32, 32, 12, 5, color);
        break;
    case BEAM:
        gfx_light_beam(gfx, 12, 20, 50, 40, 6, color, 5);
        break;
    case RAYS:
        gfx_light_rays(gfx, gfx_rect(4, 4, 56, 40), 32, 30, 24, color, 5);
        break;
    default:
        gfx_light_streak(gfx, 12, 20, 50, 40, 2, color);
        break;
    }
}

static long brightness_of(int kind, float opacity, uint32_t ground) {
    long sum = 0;
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        gfx_fill(gfx, gfx_rect(0, 0, SIDE, SIDE), 0xFF000000u | ground);
        gfx_opacity_push(gfx, opacity);
        draw_light(kind);
        gfx_opacity_pop(gfx);
    }
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            const uint32_t now = pixel(x, y);
            for (int shift = 0; shift <= 16; shift += 8) {
                ck_assert_uint_ge(now >> shift & 255, ground >> shift & 255); // it takes no light away
                sum += (long)((now >> shift & 255) - (ground >> shift & 255));
            }
        }
    return sum;
}

START_TEST(lights_add_light_and_less_of_it_when_dimmed) {
    const long full = brightness_of(_i, 1, GROUND), half = brightness_of(_i, 0.5F, GROUND);
    ck_assert_int_gt(full, 1000);
    ck_assert_int_lt(half, full);
    ck_assert_int_gt(half, full / 5);
    ck_assert_int_eq(brightness_of(_i, 0, GROUND), 0);
    ck_assert_int_eq(brightness_of(_i, 1, GROUND), full); // the same picture again
}
END_TEST

START_TEST(lights_end_where_they_should) {
    brightness_of(RING, 1, 0);
    ck_assert_uint_eq(pixel(32, 32), 0);
    ck_assert_uint_ne(pixel(44, 32), 0);
    brightness_of(BEAM, 1, 0);
    ck_assert_uint_ne(pixel(31, 30), 0);
    ck_assert_uint_eq(pixel(2, 15), 0);
    ck_assert_uint_eq(pixel(62, 46), 0);
    brightness_of(RAYS, 1, 0);
    ck_assert_uint_gt(pixel(32, 30) & 255, 40);
    ck_assert_uint_eq(pixel(32, 44), 0); // its area ends softly
    ck_assert_uint_eq(pixel(5, 30), 0);  // out of reach
    brightness_of(STREAK, 1, 0);
    ck_assert_uint_lt(pixel(14, 21) & 255, pixel(48, 39) & 255); // dark at its first end
}
END_TEST

int test_cutout(void) {
    Suite *suite = suite_create("cutout");
    TCase *tests = tcase_create("cutout");
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, an_unturned_picture_lies_where_it_is_put);
    tcase_add_test(tests, it_turns_clockwise);
    tcase_add_test(tests, light_brightens_up_to_white_and_leaves_the_ground);
    tcase_add_test(tests, transparent_pixels_have_no_colour);
    tcase_add_loop_test(tests, a_kept_pose_looks_the_same, 0, (int)(sizeof poses / sizeof poses[0]));
    tcase_add_test(tests, nothing_is_kept_under_another_name_or_pose);
    tcase_add_test(tests, a_worn_ship_is_composed_once);
    tcase_add_test(tests, a_tip_is_where_the_solid_part_ends);
    tcase_add_loop_test(tests, lights_add_light_and_less_of_it_when_dimmed, 0, LIGHTS);
    tcase_add_test(tests, lights_end_where_they_should);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
