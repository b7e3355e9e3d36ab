// SPDX-License-Identifier: MIT
// Draws the path of the selected group to the place it is dragged over: dots along the lanes, each step with
// its number.
#include "app/tables/star_empires/draw.h"

#include "app/tables/star_empires/map_art.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

#define DOT_GAP 9.0F // logical distance between dots

static void draw_number(App *app, const CardTable *table, float x, float y, int number) {
    const float r = roundf(lpx(table, 13));
    const GfxPaint fill = paint_solid(COLOR_ICE);
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    gfx_circle(app->gfx, x, y, r, &fill);
    words_at(app, gfx_rect(x - r, y - r, 2 * r, 2 * r), GFX_FONT_DISPLAY_BOLD, 17, 0xFF071022u, GFX_CENTRE,
             text);
}

// At the last step: a card is played for going there.
static void draw_card(App *app, const CardTable *table, float x, float y) {
    const float r = roundf(lpx(table, 11)), size = roundf(lpx(table, 14));
    const GfxPaint fill = paint_solid(COLOR_STOCK);
    gfx_circle(app->gfx, x, y, r, &fill);
    icon_at(app, "icons/phosphor/cards.svg", roundf(x - size / 2), roundf(y - size / 2), size, 0xFF071022u);
}

static void draw_path(App *app, const CardTable *table, uint8_t from, const Way *way, Color color,
                      bool plays) {
    const MapView *map = &own(table)->layout.map;
    gfx_clip_push(app->gfx, map->area);
    for (int i = 0; i < way->count; i++)
        empires_dots_draw(app, &map->cell[i == 0 ? from : way->place[i - 1]], &map->cell[way->place[i]],
                          lpx(table, DOT_GAP), fmaxf(1.5F, lpx(table, 2.2F)), color);
    for (int i = 0; i < way->count; i++) {
        const MapCell *cell = &map->cell[way->place[i]];
        const bool last = i + 1 == way->count;
        const float aside = last ? map->radius * 0.8F : 0; // keeps what is there visible
        const float x = roundf(cell->x - aside), y = roundf(cell->y + aside * 0.2F);
        if (last && plays)
            draw_card(app, table, x, y + roundf(lpx(table, 22)));
        draw_number(app, table, x, y, way->steps[i]);
    }
    gfx_clip_pop(app->gfx);
}

// Another seat's approaching group, while the seats it threatens are asked.
static bool draw_coming(App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    Way way;
    if (!s->move.under_way || s->move.to == s->move.from || s->active == table->front)
        return false;
    empires_way(empires_rules(app), s, s->active, s->move.from, s->move.to, PLACES_MAX, &way);
    draw_path(app, table, s->move.from, &way, palette_faction(seat_palette(app, s->active))->light, false);
    return true;
}

void empires_draw_path(App *app, const CardTable *table) {
    const EmpiresChoice *choice = &own(table)->choice;
    const uint8_t to = own(table)->pointed;
    Way way;
    if (draw_coming(app, table))
        return;
    if (choice->pick != PICK_GROUP || to == NONE || to == choice->from ||
        !has_place(empires_group_reach(app, table, NULL), to))
        return;
    empires_way(empires_rules(app), &seen(table)->table, table->front, choice->from, to,
                empires_speed(empires_rules(app), choice->unit), &way);
    draw_path(app, table, choice->from, &way, COLOR_WHITE, empires_group_card(app, table) != NONE);
}
