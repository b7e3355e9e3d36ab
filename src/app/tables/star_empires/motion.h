// SPDX-License-Identifier: MIT
// Animations on the map of Star Empires, besides cards: fleets along lanes, dice, credits, colours sweeping
// over a territory, units that arrive or fall. Each has a progress, `part`, from 0 to 1; at 1 it is over and
// invisible. When all are at 1 the map is what the view says. Nothing here knows more than the view.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MOTION_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MOTION_H

#include "app/tables/star_empires/map.h"
#include "app/tables/star_empires/moment.h"
#include "games/star_empires/numbers.h"

#define COINS_MOST 24
#define GHOSTS_MOST 8
#define DICE_MOST 3

// What a stack's token shows.
typedef struct TokenFace {
    Seat seat; // SEAT_NONE: no stack
    uint8_t units, top;
    int16_t force; // -1: unknown to the seat in front
} TokenFace;

// A moving group. Until it arrives, its destination shows what was there before (`there`).
typedef struct FleetFlight {
    float part;
    TokenFace group, there;                // what moves; what the destination shows until then
    bool jumps;                            // it retreats: it turns, runs up and jumps
    uint8_t from, legs, place[PLACES_MAX]; // the places it enters, the last one its destination
} FleetFlight;

// Credits flying to whoever gets them.
typedef struct CoinFlight {
    float part;
    GfxRect from, to;
    int16_t amount;
    bool more; // a revenue that is won
    bool less; // raided
} CoinFlight;

// A unit that is built, coming in.
typedef struct Arrival {
    float part;
    Seat seat;
    uint8_t place, what; // a kind of unit; NONE: an unseen one
} Arrival;

// The token of a stack that has gone.
typedef struct Ghost {
    float part;
    GfxRect rect;
    TokenFace face;
} Ghost;

// Dice over a territory.
typedef struct DiceThrow {
    float part; // progress of the roll
    float left; // 1 while visible, then fades to 0
    uint8_t place, count;
    bool explores;          // reveals what a system has: resources, minor race, enigma
    uint8_t die[DICE_MOST]; // the numbers they end on
    int16_t more, needed;   // added to a single die; the total needed, 0: none
    Seat seat;
} DiceThrow;

// A unit that is shot down in a battle (battle_kill.h).
#define FALLS_MOST 12
typedef struct Fall {
    float part;
    float hits, bursts, ms; // when it is hit, when it bursts, and how long it takes in all
    uint8_t side, unit;
    uint8_t slot;  // its place among the side's units of its kind: those before it are still there
    bool last;     // nothing more falls in this battle
    bool in_a_row; // it follows another one at once
    int16_t force; // that is lost with it
    GfxRect at;    // its middle; w 0: it was not seen
} Fall;

// A unit of a battle that goes over to the other side (battle_join.h).
typedef struct Join {
    float part, ms; // ms: at the usual pace
    uint8_t side, unit;
} Join;

// Where an animation was last drawn.
typedef struct MotionTrail {
    float part;
    GfxRect rect;
} MotionTrail;

// The way from the map to a battle, or back (battle_zoom.h).
typedef struct StageZoom {
    uint64_t from; // App.now when it began; 0: there is none
    float ms, part;
    uint8_t place;
    bool back;
    int palette[SIDES]; // … of those who fought
} StageZoom;

typedef struct EmpiresMotion {
    FleetFlight fleet;
    CoinFlight coin[COINS_MOST];
    Arrival arrival;
    Ghost ghost[GHOSTS_MOST];
    DiceThrow dice;
    float sweep[PLACES_MAX]; // a territory's new colour sweeps over that of `had`
    Seat had[PLACES_MAX];
    float found[PLACES_MAX]; // what was unknown there appears
    Fall fall[FALLS_MOST];   // units that are shot down in a battle
    Join join;
    uint8_t fallen;     // how many have been shot down in this battle
    float arrive;       // the fleets come to a battle
    float reveal;       // its cards turn up (battle_reveal.h)
    float last;         // how much longer the last of them takes (battle_lead.h)
    float leave[SIDES]; // the ships of a side jump away
    float shake;        // … and all are shaken
    float shakes;       // how much: units of the stage
    float ruin;         // the defender's fortress falls
    double staged_at;   // Timeline.clock when the stage was opened
    float clash;        // both forces are compared: both sides fire …
    float decide;       // … and it is decided
    float calm;         // it ends without a fight: the light of that comes
    float verdict;      // … or with one: what it is for whoever looks
    float held_up;      // the card that ends it without a fight is held up
    float ms;           // duration of the animation started last
    MotionTrail fleet_trail, coin_trail[COINS_MOST], arrival_trail, ghost_trail[GHOSTS_MOST], dice_trail,
        sweep_trail[PLACES_MAX], found_trail[PLACES_MAX];
    float stage_drawn[11 + SIDES + FALLS_MOST]; // of a battle's stage
    StageZoom zoom;
    Moment moment[MOMENTS_MOST]; // run by the clock
} EmpiresMotion;

#endif
