// SPDX-License-Identifier: MIT
// What is seen of a card that breaks up besides its pieces: fires that break out all over it, thick smoke
// with fire in it that thins out, sparks and scraps of metal that drift off. Everything follows from the
// time.
#include "app/kit/burning_look.h"

#include "app/kit/draw.h"
#include "app/kit/draw_flare.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define PI_F 3.14159265F
#define SMOKE 0xFF0C0B0Du
#define SMOKE_LIT 0xFF6E625Au // where light falls on it
#define HOT_SMOKE 0xFF9A4A1Au // from within, while it burns
#define PUFFS 13
#define SPARKS 46
#define SCRAPS 18
#define METAL 0xFF161B24u
#define METAL_EDGE 0xFF8C97A8u
#define COOLED 0xFF7A2410u
#define SMALLEST 12.0F // window pixels: few sizes, each of which is painted once

static float chance(int i, int k) {
    uint32_t bits = (uint32_t)i * 2246822519u + (uint32_t)k * 3266489917u + 374761393u;
    bits = (bits ^ bits >> 15) * 2654435761u;
    return (float)((bits ^ bits >> 16) & 0xFFFFu) / 65535.0F;
}

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

static float stepped(float radius) {
    return fmaxf(SMALLEST, roundf(radius / SMALLEST) * SMALLEST);
}

// ---- fires

static const struct {
    float x, y, size, from; // shares of its width and height from its middle; of its width; of the time
} fires[] = {{0.04F, 0.1F, 0.30F, 0},
             {-0.27F, -0.12F, 0.22F, 0.25F},
             {0.26F, -0.2F, 0.20F, 0.45F},
             {-0.16F, 0.27F, 0.24F, 0.6F},
             {0.24F, 0.3F, 0.18F, 0.75F}};

void burning_draw_fires(App *app, const BurningRuin *ruin) {
    const float dies = clamped(ruin->after * 1.5F);
    for (uint32_t i = 0; i < sizeof fires / sizeof fires[0]; i++) {
        const float out = 1 + 0.9F * ease_out_cubic(dies);
        if (ruin->grown <= fires[i].from)
            continue;
        gfx_opacity_push(app->gfx, (1 - dies) * (1 - dies) * 0.95F);
        gfx_light_fire(app->gfx, ruin->x + fires[i].x * ruin->w * out, ruin->y + fires[i].y * ruin->h * out,
                       stepped(ruin->w * fires[i].size * (0.5F + 0.5F * ruin->grown + 0.4F * dies)), i % 4);
        gfx_opacity_pop(app->gfx);
    }
}

// ---- smoke

// A puff: dark, with a lighter side towards the upper left; while it is young fire shines through it.
static void draw_puff(App *app, const BurningRuin *ruin, int i) {
    const float begins = 0.1F * chance(i, 0), own = (ruin->after - begins) / (1 - begins);
    if (own <= 0 || own >= 1)
        return;
    const float angle = ((float)i + chance(i, 1)) * 2 * PI_F * 5 / PUFFS, out = ease_out_cubic(own);
    const float far = ruin->w * (0.06F + (0.16F + 0.34F * chance(i, 2)) * out);
    const float x = ruin->x + cosf(angle) * far,
                y = ruin->y + sinf(angle) * far * 0.9F - ruin->w * 0.10F * own;
    const float radius = stepped(ruin->w * (0.14F + (0.16F + 0.14F * chance(i, 3)) * out));
    const float thick = fminf(1, own * 9) * (1 - own) * (1 - own * own * 0.5F), hot = clamped(1 - own * 3.2F);
    flare_light(app, x, y, radius, SMOKE, 0.95F * thick);
    flare_light(app, x - radius * 0.28F, y - radius * 0.32F, stepped(radius * 0.7F),
                color_mix(SMOKE_LIT, HOT_SMOKE, hot), 0.6F * thick);
}

void burning_draw_smoke(App *app, const BurningRuin *ruin, bool before) {
    for (int i = before ? 1 : 0; i < PUFFS; i += 2)
        draw_puff(app, ruin, i);
}

// ---- what flies off

static float thrown(float part) {
    const float left = 1 - part;
    return 0.8F * (1 - left * left * left * left) + 0.2F * part;
}

// They cool as they drift: white, then the ember's colour, then a dark red.
static void draw_sparks(App *app, const CardTable *table, const BurningRuin *ruin) {
    for (int i = 0; i < SPARKS; i++) {
        const float lives = 0.45F + 0.55F * chance(i, 10), own = ruin->after / lives;
        if (own <= 0 || own >= 1)
            continue;
        const float angle = ((float)i + chance(i, 11)) * 2 * PI_F / SPARKS;
        const float reach = ruin->w * (0.35F + 0.95F * chance(i, 12)), cosine = cosf(angle),
                    sine = sinf(angle);
        const float head = reach * thrown(own), tail = reach * thrown(fmaxf(0, own - 0.07F));
        const Color color = own < 0.25F ? color_mix(COLOR_WHITE, ruin->ember, own * 4)
                                        : color_mix(ruin->ember, COOLED, (own - 0.25F) / 0.75F);
        gfx_opacity_push(app->gfx, (1 - own * own) * (0.75F + 0.25F * sinf(own * 40 + (float)i)));
        gfx_light_streak(app->gfx, ruin->x + cosine * tail, ruin->y + sine * tail, ruin->x + cosine * head,
                         ruin->y + sine * head, lpx(table, 1.4F + 1.8F * chance(i, 13)), color);
        gfx_opacity_pop(app->gfx);
    }
}

// Scraps of metal tumble: they show their edge and their face by turns.
static void draw_scraps(App *app, const CardTable *table, const BurningRuin *ruin) {
    for (int i = 0; i < SCRAPS && ruin->after > 0; i++) {
        const float angle = ((float)i + chance(i, 20)) * 2 * PI_F / SCRAPS,
                    far = ruin->w * thrown(ruin->after);
        const float reach = far * (0.4F + 0.75F * chance(i, 21)),
                    turn = ruin->after * (5 + 9 * chance(i, 22)) + angle, wide = fabsf(sinf(turn * 1.7F));
        const float x = ruin->x + cosf(angle) * reach, y = ruin->y + sinf(angle) * reach;
        const float half = lpx(table, 3 + 7 * chance(i, 23)), dx = cosf(turn) * half, dy = sinf(turn) * half;
        const float hot = clamped(1 - ruin->after * 2.2F), thick = lpx(table, 2 + 7 * wide);
        gfx_opacity_push(app->gfx, clamped((1 - ruin->after) * 2.5F));
        gfx_line(app->gfx, x - dx, y - dy, x + dx, y + dy, thick, color_mix(METAL, ruin->ember, hot * 0.8F));
        gfx_line(app->gfx, x - dx + dy * 0.2F, y - dy - dx * 0.2F, x + dx + dy * 0.2F, y + dy - dx * 0.2F,
                 fmaxf(1, lpx(table, 1.2F)), color_mix(METAL_EDGE, COLOR_WHITE, hot));
        gfx_opacity_pop(app->gfx);
    }
}

void burning_draw_debris(App *app, const CardTable *table, const BurningRuin *ruin) {
    draw_scraps(app, table, ruin);
    draw_sparks(app, table, ruin);
}
