// SPDX-License-Identifier: MIT
// What is on its way at the table of Star Empires besides cards: fleets along their
// lanes, dice, credits, colours that sweep over a territory, units that come and fall. Each is a part of its
// time, from 0 on; at 1 there is nothing of it to be seen. At rest all of them are at 1, so that the map is
// what the view says. Nothing here knows more than the view does.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MOTION_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MOTION_H

#include "app/tables/star_empires/map.h"
#include "games/star_empires/numbers.h"

#define COINS_MOST 24
#define GHOSTS_MOST 8
#define DICE_MOST 3

// A stack as its token shows it.
typedef struct TokenFace {
    Seat seat; // SEAT_NONE: there is none
    uint8_t units, top;
    int16_t force; // -1: not known to whoever sits in front
} TokenFace;

// A group that goes from place to place; where it comes to lies what lay there until it is there.
typedef struct FleetFlight {
    float part;
    TokenFace group, there;
    uint8_t from, legs, place[PLACES_MAX]; // those that it enters, the last one where it goes
} FleetFlight;

// Credits that fly to whoever gets them.
typedef struct CoinFlight {
    float part;
    GfxRect from, to;
    int16_t amount;
} CoinFlight;

// Something that is built comes down there.
typedef struct Arrival {
    float part;
    Seat seat;
    uint8_t place, what; // a kind of unit, UNITS_MAX + Mark; NONE: a unit that is not seen
} Arrival;

// The token of a stack that is gone.
typedef struct Ghost {
    float part;
    GfxRect rect;
    TokenFace face;
} Ghost;

// Dice over a territory.
typedef struct DiceThrow {
    float part; // of their rolling
    float left; // 1 as long as they are to be seen, then down to 0
    uint8_t place, count;
    bool explores;          // what a system has: resources, minor race, enigma
    uint8_t die[DICE_MOST]; // what they show in the end
    int16_t more, needed;   // added to a single one; with which it succeeds, 0: nothing is needed
    Seat seat;
} DiceThrow;

// What was drawn last of a thing that moves.
typedef struct MotionTrail {
    float part;
    GfxRect rect;
} MotionTrail;

typedef struct EmpiresMotion {
    FleetFlight fleet;
    CoinFlight coin[COINS_MOST];
    Arrival arrival;
    Ghost ghost[GHOSTS_MOST];
    DiceThrow dice;
    float sweep[PLACES_MAX]; // the colour of whoever has it now runs over that of whoever had it
    Seat had[PLACES_MAX];
    float found[PLACES_MAX]; // what lies there comes out of the unknown
    float fallen;            // a unit in a battle, that has just fallen
    uint8_t fallen_side, fallen_unit;
    float ms; // that what was begun last takes
    MotionTrail fleet_trail, coin_trail[COINS_MOST], arrival_trail, ghost_trail[GHOSTS_MOST], dice_trail,
        sweep_trail[PLACES_MAX], found_trail[PLACES_MAX], fallen_trail;
} EmpiresMotion;

#endif
