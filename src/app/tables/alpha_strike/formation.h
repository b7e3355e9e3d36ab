// SPDX-License-Identifier: MIT
// Where the ships stand on the stage: at rest, and facing each other in a fight. Pure numbers in the stage's
// own unit: it is 831 units wide and 474 high, whatever the window.
//
// Ships at the left look to the right and away from us, those at the right to the left and toward us. The own
// ship never changes sides, so a shot's direction tells who fires.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_FORMATION_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_FORMATION_H

#include "engine/command.h"

#include <stdbool.h>

#define STAGE_W 831.0F
#define STAGE_H 474.0F

// A ship's picture is as wide as `w`, and SHIP_H times as high.
#define SHIP_H (700.0F / 1100.0F)

typedef struct StagePlace {
    float x, y; // the middle of the ship
    float w;
    float degrees;             // clockwise
    float light;               // 1: in full light
    float bar_x, bar_y, bar_w; // the upper left corner and the width of its name; bar_w 0: it has none
    bool left;                 // it looks to the right
} StagePlace;

// Who fights whom; SEAT_NONE: nobody.
typedef struct StageFight {
    Seat attacker, target;
} StageFight;

// The place of `seat` among `seats` ships; `front` is the own ship.
StagePlace strike_formation(uint8_t seats, Seat front, Seat seat, StageFight fight);

#endif
