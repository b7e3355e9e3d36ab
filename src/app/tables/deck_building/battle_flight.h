// SPDX-License-Identifier: MIT
// How flagships fly on the stage of a battle: they come out of warp one after the other, drift while
// something happens, come forward to shoot; and how a battle ends there: the winner flies a pass, the others
// fall back into the dark, and a band says who has won what, and by what.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_FLIGHT_H
#define STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_FLIGHT_H

#include "app/tables/deck_building/battle_stage.h"

#define BATTLE_SURGE 24.0F     // units of the stage that a ship comes forward to shoot
#define BATTLE_ENDS_MS 1500.0F // the winner's pass
#define BATTLE_NEWS_MS 2600.0F // the band

// Everything stands still, unless a battle is on screen: it goes on by itself.
void building_flight_rest(CardTable *table);
// Something happens: the ships drift for some seconds from now on. With animation off or reduced, nothing.
void building_flight_stir(CardTable *table);
// The battle ends. Its winner and card are those of own(table)->shots.
void building_flight_end(CardTable *table);

// Adds all that to where a ship stands.
void building_flight_pose(const CardTable *table, Seat seat, BattleStand *stand);
// True for a flagship that has lost a battle which is over, but has not gone down.
bool building_has_lost(const CardTable *table, Seat seat);

// draw_battle_end.c: the band, above all lights.
void building_draw_battle_end(App *app, const CardTable *table);

#endif
