// SPDX-License-Identifier: MIT
// Small things that several parts of the table of Alpha Strike are drawn with. Sizes are logical pixels,
// rectangles window pixels.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/alpha_strike/table.h"

// draw_ships.c: the panel of a ship, tracks as they are or as they would become.
void draw_ship_panel(App *app, const CardTable *table, const ShipPanel *panel);
// A launched craft as a chip.
void draw_craft_chip(App *app, const CardTable *table, const CardRef *card, GfxRect rect, float opacity);
// draw_lane.c
void strike_draw_lane(App *app, const CardTable *table);
// draw_piles.c: the deck and the discard pile.
void strike_draw_piles(App *app, const CardTable *table);
// draw_rail.c: the list of possible answers, in the rail or in place of the log; false: nobody is asked.
bool draw_answers(App *app, const CardTable *table);

// draw_lane.c: the last events that name a card, for the idle lane.
void strike_recall(CardTable *table);

#endif
