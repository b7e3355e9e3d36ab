// SPDX-License-Identifier: MIT
// How all losses of a battle are settled at one click, and where there is nothing to choose in them (rules
// §6.3). Everything is read from stacks that lie open for all.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SETTLE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SETTLE_H

#include "app/tables/star_empires/table.h"

// What the seat in front, which is asked for a loss, does best.
typedef struct LossPlan {
    uint8_t named; // the kind of which the other side loses its first unit; NONE: it is not asked that
    uint8_t unit[UNITS_MAX]; // the own units that it gives up from now on, by kind
} LossPlan;

// Fills `out`. False: the seat in front is not asked for a loss.
bool empires_loss_plan(const App *app, const CardTable *table, LossPlan *out);
// The legal command that carries out the next part of the plan; NULL: there is none.
const Command *empires_planned_loss(const App *app, const CardTable *table);
// True if the seat in front is asked for a loss and what is lost in the end is the same whatever it answers:
// everything falls, or there is one way to pay.
bool empires_loss_is_forced(const App *app, const CardTable *table);

#endif
