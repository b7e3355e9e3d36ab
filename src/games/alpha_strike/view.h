// SPDX-License-Identifier: MIT
// What one seat may know of a game of Alpha Strike (rules §8): the only thing that drawing, sound, log, recap
// and computer opponents get. Contains nothing that depends on hidden cards.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_VIEW_H
#define STARDECK_GAMES_ALPHA_STRIKE_VIEW_H

#include "games/alpha_strike/rules.h"

typedef struct ViewShip {
    uint8_t ship; // index into rules.ship
    uint8_t alive;
    uint8_t power[TRACKS], increment[TRACKS];
    uint8_t hull, hull_max;
    uint8_t hand_count;
    uint8_t hand[DECK_MAX]; // designs in the order of drawing: all of the own hand; CARD_HIDDEN of others; 0
                            // behind
    uint8_t craft_count;
    uint8_t craft[DECK_MAX];    // designs in the order of launching
    uint8_t attack_bonus[TAGS]; // what its attacks with that tag deal more now
    uint8_t place;              // 1: the winner, 2: the last to fall …; 0: still in the fight
    uint8_t winner;             // when over
} ViewShip;

// An attack on the stack (rules §5). Everything about it is open.
typedef struct ViewAttack {
    Seat attacker, target;
    uint8_t card;     // design
    uint8_t is_craft; // a strike, not a card of the hand
    uint8_t stays;    // … of a craft that stays in play
    uint8_t tags, bypass;
    uint8_t base;   // damage with all bonuses, fixed when it was declared
    uint8_t bonus;  // … of it
    uint8_t reduce; // taken off by answers
    uint8_t countered;
    uint8_t answered; // an answer has been given (or none)
    uint8_t track;    // named; TRACK_NONE
    uint8_t craft;    // named design; NONE
} ViewAttack;

typedef struct StrikeView {
    Seat viewer;
    uint8_t seats, phase; // StrikePhase
    Seat first, active;
    Seat to_act; // SEAT_NONE when over
    uint16_t turn;
    uint8_t round;
    uint8_t played;         // a card was played in this action phase
    uint8_t deck_count;     // cards in the deck
    uint8_t meltdown_round; // at its end the first loss comes; 0: there is no meltdown
    uint8_t meltdown_next;  // hull that every ship loses at the end of this round; 0: none
    uint8_t stack_count;
    ViewAttack stack[STACK_MAX]; // oldest first
    uint8_t discard_count;
    uint8_t discard[DECK_MAX]; // designs, bottom first
    ViewShip seat[STRIKE_SEATS];
    uint8_t by_the_book;
    uint16_t calm; // by the book: turns in a row without a loss of hull, this one counted in; else 0
} StrikeView;

// What the passive abilities of a ship or craft add to an attack with these tags.
int strike_passive_bonus(const Ability *ability, int count, uint8_t tags);

#endif
