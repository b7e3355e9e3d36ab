// SPDX-License-Identifier: MIT
// Where the units of a battle stand on its stage. Pure numbers in the stage's own unit: it is 1048 units wide
// and 474 high, whatever the window.
//
// The attacker's ships are at the left and look to the right and away from us, the defender's at the right
// and look to the left and toward us; the right side mirrors the left one. The middle is free for the world
// that is fought about and for what is written above it; the lower corners are free for cards.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_FORMATION_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_FORMATION_H

#include <stdbool.h>

#define BATTLE_STAGE_W 1048.0F
#define BATTLE_STAGE_H 474.0F
#define FLEET_SHIPS 8 // most places for ships; with more of them, one stands for all of its kind
#define FLEET_TAG_W 58.0F
#define FLEET_TAG_H 20.0F
// What can be pointed at around a ship's middle: so far to both sides, up, and down to the end of its tag. No
// two ships share any of it.
#define FLEET_ASIDE 47.0F
#define FLEET_ABOVE 14.0F

typedef enum FleetPost {
    POST_SHIP,
    POST_BASE,  // behind the ships
    POST_LEADER // beside the flagship: has a tag alone
} FleetPost;

typedef struct FleetSpot {
    float x, y; // the middle of the ship
    float w;    // width of the largest class; smaller ones are a part of it
    float tag;  // from there down to the middle of its tag, FLEET_TAG_W x FLEET_TAG_H
} FleetSpot;

// The spot of ship `index` (strongest first) of so many, at most FLEET_SHIPS; for the other posts `index` and
// `ships` say nothing.
FleetSpot empires_fleet_spot(FleetPost post, int ships, int index, bool left);

#endif
