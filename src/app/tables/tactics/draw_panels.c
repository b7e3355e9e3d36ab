// SPDX-License-Identifier: MIT
// Draws the opponents' panels in the left rail, and the state of the game.
#include "app/tables/tactics/draw.h"

#include "app/kit/pile.h"

#include <math.h>
#include <stdio.h>

// Rounds of the whole game (also for action.c). While a round's targets are being turned up, some of them are
// still in the pile.
int tactics_rounds_in_all(const TacticsView *view) {
    int dealt = 0;
    for (int row = 0; row < ROWS; row++)
        dealt += view->row[row].dealt != 0;
    const int to_come = view->target_pile - (ROWS - dealt);
    return view->round + (to_come > 0 ? (to_come + ROWS - 1) / ROWS : 0);
}

int tactics_rounds_more(const TacticsView *view) {
    int all = view->target_pile;
    for (Seat seat = 0; seat < view->seats; seat++)
        all += tactics_pile_seat(view, seat) == seat ? view->seat[seat].won_count : 0;
    for (int row = 0; row < ROWS; row++)
        all += view->row[row].target != NONE;
    const int more = tactics_rounds_in_all(view) - (all + ROWS - 1) / ROWS;
    return more > 0 ? more : 0;
}

// Cards until every row is full, and so the deployment over, if none is removed meanwhile.
static int cards_to_come(const CardTable *table, const TacticsView *view) {
    const int full = tactics_looks_rules(table->looks)->row_full;
    int count = 0;
    for (int row = 0; row < ROWS; row++)
        if (tactics_row_counts(&view->row[row]) && view->row[row].count < full)
            count += full - view->row[row].count;
    return count;
}

// "Round 2 of 7: one more" where there is room for it.
static void say_round(const App *app, const CardTable *table, const TacticsView *view, char above[64]) {
    const int more = tactics_rounds_more(view), rounds = tactics_rounds_in_all(view);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_TEXT, GFX_RIGHT);
    if (more > 0)
        app_fill(app, above, 64, "score.one_more", NUM("number", more), NUM("rounds", rounds),
                 NUM("round", view->round));
    if (more == 0 || gfx_text_width(app->gfx, &least, above) > table->layout.round.w - 1)
        ui_fill(app, above, 64, UI_TABLE_ROUND_OF, NUM("round", view->round), NUM("rounds", rounds));
}

void tactics_top(const App *app, const CardTable *table, char above[64], char below[64]) {
    char phase[64];
    const TacticsView *view = shown(table);
    if (view->round == 0)
        return;
    say_round(app, table, view, above);
    if (view->phase > PHASE_GAME_OVER)
        return;
    snprintf(phase, sizeof phase, "phase.%s", tactics_phase_words[view->phase]);
    const int to_come = view->phase == PHASE_DEPLOYMENT ? cards_to_come(table, view) : 0;
    if (to_come > 0)
        ui_fill(app, below, 64, UI_TABLE_TO_DEPLOY, STR("phase", app_word(app, phase)),
                NUM("count", to_come));
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    if (to_come <= 0 || gfx_text_width(app->gfx, &style, below) > table->layout.round.w - 1)
        text_copy(below, 64, app_word(app, phase));
}

// ---- opponents

static void caption(App *app, float x, float y, float w, float h, GfxAlign align, const char *text) {
    words_fit(app, gfx_rect(x, y, w, h), GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, align, text);
}

static void draw_hand(App *app, const CardTable *table, const TablePanel *panel) {
    const int palette = seat_palette(app, panel->seat), count = settled(table)->seat[panel->seat].hand_count;
    const GfxRect line = panel->hand;
    if (!panel->roomy) {
        draw_backs(app, table, line, palette, count, lpx(table, panel->tall ? 17 : 14),
                   lpx(table, panel->tall ? 5 : 3));
        return;
    }
    const float w = floorf(line.h / 1.4F), step = count > 1 ? fminf(w, (line.w - w) / (float)(count - 1)) : 0;
    for (int i = 0; i < count; i++)
        card_art_draw_pile(app->gfx, palette, 1, roundf(line.x + (float)i * step), line.y, w);
}

// The seat's sign fills unused space: early in the game little is conquered.
static void draw_watermark(App *app, const CardTable *table, const TablePanel *panel) {
    const FactionColors *colors = palette_faction(seat_palette(app, panel->seat));
    const float size = lpx(table, 190), y = panel->box.y + panel->box.h - size - lpx(table, 44);
    if (panel->roomy && colors->emblem != NULL)
        icon_at(app, colors->emblem, panel->box.x + (panel->box.w - size) / 2, y, size,
                color_alpha(colors->main, 0.13F));
}

static void draw_tall_captions(App *app, const CardTable *table, const TablePanel *panel) {
    const GfxRect box = panel->box;
    const float y = panel->draw.y - lpx(table, 34), h = lpx(table, 20), half = box.w / 2,
                pad = lpx(table, 16);
    const float gap = lpx(table, 6); // from the edge, even for a long word
    caption(app, box.x + gap, y, half + gap, h, GFX_CENTRE, ui_word(app, UI_TABLE_DRAW_PILE));
    caption(app, box.x + half + 2 * gap, y, half - 3 * gap, h, GFX_CENTRE, ui_word(app, UI_TABLE_DISCARD));
    caption(app, box.x + pad, panel->hand.y, panel->hand.x - box.x - pad, panel->hand.h, GFX_LEFT,
            ui_word(app, UI_TABLE_HAND));
    gfx_fill(app->gfx, gfx_rect(box.x + pad, panel->won.y - lpx(table, 33), box.w - 2 * pad, 1), COLOR_LINE);
    caption(app, box.x + pad, panel->won.y - lpx(table, 27), box.w, h, GFX_LEFT,
            ui_word(app, UI_TABLE_CONQUERED));
}

static void draw_low_captions(App *app, const CardTable *table, const TablePanel *panel) {
    const ViewSeat *seat = &settled(table)->seat[panel->seat];
    const float y = panel->draw.y, h = lpx(table, 20);
    caption(app, panel->hand.x, y, panel->hand.w, h, GFX_LEFT, ui_word(app, UI_TABLE_HAND));
    const float below = panel->hand.y + panel->hand.h;
    number_at(app, gfx_rect(panel->hand.x, below + lpx(table, 3), panel->hand.w, lpx(table, 24)),
              GFX_FONT_DISPLAY_BOLD, 18, COLOR_HEADING, GFX_LEFT, seat->hand_count);
}

// A drop target where the selected card may be handed over, or would have to be.
static void draw_panel_place(App *app, const CardTable *table, const TablePanel *panel) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "panel:%s", seat_faction_id(app, panel->seat));
    const Hit *hit = hits_find(&app->hits, id);
    const bool meant = panel->seat == tactics_ally(table, table->front) && tactics_points_at_ally(table);
    if (table->showing || hit == NULL || (!hit->has_command && !meant))
        return;
    if (table->drag.on && gfx_contains(panel->box, table->drag.x, table->drag.y)) {
        draw_drop_target(app, table, panel->box, 14, true);
    } else {
        gfx_dashed(app->gfx, panel->box, lpx(table, 14), fmaxf(1, lpx(table, 2)), lpx(table, 6),
                   lpx(table, 5), COLOR_ICE);
    }
}

static void draw_panel(App *app, const CardTable *table, const TablePanel *panel) {
    if (!gfx_is_visible(app->gfx, panel->box))
        return;
    draw_seat_panel(app, table, panel->box, panel->seat);
    draw_panel_place(app, table, panel);
    tactics_draw_seat_head(app, table, panel->seat, panel->head, seat_player_word(app, table, panel->seat),
                           false);
    if (panel->tall)
        draw_tall_captions(app, table, panel);
    else
        draw_low_captions(app, table, panel);
    draw_watermark(app, table, panel);
    tactics_draw_piles(app, table, panel->seat, panel->draw, panel->discard);
    draw_hand(app, table, panel);
    tactics_draw_won(app, table, panel->seat, panel->won);
    if (seen(table)->decision == DECISION_NEGOTIATE && seen(table)->seat[panel->seat].offered) {
        const float size = lpx(table, 22);
        icon_at(app, "icons/phosphor/check.svg", panel->hand.x + panel->hand.w - size, panel->hand.y, size,
                COLOR_POSITIVE);
    }
}

void tactics_draw_panels(App *app, const CardTable *table) {
    for (int i = 0; i < own(table)->layout.panels; i++)
        draw_panel(app, table, &own(table)->layout.panel[i]);
}
