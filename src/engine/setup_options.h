// SPDX-License-Identifier: MIT
// What the players agree on before a game starts. The same struct serves every game.
#ifndef STARDECK_ENGINE_SETUP_OPTIONS_H
#define STARDECK_ENGINE_SETUP_OPTIONS_H

#include "engine/command.h"

#define NUMBERS_MAX 3 // most entries of Game.numbers

// A number the players may agree on.
typedef struct NumberOption {
    const char *name;  // NULL ends the list
    uint16_t min, max; // inclusive; below UINT16_MAX
} NumberOption;

// Seats from `seats` on do not play; their entries are ignored.
typedef struct SetupOptions {
    uint8_t seats;                // number of seats that play
    uint8_t faction[SEATS_MAX];   // per seat, index into the table Game.seat_table
    uint8_t variant;              // index into Game.variants
    uint8_t flags;                // bit i: Game.flags[i] is on
    uint8_t map;                  // index into the table of Game.maps plus 1; 0: map_usual
    uint16_t number[NUMBERS_MAX]; // per entry of Game.numbers: the number plus 1; 0: the pack's own
    Seat first;                   // who starts; SEAT_NONE: as the rules say
    uint64_t seed;
} SetupOptions;

#endif
