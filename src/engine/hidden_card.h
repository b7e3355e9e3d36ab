// SPDX-License-Identifier: MIT
// The cards of a sample that a view hides (Game.hidden), used to explain what a computer believed.
#ifndef STARDECK_ENGINE_HIDDEN_CARD_H
#define STARDECK_ENGINE_HIDDEN_CARD_H

#include "engine/command.h"

typedef enum HiddenKind {
    HIDDEN_HAND, // somewhere in the seat's hand
    HIDDEN_DOWN  // face down on the table
} HiddenKind;

typedef struct HiddenCard {
    uint8_t kind;    // a HiddenKind
    Seat seat;       // whose card it is
    uint8_t row, at; // its place if HIDDEN_DOWN, from 0
    uint8_t card;    // index into the pack's cards
} HiddenCard;

#define HIDDEN_MAX 512 // most hidden cards of any position

#endif
