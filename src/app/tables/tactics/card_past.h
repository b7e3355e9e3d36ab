// SPDX-License-Identifier: MIT
// How a face-up card came to lie in its row, read from the history.
#ifndef STARDECK_APP_TABLES_TACTICS_CARD_PAST_H
#define STARDECK_APP_TABLES_TACTICS_CARD_PAST_H

#include "play/game_log.h"

typedef enum CardOrigin {
    ORIGIN_UNKNOWN, // the history does not reach back that far, or a scenario placed it
    ORIGIN_REVEALED,
    ORIGIN_TURNED_UP, // without a one-time effect
    ORIGIN_PLAYED,    // face up
    ORIGIN_SUMMONED
} CardOrigin;

typedef struct CardPast {
    CardOrigin origin;
    // Who played or summoned it, else in whose turn it happened; SEAT_NONE: in the reveal phase.
    Seat seat;
    bool fizzled; // its one-time effect was blocked when it was revealed
    Seat moved;   // in whose turn it was last moved since; SEAT_NONE: never
} CardPast;

// Reads the first `items` items of the log (game_log_count), at whose end the card must be face up.
CardPast tactics_card_past(const GameLog *log, int items, uint8_t card, Seat owner);

#endif
