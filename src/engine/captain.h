// SPDX-License-Identifier: MIT
// Captains: the character of a computer opponent, read from a pack's captains.json. A level (ai/opponent.h)
// sets how well it plays; a captain only has preferences among commands that are about equally good.
//
// All numbers are hundredths of the spread: the standard deviation of the results of the best command. So
// they mean the same in every game, whatever its points are worth.
#ifndef STARDECK_ENGINE_CAPTAIN_H
#define STARDECK_ENGINE_CAPTAIN_H

#include "engine/schema.h"

#define CAPTAINS_MAX 64  // captains in a pack
#define CAPTAIN_TASTES 6 // tastes of a captain
#define CAPTAIN_CARDS 16 // cards of a taste
#define CAPTAIN_MOST 100 // largest absolute value of each number
#define CAPTAIN_VERBS 32 // most verbs a game may have for captains (bits of CaptainTaste.verbs)

// How much the captain likes certain commands: those with one of these verbs and, if `cards` is not 0, with
// one of these cards in Command.card.
typedef struct CaptainTaste {
    uint32_t verbs; // bit i: verb i
    uint8_t card[CAPTAIN_CARDS];
    uint8_t cards;
    int16_t liking;
} CaptainTaste;

typedef struct Captain {
    char id[ID_MAX];
    uint8_t seat;     // its faction: index into the table Game.seat_table
    int16_t boldness; // above 0: likes commands with widely spread results; below 0: avoids them
    int16_t whim;     // takes at random any command within this distance of the one it likes best
    CaptainTaste taste[CAPTAIN_TASTES];
    uint8_t tastes;
} Captain;

#endif
