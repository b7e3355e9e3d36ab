// SPDX-License-Identifier: MIT
// The strongest ship is in the van; no ship is behind the compared forces, tags are above the cards.
#include "app/tables/star_empires/fleet_formation.h"

#define COUNTS 4

static const FleetSpot alone = {286, 214, 262, 50};
static const FleetSpot two[] = {{358, 202, 220, 44}, {166, 250, 208, 42}};
static const FleetSpot four[] = {
    {384, 220, 174, 38}, {262, 270, 168, 36}, {154, 232, 160, 36}, {262, 192, 132, 30}};
// In three rows, each ship before the gap between two of the next row, where its tag is.
static const FleetSpot many[FLEET_SHIPS] = {{394, 226, 124, 33}, {328, 283, 120, 30}, {276, 226, 116, 32},
                                            {332, 174, 104, 28}, {198, 288, 112, 25}, {182, 192, 98, 24},
                                            {58, 278, 98, 28},   {154, 240, 100, 24}};
static const FleetSpot base = {60, 204, 150, 28}, base_alone = {286, 214, 236, 58};
// In a boat: small beside any warship, but in the middle of its half.
static const FleetSpot lone = {286, 222, 176, 42};
// Beside the name of its side.
static const FleetSpot leader = {321, 46, 56, 39};
// On the limb, right of the middle.
static const FleetSpot garrison = {598, 262, 96, 36}, garrison_alone = {672, 264, 172, 54},
                       natives = {776, 290, 150, 56};

static FleetSpot mirrored(FleetSpot spot) {
    spot.x = BATTLE_STAGE_W - spot.x;
    return spot;
}

static FleetSpot at_left(FleetPost post, int ships, int index) {
    if (post == POST_BASE)
        return ships == 0 ? base_alone : base;
    if (post == POST_LEADER)
        return leader;
    if (post == POST_LONE)
        return lone;
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
