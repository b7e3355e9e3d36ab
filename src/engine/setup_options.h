// SPDX-License-Identifier: MIT
// What the players agree on before the first card: the same for every game.
#ifndef STARDECK_ENGINE_SETUP_OPTIONS_H
#define STARDECK_ENGINE_SETUP_OPTIONS_H

#include "engine/command.h"

#define NUMBERS_MAX 3 // of Game.numbers

// A number that players may agree on.
typedef struct NumberOption {
    const char *name;  // NULL: the list ends
    uint16_t min, max; // below UINT16_MAX
} NumberOption;

// Seats past `seats` do not play; what their entries hold means nothing.
typedef struct SetupOptions {
    uint8_t seats;                // how many play
    uint8_t faction[SEATS_MAX];   // per seat, index into the table Game.seat_table
    uint8_t variant;              // index into Game.variants
    uint8_t flags;                // one bit for each of Game.flags
    uint16_t number[NUMBERS_MAX]; // likewise Game.numbers; 0: as the pack says, else one more than the number
    Seat first;                   // SEAT_NONE: as the rules say
    uint64_t seed;
} SetupOptions;

#endif
