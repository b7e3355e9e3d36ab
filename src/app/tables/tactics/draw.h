// SPDX-License-Identifier: MIT
// Small things that several parts of the table of Tactics are drawn with. Sizes are logical pixels,
// rectangles window pixels.
#ifndef STARDECK_APP_TABLES_TACTICS_DRAW_H
#define STARDECK_APP_TABLES_TACTICS_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/tactics/table.h"

// Points of a row: halves, quarters and eighths as they come up.
void tactics_format_power(const App *app, char out[16], float power);

// A card of a view, and on the table with its markers (GameCardLook.draw_card).
void tactics_draw_view_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);

// A conquered target as a tile; CARD_HIDDEN: it lies face down.
void tactics_draw_won_tile(App *app, const CardTable *table, uint8_t target, GfxRect rect);
// Conquered targets as tiles, "+n more" below.
void tactics_draw_won(App *app, const CardTable *table, Seat seat, GfxRect area);
// The draw pile of a seat, and its discard pile with the card on top.
void tactics_draw_piles(App *app, const CardTable *table, Seat seat, GfxRect draw, GfxRect discard);
// A small back with how many of the seat's cards lie face down, in the middle of a line; returns its width.
float tactics_draw_backs(App *app, const CardTable *table, Seat seat, int count, GfxRect line);
// Head of a seat's panel: sign, name, who plays, points.
void tactics_draw_seat_head(App *app, const CardTable *table, Seat seat, GfxRect rect, const char *who,
                            bool large);

#endif
