// SPDX-License-Identifier: MIT
// Draws the front edge of the table: the own plate, piles and hand, and the action box.
#include "app/tables/tactics/draw.h"

#include "app/kit/hand_row.h"
#include "app/kit/pile.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- plate and piles

static void draw_plate(App *app, const CardTable *table) {
    const TacticsLayout *layout = &own(table)->layout;
    const Seat seat = table->front;
    draw_seat_panel(app, table, layout->kit.plate, seat);
    tactics_draw_seat_head(app, table, seat, layout->kit.plate_head, seat_player_word(app, table, seat),
                           true);
    words_fit(app,
              gfx_rect(layout->kit.plate.x + lpx(table, 16), layout->plate_won.y - lpx(table, 27),
                       layout->kit.plate.w - lpx(table, 24), lpx(table, 20)),
              GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
              ui_word(app, tactics_has_teams(table) ? UI_TABLE_TEAM_PILE : UI_TABLE_CONQUERED));
    tactics_draw_won(app, table, seat, layout->plate_won);
}

static void draw_piles(App *app, const CardTable *table) {
    const TacticsLayout *layout = &own(table)->layout;
    draw_pile_name(app, table, layout->draw, ui_word(app, UI_TABLE_DRAW_PILE));
    draw_pile_name(app, table, layout->discard, ui_word(app, UI_TABLE_DISCARD));
    tactics_draw_piles(app, table, table->front, layout->draw, layout->discard);
}

// ---- hand

static bool is_hand_candidate(const App *app, uint8_t card) {
    return tactics_legal_for_hand(table_legal(app), card) != NULL;
}

// Cards that can't be used now are dimmed; in the own turn none is.
static bool is_dull(const App *app, const CardTable *table, int slot, uint8_t card) {
    if (table->showing || !table_deciding(app) || card == CARD_HIDDEN || slot < own(table)->drawn_count)
        return false;
    if (seen(table)->decision == DECISION_TURN)
        return false;
    return !is_hand_candidate(app, card);
}

HandCard tactics_hand_card(const App *app, const CardTable *table, int slot) {
    const TableChoice *choice = &own(table)->choice;
    const int drawn = own(table)->drawn_count;
    const uint8_t card = table_card_at(table, ZONE_HAND, slot)->card;
    const bool picked = slot >= drawn && ((choice->card != NONE && choice->card == card) ||
                                          (choice->with != NONE && choice->with == card));
    const bool asked =
        !table->showing &&
        (slot < drawn || (seen(table)->decision != DECISION_TURN && is_hand_candidate(app, card)));
    HandCard look = {.raised = picked, .lit = picked || asked};
    look.dull = is_dull(app, table, slot, card) || tactics_choice_mark_number(choice, card) > 0;
    // Drawn cards are above all others, the first of them on top.
    look.above = (uint8_t)(slot < drawn ? 1 + drawn - slot : choice->card != NONE && choice->card == card);
    return look;
}

// Its number among the cards marked to be discarded.
static void draw_mark(App *app, const CardTable *table, int slot, GfxRect card) {
    const int number =
        tactics_choice_mark_number(&own(table)->choice, table_card_at(table, ZONE_HAND, slot)->card);
    if (number == 0 || !own(table)->choice.discarding)
        return;
    const float r = lpx(table, 26), cx = card.x + card.w / 2, cy = card.y + card.h * 0.42F;
    const GfxPaint fill = paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
    gfx_circle(app->gfx, cx, cy, r, &fill);
    gfx_ring(app->gfx, cx, cy, r, fmaxf(2, lpx(table, 3)), COLOR_BUTTON_INK);
    number_at(app, gfx_rect(cx - r, cy - r, 2 * r, 2 * r), GFX_FONT_DISPLAY_BOLD, 28, COLOR_BUTTON_INK,
              GFX_CENTRE, number);
}

// "Shield it", with a check box, on the shields that can go with the selected card.
static void draw_shield_badge(App *app, const CardTable *table) {
    const Hit *hit = hits_find(&app->hits, "choice:shield");
    if (hit == NULL)
        return;
    const bool on = own(table)->choice.with == hit->card;
    GfxRect rect = hit->rect;
    if (on)
        rect.y -= lpx(table, 10);
    const bool lit = widget_hovered(app, hit->id);
    const GfxPaint fill = paint_solid(on ? 0xF2EAF4FFu : lit ? 0xF21A2942u : 0xF2121D31u);
    gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_ICE);
    const Color ink = on ? COLOR_BUTTON_INK : COLOR_HEADING;
    const float box = lpx(table, 24);
    const GfxRect tick = gfx_rect(rect.x + lpx(table, 10), rect.y + (rect.h - box) / 2, box, box);
    const GfxPaint inset = paint_solid(on ? COLOR_WHITE : COLOR_INSET);
    gfx_panel(app->gfx, tick, lpx(table, 5), &inset, fmaxf(1, lpx(table, 2)),
              on ? COLOR_BUTTON_INK : COLOR_ICE);
    if (on)
        icon_at(app, "icons/phosphor/check.svg", tick.x + lpx(table, 3), tick.y + lpx(table, 3),
                box - lpx(table, 6), ink);
    words_fit(app, gfx_rect(tick.x + box + lpx(table, 8), rect.y, rect.w - box - lpx(table, 24), rect.h),
              GFX_FONT_DISPLAY_BOLD, 17, 11, ink, GFX_LEFT, app_word(app, "table.shield_it"));
}

static void draw_hand(App *app, const CardTable *table) {
    draw_hand_row(app, table, draw_mark);
    draw_shield_badge(app, table);
}

void tactics_draw_dock(App *app, const CardTable *table) {
    if (!draw_dock_ground(app, table))
        return;
    draw_plate(app, table);
    draw_piles(app, table);
    draw_hand(app, table);
}
