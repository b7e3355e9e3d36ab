// SPDX-License-Identifier: MIT
// Draws the names of territories on the map, where neither a stack nor a system's revenue covers them: below
// the centre, else above or below the stacks, else a little to one side. Names mentioned by words on the
// screen, or under the pointer, are drawn over everything else.
#include "app/tables/star_empires/draw.h"

#include "app/tables/star_empires/token.h"
#include "games/star_empires/numbers.h"

#include <math.h>

#define LINE 20.0F  // logical: height of a name's line
#define ASIDE 30.0F // … how far it may move aside

static uint8_t kind_of(const App *app, const CardTable *table, uint8_t place) {
    return empires_chart(app, table)->kind[place];
}

static bool is_system(const App *app, const CardTable *table, uint8_t place) {
    return has_place(empires_chart(app, table)->is_system, place);
}

static GfxStyle style_of(const App *app, const CardTable *table, uint8_t place) {
    const float size = (table->layout.compact ? 17 : 15) * own(table)->layout.map.unit;
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, size,
                                       is_system(app, table, place) ? COLOR_WHITE : 0xFFB6C9E6u, GFX_CENTRE);
    style.shadow = 0xD0000000u;
    return style;
}

// ---- where

static bool meet(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// True if the revenue of a system would lie over it, or it over another system than `of` and what is built
// there.
static bool meets_sign(const App *app, const CardTable *table, uint8_t of, GfxRect rect) {
    const uint64_t systems = empires_chart(app, table)->is_system;
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (has_place(systems, place) && has_mark(&seen(table)->table, place, SYSTEM_EXPLORED) &&
            (meet(rect, empires_revenue_chip(app, table, place)) ||
             (place != of && (meet(rect, empires_planet_rect(app, table, place)) ||
                              meet(rect, empires_marks_rect(app, table, place))))))
            return true;
    return false;
}

static bool is_free(const App *app, const CardTable *table, uint8_t place, GfxRect rect) {
    const GfxRect area = own(table)->layout.map.area;
    const EmpiresBoard *s = &seen(table)->table;
    bool clear = rect.y >= area.y && rect.y + rect.h <= area.y + area.h &&
                 !meet(rect, empires_fan_rect(table)) && !meets_sign(app, table, place, rect);
    for (int i = 0; i < s->stack_count && clear; i++)
        clear = !meet(rect, empires_token_rect(table, i));
    return clear;
}

// From the top of the first stack to the bottom of the last; if spread out, of the panel behind them.
static bool find_stacks(const CardTable *table, uint8_t place, float *top, float *bottom) {
    const EmpiresBoard *s = &seen(table)->table;
    const GfxRect fan = empires_fan_rect(table);
    bool some = false;
    *top = *bottom = 0;
    for (int i = 0; i < s->stack_count; i++) {
        if (s->stack[i].place != place)
            continue;
        const GfxRect rect = own(table)->fan == place && fan.w > 0 ? fan : empires_token_rect(table, i);
        *top = some ? fminf(*top, rect.y) : rect.y;
        *bottom = some ? fmaxf(*bottom, rect.y + rect.h) : rect.y + rect.h;
        some = true;
    }
    return some;
}

GfxRect empires_name_rect(const App *app, const CardTable *table, uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    const MapCell *cell = &map->cell[place];
    const uint8_t kind = kind_of(app, table, place);
    const float unit = map->unit, size = empires_planet_size(map, kind), up = empires_planet_up(map, kind);
    const float h = roundf(LINE * unit), gap = roundf(2 * unit);
    const GfxStyle style = style_of(app, table, place);
    const float w = ceilf(gfx_text_width(app->gfx, &style, empires_place_name(app, table, place)));
    const float below =
        is_system(app, table, place) ? cell->y - up + size / 2 - 2 * unit : cell->y + 18 * unit;
    GfxRect rect = {roundf(cell->x - w / 2), roundf(below), w, h};
    if (is_free(app, table, place, rect))
        return rect;
    const float above = cell->y - up - 18 * unit - h;
    float top = below, bottom = above; // without stacks these come to the same places
    const bool stacks = find_stacks(table, place, &top, &bottom);
    const float others[] = {stacks ? fminf(top, cell->y - up - size / 2) - h : above,
                            stacks ? top - h - gap : below, stacks ? bottom + gap : above};
    static const float shifts[] = {0, 1, -1, 1.8F, -1.8F}; // to the right, to the left
    for (size_t shift = 0; shift < sizeof shifts / sizeof shifts[0]; shift++)
        for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
            const GfxRect other = {roundf(rect.x + shifts[shift] * ASIDE * unit), roundf(others[i]), w, h};
            if (is_free(app, table, place, other))
                return other;
        }
    return rect;
}

// ---- drawing

static bool is_always_named(const App *app, const CardTable *table, uint8_t place) {
    const uint8_t kind = kind_of(app, table, place);
    return kind != PLACE_SPACE && kind != PLACE_SUPERNOVA;
}

static void draw_name(App *app, const CardTable *table, uint8_t place, bool over) {
    const GfxRect rect = empires_name_rect(app, table, place);
    const GfxStyle style = style_of(app, table, place);
    const uint8_t kind = kind_of(app, table, place);
    const bool bright = kind == PLACE_HOME || kind == PLACE_WORMHOLE || kind == PLACE_NEBULA;
    const GfxPaint ground = paint_solid(over ? 0xB4060B14u : 0x8C060B14u);
    const float edge = roundf(4 * own(table)->layout.map.unit);
    if (over || bright) // of a ring, a spiral, mist
        gfx_round(app->gfx, gfx_rect(rect.x - edge, rect.y, rect.w + 2 * edge, rect.h), edge, &ground);
    gfx_text(app->gfx, &style, gfx_rect(rect.x + rect.w / 2, rect.y, 0, rect.h),
             empires_place_name(app, table, place));
}

void empires_draw_names(App *app, const CardTable *table, uint64_t named) {
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (is_always_named(app, table, place) && !has_place(named, place))
            draw_name(app, table, place, false);
}

void empires_draw_named(App *app, const CardTable *table, uint64_t named) {
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (has_place(named, place) && kind_of(app, table, place) != PLACE_SUPERNOVA)
            draw_name(app, table, place, true);
}
