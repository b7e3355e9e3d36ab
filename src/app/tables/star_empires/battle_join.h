// SPDX-License-Identifier: MIT
// A unit of the beaten side that goes over to the victor (assimilation): light falls on its wreck, which is
// whole again, turns about as a ship of the victor's, and flies to its line, where all make room.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_JOIN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_JOIN_H

#include "app/tables/star_empires/battle_fleet.h"

#define JOIN_MS 1250.0F       // in one's own battle; the first of them
#define JOIN_NEXT_MS 760.0F   // … each further one
#define JOIN_OTHERS_MS 450.0F // in a battle of others

// Begins it. Call before the view after the event is taken over. `side`: that which it joins.
void empires_join_begin(App *app, CardTable *table, int side, uint8_t unit);
// The side that one is joining now; SIDES: none.
int empires_joining(const CardTable *table);
// How long the last one that was begun takes, at the usual pace.
float empires_join_ms(const CardTable *table);

// Moves the ships of a side from where they stood before it came to where they will stand.
void empires_join_make_room(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                            FleetShip ship[FLEET_MOST], int count);
// True if ship `at` of the list is the one that is joining.
bool empires_is_joining(const CardTable *table, const BattleStatus *battle, int side,
                        const FleetShip ship[FLEET_MOST], int at);
// True if this wreck is none any more: it has gone over, or is about to.
bool empires_has_joined(const BattleStatus *battle, int side, const FleetShip ship[FLEET_MOST], int at);

// Draws the one that is joining, `ship` of `side`.
void empires_draw_joining(App *app, const CardTable *table, const BattleStatus *battle, int side,
                          const FleetShip *ship);

#endif
