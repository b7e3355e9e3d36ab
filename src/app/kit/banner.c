// SPDX-License-Identifier: MIT
// The banner "Your turn": shown over the board for a moment when the viewer's turn begins, with the name if
// several people share the computer, and the round if a new one has begun. A game announces with it what else
// begins, such as a phase. It blocks nothing: clicks and keys
// have their usual effect, and end it.
#include "app/kit/draw.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>

#define BANNER_MS 950.0F // all of them at speed 1
#define COMES_MS 160.0F
#define GOES_MS 240.0F
#define BANNER_W 390.0F // logical
#define BANNER_H 104.0F
#define SLIDE 46.0F // it comes in from the left so far
#define GLOW 40.0F
#define BELOW 10.0F // a low one

// ---- when

// True if the last command was another seat's, or a round has begun since.
static bool begins(const App *app, const CardTable *table, uint8_t *new_round) {
    const Story *story = game_story(table->game->game);
    const Match *match = session_match(app->session);
    const GameLog *log = session_log(app->session);
    const Seat viewer = session_viewer(app->session);
    const int commands = match_log_count(match);
    const uint8_t round = story->round(table->view.bytes);
    uint8_t before = 0;
    for (int i = game_log_count(log, UINT_MAX) - 1; i >= 0 && before == 0; i--)
        if (game_log_item(log, i)->headed && game_log_item(log, i)->turn == viewer)
            before = game_log_item(log, i)->round;
    *new_round = round != before ? round : 0;
    return *new_round != 0 || commands == 0 || match_log(match, commands - 1)->seat != viewer;
}

static bool is_own_turn(const App *app, const CardTable *table) {
    const Seat viewer = session_viewer(app->session);
    return session_stage(app->session) == SESSION_DECIDING && viewer != SEAT_NONE &&
           viewer == session_to_act(app->session) && table_question(table).asked == ASKED_TURN;
}

// The part of the log that the viewer's turn is, in games whose parts are turns; -1: they are not.
static int turn_part(const App *app) {
    const GameLog *log = session_log(app->session);
    const int count = game_log_count(log, UINT_MAX);
    return count == 0 || game_log_item(log, count - 1)->headed ? log->part : -1;
}

void banner_follow(App *app, CardTable *table) {
    const uint64_t moment = match_hash(session_match(app->session));
    uint8_t new_round = 0;
    if (app->lesson != NULL || !is_own_turn(app, table) || app->announced == moment)
        return;
    app->announced = moment;
    const int part = turn_part(app);
    const bool same_turn = part >= 0 && part == app->announced_part; // somebody has only answered in it
    app->announced_part = part;
    if (same_turn || !begins(app, table, &new_round) || table->timeline.speed <= 0)
        return;
    table->banner = (TurnBanner){.from = app->now, .seat = session_viewer(app->session), .round = new_round};
}

// ---- how

static GfxRect banner_rect(const CardTable *table) {
    const GfxRect board = table->layout.board;
    const float w = fminf(lpx(table, BANNER_W), board.w), h = lpx(table, BANNER_H);
    const float y = table->game->board->banner_low ? board.y + board.h - h - lpx(table, BELOW)
                                                   : board.y + board.h * 0.36F - h / 2;
    return gfx_rect(roundf(board.x + (board.w - w) / 2), roundf(y), w, h);
}

static void damage(App *app, const CardTable *table) {
    const GfxRect way = gfx_inset(banner_rect(table), -lpx(table, GLOW * GFX_BLUR_REACH + 1));
    const float slide = lpx(table, SLIDE);
    gfx_damage(app->gfx, gfx_rect(way.x - slide, way.y, way.w + slide, way.h));
}

void banner_end(App *app, CardTable *table) {
    if (table->banner.from == 0)
        return;
    table->banner.from = 0;
    damage(app, table);
}

void banner_say(App *app, CardTable *table, const char *large, const char *small) {
    if (table->timeline.speed <= 0)
        return;
    banner_end(app, table);
    table->banner = (TurnBanner){.from = app->now > 0 ? app->now : 1, .seat = table->front};
    text_copy(table->banner.large, sizeof table->banner.large, large);
    text_copy(table->banner.small, sizeof table->banner.small, small);
    app_request_update(app);
}

static float age(const App *app, const CardTable *table) {
    return (float)(app->now - table->banner.from) * table->timeline.speed;
}

bool banner_update(App *app, CardTable *table) {
    if (table->banner.from == 0)
        return false;
    const float now = age(app, table);
    if (now >= BANNER_MS || table->showing || table->overlay != OVERLAY_NONE)
        banner_end(app, table);
    else if (now < COMES_MS + 40 || now > BANNER_MS - GOES_MS)
        damage(app, table); // in between it does not change
    return table->banner.from != 0;
}

static float opacity(const App *app, const CardTable *table) {
    const float now = age(app, table);
    return fmaxf(0, fminf(1, fminf(now / COMES_MS, (BANNER_MS - now) / GOES_MS)));
}

// The large line, and the small one below it.
static void words_of(const App *app, const CardTable *table, char large[80], char small[80]) {
    if (table->banner.large[0] != 0) {
        text_copy(large, 80, table->banner.large);
        text_copy(small, 80, table->banner.small);
        return;
    }
    const bool shared = table_is_shared(app);
    const char *your_turn = ui_word(app, UI_TABLE_YOUR_TURN);
    text_copy(large, 80, shared ? seat_name(app, table->banner.seat) : your_turn);
    text_copy(small, 80, shared ? your_turn : "");
    if (table->banner.round == 0)
        return;
    char round[64];
    ui_fill(app, round, sizeof round, UI_TABLE_ROUND, NUM("round", table->banner.round));
    if (shared)
        snprintf(small, 80, "%.40s · %.30s", your_turn, round);
    else
        text_copy(small, 80, round);
}

static void draw_words(App *app, const CardTable *table, GfxRect box) {
    char large[80], small[80];
    words_of(app, table, large, small);
    const float em = lpx(table, 52), pad = lpx(table, 26), left = pad + em + lpx(table, 20);
    emblem_at(app, seat_palette(app, table->banner.seat), box.x + pad, box.y + (box.h - em) / 2, em,
              COLOR_WHITE);
    const float high = small[0] != 0 ? box.h / 2 + lpx(table, 8) : box.h;
    words_fit(app,
              gfx_rect(box.x + left, box.y + (small[0] != 0 ? lpx(table, 8) : 0), box.w - left - pad, high),
              GFX_FONT_DISPLAY_BOLD, 34, 18, COLOR_WHITE, GFX_LEFT, large);
    words_fit(app,
              gfx_rect(box.x + left, box.y + box.h / 2 + lpx(table, 12), box.w - left - pad, lpx(table, 28)),
              GFX_FONT_DISPLAY, 19, 13, COLOR_HEADING, GFX_LEFT, small);
}

void draw_banner(App *app, const CardTable *table) {
    if (table->banner.from == 0)
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, table->banner.seat));
    const float shown = opacity(app, table);
    GfxRect box = banner_rect(table);
    if (!app->settings.reduced_motion && age(app, table) < COMES_MS)
        box.x -= roundf(lpx(table, SLIDE) * (1 - shown));
    const GfxPaint fill = paint_down(color_mix(colors->dark, COLOR_SPACE, 0.25F), COLOR_SPACE);
    gfx_opacity_push(app->gfx, shown);
    gfx_glow(app->gfx, box, lpx(table, 16), lpx(table, GLOW), color_alpha(colors->main, 0.5F));
    gfx_panel(app->gfx, box, lpx(table, 16), &fill, fmaxf(2, lpx(table, 2.5F)), colors->main);
    draw_words(app, table, box);
    gfx_opacity_pop(app->gfx);
}
