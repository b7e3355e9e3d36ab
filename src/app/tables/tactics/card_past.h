// SPDX-License-Identifier: MIT
// How a card that lies face up came to do so, as the history tells it.
#ifndef STARDECK_APP_TABLES_TACTICS_CARD_PAST_H
#define STARDECK_APP_TABLES_TACTICS_CARD_PAST_H

#include "play/game_log.h"

typedef enum CardOrigin {
    ORIGIN_UNKNOWN, // the history does not reach back so far, or a scenario put it there
    ORIGIN_REVEALED,
    ORIGIN_TURNED_UP, // without a one-time effect
    ORIGIN_PLAYED,    // face up
    ORIGIN_SUMMONED
} CardOrigin;

typedef struct CardPast {
    CardOrigin origin;
    Seat seat;    // who played or called it, else in whose turn it was; SEAT_NONE: in the reveal phase
    bool fizzled; // it was revealed while something blocked its one-time effect
    Seat moved;   // in whose turn it was moved last since it came to light; SEAT_NONE: it was not
} CardPast;

// `items`: the part of the log that counts (game_log_count), from its beginning. The card lies face up there.
CardPast tactics_card_past(const GameLog *log, int items, uint8_t card, Seat owner);

#endif
