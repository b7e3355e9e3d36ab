// SPDX-License-Identifier: MIT
// Craft under way as data; flight.h explains them.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_FLIGHTS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_FLIGHTS_H

#include "engine/command.h"

#include <stdbool.h>

#define FLIGHTS 6

typedef enum FlightFate {
    FATE_WAITS,   // at its station
    FATE_PASSES,  // attacks, and flies on over its target and away
    FATE_RETURNS, // attacks, and comes back to its ship
    FATE_FALLS,   // attacks, and is shot down on its way
    FATE_BREAKS   // is hit at its station
} FlightFate;

// Where it waits (ShipSpot): SPOT_AHEAD to attack, SPOT_GUARD and SPOT_DECOY to answer.
typedef struct StrikeFlight {
    float go, run; // progress: to its station; of what it does then, 1: over
    float ms;      // how long `run` takes in all
    float hits_ms; // from its start until it strikes, or is hit
    uint8_t card, fate, station;
    uint8_t place; // beside its ship, from which it sets out (strike_craft_stand)
    Seat seat, against;
    bool on;       // false: nothing of it is shown
    bool stays;    // it stays in play, so its ship still has its card
    bool at_decoy; // it attacks what waits at the target's SPOT_DECOY
} StrikeFlight;

#endif
