// SPDX-License-Identifier: MIT
// A ship that is lost: fires break out on it, it bursts, and torn pieces of its hull fly apart, each with its
// smoke. Everything follows from the time; nothing is random.
#ifndef STARDECK_APP_KIT_SHIP_BREAKING_H
#define STARDECK_APP_KIT_SHIP_BREAKING_H

#include "app/art/ship_cutout.h"
#include "app/stage/context.h"

#define SHIP_BURNS_MS 320.0F   // fires only: then it bursts, and is a wreck behind the fireball
#define SHIP_BREAKS_MS 1750.0F // all of it
#define SHIP_WRECKED_MS 130.0F // in which the ship gives way to its wreck

// Before it bursts: lights the ship that is drawn and makes it tremble. `ms`: since the beginning, at speed
// 1; 0 or less, or from SHIP_BREAKS_MS on: nothing is changed.
void ship_breaking_pose(ShipCutout *ship, float ms);
// How much of it is a wreck, 0 to 1.
float ship_breaking_wrecked(float ms);
// The fires and the pieces of `whole`, which is drawn by the caller for as long as it is not a wreck. Pieces
// fade towards the edges of `within`, where the caller cuts them off.
void ship_breaking_draw(App *app, const ShipCutout *whole, GfxRect within, float ms);
// How much of a piece is seen whose middle is there, `part` of its flight over: 0 to 1.
float ship_breaking_seen(GfxRect within, float x, float y, float ship_w, float part);
// The fires on a wreck, `strength` 0 to 1.
void ship_breaking_embers(App *app, const ShipCutout *wreck, float strength);

#endif
