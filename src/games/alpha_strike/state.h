// SPDX-License-Identifier: MIT
// The state of Alpha Strike and its smallest operations; private to this folder. Cards stand for themselves
// as designs: copies of a card are the same everywhere, so equal positions are equal bytes.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_STATE_H
#define STARDECK_GAMES_ALPHA_STRIKE_STATE_H

#include "games/alpha_strike/view.h"

// Cards in an order; those behind `count` are 0.
typedef struct Cards {
    uint8_t count, card[DECK_MAX];
} Cards;

typedef struct ShipState {
    uint8_t ship, alive;
    uint8_t power[TRACKS], hull;
    uint8_t place; // once it is out, or has won
    Cards hand;    // in the order of drawing
    Cards craft;   // in the order of launching
} ShipState;

typedef struct AttackState {
    uint8_t attacker, target, card;
    uint8_t is_craft, bonus, base, reduce;
    uint8_t countered, answered;
    uint8_t counter_allowed; // the answer lets the target play an attack card
    uint8_t track, craft;    // named; NONE
} AttackState;

typedef struct StrikeState {
    uint8_t seats, phase, first, active, round;
    uint8_t turn[2]; // low and high byte
    uint8_t played;
    uint8_t out; // ships that are out
    ShipState seat[STRIKE_SEATS];
    Cards deck;    // top last
    Cards discard; // top last
    uint8_t stack_count;
    AttackState stack[STACK_MAX]; // oldest first; 0 behind stack_count
} StrikeState;

#endif
