// SPDX-License-Identifier: MIT
// The band across the end of a battle: who has won it, what that brings, and which column of its order has
// decided it.
#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/draw.h"

#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>

#define OPENS_MS 200.0F
#define CLOSES_MS 240.0F
#define STAMP_FROM_MS 260.0F // the points
#define STAMP_MS 180.0F

static void title_of(const App *app, const CardTable *table, char *out, size_t size) {
    const Seat seat = own(table)->shots.winner;
    if (seat >= table->layout.seats)
        text_copy(out, size, app_word(app, "building.over.nobody"));
    else
        app_fill(app, out, size,
                 seat == table->front && session_is_person(app->session, seat) ? "building.over.own"
                                                                               : "building.over.title",
                 STR("ship", seat_faction_name(app, seat)));
}

// "Balance of Terror: 20 points for Ann. Decided by Speed, 2 to 1."
static void line_of(const App *app, const CardTable *table, uint8_t card, char *out, size_t size) {
    const Seat seat = own(table)->shots.winner;
    const BattlePrediction *went = &own(table)->outlook;
    const CardDef *def = &building_rules(app)->card[card];
    const char *name = card_name(app, card, SEAT_NONE);
    char by[80] = "", stat[60];
    if (seat >= table->layout.seats) {
        app_fill(app, out, size, "building.over.stays", STR("card", name));
        return;
    }
    int next = -1;
    for (Seat other = 0; other < table->layout.seats && went->decides < went->columns; other++)
        if (other != seat && went->still[went->decides][other] && went->value[went->decides][other] > next)
            next = went->value[went->decides][other];
    building_column_name(table, def->order[went->decides % ORDER_MAX], stat, sizeof stat);
    if (next >= 0)
        app_fill(app, by, sizeof by, "building.over.by", STR("stat", stat),
                 NUM("from", went->value[went->decides][seat]), NUM("to", next));
    else if (went->decides < went->columns)
        text_copy(by, sizeof by, app_word(app, "building.over.alone"));
    char gain[160];
    app_fill(app, gain, sizeof gain, "building.over.gains", STR("seat", seat_name(app, seat)),
             STR("card", name), NUM("number", def->points));
    snprintf(out, size, "%s%s%s", gain, by[0] != 0 ? " " : "", by);
}

// Stamped on, as when a mission is won.
static void draw_stamp(App *app, GfxRect at, float ms, bool still, int points) {
    const float part = still ? 1 : fminf(1, fmaxf(0, (ms - STAMP_FROM_MS) / STAMP_MS)),
                size = roundf(at.w * (1 + 0.3F * (1 - ease_in(part))) / 4) * 4; // within its strip
    if (part <= 0)
        return;
    gfx_opacity_push(app->gfx, part);
    target_art_draw_points(app->gfx, roundf(at.x + (at.w - size) / 2), roundf(at.y + (at.h - size) / 2), size,
                           points);
    gfx_opacity_pop(app->gfx);
}

static void draw_words(App *app, const CardTable *table, uint8_t card, GfxRect box, Color faint) {
    const bool large = table->layout.large;
    char title[120], line[320];
    title_of(app, table, title, sizeof title);
    line_of(app, table, card, line, sizeof line);
    words_fit(app, gfx_rect(box.x, box.y, box.w, box.h * 0.54F), GFX_FONT_DISPLAY_BOLD, large ? 30 : 42, 16,
              COLOR_WHITE, GFX_LEFT, title);
    words_fit(app, gfx_rect(box.x, box.y + box.h * 0.54F, box.w, box.h * 0.34F), GFX_FONT_TEXT_MEDIUM,
              large ? 16 : 20, 12, faint, GFX_LEFT, line);
}

void building_draw_battle_end(App *app, const CardTable *table) {
    const float news = own(table)->flight.news, ms = news * BATTLE_NEWS_MS;
    const Seat seat = own(table)->shots.winner;
    const uint8_t card = building_battle_card(table);
    if (news >= 1 || !own(table)->shots.over || card >= building_rules(app)->card_count)
        return;
    const bool still = table->timeline.reduced, won = seat < table->layout.seats;
    const int palette = won ? seat_palette(app, seat) : PALETTE_NEUTRAL;
    const FactionColors *colors = palette_faction(palette);
    const float in = fminf(1, ms / OPENS_MS), out = fminf(1, (BATTLE_NEWS_MS - ms) / CLOSES_MS),
                open = still ? 1 : ease_out_cubic(in);
    const GfxRect box = building_loss_box(table);
    const float h = fmaxf(2, roundf(box.h * open)), em = roundf(box.h * 0.6F), edge = lpx(table, 18),
                star = roundf(box.h * 0.78F);
    const GfxRect now = {box.x, box.y + roundf((box.h - h) / 2), box.w, h};
    const GfxPaint solid = paint_solid(COLOR_SPACE),
                   fill = paint_three(90, color_alpha(colors->deep, 0.98F), color_alpha(colors->dark, 0.98F),
                                      0.5F, color_alpha(colors->deep, 0.98F));
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(in, out)));
    gfx_clip_push(app->gfx, now);
    gfx_gradient(app->gfx, now, &solid);
    gfx_gradient(app->gfx, now, &fill);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y, now.w, 2), colors->light);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y + now.h - 2, now.w, 2), colors->light);
    float left = box.x + edge;
    if (won) {
        emblem_at(app, palette, roundf(left), roundf(box.y + (box.h - em) / 2), em, colors->light);
        left += em + edge;
        draw_stamp(app, gfx_rect(box.x + box.w - edge - star, box.y + roundf((box.h - star) / 2), star, star),
                   ms, still, building_rules(app)->card[card].points);
    }
    draw_words(app, table, card,
               gfx_rect(left, box.y + box.h * 0.05F, box.x + box.w - 2 * edge - star - left, box.h),
               0xFFE6EEF8u);
    gfx_clip_pop(app->gfx);
    gfx_opacity_pop(app->gfx);
}
