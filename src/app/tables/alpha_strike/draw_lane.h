// SPDX-License-Identifier: MIT
// What the two halves of the combat lane ask of each other: what comes, with the place for the answer; and
// what is left.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_LANE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_LANE_H

#include "app/tables/alpha_strike/draw.h"

// draw_left.c: of an attack that is pending, with the answer that is held or pointed at; of one that is
// aimed.
void strike_draw_left(App *app, const CardTable *table, const ViewAttack *attack);
void strike_draw_afterwards(App *app, const CardTable *table, const StrikeForecast *then);

#endif
