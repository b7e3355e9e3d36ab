// SPDX-License-Identifier: MIT
// From the map to a battle: the sky of the world that is fought about grows out of its territory until it is
// the stage. Runs by the clock (App.now) beside what is shown, so nobody waits for it; a click that hurries
// ends it. In reduced motion the map fades into the stage.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_ZOOM_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_ZOOM_H

#include "app/kit/table.h"

#define ZOOM_MS 340.0F // at usual speed

// From that place. Not with animation off.
void empires_zoom_to_battle(App *app, CardTable *table, uint8_t place);
bool empires_zoom_runs(const CardTable *table);
void empires_zoom_end(App *app, CardTable *table);    // at once
void empires_zoom_follow(App *app, CardTable *table); // each frame

#endif
