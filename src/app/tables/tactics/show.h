// SPDX-License-Identifier: MIT
// How a single event is shown, for the one after the other of show.c. All of these only start movements; what
// lies on the table in the end says the view after the event.
#ifndef STARDECK_APP_TABLES_TACTICS_SHOW_H
#define STARDECK_APP_TABLES_TACTICS_SHOW_H

#include "app/tables/tactics/table.h"

// Where things come from and go to.
typedef enum Spot {
    SPOT_DRAW,
    SPOT_DISCARD,
    SPOT_HAND,
    SPOT_WON
} Spot;

// ---- cards (show_event.c)

void show_event(TableScreen *table, const Event *event, const TacticsView *after);
// New cards of the hand come from the draw pile and turn over, others leave.
void show_hand(TableScreen *table, const TacticsView *after);
GfxRect show_spot(const TableScreen *table, Seat seat, Spot spot);
// The sprite of a card in a row, NO_SPRITE when there is none.
int show_row_card(const TableScreen *table, uint8_t row, uint8_t at);

// ---- effects (show_effect.c)

// What the event does, before its cards have moved, and what it has changed with other cards, before the view
// after it is taken over. The former comes before show_event, the latter behind it.
void show_effect(App *app, TableScreen *table, const Event *event);
void show_changes(App *app, TableScreen *table, const Event *event, const TacticsView *after);
float show_change_delay(const Event *event); // ms until changes begin: a card is turned up first
// How long a removed card waits for what hits it, and whether (and which way) that pushes it off the row.
float show_removal_delay(const TableScreen *table);
bool show_blow_off(TableScreen *table, int sprite, float *dx, float *dy);

#endif
