// SPDX-License-Identifier: MIT
// Drawing the shots that are no straight beam: short pulses one after the other, arcs that creep over what
// they hit, and a single large torpedo.
#include "app/kit/draw.h"
#include "app/kit/draw_flare.h"
#include "app/kit/flare.h"
#include "app/kit/shot.h"
#include "app/kit/shot_parts.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define PI_F 3.14159265F

typedef struct Line {
    float x0, y0, x1, y1, length;
} Line;

static Line line_of(const Flare *flare) {
    Line line = {flare_x(flare->from.rect), flare_y(flare->from.rect), flare_x(flare->to.rect),
                 flare_y(flare->to.rect), 0};
    line.length = fmaxf(1, hypotf(line.x1 - line.x0, line.y1 - line.y0));
    return line;
}

// ---- pulses

#define DASH 0.22F // of the way
#define DASH_FLASH_MS 90.0F

// Dashes leave beside each other, left and right by turns, and arrive close together.
static void draw_dash(App *app, const CardTable *table, const Flare *flare, int dash, float ms) {
    const Line line = line_of(flare);
    const float there = shot_hit_ms(FLARE_PULSE, 1), size = shot_strength(flare);
    const float aside = lpx(table, 7) * (dash % 2 == 0 ? 1 : -1),
                ax = -(line.y1 - line.y0) / line.length * aside,
                ay = (line.x1 - line.x0) / line.length * aside;
    const float x0 = line.x0 + ax, y0 = line.y0 + ay, x1 = line.x1 + ax * 1.6F, y1 = line.y1 + ay * 1.6F;
    if (ms < 0)
        return;
    if (ms < DASH_FLASH_MS)
        shot_burst(app, x0, y0, lpx(table, 34 * size), flare->color, 1 - ms / DASH_FLASH_MS,
                   shot_seed(flare) + (uint32_t)dash);
    if (ms >= there) {
        shot_arrive(app, table, flare, x1, y1, (ms - there) * 1.4F, 0.62F);
        return;
    }
    const float head = ms / there, tail = fmaxf(0, head - DASH);
    const float hx = x0 + (x1 - x0) * head, hy = y0 + (y1 - y0) * head, tx = x0 + (x1 - x0) * tail,
                ty = y0 + (y1 - y0) * tail;
    const float fades = flare->end == SHOT_PASSES ? fminf(1, (1 - head) * 5) : 1;
    gfx_opacity_push(app->gfx, fades);
    gfx_light_streak(app->gfx, tx, ty, hx, hy, lpx(table, 15 * size), flare->color);
    gfx_light_streak(app->gfx, tx, ty, hx, hy, lpx(table, 6 * size), COLOR_WHITE);
    gfx_opacity_pop(app->gfx);
    shot_glow(app, hx, hy, lpx(table, 36 * size), flare->color, 0.9F * fades);
}

void shot_draw_pulses(App *app, const CardTable *table, const Flare *flare) {
    const float ms = flare->part * flare_length(flare);
    const int count = SDL_clamp(flare->count, 1, ROCKETS_MAX);
    for (int dash = 0; dash < count; dash++)
        draw_dash(app, table, flare, dash, ms - PULSE_MS * (float)dash);
}

// ---- arcs

#define BOLT_BENDS 9
#define BOLT_STANDS_MS 420.0F
#define BOLT_CHANGES_MS 60.0F
#define CREEPERS 7
#define CREEPER_BENDS 8

// A line with bends, which change from moment to moment; bright all along.
static void draw_bent(App *app, const Flare *flare, const Line *line, int bends, float aside, int moment,
                      float width) {
    float x = line->x0, y = line->y0;
    const float nx = -(line->y1 - line->y0) / line->length, ny = (line->x1 - line->x0) / line->length;
    for (int i = 1; i <= bends; i++) {
        const float t = (float)i / (float)bends,
                    off = i < bends ? aside * (2 * flare_chance(flare, i + 31 * moment, 3) - 1) : 0;
        const float x1 = line->x0 + (line->x1 - line->x0) * t + nx * off,
                    y1 = line->y0 + (line->y1 - line->y0) * t + ny * off;
        gfx_light_streak(app->gfx, x, y, x1, y1, width, flare->color);
        gfx_light_streak(app->gfx, x1, y1, x, y, width, flare->color);
        gfx_light_streak(app->gfx, x, y, x1, y1, fmaxf(1, width * 0.4F), COLOR_WHITE);
        x = x1;
        y = y1;
    }
}

// They run out from where it was hit, along the hull more than across, and go out one after the other.
static void draw_creepers(App *app, const CardTable *table, const Flare *flare, float ms, float lasts) {
    const Line line = line_of(flare);
    for (int i = 0; i < CREEPERS; i++) {
        const float own = (ms - 50 * (float)i) / (lasts - 50 * (float)CREEPERS);
        const int moment = (int)(ms / BOLT_CHANGES_MS) + 7 * i;
        if (own <= 0 || own >= 1)
            continue;
        const float angle = 2 * PI_F * ((float)i + 0.7F * flare_chance(flare, i, 1)) / CREEPERS;
        const float reach = lpx(table, 120 + 150 * flare_chance(flare, i, 2)) * fminf(1, own * 2.2F),
                    from = lpx(table, 60) * fmaxf(0, own - 0.35F);
        const Line arc = {line.x1 + cosf(angle) * from, line.y1 + sinf(angle) * from * 0.5F,
                          line.x1 + cosf(angle) * (from + reach),
                          line.y1 + sinf(angle) * (from + reach) * 0.5F, fmaxf(1, reach)};
        gfx_opacity_push(app->gfx, (1 - own * own) * (moment % 3 == 0 ? 0.55F : 1));
        draw_bent(app, flare, &arc, CREEPER_BENDS, lpx(table, 20), moment, lpx(table, 6));
        shot_glow(app, arc.x1, arc.y1, lpx(table, 26), flare->color, 0.9F);
        gfx_opacity_pop(app->gfx);
    }
}

void shot_draw_arcs(App *app, const CardTable *table, const Flare *flare) {
    const Line line = line_of(flare);
    const float ms = flare->part * flare_length(flare), there = shot_hit_ms(FLARE_ION, 1),
                size = shot_strength(flare);
    const float head = fminf(1, ms / there);
    const int moment = (int)(ms / BOLT_CHANGES_MS);
    const Line bolt = {line.x0, line.y0, line.x0 + (line.x1 - line.x0) * head,
                       line.y0 + (line.y1 - line.y0) * head, fmaxf(1, line.length * head)};
    const float held = fminf(1, fmaxf(0, (BOLT_STANDS_MS - ms) / 120));
    if (held > 0) {
        gfx_opacity_push(app->gfx, held);
        draw_bent(app, flare, &bolt, BOLT_BENDS, lpx(table, 22), moment, lpx(table, 9 * size));
        draw_bent(app, flare, &bolt, BOLT_BENDS, lpx(table, 36), moment + 500, lpx(table, 3));
        gfx_opacity_pop(app->gfx);
        shot_burst(app, line.x0, line.y0, lpx(table, 44), flare->color, held, shot_seed(flare));
    }
    if (ms < there)
        return;
    shot_arrive(app, table, flare, line.x1, line.y1, ms - there, 0.8F);
    if (flare->end == SHOT_HITS)
        draw_creepers(app, table, flare, ms - there, flare_length(flare) - there);
}

// ---- a torpedo

#define TRAIL 12

// One large star that turns, on a slight bow; it starts slowly and arrives with a large ball of fire.
void shot_draw_torpedo(App *app, const CardTable *table, const Flare *flare) {
    const Line line = line_of(flare);
    const float ms = flare->part * flare_length(flare), there = shot_hit_ms(FLARE_TORPEDO, 1),
                size = shot_strength(flare);
    const float nx = -(line.y1 - line.y0) / line.length, ny = (line.x1 - line.x0) / line.length;
    if (ms >= there) {
        const float part = fminf(1, (ms - there) / (flare_length(flare) - there));
        if (flare->end == SHOT_PASSES)
            return;
        gfx_opacity_push(app->gfx, 1 - part);
        gfx_light_fire(app->gfx, line.x1, line.y1, lpx(table, (46 + 50 * ease_out_cubic(part)) * size),
                       shot_seed(flare));
        gfx_opacity_pop(app->gfx);
        shot_arrive(app, table, flare, line.x1, line.y1, ms - there, 1.4F);
        return;
    }
    const float way = ms / there, leaves = flare->end == SHOT_PASSES ? fminf(1, (1 - way) * 6) : 1;
    for (int tail = TRAIL; tail >= 0; tail--) {
        const float t = fmaxf(0, 0.55F * way + 0.45F * way * way - 0.018F * (float)tail),
                    bow = 4 * t * (1 - t);
        const float x = line.x0 + (line.x1 - line.x0) * t + nx * bow * line.length * 0.06F,
                    y = line.y0 + (line.y1 - line.y0) * t + ny * bow * line.length * 0.06F;
        const float fade = leaves * (1 - (float)tail / (TRAIL + 1));
        shot_glow(app, x, y, lpx(table, (tail == 0 ? 124 : 40) * size), flare->color,
                  tail == 0 ? leaves : 0.4F * fade);
        if (tail > 0)
            continue;
        shot_burst(app, x, y, lpx(table, 84 * size), flare->color, leaves, (uint32_t)(ms / 70) % 4);
        shot_burst(app, x, y, lpx(table, 44 * size), COLOR_WHITE, leaves, (uint32_t)(ms / 50) % 4 + 4);
    }
}
