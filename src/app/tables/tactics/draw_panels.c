// SPDX-License-Identifier: MIT
// Top bar and opponents' panels.
#include "app/tables/tactics/draw.h"

#include <math.h>
#include <stdio.h>

// ---- top bar

static int best_points(const TableScreen *table) {
    int best = 0;
    for (Seat seat = 0; seat < table->view.seats; seat++) {
        const int points = points_shown(table, tactics_pile_seat(&table->view, seat));
        best = points > best ? points : best;
    }
    return best;
}

static void draw_score_chip(App *app, const TableScreen *table, Seat seat) {
    const GfxRect chip = table->layout.score[seat];
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const bool on = table->view.turn == seat;
    const bool secret = table_is_secret(table);
    const GfxPaint lit = paint_down(colors->dark, color_mix(colors->dark, colors->deep, 0.6F));
    const GfxPaint plain = paint_solid(0xBF121D31u);
    gfx_panel(app->gfx, chip, lpx(table, 10), on ? &lit : &plain, fmaxf(1, lpx(table, on ? 2 : 1)),
              on ? colors->main : COLOR_LINE);
    const float em = lpx(table, 22);
    emblem_at(app, palette, chip.x + lpx(table, 9), chip.y + (chip.h - em) / 2, em,
              on ? COLOR_WHITE : colors->main);
    words_fit(app, gfx_rect(chip.x + lpx(table, 36), chip.y, chip.w - lpx(table, secret ? 46 : 124), chip.h),
              GFX_FONT_DISPLAY, 17, 12, on ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, seat_name(app, seat));
    if (secret)
        return;
    const int points = points_shown(table, tactics_pile_seat(&table->view, seat));
    if (points > 0 && points == best_points(table))
        icon_at(app, "glyphs/crown.svg", chip.x + chip.w - lpx(table, 86),
                chip.y + (chip.h - lpx(table, 16)) / 2, lpx(table, 16), COLOR_GOLD);
    number_at(app, gfx_rect(chip.x + chip.w - lpx(table, 76), chip.y, lpx(table, 38), chip.h),
              GFX_FONT_DISPLAY_BOLD, 25, on ? COLOR_WHITE : COLOR_HEADING, GFX_RIGHT, points);
    words_at(app, gfx_rect(chip.x + chip.w - lpx(table, 34), chip.y + lpx(table, 3), lpx(table, 30), chip.h),
             GFX_FONT_DISPLAY, 14, on ? 0xFFDCE8F8u : COLOR_TEXT_DIM, GFX_LEFT, ui_word(app, UI_COMMON_VP));
}

// One chip for both members of a team, over the places of two.
static void draw_team_chip(App *app, const TableScreen *table, int place, Seat seat) {
    const GfxRect *chips = table->layout.score;
    const GfxRect chip =
        gfx_rect(chips[2 * place].x, chips[2 * place].y,
                 chips[2 * place + 1].x + chips[2 * place + 1].w - chips[2 * place].x, chips[2 * place].h);
    const Seat members[2] = {seat, table_ally(table, seat)};
    const Seat turn = table->view.turn;
    const bool on = turn == members[0] || turn == members[1];
    const FactionColors *lit = palette_faction(seat_palette(app, on ? turn : seat));
    const GfxPaint fill =
        on ? paint_down(lit->dark, color_mix(lit->dark, lit->deep, 0.6F)) : paint_solid(0xBF121D31u);
    gfx_panel(app->gfx, chip, lpx(table, 10), &fill, fmaxf(1, lpx(table, on ? 2 : 1)),
              on ? lit->main : COLOR_LINE);
    const float em = lpx(table, 22), half = (chip.w - lpx(table, 130)) / 2;
    for (int i = 0; i < 2; i++) {
        const int palette = seat_palette(app, members[i]);
        const bool acts = members[i] == turn;
        const float x = chip.x + lpx(table, 14) + (float)i * half;
        emblem_at(app, palette, x, chip.y + (chip.h - em) / 2, em,
                  acts ? COLOR_WHITE : palette_faction(palette)->main);
        words_fit(app, gfx_rect(x + lpx(table, 30), chip.y, half - lpx(table, 40), chip.h), GFX_FONT_DISPLAY,
                  17, 12, acts ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, seat_name(app, members[i]));
    }
    if (table_is_secret(table)) {
        words_fit(app, gfx_rect(chip.x + chip.w - lpx(table, 114), chip.y, lpx(table, 100), chip.h),
                  GFX_FONT_DISPLAY, 15, 12, COLOR_TEXT_DIM, GFX_RIGHT, ui_word(app, UI_TABLE_TOP_SECRET));
        return;
    }
    const int points = points_shown(table, tactics_pile_seat(&table->view, seat));
    if (points > 0 && points == best_points(table))
        icon_at(app, "glyphs/crown.svg", chip.x + chip.w - lpx(table, 104),
                chip.y + (chip.h - lpx(table, 16)) / 2, lpx(table, 16), COLOR_GOLD);
    number_at(app, gfx_rect(chip.x + chip.w - lpx(table, 82), chip.y, lpx(table, 42), chip.h),
              GFX_FONT_DISPLAY_BOLD, 25, on ? COLOR_WHITE : COLOR_HEADING, GFX_RIGHT, points);
    words_at(app, gfx_rect(chip.x + chip.w - lpx(table, 36), chip.y + lpx(table, 3), lpx(table, 30), chip.h),
             GFX_FONT_DISPLAY, 14, on ? 0xFFDCE8F8u : COLOR_TEXT_DIM, GFX_LEFT, ui_word(app, UI_COMMON_VP));
}

static void draw_scoreboard(App *app, const TableScreen *table) {
    int place = 0;
    for (Seat seat = 0; seat < table->view.seats; seat++)
        if (!table_has_teams(table))
            draw_score_chip(app, table, seat);
        else if (table_ally(table, seat) > seat && table_ally(table, seat) != SEAT_NONE)
            draw_team_chip(app, table, place++, seat);
}

// Rounds of the whole game. While the targets of a round are being turned up the pile still holds some of
// them.
static int rounds_in_all(const TacticsView *view) {
    int dealt = 0;
    for (int row = 0; row < ROWS; row++)
        dealt += view->row[row].dealt != 0;
    const int to_come = view->target_pile - (ROWS - dealt);
    return view->round + (to_come > 0 ? (to_come + ROWS - 1) / ROWS : 0);
}

static void draw_round(App *app, const TableScreen *table) {
    char text[64], round[16], rounds[16], phase[64];
    const TacticsView *view = &table->view;
    const GfxRect rect = table->layout.round;
    if (view->round == 0)
        return;
    snprintf(round, sizeof round, "%u", view->round);
    snprintf(rounds, sizeof rounds, "%d", rounds_in_all(view));
    ui_format(app, text, sizeof text, UI_TABLE_ROUND_OF, "round", round, "rounds", rounds, (char *)NULL);
    words_fit(app, gfx_rect(rect.x, rect.y + lpx(table, 8), rect.w, rect.h / 2 - lpx(table, 6)),
              GFX_FONT_DISPLAY, 16, 12, COLOR_TEXT, GFX_RIGHT, text);
    if (view->phase > PHASE_GAME_OVER)
        return;
    snprintf(phase, sizeof phase, "phase.%s", tactics_phase_words[view->phase]);
    words_fit(app, gfx_rect(rect.x, rect.y + rect.h / 2, rect.w, rect.h / 2 - lpx(table, 6)),
              GFX_FONT_DISPLAY, 14, 12, COLOR_TEXT_DIM, GFX_RIGHT, app_word(app, phase));
}

static void draw_game_name(App *app, GfxRect logo) {
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_HEADING, GFX_LEFT);
    title.tracking = 0.14F;
    gfx_text_fit(app->gfx, &title, 1, part(app, logo, 36, 9, 0, 20), ui_word(app, UI_MENU_TITLE));
    GfxStyle under = widget_style(app, GFX_FONT_DISPLAY, 13.5F, COLOR_TEXT_DIM, GFX_LEFT);
    under.tracking = 0.34F;
    gfx_text_fit(app->gfx, &under, 1, part(app, logo, 36, 29, 0, 18), ui_word(app, UI_MENU_SUBTITLE));
}

void draw_top_bar(App *app, const TableScreen *table) {
    const GfxRect bar = table->layout.top_bar;
    if (!gfx_is_visible(app->gfx, bar))
        return;
    const GfxPaint fill = paint_down(0xEB05080Fu, 0x9905080Fu);
    gfx_gradient(app->gfx, bar, &fill);
    gfx_fill(app->gfx, gfx_rect(bar.x, bar.y + bar.h - 1, bar.w, 1), COLOR_LINE);
    const GfxRect logo = table->layout.logo;
    icon_at(app, "glyphs/logo.svg", logo.x, logo.y + (logo.h - lpx(table, 26)) / 2, lpx(table, 26),
            COLOR_ICE);
    if (!table->layout.large)
        draw_game_name(app, logo);
    draw_scoreboard(app, table);
    draw_round(app, table);
    widget_button(app, "button:mute",
                  &(Button){.look = BUTTON_QUIET,
                            .icon = app->settings.muted ? "icons/phosphor/speaker-slash.svg"
                                                        : "icons/phosphor/speaker-high.svg",
                            .text_size = 18});
    widget_button(app, "button:log",
                  &(Button){.look = BUTTON_QUIET,
                            .icon = "icons/phosphor/list.svg",
                            .text_size = 18,
                            .on = table->overlay == OVERLAY_LOG});
    widget_button(app, "button:hide",
                  &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/eye-slash.svg", .text_size = 18});
    widget_button(app, "button:menu",
                  &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/sign-out.svg", .text_size = 18});
}

// ---- opponents

static const char *who_plays(const App *app, Seat seat) {
    return ui_word(app, session_is_person(app->session, seat) ? UI_COMMON_PERSON : UI_COMMON_COMPUTER);
}

static void caption(App *app, float x, float y, float w, float h, GfxAlign align, const char *text) {
    words_fit(app, gfx_rect(x, y, w, h), GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, align, text);
}

static void draw_hand_backs(App *app, const TableScreen *table, const TablePanel *panel) {
    const ViewSeat *seat = &table->view.seat[panel->seat];
    const FactionColors *colors = palette_faction(seat_palette(app, panel->seat));
    const float w = lpx(table, panel->tall ? 17 : 14), h = panel->hand.h;
    const float most = w + lpx(table, panel->tall ? 5 : 3);
    const float step =
        seat->hand_count > 1 ? fminf(most, (panel->hand.w - w) / (float)(seat->hand_count - 1)) : 0;
    const GfxPaint fill = paint_solid(colors->dark);
    for (int i = 0; i < seat->hand_count; i++)
        gfx_panel(app->gfx, gfx_rect(roundf(panel->hand.x + (float)i * step), panel->hand.y, w, h),
                  lpx(table, 3), &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
}

static void draw_tall_captions(App *app, const TableScreen *table, const TablePanel *panel) {
    const GfxRect box = panel->box;
    const float y = panel->draw.y - lpx(table, 28), h = lpx(table, 20), half = box.w / 2,
                pad = lpx(table, 16);
    const float gap = lpx(table, 6); // from the edge, also for a long word
    caption(app, box.x + gap, y, half + gap, h, GFX_CENTRE, ui_word(app, UI_TABLE_DRAW_PILE));
    caption(app, box.x + half + 2 * gap, y, half - 3 * gap, h, GFX_CENTRE, ui_word(app, UI_TABLE_DISCARD));
    caption(app, box.x + pad, panel->hand.y, panel->hand.x - box.x - pad, panel->hand.h, GFX_LEFT,
            ui_word(app, UI_TABLE_HAND));
    gfx_fill(app->gfx, gfx_rect(box.x + pad, panel->won.y - lpx(table, 33), box.w - 2 * pad, 1), COLOR_LINE);
    caption(app, box.x + pad, panel->won.y - lpx(table, 27), box.w, h, GFX_LEFT,
            ui_word(app, UI_TABLE_CONQUERED));
}

static void draw_low_captions(App *app, const TableScreen *table, const TablePanel *panel) {
    const ViewSeat *seat = &table->view.seat[panel->seat];
    const float y = panel->draw.y, h = lpx(table, 20);
    caption(app, panel->hand.x, y, panel->hand.w, h, GFX_LEFT, ui_word(app, UI_TABLE_HAND));
    const float below = panel->hand.y + panel->hand.h;
    number_at(app, gfx_rect(panel->hand.x, below + lpx(table, 3), panel->hand.w, lpx(table, 24)),
              GFX_FONT_DISPLAY_BOLD, 18, COLOR_HEADING, GFX_LEFT, seat->hand_count);
}

static void draw_panel(App *app, const TableScreen *table, const TablePanel *panel) {
    if (!gfx_is_visible(app->gfx, panel->box))
        return;
    const bool acts = table->view.to_act == panel->seat;
    const FactionColors *colors = palette_faction(seat_palette(app, panel->seat));
    widget_panel(app, panel->box, 14, acts ? colors->main : COLOR_LINE);
    draw_seat_head(app, table, panel->seat, panel->head, who_plays(app, panel->seat), false);
    if (panel->tall)
        draw_tall_captions(app, table, panel);
    else
        draw_low_captions(app, table, panel);
    draw_pile_back(app, table, panel->seat, panel->draw);
    draw_pile_top(app, table, panel->seat, panel->discard);
    draw_hand_backs(app, table, panel);
    draw_won(app, table, panel->seat, panel->won);
    if (table->view.decision == DECISION_NEGOTIATE && table->view.seat[panel->seat].offered) {
        const float size = lpx(table, 22);
        icon_at(app, "icons/phosphor/check.svg", panel->hand.x + panel->hand.w - size, panel->hand.y, size,
                COLOR_POSITIVE);
    }
}

void draw_panels(App *app, const TableScreen *table) {
    for (int i = 0; i < table->layout.panels; i++)
        draw_panel(app, table, &table->layout.panel[i]);
    if (table->layout.log.w > 0)
        draw_log(app, table, LOG_RAIL);
}
