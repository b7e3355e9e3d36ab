// SPDX-License-Identifier: MIT
// Temporary overlays: hands that a card reveals.
#include "app/tables/tactics/draw.h"

#include <math.h>
#include <stdio.h>

// ---- hands that are shown

static int shown_lines(const CardTable *table, Seat seats[TACTICS_SEATS]) {
    int lines = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const bool friend = seen(table)->seat[seat].team == seen(table)->seat[table->front].team;
        if (!friend)
            seats[lines++] = seat;
    }
    return lines;
}

static int shown_cards(const ViewSeat *seat) {
    return seat->hand_count < DECK_MAX ? seat->hand_count : DECK_MAX;
}

static GfxRect shown_button(const CardTable *table, int lines) {
    const GfxRect panel = tactics_shown_panel(&own(table)->layout, lines);
    const float w = lpx(table, 240), h = lpx(table, 48);
    return gfx_rect(panel.x + panel.w - w - lpx(table, 24), panel.y + lpx(table, 8), w, h);
}

bool tactics_shown_hands_regions(App *app, CardTable *table) {
    if (seen(table)->decision != DECISION_SEE_HANDS || !table_deciding(app))
        return false;
    Seat seats[TACTICS_SEATS];
    const int lines = shown_lines(table, seats);
    const Command ack = command_of(VERB_ACK);
    hits_clear(&app->hits);
    Hit *ok = hits_add(&app->hits, shown_button(table, lines), "button:ok");
    ok->has_command = true;
    ok->command = ack;
    int choice = 1;
    for (int line = 0; line < lines; line++) {
        const ViewSeat *seat = &seen(table)->seat[seats[line]];
        for (int i = 0; i < shown_cards(seat); i++)
            if (seat->hand[i] != CARD_HIDDEN) {
                const GfxRect card =
                    tactics_shown_card(&own(table)->layout, line, lines, i, shown_cards(seat));
                Hit *hit = hits_add(&app->hits, card, "choice:%d", choice);
                hit->card = seat->hand[i];
                hit->tag = (HitTag){.kind = TAG_SHOWN, .a = (uint8_t)choice++};
            }
    }
    return true;
}

static void draw_shown_line(App *app, const CardTable *table, int line, int lines, Seat seat) {
    const GfxRect panel = tactics_shown_panel(&own(table)->layout, lines);
    const ViewSeat *view = &seen(table)->seat[seat];
    const int palette = seat_palette(app, seat), count = shown_cards(view);
    const GfxRect first = tactics_shown_card(&own(table)->layout, line, lines, 0, 1);
    const float em = lpx(table, 54);
    emblem_at(app, palette, panel.x + lpx(table, 32), first.y + lpx(table, 40), em,
              palette_faction(palette)->main);
    words_fit(app,
              gfx_rect(panel.x + lpx(table, 24), first.y + lpx(table, 104), lpx(table, 160), lpx(table, 30)),
              GFX_FONT_DISPLAY, 20, 14, COLOR_HEADING, GFX_LEFT, seat_name(app, seat));
    for (int i = 0; i < count; i++) {
        const GfxRect card = tactics_shown_card(&own(table)->layout, line, lines, i, count);
        const CardPlace place = card_place(CARD_PILE, card.x, card.y, card.w);
        if (view->hand[i] == CARD_HIDDEN) {
            card_art_draw_back(app->gfx, palette, "", &place);
            continue;
        }
        const CardLook look = tactics_card_look(table->looks, view->hand[i], view->faction);
        card_art_draw(app->gfx, &look, &place);
    }
}

void tactics_draw_shown_hands(App *app, const CardTable *table) {
    Seat seats[TACTICS_SEATS];
    const int lines = shown_lines(table, seats);
    const GfxRect panel = tactics_shown_panel(&own(table)->layout, lines);
    draw_curtain(app, table, 0.6F);
    draw_solid_panel(app, table, panel,
                     color_alpha(palette_faction(seat_palette(app, table->front))->main, 0.6F));
    words_fit(app, part(app, panel, 24, 10, 800, 44), GFX_FONT_DISPLAY, 22, 16, COLOR_WHITE, GFX_LEFT,
              app_word(app, "table.shown_title"));
    for (int line = 0; line < lines; line++)
        draw_shown_line(app, table, line, lines, seats[line]);
    widget_button(
        app, "button:ok",
        &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_TABLE_CONTINUE), .text_size = 19});
}

void tactics_draw_over_board(App *app, const CardTable *table) {
    tactics_draw_calls(app, table);
    tactics_draw_scoring(app, table);
    tactics_draw_talks(app, table);
    tactics_draw_tiles(app, table);
    tactics_draw_fan(app, table);
    if (seen(table)->decision == DECISION_SEE_HANDS && table_deciding(app) && !table->showing)
        tactics_draw_shown_hands(app, table);
}
