// SPDX-License-Identifier: MIT
// What the two halves of the combat lane share. Left: the attack and the slot for the answer. Right: what is
// left after it.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_LANE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_DRAW_LANE_H

#include "app/tables/alpha_strike/draw.h"

// draw_outcome.c: the right half. What is left after a pending attack, with the answer that is dragged or
// pointed at; and after an attack being aimed, whose forecast is `then`.
void strike_draw_outcome(App *app, const CardTable *table, const ViewAttack *attack);
void strike_draw_aimed_outcome(App *app, const CardTable *table, const StrikeForecast *then);

// A panel through which the stage is seen.
void strike_draw_glass(App *app, const CardTable *table, GfxRect box);
// draw_news.c: while nobody attacks, what happened last, or how a turn goes.
void strike_draw_idle(App *app, const CardTable *table);

#endif
