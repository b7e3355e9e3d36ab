// SPDX-License-Identifier: MIT
// Drawing functions shared by several parts of Alpha Strike's table. Sizes are logical pixels, rectangles
// window pixels.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/alpha_strike/table.h"

// draw_board.c: true if the meltdown is near enough to count the rounds down.
bool strike_meltdown_is_near(const StrikeView *view);
// How much hull it takes next, once it is near: hatched on the tracks, and told by their explanation. 0: it
// is not near.
int strike_next_melt(const App *app, const StrikeView *view);

// draw_ships.c: a ship's panel, with the tracks as they are or as the forecast has them.
void strike_draw_ship_panel(App *app, const CardTable *table, const ShipPanel *panel);
// draw_lane.c
void strike_draw_lane(App *app, const CardTable *table);
// draw_piles.c: the combat deck and the discard pile.
void strike_draw_piles(App *app, const CardTable *table);
// draw_rail.c: the list of possible answers, in the rail or in place of the log; nothing if no answer is
// asked for. In the rail it is drawn as the forecast (GameNumbers.forecast).
void strike_draw_answers(App *app, const CardTable *table);

// draw_dice.c: the dice that decide who begins, each over its ship.
void strike_draw_dice(App *app, const CardTable *table);

// draw_lane.c: updates own(table)->recent, the latest events that name a card, for the idle lane. Each frame.
void strike_update_recent(App *app, CardTable *table);

#endif
