// SPDX-License-Identifier: MIT
// A position as given by scenario files ("setup"), before it becomes a state. Seats are given as factions,
// since the file is read before it is known who sits where.
#ifndef STARDECK_GAMES_TACTICS_POSITION_H
#define STARDECK_GAMES_TACTICS_POSITION_H

#include "games/tactics/view.h"

typedef struct PositionCard {
    uint8_t card;
    uint8_t owner;    // faction
    uint8_t face;     // 0 up, 1 down
    uint8_t shielded; // its shields come from the owner's deck (rules §6.1)
    uint8_t blocked;  // 1: turned up and held by the Intrepid directly below it (rules §4.1)
} PositionCard;

typedef struct PositionRow {
    uint8_t target; // NONE: already taken
    uint8_t count;
    PositionCard card[TABLE_MAX];
} PositionRow;

typedef struct PositionPile {
    uint8_t count;
    uint8_t item[DECK_MAX]; // cards, or targets in `won`
} PositionPile;

typedef struct TacticsPosition {
    uint8_t phase; // Phase
    uint8_t turn;  // faction; NONE: the first seat
    uint8_t rows_given, row_count;
    PositionRow row[ROWS];
    PositionPile hand[FACTIONS_MAX];    // in hand order
    PositionPile draw[FACTIONS_MAX];    // top first
    PositionPile discard[FACTIONS_MAX]; // bottom first
    PositionPile won[FACTIONS_MAX];     // targets
    uint8_t target_count;
    uint8_t targets[TARGETS_MAX]; // the next targets of the pile, top first
} TacticsPosition;

extern const Schema tactics_position_schema;

#endif
