// SPDX-License-Identifier: MIT
// The strongest ship is in the van; tags are between the lines of a force above and the cards below.
#include "app/tables/star_empires/fleet_formation.h"

#define COUNTS 4

static const FleetSpot alone = {286, 214, 262, 50};
static const FleetSpot two[] = {{346, 196, 222, 38}, {192, 252, 216, 40}};
static const FleetSpot four[] = {
    {364, 212, 200, 31}, {214, 260, 206, 32}, {158, 200, 184, 30}, {394, 150, 136, 24}};
static const FleetSpot many[FLEET_SHIPS] = {{372, 212, 154, 25}, {264, 266, 158, 26}, {268, 208, 146, 24},
                                            {388, 154, 124, 24}, {380, 270, 128, 24}, {160, 262, 132, 25},
                                            {166, 204, 124, 24}, {62, 270, 116, 24}};
static const FleetSpot base = {60, 204, 150, 28};
static const FleetSpot leader = {206, 313, 0, 0};

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
