// SPDX-License-Identifier: MIT
// From the map to a battle: the sky of the world that is fought about grows out of its territory until it is
// the stage. Runs by the clock (App.now) beside what is shown, so nobody waits for it; a click that hurries
// ends it. When the battle is over it shrinks back. In reduced motion the one fades into the other.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_ZOOM_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_ZOOM_H

#include "app/kit/table.h"

#define ZOOM_MS 340.0F // at usual speed
#define ZOOM_BACK_MS 220.0F

// From that place. Not with animation off.
void empires_zoom_to_battle(App *app, CardTable *table, uint8_t place);
// Back to the map from the battle that is still shown. Not with animation off.
void empires_zoom_to_map(App *app, CardTable *table);
bool empires_zoom_runs(const CardTable *table);
void empires_zoom_end(App *app, CardTable *table);    // at once
void empires_zoom_follow(App *app, CardTable *table); // each frame

#endif
