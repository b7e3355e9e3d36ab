// SPDX-License-Identifier: MIT
// What the strip between a target and its cards says: each seat's sum (in Blind Trust each team's), how many
// of its cards lie face down, who is ahead by how much, and why if not by the higher number. While a card is
// held over the row it says what would be instead. From the view alone, so that nothing hidden can come out.
#ifndef STARDECK_APP_TABLES_TACTICS_SUMS_H
#define STARDECK_APP_TABLES_TACTICS_SUMS_H

#include "app/tables/tactics/table.h"
#include "games/tactics/forecast.h"

typedef struct RowSum {
    Seat seat, ally;  // ally: SEAT_NONE, or whose sum counts together with it
    int now, then;    // eighths of a point; `then`: with the held card, else the same
    int margin;       // of the leader: to the next one, in eighths; 0: nothing to compare with
    int down;         // cards that lie face down
    bool leads, tied; // tied: with the same sum as the leader, that one too
} RowSum;

typedef struct RowSums {
    RowSum sum[TACTICS_SEATS];
    int count;
    WinBy by;      // why the leader leads
    bool foretold; // a card is held over the row
} RowSums;

// `cast`: what a held card would bring about, or NULL.
void tactics_row_sums(const CardTable *table, int row, const Forecast *cast, RowSums *sums);

// The chip of a seat in the strip; of a team, of its first member.
GfxRect tactics_sums_chip(const App *app, const CardTable *table, int row, Seat seat);
void tactics_draw_sums(App *app, const CardTable *table, int row);

// What the held card would bring about where it is held (forecast.c). False: nothing is held over a place.
bool tactics_forecast_held(const App *app, const CardTable *table, Forecast *cast);

#endif
