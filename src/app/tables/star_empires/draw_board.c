// SPDX-License-Identifier: MIT
// Draws the board of Star Empires and what is dragged over it, and writes the top bar.
#include "app/tables/star_empires/draw.h"

#include "app/tables/star_empires/battle_zoom.h"
#include "app/tables/star_empires/token.h"
#include "app/tables/star_empires/unit_tile.h"

// "Round 3 of 25", with how many systems win below; in a battle its place.
void empires_top(const App *app, const CardTable *table, char above[64], char below[64]) {
    const EmpiresBoard *s = &seen(table)->table;
    app_fill(app, above, 64, "empires.round_of", NUM("round", s->round), NUM("most", s->round_limit));
    if (s->battle.kind != BATTLE_NONE && s->battle.kind != BATTLE_ENIGMA) {
        app_fill(app, below, 64, "empires.battle_at",
                 STR("place", empires_place_name(app, table, s->battle.place)));
        return;
    }
    if (empires_is_truce(s)) {
        app_fill(app, below, 64, "empires.truce_until", NUM("round", s->truce));
        return;
    }
    app_fill(app, below, 64, "empires.systems_win",
             NUM("number", empires_systems_to_win(empires_rules(app), s)),
             NUM("most", empires_chart(app, table)->systems));
}

void empires_draw_board(App *app, const CardTable *table) {
    if (empires_zoom_runs(table)) {
        empires_draw_zoom(app, table);
    } else if (empires_shows_battle(table)) {
        empires_draw_battle(app, table);
    } else {
        empires_draw_steps(app, table);
        empires_draw_map(app, table);
        empires_draw_path(app, table);
    }
    empires_draw_side(app, table);
}

// A dragged fleet, or what is to be built. The kit draws hand cards.
void empires_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const uint8_t what = card->own[OWN_WHAT];
    const int palette = seat_palette(app, table->front);
    const uint8_t race = seen(table)->table.seat[table->front].race;
    if (card->own[OWN_KIND] == OWN_FLEET) {
        const float h = own(table)->layout.map.unit * 36, w = empires_token_width(h);
        const Token token = {.palette = palette,
                             .race = race,
                             .units = card->own[OWN_UNITS],
                             .force = card->own[OWN_FORCE],
                             .top = NONE,
                             .lit = true};
        empires_draw_token(app, table, gfx_rect(place->x, place->y, w, h), &token);
    } else if (card->own[OWN_KIND] == OWN_BUILDING) {
        const GfxRect rect = {place->x, place->y, place->width, place->height};
        if (what < UNITS_MAX)
            empires_unit_tile_draw(app, table->looks, rect,
                                   &(UnitTile){.unit = what,
                                               .palette = palette,
                                               .race = seen(table)->table.seat[table->front].race,
                                               .force = -1,
                                               .lit = true});
        else
            empires_mark_tile_draw(app, table->looks, rect, (Mark)(what - UNITS_MAX), palette, true);
    } else if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, palette, "", place);
    } else {
        const CardLook look = empires_look(table->looks, app, card);
        card_art_draw(app->gfx, &look, place);
    }
}
