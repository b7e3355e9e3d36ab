// SPDX-License-Identifier: MIT
// What the files share that show events at the table of Star Empires: what is started by which event, where
// things are that are on their way, and what of the window they touch.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SHOW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SHOW_H

#include "app/tables/star_empires/table.h"

#define STEP_MS 320.0F // a fleet, from territory to territory
#define WORMHOLE_MS 260.0F
#define ROLL_MS 700.0F
#define FOUND_MS 400.0F
#define SWEEP_MS 500.0F
#define COIN_MS 500.0F
#define COIN_SEEN 0.8F // of that, until it is counted
#define ARRIVAL_MS 320.0F
#define ARRIVAL_SEEN 0.3F // … until what is built is there: it comes quickly
#define COIN_APART_MS 45.0F

// ---- show_map.c: what an event starts, before the view after it is taken over

// Of all times: what one does, or sees others do, takes its time; a recap goes faster.
float empires_pace(const CardTable *table);
void empires_show_motion(App *app, CardTable *table, const Event *event, const EmpiresView *after);
// How long it takes; 0: nothing that one has to wait for.
float empires_motion_ms(const CardTable *table, const Event *event);

// ---- motion.c: nothing moves any more; what has moved since it was drawn

void empires_motion_clear(CardTable *table);
void empires_motion_damage(App *app, CardTable *table);
// Where the fleet is that is on its way, and how well it is to be seen (0 to 1; less in a worm hole).
GfxRect empires_fleet_rect(const CardTable *table, float part, float *seen);
GfxRect empires_coin_rect(const CardTable *table, const CoinFlight *coin);
GfxRect empires_arrival_rect(const CardTable *table, const Arrival *arrival);
// A die of those that roll, and the line below them.
GfxRect empires_die_rect(const CardTable *table, int die);
GfxRect empires_dice_line(const CardTable *table);
// The same while a minor race is conquered: its dice roll in the battle.
bool empires_dice_in_battle(const CardTable *table);
// What a die shows while it rolls; `part` 1: what it has come to.
int empires_die_face(const DiceThrow *dice, int die);

// ---- draw_motion.c, draw_dice.c

void empires_draw_moving(App *app, const CardTable *table);
void empires_draw_dice(App *app, const CardTable *table);

#endif
