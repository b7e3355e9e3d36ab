// SPDX-License-Identifier: MIT
// A unit of a battle that is shot down: the victor's drives charge, its beams strike, the ship flashes and
// burns, bursts, breaks into pieces, and what is left of it drifts and stays as a wreck. Its force, its tag,
// the side panel and the history say so when it bursts, and not before. The last one of a battle takes
// longer.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_KILL_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_KILL_H

#include "app/art/ship_cutout.h"
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/motion.h"

// When something of a fall happens, in ms from its beginning. `pace`: factor of durations.
typedef struct KillTimes {
    float fires, hits, bursts, ends;
} KillTimes;

// In reduced motion: how long the number stands.
#define KILL_STILL_MS 1100.0F

typedef enum KillManner {
    KILL_ALONE,
    KILL_IN_A_ROW, // another one of its side has just burst: the same broadside goes on
    KILL_LAST
} KillManner;

KillTimes empires_kill_times(float pace, KillManner manner);
// How the next unit of this side falls; `last`: no more does.
KillManner empires_kill_manner(const CardTable *table, int side, bool last);

// The fall of that ship; NULL: it has none that is still seen.
const Fall *empires_fall_of(const CardTable *table, int side, const FleetShip *ship, int slot);
// Before it bursts the ship is still drawn, and counts as there.
bool empires_fall_is_coming(const CardTable *table, const Fall *fall);
// The darkness over the stage while the last one falls, 0 to 1.
float empires_kill_dark(const CardTable *table);

// Moves the ship that falls to where the hit pushes it.
void empires_push_falling(const CardTable *table, const Fall *fall, ShipCutout *ship);
// Changes how it is drawn: lit by the hit and by what burns, shaken.
void empires_pose_falling(const CardTable *table, const Fall *fall, ShipCutout *ship);
// Where a wreck lies and how it is lit; `fall` NULL: it lies there since long.
void empires_pose_wreck(const CardTable *table, const Fall *fall, int side, int slot, ShipCutout *wreck);
// How much of it is a wreck, 0 to 1.
float empires_fall_wrecked(const CardTable *table, const Fall *fall);
// The wreck as what the burst has left of it: torn pieces that have drifted apart; some are gone.
void empires_draw_torn(App *app, const ShipCutout *wreck, float opacity);
// Fire, and pieces of the ship (drawn as `whole`) that fly apart (ship_breaking.h).
void empires_draw_breaking(App *app, const CardTable *table, const Fall *fall, const ShipCutout *whole);
// Where the force that is lost with it stands in large letters: where it stood, but below the compared forces
// and what they are made of, whose numbers are others.
GfxRect empires_loss_box(const App *app, const CardTable *table, const BattleStatus *battle,
                         const Fall *fall);
// The force that was lost with each.
void empires_draw_losses(App *app, const CardTable *table);

#endif
