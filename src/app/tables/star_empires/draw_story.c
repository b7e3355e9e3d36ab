// SPDX-License-Identifier: MIT
// Draws the story of a round on the map: what it does not touch darkens; moves are arrows that grow, with the
// number of units on them; what changes hands gets a ring in its new colour, and a label says what happened.
#include "app/tables/star_empires/story_show.h"

#include "app/tables/star_empires/draw.h"

#include "app/kit/draw.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <stdio.h>

#define PIECES 16      // straight parts of an arrow's curve
#define BEND 0.2F      // how far it bends aside, in shares of its length
#define LABELS 16      // most labels and numbers on the map
#define LABEL_H 26.0F  // logical
#define LABEL_GAP 6.0F // … to the cell's middle part
#define OLD_PART 0.38F // opacity of steps that are not the chosen one

// ---- curves

typedef struct Curve {
    float x0, y0, x1, y1, xc, yc; // ends, and the point it bends to
} Curve;

// Where the world of a place is drawn, and half its size.
static float middle_of(const App *app, const CardTable *table, uint8_t place, float *x, float *y) {
    const MapView *map = &own(table)->layout.map;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    *x = map->cell[place].x;
    *y = map->cell[place].y - empires_planet_up(map, kind);
    return kind == PLACE_SPACE ? 6 * map->unit
                               : fminf(empires_planet_size(map, kind), 0.9F * map->radius) / 2;
}

// From edge to edge of both worlds.
static Curve curve_of(const App *app, const CardTable *table, const StoryArrow *arrow) {
    const float unit = own(table)->layout.map.unit;
    float fx, fy, tx, ty;
    const float leaves = middle_of(app, table, arrow->from, &fx, &fy) + 4 * unit,
                enters = middle_of(app, table, arrow->to, &tx, &ty) + 12 * unit;
    const float dx = tx - fx, dy = ty - fy, all = fmaxf(1, hypotf(dx, dy));
    const float out = fminf(leaves, all * 0.3F), in = fminf(enters, all * 0.34F);
    Curve curve = {.x0 = fx + dx * out / all,
                   .y0 = fy + dy * out / all,
                   .x1 = tx - dx * in / all,
                   .y1 = ty - dy * in / all};
    const float side = (dx * 0.3F + dy >= 0 ? 1 : -1) * (arrow->retreats ? -1.0F : 1.0F);
    curve.xc = (curve.x0 + curve.x1) / 2 + side * dy * BEND;
    curve.yc = (curve.y0 + curve.y1) / 2 - side * dx * BEND;
    return curve;
}

static void point_on(const Curve *curve, float part, float *x, float *y) {
    const float a = (1 - part) * (1 - part), b = 2 * part * (1 - part), c = part * part;
    *x = a * curve->x0 + b * curve->xc + c * curve->x1;
    *y = a * curve->y0 + b * curve->yc + c * curve->y1;
}

static void draw_head(App *app, float x, float y, float dx, float dy, float size, Color color) {
    const float all = fmaxf(0.01F, hypotf(dx, dy)), ux = dx / all, uy = dy / all;
    const float points[] = {ux * size,
                            uy * size,
                            -ux * size * 0.6F - uy * size * 0.8F,
                            -uy * size * 0.6F + ux * size * 0.8F,
                            -ux * size * 0.6F + uy * size * 0.8F,
                            -uy * size * 0.6F - ux * size * 0.8F};
    const GfxPaint fill = paint_solid(color);
    gfx_polygon(app->gfx, roundf(x), roundf(y), points, 3, &fill);
}

// It grows from its root, wider and brighter toward its head.
static void draw_arrow(App *app, const CardTable *table, const StoryArrow *arrow, Seat seat, float part) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const Curve curve = curve_of(app, table, arrow);
    const float unit = own(table)->layout.map.unit;
    const int pieces = (int)ceilf(part * PIECES);
    float x, y, px, py;
    point_on(&curve, 0, &px, &py);
    for (int i = 1; i <= pieces; i++) {
        const float along = fminf(part, (float)i / PIECES), share = (float)i / PIECES;
        point_on(&curve, along, &x, &y);
        gfx_line(app->gfx, px, py, x, y, (3 + 9 * share) * unit + fmaxf(2, 2 * unit), 0xC804070Eu);
        px = x, py = y;
    }
    point_on(&curve, 0, &px, &py);
    for (int i = 1; i <= pieces; i++) {
        const float along = fminf(part, (float)i / PIECES), share = (float)i / PIECES;
        point_on(&curve, along, &x, &y);
        gfx_line(app->gfx, px, py, x, y, (3 + 9 * share) * unit,
                 arrow->retreats ? color_mix(colors->deep, colors->dark, share)
                                 : color_mix(colors->main, colors->light, share));
        px = x, py = y;
    }
    float bx, by;
    point_on(&curve, fmaxf(0, part - 0.06F), &bx, &by);
    draw_head(app, px, py, px - bx, py - by, 15 * unit, arrow->retreats ? colors->main : colors->light);
}

// ---- places of numbers and labels

typedef struct Placed {
    GfxRect rect[LABELS];
    int count;
} Placed;

static bool meet(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// Worlds, as far as they do without being covered.
static bool covers_world(const App *app, const CardTable *table, GfxRect rect) {
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++) {
        float x, y;
        const float half = middle_of(app, table, place, &x, &y);
        if (empires_chart(app, table)->kind[place] != PLACE_SPACE &&
            meet(rect, gfx_rect(x - half, y - half, 2 * half, 2 * half)))
            return true;
    }
    return false;
}

static bool is_free(const CardTable *table, const Placed *placed, GfxRect rect) {
    const GfxRect area = own(table)->layout.map.area;
    bool good = rect.x >= area.x && rect.y >= area.y && rect.x + rect.w <= area.x + area.w &&
                rect.y + rect.h <= area.y + area.h;
    for (int i = 0; i < placed->count && good; i++)
        good = !meet(rect, placed->rect[i]);
    return good;
}

// The first place that is free and covers no world, else the first free one, else the first, moved into the
// map.
static GfxRect place_one(const App *app, const CardTable *table, Placed *placed, const GfxRect *wanted,
                         int count) {
    const GfxRect area = own(table)->layout.map.area;
    GfxRect rect = wanted[0];
    int found = 0;
    for (int i = 0; i < count && found < 2; i++) {
        const int good = !is_free(table, placed, wanted[i]) ? 0 : covers_world(app, table, wanted[i]) ? 1 : 2;
        if (good > found) {
            rect = wanted[i];
            found = good;
        }
    }
    rect.x = roundf(fmaxf(area.x, fminf(rect.x, area.x + area.w - rect.w)));
    rect.y = roundf(fmaxf(area.y, fminf(rect.y, area.y + area.h - rect.h)));
    if (placed->count < LABELS)
        placed->rect[placed->count++] = rect;
    return rect;
}

// Beside the arrow's middle, on the side it bends to.
static GfxRect number_rect(const App *app, const CardTable *table, Placed *placed, const StoryArrow *arrow) {
    const float h = roundf(lpx(table, LABEL_H)), w = roundf(h * 1.9F);
    const Curve curve = curve_of(app, table, arrow);
    float x, y;
    point_on(&curve, 0.5F, &x, &y);
    const float dx = curve.xc - (curve.x0 + curve.x1) / 2, dy = curve.yc - (curve.y0 + curve.y1) / 2,
                all = fmaxf(0.01F, hypotf(dx, dy)), out = w * 0.72F;
    const GfxRect wanted[] = {
        {x + dx / all * out - w / 2, y + dy / all * out - h / 2, w, h},
        {x - dx / all * out - w / 2, y - dy / all * out - h / 2, w, h},
        {x - w / 2, y - h / 2, w, h},
    };
    return place_one(app, table, placed, wanted, 3);
}

static GfxRect label_rect(const App *app, const CardTable *table, Placed *placed, uint8_t place, float w) {
    const MapView *map = &own(table)->layout.map;
    const MapCell *cell = &map->cell[place];
    const float h = roundf(lpx(table, LABEL_H + 2)), gap = lpx(table, LABEL_GAP), r = map->radius * 0.62F;
    const float right = cell->x + r + gap, left = cell->x - r - gap - w, up = 24 * map->unit;
    const GfxRect wanted[] = {
        {right, cell->y - up - h / 2, w, h},
        {left, cell->y - up - h / 2, w, h},
        {right, cell->y + up - h / 2, w, h},
        {left, cell->y + up - h / 2, w, h},
        {cell->x - w / 2, cell->y - map->radius - h, w, h},
        {cell->x - w / 2, cell->y + map->radius, w, h},
    };
    return place_one(app, table, placed, wanted, 6);
}

// ---- what is written

static void draw_number(App *app, const CardTable *table, GfxRect rect, Seat seat, int units) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill = paint_solid(colors->main);
    char text[12];
    snprintf(text, sizeof text, "%d", units);
    gfx_shadow(app->gfx, rect, rect.h / 2, lpx(table, 2), lpx(table, 6), color_alpha(COLOR_BLACK, 0.6F));
    gfx_round(app->gfx, rect, rect.h / 2, &fill);
    const float sign = roundf(rect.h * 0.66F);
    emblem_at(app, palette, roundf(rect.x + rect.h * 0.34F), roundf(rect.y + (rect.h - sign) / 2), sign,
              colors->ink);
    const float x = rect.x + rect.h * 0.34F + sign;
    words_fit(app, gfx_rect(x, rect.y, rect.x + rect.w - rect.h * 0.2F - x, rect.h), GFX_FONT_DISPLAY_BOLD,
              18, 12, colors->ink, GFX_CENTRE, text);
}

static void strike(App *app, const CardTable *table, GfxRect sign) {
    gfx_line(app->gfx, sign.x, sign.y + sign.h, sign.x + sign.w, sign.y, fmaxf(2, lpx(table, 2.5F)),
             0xE604070Eu);
    gfx_line(app->gfx, sign.x, sign.y + sign.h, sign.x + sign.w, sign.y, fmaxf(1, lpx(table, 1.5F)),
             COLOR_WHITE);
}

// Whose it was, struck through, and whose it is; then the words.
static void draw_label(App *app, const CardTable *table, GfxRect rect, const StoryStep *step,
                       const char *text) {
    const FactionColors *colors = palette_faction(seat_palette(app, step->seat));
    const GfxPaint ground = paint_solid(0xF0060B14u);
    const float radius = lpx(table, 7), sign = roundf(rect.h * 0.58F), head = roundf(rect.h * 1.06F);
    const Seat had =
        step->deed.kind == DEED_TAKES || step->deed.kind == DEED_REVOLT ? step->deed.other : SEAT_NONE;
    float x = rect.x;
    gfx_panel(app->gfx, rect, radius, &ground, fmaxf(1, lpx(table, 1.5F)), colors->main);
    if (had < EMPIRES_SEATS) {
        const FactionColors *old = palette_faction(seat_palette(app, had));
        const GfxPaint fill = paint_solid(color_mix(old->deep, old->main, 0.35F));
        gfx_round_corners(app->gfx, gfx_rect(x, rect.y, head, rect.h), (GfxCorners){radius, 0, 0, radius},
                          &fill);
        const GfxRect at = {roundf(x + (head - sign) / 2), roundf(rect.y + (rect.h - sign) / 2), sign, sign};
        emblem_at(app, seat_palette(app, had), at.x, at.y, sign, old->light);
        strike(app, table, at);
        x += head;
    }
    const GfxPaint fill = paint_solid(colors->main);
    gfx_round_corners(app->gfx, gfx_rect(x, rect.y, head, rect.h),
                      had < EMPIRES_SEATS ? (GfxCorners){0, 0, 0, 0} : (GfxCorners){radius, 0, 0, radius},
                      &fill);
    emblem_at(app, seat_palette(app, step->seat), roundf(x + (head - sign) / 2),
              roundf(rect.y + (rect.h - sign) / 2), sign, colors->ink);
    x += head + lpx(table, 8);
    words_fit(app, gfx_rect(x, rect.y, rect.x + rect.w - lpx(table, 8) - x, rect.h), GFX_FONT_DISPLAY_BOLD,
              17, 12, COLOR_WHITE, GFX_LEFT, text);
}

static float label_width(App *app, const CardTable *table, const StoryStep *step, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 17, COLOR_WHITE, GFX_LEFT);
    const bool two =
        (step->deed.kind == DEED_TAKES || step->deed.kind == DEED_REVOLT) && step->deed.other < EMPIRES_SEATS;
    const float head = roundf(roundf(lpx(table, LABEL_H + 2)) * 1.06F);
    return ceilf(gfx_text_width(app->gfx, &style, text) + head * (two ? 2 : 1) + lpx(table, 18));
}

// ---- steps

static float opacity_of(const CardTable *table, int step) {
    return own(table)->story.alone && step != own(table)->story.step ? OLD_PART : 1;
}

// A wave of light as the colour sweeps, and a ring that stays.
static void draw_ring(App *app, const CardTable *table, uint8_t place, Seat has, float part) {
    const MapView *map = &own(table)->layout.map;
    const MapCell *cell = &map->cell[place];
    const Color color = has < EMPIRES_SEATS ? palette_faction(seat_palette(app, has))->main : COLOR_TEXT;
    const float full = map->radius * 0.98F, eased = ease_out_cubic(part);
    if (part <= 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, part * 2));
    gfx_ring(app->gfx, cell->x, cell->y, roundf(full), fmaxf(2, lpx(table, 4)), color);
    gfx_ring(app->gfx, cell->x, cell->y, roundf(full * 0.82F), fmaxf(1, lpx(table, 2)),
             color_alpha(color, 0.7F));
    gfx_opacity_pop(app->gfx);
    if (part >= 1 || table->timeline.reduced)
        return;
    gfx_opacity_push(app->gfx, 1 - part);
    gfx_light_ring(app->gfx, cell->x, cell->y, full * (0.4F + 0.9F * eased), 10 * map->unit, color);
    gfx_opacity_pop(app->gfx);
}

static void draw_fight(App *app, const CardTable *table, const StoryStep *step, float part) {
    const MapView *map = &own(table)->layout.map;
    if (step->deed.place >= map->count || part <= 0 || part >= 1 || table->timeline.reduced)
        return;
    if (step->deed.kind != DEED_TAKES && step->deed.kind != DEED_FAILS && step->deed.kind != DEED_BEATS &&
        step->deed.kind != DEED_LOSES)
        return;
    const MapCell *cell = &map->cell[step->deed.place];
    gfx_opacity_push(app->gfx, 1 - part);
    gfx_light_burst(app->gfx, cell->x, cell->y, map->radius * (0.5F + 0.5F * part), 0xFFFFC37Au,
                    step->deed.place);
    gfx_opacity_pop(app->gfx);
}

static void draw_moves(App *app, const CardTable *table, int at) {
    const StoryStep *step = &own(table)->story.story.step[at];
    const float flown = ease_out_cubic(empires_story_flown(table, at));
    for (int i = step->arrows - 1; i >= 0 && flown > 0; i--)
        draw_arrow(app, table, &step->arrow[i], step->seat, flown);
    for (int i = 0; i < step->changes; i++)
        draw_ring(app, table, step->change[i].place, step->change[i].has, empires_story_changed(table, at));
    draw_fight(app, table, step, empires_story_changed(table, at));
}

static void draw_words(App *app, const CardTable *table, int at, Placed *placed) {
    const StoryStep *step = &own(table)->story.story.step[at];
    char text[80];
    for (int i = 0; i < step->arrows; i++) {
        const GfxRect rect = number_rect(app, table, placed, &step->arrow[i]);
        if (empires_story_flown(table, at) >= 1)
            draw_number(app, table, rect, step->seat, step->arrow[i].units);
    }
    if (step->deed.place >= own(table)->layout.map.count || step->deed.kind == DEED_MOVES)
        return;
    empires_story_words(app, table, step, STORY_LABEL, text, sizeof text);
    const GfxRect rect =
        label_rect(app, table, placed, step->deed.place, label_width(app, table, step, text));
    const float part = empires_story_labelled(table, at);
    if (part <= 0)
        return;
    gfx_opacity_push(app->gfx, part);
    draw_label(app, table, rect, step, text);
    gfx_opacity_pop(app->gfx);
}

// ---- names

static bool crosses(const Curve *curve, GfxRect rect, float by) {
    for (int i = 0; i <= 2 * PIECES; i++) {
        float x, y;
        point_on(curve, (float)i / (2 * PIECES), &x, &y);
        if (x > rect.x - by && x < rect.x + rect.w + by && y > rect.y - by && y < rect.y + rect.h + by)
            return true;
    }
    return false;
}

static bool is_crossed(App *app, const CardTable *table, GfxRect rect) {
    const RoundStory *story = &own(table)->story.story;
    for (int i = 0; i < story->steps; i++)
        for (int k = 0; k < story->step[i].arrows && empires_story_shows(table, i); k++) {
            const Curve curve = curve_of(app, table, &story->step[i].arrow[k]);
            if (crosses(&curve, rect, 12 * own(table)->layout.map.unit))
                return true;
        }
    return false;
}

// Names that an arrow would run across lie above it.
static void draw_crossed(App *app, const CardTable *table) {
    const GfxPaint ground = paint_solid(0xF0060B14u);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++) {
        const GfxRect rect = empires_name_rect(app, table, place);
        if (empires_chart(app, table)->kind[place] == PLACE_SPACE || !is_crossed(app, table, rect))
            continue;
        gfx_round(app->gfx, gfx_inset(rect, -roundf(3 * own(table)->layout.map.unit)), lpx(table, 5),
                  &ground);
        empires_draw_named(app, table, bit_of(place));
    }
}

// ---- the whole

static uint64_t touched(const StoryShow *show) {
    uint64_t places = 0;
    for (int i = 0; i < show->story.steps; i++)
        if (!show->alone || i == show->step)
            places |= show->story.step[i].touched;
    return places;
}

static void draw_darkness(App *app, const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    const uint64_t bright = touched(&own(table)->story);
    const GfxPaint dark = paint_solid(0x9904070Eu);
    for (uint8_t at = 0; at < map->count; at++)
        if (!has_place(bright, at))
            gfx_polygon(app->gfx, map->cell[at].x, map->cell[at].y, map->cell[at].points, map->cell[at].count,
                        &dark);
}

void empires_draw_story_map(App *app, const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    const RoundStory *story = &own(table)->story.story;
    Placed placed = {.count = 0};
    if (!gfx_is_visible(app->gfx, map->area))
        return;
    gfx_clip_push(app->gfx, map->area);
    draw_darkness(app, table);
    for (int i = 0; i < story->steps; i++)
        if (empires_story_shows(table, i)) {
            gfx_opacity_push(app->gfx, opacity_of(table, i));
            draw_moves(app, table, i);
            gfx_opacity_pop(app->gfx);
        }
    draw_crossed(app, table);
    for (int i = 0; i < story->steps; i++)
        if (empires_story_shows(table, i))
            draw_words(app, table, i, &placed);
    gfx_clip_pop(app->gfx);
}
