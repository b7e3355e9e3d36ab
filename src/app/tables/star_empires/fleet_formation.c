// SPDX-License-Identifier: MIT
// The strongest ship is in the van; no ship is behind the compared forces, tags are above the cards.
#include "app/tables/star_empires/fleet_formation.h"

#define COUNTS 4

static const FleetSpot alone = {286, 214, 262, 50};
static const FleetSpot two[] = {{346, 196, 222, 38}, {192, 252, 216, 40}};
static const FleetSpot four[] = {
    {364, 226, 200, 31}, {214, 262, 206, 32}, {158, 202, 184, 30}, {398, 166, 136, 24}};
static const FleetSpot many[FLEET_SHIPS] = {{372, 218, 154, 25}, {264, 266, 158, 26}, {268, 208, 146, 24},
                                            {394, 164, 124, 24}, {380, 274, 128, 24}, {160, 262, 132, 25},
                                            {166, 204, 124, 24}, {62, 270, 116, 24}};
static const FleetSpot base = {60, 204, 150, 28};
static const FleetSpot leader = {320, 92, 54, 38};
// On the limb, right of the middle.
static const FleetSpot garrison = {598, 262, 96, 36}, garrison_alone = {672, 264, 172, 54},
                       natives = {776, 290, 150, 56};

static FleetSpot mirrored(FleetSpot spot) {
    spot.x = BATTLE_STAGE_W - spot.x;
    return spot;
}

static FleetSpot at_left(FleetPost post, int ships, int index) {
    if (post == POST_BASE)
        return base;
    if (post == POST_LEADER)
        return leader;
    if (index < 0 || index >= FLEET_SHIPS)
        index = FLEET_SHIPS - 1;
    return ships == 1        ? alone
           : ships == 2      ? two[index % 2]
           : ships <= COUNTS ? four[index % COUNTS]
                             : many[index];
}

FleetSpot empires_fleet_spot(FleetPost post, int ships, int index, bool left) {
    const FleetSpot spot = at_left(post, ships, index);
    return left ? spot : mirrored(spot);
}

FleetSpot empires_garrison_spot(bool shipless) {
    return shipless ? garrison_alone : garrison;
}

FleetSpot empires_natives_spot(void) {
    return natives;
}
