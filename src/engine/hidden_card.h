// SPDX-License-Identifier: MIT
// What a view does not show of a sample (Game.hidden): so that people can be told what a computer believed.
#ifndef STARDECK_ENGINE_HIDDEN_CARD_H
#define STARDECK_ENGINE_HIDDEN_CARD_H

#include "engine/command.h"

typedef enum HiddenKind {
    HIDDEN_HAND, // somewhere in that seat's hand
    HIDDEN_DOWN  // face down on the table
} HiddenKind;

// A card where a view does not show it.
typedef struct HiddenCard {
    uint8_t kind;    // HiddenKind
    Seat seat;       // whose card it is
    uint8_t row, at; // where it lies (HIDDEN_DOWN), counted from 0
    uint8_t card;    // index into the pack's cards
} HiddenCard;

#define HIDDEN_MAX 512 // enough for every position

#endif
