// SPDX-License-Identifier: MIT
// What others turn up and win is held until it has been read; the longer their turn has lasted, the more
// briefly, and what could not be read is told after it (won_turn.c). Draws who has turned up the card that is
// held, and what becomes of it.
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/show.h"

#include <math.h>

#define READ_MS 1200.0F    // by the clock on the wall …
#define READ_UNTIL 2600.0F // … until a turn has lasted so long; then a share of what is left of it
#define TURN_MOST 4500.0F
#define READ_SHARE 0.2F
#define READ_HURRIED_MS 100.0F

static bool is_read(const Event *event) {
    return event->kind == EVENT_FLIPPED || event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED ||
           event->kind == EVENT_FAILED;
}

static float read_after(float spent) {
    return spent < READ_UNTIL ? READ_MS : fmaxf(READ_HURRIED_MS, (TURN_MOST - spent) * READ_SHARE);
}

// Not where others are shown faster than usual, nor in a replay, which has a speed of its own.
void building_time_read(const App *app, CardTable *table, const Event *event) {
    const float speed = app->settings.animation_speed, others = app->settings.others_speed;
    const bool held = table->theirs && speed > 0 && others > 0 && others <= OTHERS_USUAL &&
                      !session_is_watched(app->session);
    if (is_read(event))
        own(table)->read_ms = held ? read_after(table->spent / others) / speed : 0;
}

float building_read_ms(const CardTable *table, const Event *event, float ms) {
    return is_read(event) && event->kind != EVENT_FAILED // that one is shown for longer anyway
               ? timeline_least_ms(&table->timeline, ms, own(table)->read_ms)
               : ms;
}

// ---- what has been turned up

static const char *what_becomes(const App *app, uint8_t card) {
    const CardDef *def = &building_rules(app)->card[card];
    return app_word(app, def->order_count > 0      ? "building.found.battle"
                         : def->kind == KIND_EVENT ? "building.found.event"
                                                   : "building.found.mission");
}

static void draw_tab(App *app, const CardTable *table, GfxRect tab, const FactionColors *colors) {
    const GfxPaint fill = paint_solid(color_alpha(colors->deep, 0.96F));
    gfx_panel(app->gfx, tab, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
}

void building_draw_found(App *app, const CardTable *table, uint8_t card, GfxRect tile, float opacity) {
    const Seat seat = building_bridge_seat(seen(table));
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const float h = roundf(lpx(table, 29)), edge = lpx(table, 10), em = roundf(h * 0.72F),
                w = roundf(tile.w * 0.94F), x = roundf(tile.x + (tile.w - w) / 2);
    const GfxRect above = {x, roundf(tile.y - h - 1), w, h}, below = {x, roundf(tile.y + tile.h + 1), w, h};
    char text[160];
    gfx_opacity_push(app->gfx, opacity);
    draw_tab(app, table, above, colors);
    draw_tab(app, table, below, colors);
    emblem_at(app, palette, above.x + edge, roundf(above.y + (h - em) / 2), em, colors->light);
    app_fill(app, text, sizeof text, "building.found.by", STR("seat", say_seat(app, seat)));
    words_fit(app, gfx_rect(above.x + 2 * edge + em, above.y, w - 3 * edge - em, h), GFX_FONT_DISPLAY, 19, 12,
              COLOR_WHITE, GFX_LEFT, text);
    words_fit(app, gfx_rect(below.x + edge, below.y, w - 2 * edge, h), GFX_FONT_TEXT_MEDIUM, 17, 12,
              COLOR_WHITE, GFX_CENTRE, what_becomes(app, card));
    gfx_opacity_pop(app->gfx);
}
