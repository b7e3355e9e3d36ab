// SPDX-License-Identifier: MIT
// What one seat may know of a game of Alpha Strike (rules §8). Drawing, sound, log, recap and computer
// opponents see only this. Nothing in it depends on hidden cards.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_VIEW_H
#define STARDECK_GAMES_ALPHA_STRIKE_VIEW_H

#include "games/alpha_strike/rules.h"

typedef struct ViewShip {
    uint8_t ship;                             // index into StrikeRules.ship
    uint8_t alive;                            // 0: destroyed
    uint8_t power[TRACKS], increment[TRACKS]; // now; what an allocation adds
    uint8_t hull, hull_max;                   // now; what it began with
    uint8_t hand_count;
    uint8_t hand[DECK_MAX]; // designs in drawing order; CARD_HIDDEN in others' hands; 0 where unused
    uint8_t craft_count;
    uint8_t craft[DECK_MAX];    // designs in launching order
    uint8_t attack_bonus[TAGS]; // current damage bonus of its attacks, by AttackTag
    uint8_t place;              // final standing: 1 for the winner; 0 while still in the fight
    uint8_t winner;             // 1: has won; set when the game is over
} ViewShip;

// An attack on the stack (rules §5); all of it is public.
typedef struct ViewAttack {
    Seat attacker, target;
    uint8_t card;      // design
    uint8_t is_craft;  // a craft's strike, not an attack card
    uint8_t stays;     // … by a craft that stays in play
    uint8_t tags;      // one bit per AttackTag
    uint8_t bypass;    // 1: ignores shields
    uint8_t base;      // damage including bonuses, fixed at declaration
    uint8_t bonus;     // the bonus part of `base`
    uint8_t reduce;    // total reduction by answers
    uint8_t countered; // 1: it will score nothing
    uint8_t answered;  // 1: the target has answered or declined to
    uint8_t track;     // named track; TRACK_NONE
    uint8_t craft;     // design of the named craft; NONE
} ViewAttack;

typedef struct StrikeView {
    Seat viewer;
    uint8_t seats, phase; // phase: StrikePhase
    Seat first, active;
    Seat to_act; // SEAT_NONE when the game is over
    uint16_t turn;
    uint8_t round;
    uint8_t played; // an action or craft was played in this turn
    uint8_t deck_count;
    uint8_t meltdown_round; // the first round with a meltdown at its end; 0: no meltdown
    uint8_t meltdown_next;  // hull that every ship loses at the end of this round; 0: none
    uint8_t stack_count;
    ViewAttack stack[STACK_MAX]; // oldest first
    uint8_t discard_count;
    uint8_t discard[DECK_MAX]; // designs, bottom first
    ViewShip seat[STRIKE_SEATS];
    uint8_t by_the_book;
    uint16_t calm; // by the book: consecutive turns without hull loss, including this one; else 0
} StrikeView;

// Returns the damage that these passive abilities add to an attack with these tags.
int strike_passive_bonus(const Ability *ability, int count, uint8_t tags);

#endif
