// SPDX-License-Identifier: MIT
// Where the tokens of a territory go: below its name, below the core of a wormhole, in empty space beside its
// point; but a little aside where they would cover another sign of the map: a planet, its revenue, what is
// built there, other tokens.
#include "app/tables/star_empires/token.h"

#include "games/star_empires/numbers.h"

#include <math.h>

#define SIGNS_MOST (PLACES_MAX * 5)
#define MARK 22.0F // logical: size of the sign of a colony and so on, and the distance to the next
#define MARK_STEP 24.0F
#define NAME_W 50.0F
#define NAME_H 14.0F
#define GAP 1.0F // between a token and a sign

typedef struct Signs {
    GfxRect rect[SIGNS_MOST];
    int count;
} Signs;

// ---- what is not to be covered

static void add(Signs *signs, GfxRect rect) {
    if (signs->count < SIGNS_MOST)
        signs->rect[signs->count++] = rect;
}

GfxRect empires_planet_rect(const App *app, const CardTable *table, uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    const float inset = kind == PLACE_WORMHOLE || kind == PLACE_NEBULA ? 0.2F : 0.46F,
                r = empires_planet_size(map, kind) * inset;
    return gfx_rect(map->cell[place].x - r, map->cell[place].y - empires_planet_up(map, kind) - r, 2 * r,
                    2 * r);
}

// One below the other, at the left of the planet; h 0: none.
GfxRect empires_marks_rect(const App *app, const CardTable *table, uint8_t place) {
    static const unsigned marks[] = {SYSTEM_COLONY, SYSTEM_SHIPYARD, SYSTEM_TERRAFORM, SYSTEM_ENIGMA};
    const MapView *map = &own(table)->layout.map;
    const EmpiresBoard *s = &seen(table)->table;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    const float unit = map->unit, planet = empires_planet_size(map, kind);
    int count = s->system[place].minor > 0 ? 1 : 0;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        count += has_mark(s, place, marks[i]) ? 1 : 0;
    return gfx_rect(map->cell[place].x - planet / 2 - 25 * unit,
                    map->cell[place].y - empires_planet_up(map, kind) - planet / 2 - 2 * unit, MARK * unit,
                    count == 0 ? 0 : (MARK + (float)(count - 1) * MARK_STEP) * unit);
}

// Where the name of a system usually is.
static GfxRect name_below(const MapView *map, uint8_t place, uint8_t kind) {
    const MapCell *cell = &map->cell[place];
    const float unit = map->unit,
                top = cell->y - empires_planet_up(map, kind) + empires_planet_size(map, kind) / 2;
    return gfx_rect(cell->x - NAME_W / 2 * unit, top, NAME_W * unit, NAME_H * unit);
}

static void find_signs(const App *app, const CardTable *table, Signs *signs) {
    const Chart *chart = empires_chart(app, table);
    const MapView *map = &own(table)->layout.map;
    signs->count = 0;
    for (uint8_t place = 0; place < map->count; place++) {
        const uint8_t kind = chart->kind[place];
        if (has_place(chart->is_system, place))
            add(signs, name_below(map, place, kind));
        if (kind != PLACE_SPACE)
            add(signs, empires_planet_rect(app, table, place));
        if (!has_place(chart->is_system, place) || !has_mark(&seen(table)->table, place, SYSTEM_EXPLORED))
            continue;
        add(signs, empires_revenue_chip(app, table, place));
        const GfxRect marks = empires_marks_rect(app, table, place);
        if (marks.h > 0)
            add(signs, marks);
    }
}

// ---- where there is room

// Below a system's name, below the middle of a wormhole or nebula and of empty space.
static float usually_below(const CardTable *table, const MapView *map, uint8_t kind) {
    const float planet = empires_planet_size(map, kind), unit = map->unit;
    switch ((PlaceKind)kind) {
    case PLACE_HOME:
    case PLACE_SYSTEM:
        return planet / 2 + unit * (table->layout.compact ? 17 : 15);
    case PLACE_WORMHOLE:
    case PLACE_NEBULA:
        return unit * 32;
    default:
        return unit * 20;
    }
}

// By how much it would cover signs, and names of systems, in square pixels.
static float covered(const Signs *signs, GfxRect rect) {
    float sum = 0;
    for (int i = 0; i < signs->count; i++) {
        const GfxRect *sign = &signs->rect[i];
        const float w = fminf(rect.x + rect.w, sign->x + sign->w) - fmaxf(rect.x, sign->x),
                    h = fminf(rect.y + rect.h, sign->y + sign->h) - fmaxf(rect.y, sign->y);
        sum += w > 0 && h > 0 ? w * h : 0;
    }
    return sum;
}

static bool is_within(GfxRect rect, GfxRect area) {
    return rect.x >= area.x && rect.y >= area.y && rect.x + rect.w <= area.x + area.w &&
           rect.y + rect.h <= area.y + area.h;
}

// The first way aside that covers nothing, else the one that covers least; in logical pixels of the map.
static void find_room(const MapView *map, const Signs *signs, GfxRect box, float *dx, float *dy) {
    static const struct {
        signed char x, y;
    } ways[] = {{0, 0},    {0, 6},    {0, -6},    {0, 12},    {0, -12},  {14, 0},    {-14, 0},  {14, 8},
                {-14, 8},  {14, -8},  {-14, -8},  {0, 18},    {0, -18},  {28, 0},    {-28, 0},  {28, 10},
                {-28, 10}, {28, -10}, {-28, -10}, {0, -28},   {0, -38},  {0, 26},    {42, 0},   {-42, 0},
                {42, 14},  {-42, 14}, {42, -14},  {-42, -14}, {28, -26}, {-28, -26}, {42, -28}, {-42, -28}};
    float least = -1;
    *dx = *dy = 0;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        const GfxRect rect = {box.x + (float)ways[i].x * map->unit, box.y + (float)ways[i].y * map->unit,
                              box.w, box.h};
        const float covers = covered(signs, gfx_inset(rect, -GAP * map->unit));
        if ((least >= 0 && covers >= least) || (i > 0 && !is_within(rect, map->area)))
            continue;
        least = covers;
        *dx = rect.x - box.x;
        *dy = rect.y - box.y;
        if (covers <= 0)
            return;
    }
}

void empires_place_tokens(App *app, CardTable *table) {
    MapView *map = &own(table)->layout.map;
    const Chart *chart = empires_chart(app, table);
    Signs signs;
    find_signs(app, table, &signs);
    for (uint8_t place = 0; place < map->count; place++) {
        MapCell *cell = &map->cell[place];
        const int stacks = empires_stacks_at(table, place);
        const float h = empires_token_height(map), w = empires_token_width(h),
                    all = empires_tokens_height(map, stacks > 0 ? stacks : 1);
        float dx, dy;
        cell->token_x = cell->x;
        cell->token_y = cell->y + usually_below(table, map, chart->kind[place]);
        const GfxRect box = {cell->token_x - w / 2, cell->token_y - h / 2, w, all};
        if (stacks == 0)
            continue;
        find_room(map, &signs, box, &dx, &dy);
        cell->token_x += dx;
        cell->token_y += dy;
        add(&signs, gfx_rect(box.x + dx, box.y + dy, w, all));
    }
}
