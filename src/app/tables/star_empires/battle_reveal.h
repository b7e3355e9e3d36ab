// SPDX-License-Identifier: MIT
// The cards of a battle as they are turned up one by one, the sides taking turns, the attacker first
// (EmpiresMotion.reveal). Cards that the seat in front already knew stay as they are.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_REVEAL_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_REVEAL_H

#include "games/star_empires/board.h"
#include "games/star_empires/rules.h"

#define REVEAL_MOST (SIDES * BATTLE_CARDS_MAX)

typedef struct CardTurn {
    uint8_t side, at; // at: index among the cards of that side
} CardTurn;

// The side that has laid the card by which there is no battle, once all are laid; SIDES: none has. Such a
// card comes before all others, and nobody fires.
int empires_calling_off(const EmpiresRules *rules, const BattleState *battle);
// Writes the order in which the cards are turned up; returns how many there are.
int empires_card_turns(const BattleState *battle, CardTurn out[REVEAL_MOST]);
// `last`: how much longer the last card takes than each of the others (empires_last_card).
// The card being turned up at `part` (0 to 1) of the whole animation, as an index into the order of
// empires_card_turns, with its progress in *turned. -1: no card turns, or all are face up.
int empires_card_turning(const BattleState *battle, float part, float last, float *turned);
// How many cards of a side count as face up at `part`, in the middle of a turn from CARD_COUNTS_AT on.
int empires_cards_up(const BattleState *battle, float part, float last, int side);
// Milliseconds from the first card's beginning until `share` of the turn of card `at`, at the usual pace; of
// all cards at (cards - 1, 1).
float empires_card_ms(int cards, float last, int at, float share);
// Shares of a card's time: it lies open, and its side fires; the shots strike, and it counts.
#define CARD_FIRES_AT 0.34F
#define CARD_COUNTS_AT 0.62F

#endif
