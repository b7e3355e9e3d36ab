// SPDX-License-Identifier: MIT
// A beam is a curve of soft lights on a dark ground, so that it stands out from cards of its own colour, with
// a solid arrowhead. The arrowhead runs ahead, the whole line is visible for a moment, then its tail follows.
// In reduced motion it does not move. Tests find its two ends as recorded marks.
#include "app/kit/beam.h"
#include "app/kit/draw.h"

#include "app/kit/flare.h"
#include "gfx/ease.h"
#include "gfx/record.h"

#include <math.h>

#define PI_F 3.14159265F
#define THERE 0.5F   // part of its time after which the point is there
#define TRAILS 0.64F // and after which the tail leaves
#define TURNS 48.0F  // directions that a point is painted for
#define REACH 44.0F  // logical pixels that light and point need beyond the curve
#define BOW_LEAST 64.0F
#define BOW_MOST 132.0F

typedef struct Bow {
    float x0, y0, x1, y1, x2, y2; // both ends, and the control point between them
} Bow;

// ---- where

static bool same_end(const FlareEnd *a, const FlareEnd *b) {
    return a->sprite == b->sprite &&
           (a->sprite != NO_SPRITE || (a->rect.x == b->rect.x && a->rect.y == b->rect.y));
}

void beam_add(CardTable *table, FlareEnd from, FlareEnd to, Color color, float delay) {
    const Flare beam = {.kind = FLARE_BEAM, .color = color, .from = from, .to = to};
    if (from.rect.w <= 0 || to.rect.w <= 0 || same_end(&from, &to))
        return;
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *other = &table->scene.flares.item[i];
        if (other->used && other->kind == FLARE_BEAM && same_end(&other->from, &from) &&
            same_end(&other->to, &to))
            return;
    }
    flare_add(&table->scene.flares, &table->timeline, &beam, delay);
}

// Overlapping cards show their upper edges, so beams start and end there. Between two cards of the same
// column a beam bows to the right, otherwise downward, where it hides no numbers.
static Bow bow_of(const Flare *flare, float s) {
    const GfxRect a = flare->from.rect, b = flare->to.rect;
    const bool beside = fabsf((a.x + a.w / 2) - (b.x + b.w / 2)) < fmaxf(a.w, b.w) * 0.9F;
    const float at = beside ? 0.72F : 0.5F;
    Bow bow = {.x0 = a.x + a.w * at,
               .y0 = a.y + fminf(a.h / 2, a.w * 0.12F),
               .x2 = b.x + b.w * at,
               .y2 = b.y + fminf(b.h / 2, b.w * 0.12F)};
    const float dx = bow.x2 - bow.x0, dy = bow.y2 - bow.y0, length = sqrtf(dx * dx + dy * dy);
    const float aside = fminf(fmaxf(length * 0.32F, BOW_LEAST * s), BOW_MOST * s);
    // Keep it inside the window.
    const float edge = fmaxf(fmaxf(a.x + a.w, b.x + b.w), b.x + b.w + flare->room);
    bow.x1 = fminf((bow.x0 + bow.x2) / 2 + (beside ? aside : 0), edge * 2 - (bow.x0 + bow.x2) / 2);
    bow.y1 = (bow.y0 + bow.y2) / 2 + (beside ? 0 : aside);
    return bow;
}

static void bow_at(const Bow *bow, float t, float *x, float *y) {
    const float u = 1 - t;
    *x = u * u * bow->x0 + 2 * u * t * bow->x1 + t * t * bow->x2;
    *y = u * u * bow->y0 + 2 * u * t * bow->y1 + t * t * bow->y2;
}

static float bow_length(const Bow *bow) {
    float length = 0, x0 = bow->x0, y0 = bow->y0;
    for (int i = 1; i <= 8; i++) {
        float x, y;
        bow_at(bow, (float)i / 8, &x, &y);
        length += sqrtf((x - x0) * (x - x0) + (y - y0) * (y - y0));
        x0 = x;
        y0 = y;
    }
    return length;
}

GfxRect beam_bounds(const Flare *flare, float s) {
    const Bow bow = bow_of(flare, s);
    const GfxRect a = flare->from.rect, b = flare->to.rect;
    // The curve reaches half as far as its control point.
    const float mx = (bow.x0 + 2 * bow.x1 + bow.x2) / 4, my = (bow.y0 + 2 * bow.y1 + bow.y2) / 4;
    const float left = fminf(a.x, b.x), top = fminf(a.y, b.y);
    const float right = fmaxf(fmaxf(a.x + a.w, b.x + b.w), mx);
    const float bottom = fmaxf(fmaxf(a.y + a.h, b.y + b.h), my);
    return gfx_inset(gfx_rect(left, top, right - left, bottom - top), -REACH * s);
}

// ---- how it looks

// Draws a soft round light, in whole radii so that few pictures are painted.
static void light(App *app, float x, float y, float radius, Color color) {
    const float r = fmaxf(1, roundf(radius));
    const GfxPaint soft = paint_radial(0.5F, 0.5F, color, color_alpha(color, 0), 0.7F);
    gfx_circle(app->gfx, roundf(x), roundf(y), r, &soft);
}

static void draw_line(App *app, const Bow *bow, float from, float to, float step, float thin, float thick,
                      Color color) {
    const int dots = (int)fmaxf(2, bow_length(bow) / step);
    for (int i = 0; i <= dots; i++) {
        const float t = (float)i / (float)dots;
        float x, y;
        if (t < from || t > to)
            continue;
        bow_at(bow, t, &x, &y);
        light(app, x, y, thin + (thick - thin) * roundf(t * 4) / 4, color);
    }
}

// Draws a triangle `size` long with its tip at (x, y).
static void draw_triangle(App *app, float x, float y, float angle, float size, const GfxPaint *paint) {
    const float c = cosf(angle), s = sinf(angle), wide = size * 0.58F;
    const float points[6] = {
        0, 0, -c * size - s * wide, -s * size + c * wide, -c * size + s * wide, -s * size - c * wide};
    gfx_polygon(app->gfx, roundf(x), roundf(y), points, 3, paint);
}

static void draw_point(App *app, const CardTable *table, const Bow *bow, float at, Color color) {
    float x, y, before_x, before_y;
    bow_at(bow, at, &x, &y);
    bow_at(bow, fmaxf(0, at - 0.08F), &before_x, &before_y);
    const float angle = roundf(atan2f(y - before_y, x - before_x) / (2 * PI_F) * TURNS) / TURNS * 2 * PI_F;
    const GfxPaint bed = paint_solid(color_alpha(COLOR_SPACE, 0.8F)), fill = paint_solid(color),
                   core = paint_solid(COLOR_WHITE);
    const float c = cosf(angle), s = sinf(angle);
    light(app, x - c * lpx(table, 12), y - s * lpx(table, 12), lpx(table, 34), color_alpha(color, 0.6F));
    draw_triangle(app, x + c * lpx(table, 7), y + s * lpx(table, 7), angle, lpx(table, 40), &bed);
    draw_triangle(app, x + c * lpx(table, 2), y + s * lpx(table, 2), angle, lpx(table, 32), &fill);
    draw_triangle(app, x - c * lpx(table, 7), y - s * lpx(table, 7), angle, lpx(table, 16), &core);
}

static void draw_ring(App *app, const CardTable *table, GfxRect rect, Color color, float strength) {
    const GfxPaint line = paint_solid(color);
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(1, strength)));
    gfx_glow(app->gfx, rect, lpx(table, 11), lpx(table, 22), color);
    gfx_frame(app->gfx, rect, lpx(table, 11), fmaxf(2, lpx(table, 3)), &line);
    gfx_opacity_pop(app->gfx);
}

void beam_draw(App *app, const CardTable *table, const Flare *flare) {
    const Bow bow = bow_of(flare, table->layout.s);
    const float part = flare->part, step = lpx(table, 5);
    const bool still = table->timeline.reduced;
    const float head = still ? 1 : ease_out_cubic(fminf(1, part / THERE));
    const float tail = still || part < TRAILS ? 0 : ease_in((part - TRAILS) / (1 - TRAILS));
    const float held = fminf(1, fminf(part / 0.1F, (1 - part) / 0.25F));
    gfx_record_mark(app->gfx, "beam", "from", flare->from.rect, flare->color, 0);
    gfx_record_mark(app->gfx, "beam", "to", flare->to.rect, flare->color, 0);
    draw_ring(app, table, flare->from.rect, flare->color, 0.7F * held);
    if (head >= 0.98F)
        draw_ring(app, table, flare->to.rect, flare->color, held);
    gfx_opacity_push(app->gfx, held);
    draw_line(app, &bow, tail, head, step * 1.6F, lpx(table, 14), lpx(table, 24),
              color_alpha(COLOR_SPACE, 0.42F));
    draw_line(app, &bow, tail, head, step, lpx(table, 9), lpx(table, 16), flare->color);
    draw_line(app, &bow, tail, head, step, lpx(table, 3), lpx(table, 5), COLOR_WHITE);
    if (head > 0.1F)
        draw_point(app, table, &bow, head, flare->color);
    gfx_opacity_pop(app->gfx);
}
