// SPDX-License-Identifier: MIT
// The cards of a battle as they are turned up one by one, the sides taking turns, the attacker first
// (EmpiresMotion.reveal). Cards that the seat in front already knew stay as they are.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_REVEAL_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_REVEAL_H

#include "games/star_empires/board.h"

#define REVEAL_MOST (SIDES * BATTLE_CARDS_MAX)

typedef struct CardTurn {
    uint8_t side, at; // at: index among the cards of that side
} CardTurn;

// Writes the order in which the cards are turned up; returns how many there are.
int empires_card_turns(const BattleState *battle, CardTurn out[REVEAL_MOST]);
// The index in that order of the card being turned up at `part` of the whole (0 to 1), with its progress in
// *turned; -1: none, or none any more.
int empires_card_turning(const BattleState *battle, float part, float *turned);
// How many cards of a side are face up.
int empires_cards_up(const BattleState *battle, float part, int side);
// Milliseconds for each card, at the usual pace.
float empires_card_ms(int cards);
#define CARD_COUNTS_AT 0.6F // share of a card's time after which it counts and its side fires

#endif
