// SPDX-License-Identifier: MIT
// The strip between a target and its cards: each seat's sum (in Blind Trust each team's), its number of
// face-down cards, who leads by how much, and why if not by the higher number. While a card is dragged over
// the row, the predicted sums. Reads only the view, so nothing hidden can show.
#ifndef STARDECK_APP_TABLES_TACTICS_SUMS_H
#define STARDECK_APP_TABLES_TACTICS_SUMS_H

#include "app/tables/tactics/table.h"
#include "games/tactics/forecast.h"

typedef struct RowSum {
    Seat seat, ally;  // ally: SEAT_NONE, or whose sum is included
    int now, then;    // eighths of a point; `then`: with the dragged card, else the same
    int margin;       // the leader's lead over the next, in eighths; 0: nobody to compare with
    int down;         // number of face-down cards
    bool leads, tied; // tied: same sum as the leader; also set for the leader
} RowSum;

typedef struct RowSums {
    RowSum sum[TACTICS_SEATS];
    int count;
    WinBy by;      // why the leader leads
    bool foretold; // a card is dragged over the row
} RowSums;

// `cast`: the dragged card's effects; may be NULL.
void tactics_row_sums(const CardTable *table, int row, const Forecast *cast, RowSums *sums);

// The chip of a seat in the strip; for a team, its first member's.
GfxRect tactics_sums_chip(const App *app, const CardTable *table, int row, Seat seat);
void tactics_draw_sums(App *app, const CardTable *table, int row);

// Predicts the effects of the dragged card where it is (forecast.c). False: nothing is dragged over a drop
// target.
bool tactics_forecast_held(const App *app, const CardTable *table, Forecast *cast);

#endif
