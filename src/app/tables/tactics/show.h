// SPDX-License-Identifier: MIT
// How a single event of Tactics is shown. All of these only start movements; what
// lies on the table in the end says the view after the event.
#ifndef STARDECK_APP_TABLES_TACTICS_SHOW_H
#define STARDECK_APP_TABLES_TACTICS_SHOW_H

#include "app/kit/move.h"
#include "app/tables/tactics/table.h"

// Where things come from and go to.
typedef enum Spot {
    SPOT_DRAW,
    SPOT_DISCARD,
    SPOT_HAND,
    SPOT_WON
} Spot;

// ---- cards (show_event.c)

void show_event(CardTable *table, const Event *event, const TacticsView *after);
GfxRect show_spot(const CardTable *table, Seat seat, Spot spot);
// ---- effects (show_effect.c)

// What the event does, before its cards have moved, and what it has changed with other cards, before the view
// after it is taken over. The former comes before show_event, the latter behind it.
void show_effect(App *app, CardTable *table, const Event *event);
void show_changes(App *app, CardTable *table, const Event *event, const TacticsView *after);
// How long a removed card waits for what hits it, and whether (and which way) that pushes it off the row.
float show_removal_delay(const CardTable *table);
bool show_blow_off(CardTable *table, int sprite, float *dx, float *dy);

#endif
