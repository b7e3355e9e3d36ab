// SPDX-License-Identifier: MIT
// Draws the history panels and the recap.
#include "app/kit/draw.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/log_panel.h"
#include "app/stage/key_cap.h"

#include <math.h>
#include <stdio.h>

// ---- the history

static void draw_round_row(App *app, const CardTable *table, GfxRect at, uint8_t round) {
    char text[64];
    ui_fill(app, text, sizeof text, UI_TABLE_ROUND, NUM("round", round));
    const float y = at.y + roundf(at.h * 0.62F), left = at.x + lpx(table, 16);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 16, COLOR_HEADING, GFX_LEFT);
    const float used =
        gfx_text(app->gfx, &style, gfx_rect(left, at.y + at.h * 0.24F, at.w, at.h * 0.76F), text);
    const float from = left + used + lpx(table, 12), to = at.x + at.w - lpx(table, 20);
    if (to > from)
        gfx_fill(app->gfx, gfx_rect(from, y, to - from, 1), COLOR_LINE_STRONG);
}

static void draw_turn_row(App *app, const CardTable *table, GfxRect at, Seat turn) {
    const int palette = seat_palette(app, turn);
    const float sign = lpx(table, 15);
    emblem_at(app, palette, at.x + lpx(table, 16), at.y + (at.h - sign) / 2, sign,
              palette_faction(palette)->main);
    words_fit(app, gfx_rect(at.x + lpx(table, 42), at.y, at.w - lpx(table, 60), at.h), GFX_FONT_DISPLAY, 15,
              12, palette_faction(palette)->light, GFX_LEFT, seat_name(app, turn));
}

static void draw_sentence(App *app, const CardTable *table, GfxRect at, const char *text, Color ink) {
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, ink, GFX_LEFT);
    style.strong = COLOR_HEADING;
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 11), widget_line(app, 19),
                         gfx_rect(at.x + lpx(table, 42), at.y, at.w - lpx(table, 62), at.h), text);
}

static void draw_seat_sign(App *app, const CardTable *table, GfxRect at, Seat seat) {
    emblem_at(app, seat_palette(app, seat), at.x + lpx(table, 20), at.y + lpx(table, 3), lpx(table, 13),
              color_alpha(palette_faction(seat_palette(app, seat))->main, 0.8F));
}

static void draw_greeting_row(App *app, const CardTable *table, GfxRect at, const LogRow *row) {
    char text[LOG_LINE_MAX];
    draw_seat_sign(app, table, at, log_greeting(app, row, text));
    draw_sentence(app, table, at, text, COLOR_TEXT);
}

static void draw_line_row(App *app, const CardTable *table, GfxRect at, const LogRow *row, int line,
                          bool newest) {
    const GameLogItem *item = game_log_item(session_log(app->session), row->item);
    char text[LOG_LINE_MAX], id[HIT_ID_MAX];
    const Seat seat = table->game->show->line_seat(app, item);
    snprintf(id, sizeof id, "log:%d", line);
    const bool lit = widget_hovered(app, id) || widget_focused(app, id);
    const Hit *hit = hits_find(&app->hits, id);
    if (lit && hit != NULL && hit->rect.y >= at.y - 1 && hit->rect.y <= at.y + 1) {
        const GfxPaint fill = paint_solid(COLOR_HOVER);
        gfx_round(app->gfx, hit->rect, lpx(table, 6), &fill);
    }
    if (seat != SEAT_NONE)
        draw_seat_sign(app, table, at, seat);
    else
        icon_at(app, "icons/phosphor/clock.svg", at.x + lpx(table, 20), at.y + lpx(table, 3), lpx(table, 13),
                COLOR_TEXT_DIM);
    log_row_line(app, table, row, text);
    draw_sentence(app, table, at, text, newest ? COLOR_HEADING : COLOR_TEXT);
}

static void draw_rows(App *app, const CardTable *table, const LogPanel *panel) {
    const GameLog *log = session_log(app->session);
    const int newest = game_log_count(log, table->log_until) - 1;
    int line = 0;
    for (int i = 0; i < panel->rows; i++) {
        const LogRow *row = &panel->row[i];
        const GameLogItem *item = row->kind != LOG_GREETING ? game_log_item(log, row->item) : NULL;
        const GfxRect at = gfx_rect(panel->box.x, row->y, panel->box.w, row->h);
        if (row->kind == LOG_GREETING)
            draw_greeting_row(app, table, at, row);
        else if (row->kind == LOG_ROUND)
            draw_round_row(app, table, at, item->round);
        else if (row->kind == LOG_TURN)
            draw_turn_row(app, table, at, item->turn);
        else
            draw_line_row(app, table, at, row, ++line, row->item == newest);
    }
}

// Draws the scroll bar.
static void draw_thumb(App *app, const CardTable *table, const LogPanel *panel) {
    if (panel->scroll_max == 0)
        return;
    const float all = (float)(panel->scroll_max + panel->rows), w = lpx(table, 5);
    const float h = fmaxf(lpx(table, 24), panel->lines.h * (float)panel->rows / all);
    const float y = (panel->lines.h - h) * (1 - (float)panel->scroll / (float)panel->scroll_max);
    const GfxPaint fill = paint_solid(COLOR_LINE_STRONG);
    gfx_round(app->gfx,
              gfx_rect(panel->box.x + panel->box.w - lpx(table, 11), panel->lines.y + roundf(y), w, h), w / 2,
              &fill);
}

// Draws the heading, which in the rail is a button that opens the drawer.
static void draw_heading(App *app, const CardTable *table, const LogPanel *panel, int which) {
    const bool lit = which == LOG_RAIL && widget_hovered(app, "button:log") && table->layout.log.w > 0;
    const float sign = lpx(table, 17);
    const GfxRect line = part(app, panel->head, 42, 7, 0, 30);
    icon_at(app, "icons/phosphor/clock.svg", panel->box.x + lpx(table, 16), line.y + (line.h - sign) / 2,
            sign, lit ? COLOR_ICE : COLOR_TEXT_DIM);
    words_at(app, line, GFX_FONT_DISPLAY, 15, lit ? COLOR_ICE : COLOR_TEXT, GFX_LEFT,
             ui_word(app, UI_TABLE_LOG));
}

void draw_log(App *app, const CardTable *table, int which) {
    const LogPanel *panel = &table->log[which];
    const GfxRect box = panel->box;
    if (!gfx_is_visible(app->gfx, box))
        return;
    if (which == LOG_DRAWER) {
        const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
        gfx_shadow(app->gfx, box, lpx(table, 14), lpx(table, 10), lpx(table, 40),
                   color_alpha(COLOR_BLACK, 0.6F));
        gfx_panel(app->gfx, box, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1)), COLOR_LINE_STRONG);
    } else if (!layout_log_in_rail(&table->layout)) {
        widget_panel(app, box, 14, COLOR_LINE);
    } else if (box.y > table->layout.rail.y) { // below the large card
        gfx_fill(app->gfx, gfx_rect(box.x + lpx(table, 18), box.y, box.w - lpx(table, 36), 1), COLOR_LINE);
    }
    draw_heading(app, table, panel, which);
    gfx_clip_push(app->gfx, box);
    GfxRect first = panel->lines;
    first.x += lpx(table, 18);
    first.w -= lpx(table, 28);
    if (panel->rows == 0)
        paragraph(app, gfx_rect(first.x, first.y, first.w, 0), GFX_FONT_TEXT, 14, 19, COLOR_TEXT_DIM,
                  ui_word(app, UI_TABLE_LOG_EMPTY));
    draw_rows(app, table, panel);
    draw_thumb(app, table, panel);
    gfx_clip_pop(app->gfx);
    if (which == LOG_DRAWER)
        widget_button(app, "button:close",
                      &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/x.svg", .text_size = 14});
}

// ---- the recap

// "Round 2 · Turn: Klingon"
static void draw_when(App *app, const CardTable *table, GfxRect at, GfxAlign align) {
    char text[200], round[64] = "", turn[120] = "";
    const Seat seat = table->told_turn;
    if (table->told_round > 0)
        ui_fill(app, round, sizeof round, UI_TABLE_ROUND, NUM("round", table->told_round));
    if (seat < table->layout.seats)
        ui_fill(app, turn, sizeof turn, UI_TABLE_TURN_OF, STR("name", seat_name(app, seat)));
    snprintf(text, sizeof text, "%s%s%s", round, round[0] != 0 && turn[0] != 0 ? "  ·  " : "", turn);
    words_fit(app, at, GFX_FONT_TEXT_MEDIUM, 16, 12, COLOR_TEXT_DIM, align, text);
}

static void draw_progress(App *app, const CardTable *table, GfxRect at) {
    const int all = session_event_count(app->session);
    const GfxPaint ground = paint_solid(COLOR_INSET), fill = paint_solid(COLOR_ICE);
    gfx_round(app->gfx, at, at.h / 2, &ground);
    if (all > 0 && table->next_event > 0)
        gfx_round(app->gfx,
                  gfx_rect(at.x, at.y, fmaxf(at.h, at.w * (float)table->next_event / (float)all), at.h),
                  at.h / 2, &fill);
}

#define WHEN_PART 0.36F // of the width, for round and turn

void draw_recap(App *app, const CardTable *table) {
    const GfxRect box = table->layout.hand;
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -lpx(table, 8))))
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, table->front));
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_panel(app->gfx, box, lpx(table, 14), &fill, fmaxf(1, lpx(table, 2)), colors->main);
    const bool low = table->layout.large;
    const float pad = lpx(table, low ? 18 : 30), w = box.w - 2 * pad;
    const float beside = low ? 0 : roundf(w * WHEN_PART); // on the title's line, so that what is told has two
    icon_at(app, "icons/phosphor/arrow-counter-clockwise.svg", box.x + pad, box.y + lpx(table, low ? 10 : 20),
            lpx(table, low ? 22 : 30), COLOR_ICE);
    words_fit(app,
              gfx_rect(box.x + pad + lpx(table, low ? 32 : 46), box.y + lpx(table, low ? 6 : 12),
                       w - lpx(table, 56) - beside, lpx(table, low ? 30 : 46)),
              GFX_FONT_DISPLAY_BOLD, low ? 22 : 30, 18, COLOR_WHITE, GFX_LEFT,
              table->recap_title[0] != 0 ? table->recap_title : ui_word(app, UI_TABLE_RECAP));
    draw_when(app, table,
              low ? gfx_rect(box.x + pad, box.y + lpx(table, 36), w, lpx(table, 22))
                  : gfx_rect(box.x + pad + w - beside, box.y + lpx(table, 22), beside, lpx(table, 26)),
              low ? GFX_LEFT : GFX_RIGHT);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, low ? 18 : 20, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_WHITE;
    char keys[LOG_LINE_MAX], label[KEY_LABEL_MAX];
    const float end = box.y + box.h - lpx(table, low ? 42 : 58), top = box.y + lpx(table, low ? 60 : 62);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 14), widget_line(app, 28),
                         gfx_rect(box.x + pad, top, w, end - top), table->ticker);
    draw_progress(app, table,
                  gfx_rect(box.x + pad, box.y + box.h - lpx(table, low ? 36 : 50), w, lpx(table, 6)));
    words_fit(app, gfx_rect(box.x + pad, box.y + box.h - lpx(table, low ? 26 : 36), w, lpx(table, 24)),
              GFX_FONT_TEXT, 15, 11, COLOR_TEXT_DIM, GFX_LEFT,
              ui_fill(app, keys, sizeof keys, UI_TABLE_RECAP_KEYS,
                      STR("key", key_label_of(app, ACTION_SKIP, label))));
}
