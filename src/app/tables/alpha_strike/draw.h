// SPDX-License-Identifier: MIT
// Small things that several parts of the table of Alpha Strike are drawn with. Sizes are logical pixels,
// rectangles window pixels.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/alpha_strike/table.h"

// draw_board.c: so few rounds are left before the meltdown that it is counted down.
bool strike_meltdown_is_near(const StrikeView *view);

// draw_ships.c: the panel of a ship, tracks as they are or as they would become.
void strike_draw_ship_panel(App *app, const CardTable *table, const ShipPanel *panel);
// draw_lane.c
void strike_draw_lane(App *app, const CardTable *table);
// draw_piles.c: the deck and the discard pile.
void strike_draw_piles(App *app, const CardTable *table);
// draw_rail.c: the list of possible answers, in the rail or in place of the log; nothing where none is asked
// for. The rail's is drawn as its forecast (GameNumbers.forecast).
void strike_draw_answers(App *app, const CardTable *table);

// draw_dice.c: the dice that are rolled for the start, each over the ship that it is rolled for.
void strike_draw_dice(App *app, const CardTable *table);

// draw_lane.c: the last events that name a card, for the idle lane; each frame.
void strike_recall(App *app, CardTable *table);

#endif
