// SPDX-License-Identifier: MIT
// Draws the part of the map that an example involves: cells, lanes, worlds, the paths groups have taken, and
// the stacks afterwards. If nothing is done, the whole map.
#include "app/kit/draw.h"
#include "app/tables/star_empires/example.h"
#include "app/tables/star_empires/map.h"
#include "app/tables/star_empires/map_art.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

// In the map's own units.
#define MARGIN 88.0F
#define LEAST_W 470.0F
#define RADIUS 84.0F
#define RADIUS_MANY 62.0F // if there are more territories than on the small map
#define SMALL_MAP 30
// Logical.
#define HIGH_MOST 260.0F // of a part of the map
#define ROOM 62.0F       // around a territory: for its stack and its name
#define TOKEN_H 26.0F

typedef struct Box {
    float x0, y0, x1, y1;
} Box;

// ---- ways

// True if a group of the seat has gone from here to there.
static bool has_gone(const Example *example, Seat seat, uint8_t from, uint8_t to) {
    return empires_example_fates(example, from, seat).leaves > 0 &&
           empires_example_fates(example, to, seat).comes > 0;
}

static Way way_of(const Example *example, Seat seat, uint8_t from, uint8_t to) {
    Way way;
    empires_way(example->rules, example->was, seat, from, to, PLACES_MAX, &way);
    if (way.count == 0) { // before it, nothing arrives there
        way.count = 1;
        way.place[0] = to;
    }
    return way;
}

static uint64_t ways_of(const Example *example) {
    uint64_t places = 0;
    for (Seat seat = 0; seat < example->is->seats; seat++)
        for (uint8_t from = 0; from < example->chart->places; from++)
            for (uint8_t to = 0; to < example->chart->places; to++) {
                if (!has_gone(example, seat, from, to))
                    continue;
                const Way way = way_of(example, seat, from, to);
                for (int i = 0; i < way.count; i++)
                    places |= bit_of(way.place[i]);
            }
    return places;
}

// ---- places

static Box box_of(const Example *example, uint64_t places) {
    Box box = {1e9F, 1e9F, -1e9F, -1e9F};
    for (int at = 0; at < example->chart->places; at++) {
        const PlaceDef *def = &example->rules->map[example->chart->map].place[at];
        if (!has_place(places, at))
            continue;
        box.x0 = fminf(box.x0, def->x), box.x1 = fmaxf(box.x1, def->x);
        box.y0 = fminf(box.y0, def->y), box.y1 = fmaxf(box.y1, def->y);
    }
    return box;
}

static Box widened(Box box, float by_x, float by_y) {
    return (Box){box.x0 - by_x, box.y0 - by_y, box.x1 + by_x, box.y1 + by_y};
}

// Logical pixels per map unit.
static float scale_of(const Example *example, Box box, float width) {
    const float scale = width / (box.x1 - box.x0);
    return example->acts ? fminf(scale, HIGH_MOST / (box.y1 - box.y0)) : scale;
}

// With a margin, and wide enough; the paths taken are completely visible.
static Box seen_box(const Example *example, float width) {
    if (!example->acts)
        return widened(box_of(example, UINT64_MAX), MARGIN, MARGIN);
    const Box box = box_of(example, example->places | ways_of(example));
    const float rough = scale_of(example, widened(box, MARGIN, MARGIN), width);
    const float margin = fmaxf(MARGIN, ROOM / rough);
    return widened(box, fmaxf(margin, (LEAST_W - (box.x1 - box.x0)) / 2), margin);
}

float empires_example_map_height(const Example *example, float width) {
    const Box box = seen_box(example, width);
    const float high = width * (box.y1 - box.y0) / (box.x1 - box.x0);
    return example->acts ? fminf(high, HIGH_MOST) : high;
}

static MapView lay(const Example *example, GfxRect rect) {
    const Box seen = seen_box(example, rect.w / example->k), all = box_of(example, UINT64_MAX);
    const float scale = fminf(rect.w / (seen.x1 - seen.x0), rect.h / (seen.y1 - seen.y0));
    const float radius = scale * (example->chart->places > SMALL_MAP ? RADIUS_MANY : RADIUS);
    const float size = example->acts ? fmaxf(0.66F, fminf(0.9F, 2 * scale / example->k)) : 0.66F;
    const float unit = example->k * size, edge = radius + 2 * unit;
    const float middle_x = (seen.x0 + seen.x1) / 2, middle_y = (seen.y0 + seen.y1) / 2;
    const GfxRect area = {rect.x + rect.w / 2 - (middle_x - all.x0) * scale - edge,
                          rect.y + rect.h / 2 - (middle_y - all.y0) * scale - edge,
                          (all.x1 - all.x0) * scale + 2 * edge, (all.y1 - all.y0) * scale + 2 * edge};
    MapView map;
    empires_map_lay(&map, example->rules, example->chart, area, radius, unit, NULL);
    return map;
}

// ---- territories

static const char *name_of(const EmpiresLooks *looks, const Example *example, uint8_t at) {
    return empires_territory_name(looks, example->chart->territory[at]);
}

static bool is_known(const Example *example, uint8_t at) {
    return !has_place(example->chart->is_system, at) || has_mark(example->is, at, SYSTEM_EXPLORED);
}

static void draw_cell(App *app, const Example *example, const MapView *map, uint8_t at) {
    const Seat owner = has_place(example->chart->is_system, at) ? owner_of(example->is, at) : SEAT_NONE;
    empires_cell_draw(app, &map->cell[at],
                      owner != SEAT_NONE ? palette_faction(empires_example_palette(app, example, owner))
                                         : NULL,
                      fmaxf(1, map->unit * 1.4F));
}

// Distance from the centre to the name: below the stack of empty space, above wormholes and nebulas.
static float name_below(const Example *example, const MapView *map, uint8_t at) {
    const uint8_t kind = example->chart->kind[at];
    bool stack = false;
    for (Seat seat = 0; seat < example->is->seats; seat++)
        stack |= stack_of(example->is, at, seat) != NULL;
    if (has_place(example->chart->is_system, at))
        return empires_planet_size(map, kind) / 2 - empires_planet_up(map, kind);
    if (kind == PLACE_SPACE)
        return (stack ? TOKEN_H + 9 : 8) * map->unit;
    const float off = fmaxf(16 * map->unit, empires_planet_size(map, kind) * 0.38F); // clear of the glow
    return example->acts ? -off - 22 * map->unit : off;                              // and clear of the paths
}

// The style and place of the territory's name; false: it has none.
static bool lay_name(App *app, const EmpiresLooks *looks, const Example *example, const MapView *map,
                     uint8_t at, GfxStyle *style, GfxRect *out) {
    const uint8_t kind = example->chart->kind[at];
    if (kind == PLACE_SUPERNOVA || (kind == PLACE_SPACE && !has_place(example->places, at)))
        return false;
    *style =
        gfx_style_aligned(GFX_FONT_DISPLAY, (example->acts ? 17.0F : 19.0F) * map->unit,
                          has_place(example->chart->is_system, at) ? COLOR_WHITE : 0xFFB6C9E6u, GFX_CENTRE);
    style->shadow = 0xD0000000u;
    const float width = gfx_text_width(app->gfx, style, name_of(looks, example, at));
    *out = gfx_rect(map->cell[at].x - width / 2, roundf(map->cell[at].y + name_below(example, map, at)),
                    width, roundf(20 * map->unit));
    return true;
}

// Letters may reach above their line by this much.
static bool overlap(GfxRect a, GfxRect b) {
    a = gfx_inset(a, -a.h / 4);
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// If two names have no room beside each other, a system's takes precedence.
static bool gives_way(App *app, const EmpiresLooks *looks, const Example *example, const MapView *map,
                      GfxRect name, uint8_t at) {
    GfxStyle style;
    GfxRect other;
    for (uint8_t i = 0; i < map->count && !has_place(example->chart->is_system, at); i++)
        if (has_place(example->chart->is_system, i) &&
            lay_name(app, looks, example, map, i, &style, &other) && overlap(name, other))
            return true;
    return false;
}

// Only if it fits completely.
static void draw_name(App *app, const EmpiresLooks *looks, const Example *example, const MapView *map,
                      GfxRect window, uint8_t at) {
    GfxStyle style;
    GfxRect name;
    if (!lay_name(app, looks, example, map, at, &style, &name) || !gfx_contains(window, name.x, name.y) ||
        !gfx_contains(window, name.x + name.w, name.y + name.h) ||
        gives_way(app, looks, example, map, name, at))
        return;
    gfx_text(app->gfx, &style, gfx_rect(map->cell[at].x, name.y, 0, name.h), name_of(looks, example, at));
}

// ---- drawing ways

static void draw_head(App *app, const MapView *map, float x, float y, float dx, float dy) {
    const float size = 11 * map->unit;
    const float points[] = {dx * size,
                            dy * size,
                            (-dx - dy) * size * 0.8F,
                            (dx - dy) * size * 0.8F,
                            (dy - dx) * size * 0.8F,
                            (-dx - dy) * size * 0.8F};
    const GfxPaint fill = paint_solid(COLOR_ICE);
    gfx_polygon(app->gfx, x, y, points, 3, &fill);
}

// How far from a centre a path begins or ends, so as not to cover a system's name.
static float short_of(const Example *example, const MapView *map, uint8_t at) {
    return (has_place(example->chart->is_system, at) ? 34.0F : 22.0F) * map->unit;
}

// A line along a lane, dots through a wormhole: the first leg begins short of its start, the last ends short
// of its end, with an arrowhead.
static void draw_leg(App *app, const Example *example, const MapView *map, uint8_t from, uint8_t to,
                     bool first, bool last) {
    const MapCell *a = &map->cell[from], *b = &map->cell[to];
    const float dx = b->x - a->x, dy = b->y - a->y, all = fmaxf(hypotf(dx, dy), 1);
    const float begin =
        first && has_place(example->chart->is_system, from) ? short_of(example, map, from) : 0;
    const float end = last ? short_of(example, map, to) : 0;
    const float x = b->x - dx / all * end, y = b->y - dy / all * end;
    if (has_place(example->chart->is_wormhole, from) && has_place(example->chart->is_wormhole, to))
        empires_dots_draw(app, a, b, 12 * map->unit, fmaxf(1.5F, 2.2F * map->unit), COLOR_ICE);
    else
        gfx_line(app->gfx, a->x + dx / all * begin, a->y + dy / all * begin, x, y, fmaxf(2, 4 * map->unit),
                 COLOR_ICE);
    if (last)
        draw_head(app, map, x, y, dx / all, dy / all);
}

static void draw_way(App *app, const Example *example, const MapView *map, uint8_t from, const Way *way) {
    for (int i = 0; i < way->count; i++)
        draw_leg(app, example, map, i == 0 ? from : way->place[i - 1], way->place[i], i == 0,
                 i + 1 == way->count);
}

// For each seat, from where units left to where they arrived.
static void draw_ways(App *app, const Example *example, const MapView *map) {
    for (Seat seat = 0; seat < example->is->seats; seat++)
        for (uint8_t from = 0; from < map->count; from++)
            for (uint8_t to = 0; to < map->count; to++)
                if (has_gone(example, seat, from, to)) {
                    const Way way = way_of(example, seat, from, to);
                    draw_way(app, example, map, from, &way);
                }
}

// ---- stacks

static void draw_token(App *app, const EmpiresLooks *looks, const Example *example, const MapView *map,
                       const Stack *stack, float y) {
    const int palette = empires_example_palette(app, example, stack->seat);
    const FactionColors *colors = palette_faction(palette);
    const float h = roundf(TOKEN_H * map->unit), w = roundf(h * 2.8F), radius = h * 0.3F;
    const GfxRect rect = {roundf(map->cell[stack->place].x - w / 2), roundf(y), w, h};
    const GfxPaint ground = paint_solid(0xF5080D18u), sign = paint_solid(colors->main);
    const uint8_t top = empires_strongest(example->rules, example->is, stack->seat, stack->unit);
    char number[12];
    gfx_panel(app->gfx, rect, radius, &ground, fmaxf(1, 1.5F * map->unit), colors->main);
    gfx_round_corners(app->gfx, gfx_rect(rect.x, rect.y, h, h), (GfxCorners){radius, 0, 0, radius}, &sign);
    emblem_at(app, palette, roundf(rect.x + h * 0.16F), roundf(rect.y + h * 0.16F), roundf(h * 0.68F),
              colors->ink);
    snprintf(number, sizeof number, "%d", sum_of(stack->unit));
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, h * 0.62F, COLOR_WHITE, GFX_CENTRE);
    gfx_text(app->gfx, &style, gfx_rect(rect.x + h, rect.y, h * 0.8F, h), number);
    if (!empires_unit_painting_draw(app, looks, example->is->seat[stack->seat].race, top,
                                    roundf(rect.x + h * 1.76F), roundf(rect.y + h * 0.04F),
                                    roundf(h * 0.92F)))
        icon_at(app, empires_unit_sign(looks, top), roundf(rect.x + h * 1.86F), roundf(rect.y + h * 0.17F),
                roundf(h * 0.66F), colors->light);
}

// Below the name and below each other.
static void draw_stacks(App *app, const EmpiresLooks *looks, const Example *example, const MapView *map) {
    int above = 0;
    for (int i = 0; i < example->is->stack_count; i++) {
        const Stack *stack = &example->is->stack[i];
        const uint8_t kind = example->chart->kind[stack->place];
        const bool system = has_place(example->chart->is_system, stack->place);
        above = i > 0 && example->is->stack[i - 1].place == stack->place ? above + 1 : 0;
        const float below =
            system ? empires_planet_size(map, kind) / 2 - empires_planet_up(map, kind) + 19 * map->unit
                   : (kind == PLACE_SPACE ? 8.0F : 34.0F) * map->unit;
        draw_token(app, looks, example, map, stack,
                   map->cell[stack->place].y + below + (float)above * (TOKEN_H + 2) * map->unit);
    }
}

void empires_example_map_draw(App *app, const EmpiresLooks *looks, const Example *example, GfxRect rect) {
    if (!gfx_is_visible(app->gfx, rect))
        return;
    const MapView map = lay(example, rect);
    const GfxPaint fill = paint_solid(0xFF070D1Au);
    gfx_panel(app->gfx, rect, example_px(example, 12), &fill, fmaxf(1, example_px(example, 1.5F)),
              COLOR_LINE);
    gfx_clip_push(app->gfx, gfx_inset(rect, fmaxf(1, example_px(example, 2))));
    for (uint8_t at = 0; at < map.count; at++)
        if (example->chart->kind[at] != PLACE_SUPERNOVA)
            draw_cell(app, example, &map, at);
    empires_lanes_draw(app, example->chart, &map);
    for (uint8_t at = 0; at < map.count; at++)
        empires_middle_draw(app, example->rules, example->chart, &map, example->is, at,
                            is_known(example, at) ? 1 : 0);
    if (example->acts)
        draw_ways(app, example, &map);
    gfx_clip_pop(app->gfx);
    for (uint8_t at = 0; at < map.count; at++)
        draw_name(app, looks, example, &map, rect, at);
    draw_stacks(app, looks, example, &map);
}
