// SPDX-License-Identifier: MIT
// Draws the other flagships in the left rail; and the parts of their panels that the plate and the battle
// also use.
#include "app/tables/deck_building/draw.h"

#include "app/kit/gauge.h"
#include "app/kit/pile.h"
#include "app/kit/seat_head.h"

#include <math.h>

void building_draw_head(App *app, const CardTable *table, GfxRect head, Seat seat) {
    const bool large = table->layout.large;
    const float number_w = lpx(table, large                      ? 68
                                      : head.w < lpx(table, 270) ? 80
                                                                 : 96),
                right = head.x + head.w - lpx(table, 12);
    char text[64];
    draw_seat_head(app, table, head, seat, right - number_w);
    number_at(app, gfx_rect(right - number_w, head.y + lpx(table, 2), number_w, head.h * 0.56F),
              GFX_FONT_DISPLAY_BOLD, large ? 22 : 28, COLOR_WHITE, GFX_RIGHT,
              (int)lroundf(own(table)->points[seat]));
    app_fill(app, text, sizeof text, "building.of_goal", NUM("number", pair(seen(table)->table.goal)));
    words_fit(app, gfx_rect(right - number_w, head.y + head.h * 0.54F, number_w, head.h * 0.38F),
              GFX_FONT_TEXT_MEDIUM, 14, 12, palette_faction(seat_palette(app, seat))->light, GFX_RIGHT, text);
}

// ---- numbers

static int shown_stat(const CardTable *table, Seat seat, uint8_t stat) {
    const BuildingForecast *then = &own(table)->forecast;
    const bool foretold = then->kind != FORECAST_NONE && seat == table->front;
    return foretold ? then->stat[stat] : shown(table)->stat[seat][stat];
}

// Shields left in this turn.
static int shields_left(const CardTable *table, Seat seat) {
    const int left = shown_stat(table, seat, STAT_SHIELDS) - shown(table)->table.seat[seat].shields_used;
    return left > 0 ? left : 0;
}

void building_draw_stats(App *app, const CardTable *table, GfxRect room, Seat seat, float height,
                         int columns) {
    static const uint8_t stats[] = {STAT_SPEED, STAT_ATTACK, STAT_DIPLOMACY, STAT_SHIELDS};
    const float gap = lpx(table, 6), w = (room.w + gap) / (float)columns - gap;
    for (int i = 0; i < 4; i++) {
        const float x = room.x + (float)(i % columns) * (w + gap),
                    y = room.y + (float)(i / columns) * (height + gap);
        const GfxRect box = {roundf(x), roundf(y), w, height};
        const GfxPaint fill = paint_solid(0xDB060B14u);
        const Color color = building_stat_color(stats[i]);
        const float sign = roundf(height * 0.6F);
        gfx_panel(app->gfx, box, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1.5F)), color_alpha(color, 0.6F));
        icon_at(app, building_stat_sign(stats[i]), roundf(box.x + height * 0.25F),
                roundf(box.y + (height - sign) / 2), sign, color);
        number_at(app, gfx_rect(box.x + height * 1.1F, box.y, w - height * 1.2F, height),
                  GFX_FONT_DISPLAY_BOLD, 20, COLOR_WHITE, GFX_LEFT,
                  stats[i] == STAT_SHIELDS ? shields_left(table, seat) : shown_stat(table, seat, stats[i]));
    }
}

#define HULL_LOW 2
#define COLOR_HULL 0xFF7ED6A4u

void building_draw_damage(App *app, const CardTable *table, GfxRect row, Seat seat, int then) {
    const int defense = shown_stat(table, seat, STAT_DEFENSE),
              now = building_hull_left(defense, (int)lroundf(own(table)->damage[seat])),
              left_then = building_hull_left(defense, then);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_HEADING, GFX_RIGHT);
    char text[40];
    app_fill(app, text, sizeof text, "building.hull_of", NUM("number", left_then), NUM("most", defense));
    const float sign = roundf(row.h * 0.68F), // the bar gives way to the words
        number_w =
            fmaxf(fminf(lpx(table, 88), row.w * 0.46F), ceilf(gfx_text_width(app->gfx, &least, text)) + 2);
    icon_at(app, building_stat_sign(STAT_DAMAGE), row.x, roundf(row.y + (row.h - sign) / 2), sign,
            COLOR_STOCK);
    const float left = row.x + sign + lpx(table, 8), bar = roundf(row.h * 0.55F);
    draw_gauge(app,
               gfx_rect(left, roundf(row.y + (row.h - bar) / 2),
                        row.x + row.w - number_w - lpx(table, 6) - left, bar),
               &(Gauge){.color = left_then <= HULL_LOW ? COLOR_DAMAGE : COLOR_HULL,
                        .now = now,
                        .then = left_then,
                        .most = defense > 0 ? defense : 1});
    words_fit(app, gfx_rect(row.x + row.w - number_w, row.y, number_w, row.h), GFX_FONT_DISPLAY, 16, 12,
              left_then <= HULL_LOW ? COLOR_MISSING : COLOR_HEADING, GFX_RIGHT, text);
}

// ---- the strip

static void draw_count(App *app, GfxRect row, GfxAlign align, const char *key, int count) {
    char text[80];
    app_fill(app, text, sizeof text, key, NUM("number", count));
    words_fit(app, row, GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, align, text);
}

static void draw_rest(App *app, const CardTable *table, GfxRect room, Seat seat) {
    const BuildingBoard *s = &settled(table)->table;
    const float h = lpx(table, table->layout.large ? 18 : 22), half = room.w * 0.5F;
    const float label = room.w * 0.32F, back = roundf((h - 2) * 0.68F);
    const int palette = seat_palette(app, seat);
    words_fit(app, gfx_rect(room.x, room.y, label, h), GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, "building.hand"));
    draw_backs(app, table, gfx_rect(room.x + label, room.y + 1, half - lpx(table, 40), h - 2), palette,
               s->size[zone_of(ZONE_HAND, seat)], back, lpx(table, 3));
    draw_count(app, gfx_rect(room.x + half, room.y, half, h), GFX_RIGHT, "building.deck_count",
               s->size[zone_of(ZONE_DECK, seat)]);
    if (room.h < 2 * h + lpx(table, 4))
        return;
    const float y = room.y + h + lpx(table, 5), long_label = room.w * 0.4F; // its word is the longer one
    words_fit(app, gfx_rect(room.x, y, long_label, h), GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, "building.drafts"));
    draw_backs(app, table, gfx_rect(room.x + long_label, y + 1, half - long_label, h - 2), palette,
               s->size[zone_of(ZONE_DRAFTS, seat)], back, lpx(table, 3));
    draw_count(app, gfx_rect(room.x + half - lpx(table, 16), y, half + lpx(table, 16), h), GFX_RIGHT,
               "building.won_count", s->size[zone_of(ZONE_POINTS, seat)]);
}

static void draw_strip(App *app, const CardTable *table, const SeatStrip *strip) {
    const bool large = table->layout.large;
    const GfxRect box = strip->box;
    const float edge = lpx(table, large ? 8 : 14), head = lpx(table, large ? 40 : 54);
    draw_seat_panel(app, table, box, strip->seat);
    building_draw_head(app, table, gfx_rect(box.x, box.y, box.w, head), strip->seat);
    const float h = lpx(table, large ? 24 : 30), w = box.w - 2 * edge;
    float y = box.y + head + lpx(table, large ? 5 : 10);
    if (box.h < lpx(table, large ? 140 : 190)) { // narrow: four in a row
        building_draw_stats(app, table, gfx_rect(box.x + edge, y, w, h), strip->seat, h, 4);
        y += h + lpx(table, 5);
        building_draw_damage(app, table, gfx_rect(box.x + edge, y, w, h), strip->seat,
                             (int)lroundf(own(table)->damage[strip->seat]));
    } else {
        building_draw_stats(app, table, gfx_rect(box.x + edge, y, w, h), strip->seat, h, 3);
        y += h + lpx(table, 6);
        const float third = (w + lpx(table, 6)) / 3;
        building_draw_damage(app, table, gfx_rect(box.x + edge + third, y, w - third, h), strip->seat,
                             (int)lroundf(own(table)->damage[strip->seat]));
    }
    y += h + lpx(table, large ? 4 : 9);
    draw_rest(app, table, gfx_rect(box.x + edge, y, w, box.y + box.h - y - lpx(table, 4)), strip->seat);
}

void building_draw_strips(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        const SeatStrip *strip = &own(table)->layout.strip[seat];
        if (strip->box.w > 0 && gfx_is_visible(app->gfx, gfx_inset(strip->box, -lpx(table, 20))))
            draw_strip(app, table, strip);
    }
}
