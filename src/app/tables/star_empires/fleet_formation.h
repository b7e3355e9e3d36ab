// SPDX-License-Identifier: MIT
// Where the units of a battle stand on its stage. Pure numbers in units of the stage, which is 1048 wide and
// 474 high, whatever the window.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_FORMATION_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_FORMATION_H

#include <stdbool.h>

#define BATTLE_STAGE_W 1048.0F
#define BATTLE_STAGE_H 474.0F
#define FLEET_SHIPS 8 // most places for ships; with more of them, one stands for all of its kind
#define FLEET_TAG_W 58.0F
#define FLEET_TAG_H 20.0F
// The region of a ship that reacts to the pointer: FLEET_ASIDE to both sides of its middle, FLEET_ABOVE up,
// and down to the end of its tag. The regions of two ships never overlap.
#define FLEET_ASIDE 47.0F
#define FLEET_ABOVE 14.0F

typedef enum FleetPost {
    POST_SHIP,
    POST_BASE,   // behind the ships, or where they would be
    POST_LEADER, // beside what the force is made of: a portrait
    POST_LONE    // a leader with nothing else beside it: in a boat of its own, where ships would be
} FleetPost;

typedef struct FleetSpot {
    float x, y; // the middle of the ship or portrait
    float w;    // width of the strongest kind of ship there; weaker ones are drawn narrower
    float tag;  // distance down to the middle of its tag, which is FLEET_TAG_W x FLEET_TAG_H
} FleetSpot;

// The spot of ship `index`, from 0 for the strongest, of `ships` in all (at most FLEET_SHIPS). For a base or
// a leader `index` is ignored, and of `ships` counts whether there are any. `left`: of the attacker.
FleetSpot empires_fleet_spot(FleetPost post, int ships, int index, bool left);
// The spot of the defender's fortress on the world; `shipless`: no ship is before it.
FleetSpot empires_garrison_spot(bool shipless);
FleetSpot empires_natives_spot(void); // of a minor race's fortress

#endif
