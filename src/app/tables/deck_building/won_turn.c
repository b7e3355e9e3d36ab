// SPDX-License-Identifier: MIT
// What another seat has won in a turn that was hurried, so that none of its moments could be read: a band in
// the next turn, which nobody waits for, with the sum and all of it by name.
#include "app/tables/deck_building/won_moment.h"

#include "app/tables/deck_building/draw.h"
#include "gfx/ease.h"

#include <math.h>
#include <string.h>

#define OPENS_MS 160.0F
#define CLOSES_MS 200.0F
#define HURRIED 1.05F // times as fast as others are usually shown
#define COLUMNS 3
#define READ_LEAST_MS 1000.0F

// ---- what has been won

// One that is held for long enough has been read.
static bool is_hurried(const App *app, const CardTable *table) {
    return table->theirs && own(table)->read_ms < READ_LEAST_MS &&
           table->timeline.speed > app->settings.animation_speed * app->settings.others_speed * HURRIED;
}

// Of whoever's turn it is: what others win in it is told with the battle.
static void add_win(const App *app, CardTable *table, const Event *event) {
    TurnWins *wins = &own(table)->wins;
    const BuildingRules *rules = building_looks_rules(table->looks);
    if (event->seat != seen(table)->table.active || event->card >= rules->card_count)
        return;
    if (wins->seat != event->seat)
        *wins = (TurnWins){.seat = event->seat};
    wins->hurried |= is_hurried(app, table);
    wins->points = (int16_t)(wins->points + rules->card[event->card].points);
    if (wins->count < TURN_WINS)
        wins->card[wins->count++] = event->card;
}

bool building_tells_wins(const CardTable *table, const Event *event) {
    return own(table)->wins.hurried && table->timeline.speed > 0 &&
           (event->kind == EVENT_TURN || event->kind == EVENT_OVER);
}

void building_count_wins(const App *app, CardTable *table, const Event *event) {
    BuildingTable *at = own(table);
    if (event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED)
        add_win(app, table, event);
    if (building_tells_wins(table, event) && app->settings.others_speed <= OTHERS_USUAL) {
        at->told_wins = at->wins;
        timeline_forget(&table->timeline, &at->wins_part, sizeof at->wins_part);
        at->wins_part = 0;
        timeline_add_ms(&table->timeline, &at->wins_part, 1, MOTION_BEAM, 0, WON_TURN_MS);
    }
    if (event->kind == EVENT_TURN || event->kind == EVENT_OVER)
        at->wins = (TurnWins){.seat = SEAT_NONE};
}

// ---- the band

static GfxRect band_of(const CardTable *table) {
    const GfxRect board = table->layout.board;
    const int lines = (own(table)->told_wins.count + COLUMNS - 1) / COLUMNS;
    const float h = roundf(lpx(table, 62 + 40 * (float)lines));
    return gfx_rect(board.x, roundf(board.y + (board.h - h) * 0.46F), board.w, h);
}

void building_wins_moved(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    if (memcmp(&at->wins_part, &at->wins_drawn, sizeof at->wins_drawn) == 0)
        return;
    at->wins_drawn = at->wins_part;
    gfx_damage(app->gfx, band_of(table));
}

static void draw_win(App *app, const CardTable *table, GfxRect cell, uint8_t card) {
    const float star = roundf(cell.h * 0.9F);
    target_art_draw_points(app->gfx, cell.x, roundf(cell.y + (cell.h - star) / 2), star,
                           building_rules(app)->card[card].points);
    words_fit(app, gfx_rect(cell.x + star + lpx(table, 8), cell.y, cell.w - star - lpx(table, 12), cell.h),
              GFX_FONT_DISPLAY, 18, 11, COLOR_WHITE, GFX_LEFT, building_card_name(table->looks, card));
}

static void draw_wins(App *app, const CardTable *table, const TurnWins *wins, GfxRect box) {
    const int palette = seat_palette(app, wins->seat), columns = SDL_min(wins->count, COLUMNS);
    const float em = roundf(lpx(table, 34)), left = em + lpx(table, 12), head = lpx(table, 44),
                each = lpx(table, 40), w = columns > 0 ? box.w / (float)columns : 0;
    char text[120];
    emblem_at(app, palette, box.x, roundf(box.y + (head - em) / 2), em, palette_faction(palette)->light);
    app_fill(app, text, sizeof text, "building.won.turn", STR("seat", seat_name(app, wins->seat)),
             NUM("number", wins->points));
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left, head), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 26 : 30, 14, COLOR_WHITE, GFX_LEFT, text);
    for (int i = 0; i < wins->count; i++)
        draw_win(app, table,
                 gfx_rect(roundf(box.x + (float)(i % columns) * w),
                          roundf(box.y + head + (float)(i / columns) * each), w, each),
                 wins->card[i]);
}

void building_draw_wins(App *app, const CardTable *table) {
    const TurnWins *wins = &own(table)->told_wins;
    const float part = own(table)->wins_part, ms = part * WON_TURN_MS;
    const GfxRect band = band_of(table);
    if (part <= 0 || part >= 1 || wins->seat >= table->layout.seats || !gfx_is_visible(app->gfx, band))
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, wins->seat));
    const float in = fminf(1, ms / OPENS_MS), out = fminf(1, (WON_TURN_MS - ms) / CLOSES_MS),
                open = table->timeline.reduced ? 1 : ease_out_cubic(in),
                h = fmaxf(2, roundf(band.h * open / 2) * 2), edge = lpx(table, 18);
    const GfxRect now = {band.x, band.y + (band.h - h) / 2, band.w, h};
    const GfxPaint solid = paint_solid(COLOR_SPACE),
                   fill = paint_three(90, colors->deep, colors->dark, 0.5F, colors->deep);
    gfx_opacity_push(app->gfx, fminf(in, out));
    gfx_clip_push(app->gfx, now);
    gfx_gradient(app->gfx, now, &solid);
    gfx_gradient(app->gfx, now, &fill);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y, now.w, 2), colors->light);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y + now.h - 2, now.w, 2), colors->light);
    draw_wins(app, table, wins,
              gfx_rect(band.x + edge, band.y + lpx(table, 8), band.w - 2 * edge, band.h - lpx(table, 16)));
    gfx_clip_pop(app->gfx);
    gfx_opacity_pop(app->gfx);
}
