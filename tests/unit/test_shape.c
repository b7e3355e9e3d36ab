// SPDX-License-Identifier: MIT
// Tests that shapes with uniform sides, painted small and stretched, look on the screen as if they were
// painted whole; and what is shown in place of pictures that are not there.
#include "core/rng.h"
#include "gfx/canvas.h"
#include "gfx/image.h"
#include "gfx/palette.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 220
#define ROUNDS 400
#define GROUND 0xFF305070u

static Rng rng;
static Gfx *gfx[2]; // drawn as screens do; painted whole

static Gfx *open_small(void) {
    char error[GFX_ERROR_SIZE];
    const char *assets = getenv("STARDECK_ASSETS");
    Gfx *opened = gfx_open_offscreen(
        &(GfxOptions){.asset_root = assets != NULL ? assets : "assets", .width = SIDE, .height = SIDE},
        error);
    ck_assert_msg(opened != NULL, "%s", error);
    return opened;
}

typedef enum Kind {
    KIND_ROUND,
    KIND_FRAME,
    KIND_PANEL,
    KIND_SHADOW,
    KIND_GLOW,
    KINDS
} Kind;

typedef struct Shape {
    Kind kind;
    GfxRect rect;
    float radius, width, dy, blur;
    Color color, line;
    bool graded; // from one colour to the other, which differs along the sides
} Shape;

static float number(unsigned most) {
    return (float)rng_below(&rng, most * 2 + 1) / 2;
}

static Shape any_shape(void) {
    return (Shape){
        .kind = (Kind)rng_below(&rng, KINDS),
        .rect = gfx_rect(10 + number(30), 10 + number(30), 1 + floorf(number(150)), 1 + floorf(number(150))),
        .radius = number(30),
        .width = 0.5f + number(4),
        .dy = number(9),
        .blur = number(16),
        .color = (Color)rng_next(&rng) | 0x60000000u,
        .line = (Color)rng_next(&rng) | 0xFF000000u,
        .graded = rng_below(&rng, 3) == 0,
    };
}

static GfxPaint fill_of(const Shape *s) {
    return s->graded ? paint_three(135, s->color, s->line, 0.5f, s->color) : paint_solid(s->color);
}

static void draw(const Shape *s) {
    const GfxPaint fill = fill_of(s);
    switch (s->kind) {
    case KIND_ROUND:
        gfx_round_corners(gfx[0], s->rect, (GfxCorners){s->radius, s->radius / 2, 0, s->radius}, &fill);
        break;
    case KIND_FRAME:
        gfx_frame(gfx[0], s->rect, s->radius, s->width, &fill);
        break;
    case KIND_PANEL:
        gfx_panel(gfx[0], s->rect, s->radius, &fill, s->width, s->line);
        break;
    case KIND_SHADOW:
        gfx_shadow(gfx[0], s->rect, s->radius, s->dy, s->blur, s->color);
        break;
    default:
        gfx_glow(gfx[0], s->rect, s->radius, s->blur, s->color);
    }
}

// The same from a canvas of the whole window. A shape lies on whole pixels, as screens round them.
static void paint_whole(const Shape *s) {
    Canvas canvas = canvas_start(SIDE, SIDE);
    const float x0 = roundf(s->rect.x), y0 = roundf(s->rect.y);
    const GfxRect rect =
        gfx_rect(x0, y0, roundf(s->rect.x + s->rect.w) - x0, roundf(s->rect.y + s->rect.h) - y0);
    const GfxPaint fill = fill_of(s), line = paint_solid(s->line);
    const float under = s->width / 2;
    switch (s->kind) {
    case KIND_ROUND:
        canvas_round(&canvas, rect, (GfxCorners){s->radius, s->radius / 2, 0, s->radius}, &fill);
        break;
    case KIND_FRAME:
        canvas_frame(&canvas, rect, gfx_corners(s->radius), s->width, &fill);
        break;
    case KIND_PANEL:
        canvas_round(&canvas, gfx_inset(rect, under), gfx_corners(fmaxf(s->radius - under, 0)), &fill);
        canvas_frame(&canvas, rect, gfx_corners(s->radius), s->width, &line);
        break;
    default:
        canvas_shadow(&canvas, rect, s->radius, s->kind == KIND_SHADOW ? s->dy : 0, s->blur / 2, 0, s->color,
                      CANVAS_SHADOW_OUTSIDE);
    }
    SDL_Surface *whole = canvas_finish(&canvas);
    gfx_blit(gfx[1], whole, 0, 0);
    SDL_FreeSurface(whole);
}

static uint32_t pixel(const Gfx *from, int x, int y) {
    const SDL_Surface *picture = gfx_picture(from);
    const unsigned char *row = (const unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch;
    return ((const uint32_t *)(const void *)row)[x];
}

// In the last places the sums may differ, as the shape lies elsewhere on the canvas.
static bool alike(uint32_t a, uint32_t b) {
    for (int shift = 0; shift < 24; shift += 8)
        if (abs((int)((a >> shift) & 255) - (int)((b >> shift) & 255)) > 3)
            return false;
    return true;
}

START_TEST(small_ones_drawn_large_are_the_same) {
    rng_seed(&rng, 1);
    gfx[0] = open_small();
    gfx[1] = open_small();
    for (int round = 0; round < ROUNDS; round++) {
        const Shape shape = any_shape();
        const GfxRect clip = gfx_rect(floorf(number(40)), floorf(number(40)), 100 + floorf(number(80)),
                                      100 + floorf(number(80)));
        const float opacity = rng_below(&rng, 2) ? 1 : 0.5f;
        for (int i = 0; i < 2; i++) {
            gfx_damage_all(gfx[i]);
            while (gfx_frame_next(gfx[i])) {
                gfx_fill(gfx[i], gfx_rect(0, 0, SIDE, SIDE), GROUND);
                gfx_clip_push(gfx[i], clip);
                gfx_opacity_push(gfx[i], opacity);
                if (i == 0)
                    draw(&shape);
                else
                    paint_whole(&shape);
                gfx_opacity_pop(gfx[i]);
                gfx_clip_pop(gfx[i]);
            }
        }
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++)
                ck_assert_msg(alike(pixel(gfx[0], x, y), pixel(gfx[1], x, y)),
                              "round %d, kind %d, %gx%g at %g,%g, radius %g: %06x instead of %06x at %d,%d",
                              round, shape.kind, shape.rect.w, shape.rect.h, shape.rect.x, shape.rect.y,
                              shape.radius, pixel(gfx[0], x, y) & 0xFFFFFFu, pixel(gfx[1], x, y) & 0xFFFFFFu,
                              x, y);
    }
    gfx_close(gfx[0]);
    gfx_close(gfx[1]);
}
END_TEST

// ---- pictures that are not there

static bool same_pictures(SDL_Surface *a, SDL_Surface *b) {
    bool same = a != NULL && b != NULL && a->w == b->w && a->h == b->h;
    for (int y = 0; same && y < a->h; y++)
        same =
            memcmp((char *)a->pixels + y * a->pitch, (char *)b->pixels + y * b->pitch, (size_t)a->w * 4) == 0;
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return same;
}

// As when a pack is gone: nobody is to see that something is broken.
START_TEST(a_missing_picture_has_a_stand_in_of_the_programs) {
    Gfx *only = open_small();
    ck_assert(same_pictures(gfx_load_icon(only, "emblems/nobodys.svg", 40),
                            gfx_load_icon(only, PALETTE_NO_EMBLEM, 40)));
    ck_assert(same_pictures(gfx_load_icon(only, "ships/nobodys-capital.svg", 40),
                            gfx_load_icon(only, "ships/freighter.svg", 40)));
    ck_assert_ptr_null(gfx_load_cover(only, "pictures/nobodys.png", 40, 30)); // the card shows its sign
    gfx_close(only);
}
END_TEST

int test_shape(void) {
    Suite *suite = suite_create("shape");
    TCase *tests = tcase_create("shape");
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, small_ones_drawn_large_are_the_same);
    tcase_add_test(tests, a_missing_picture_has_a_stand_in_of_the_programs);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
