// SPDX-License-Identifier: MIT
// From what was clicked, dropped and typed to a command: everything is looked up in the list of legal
// commands, by patterns in which some fields may be anything. No rule of the game is known here.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H

#include "app/kit/table.h"
#include "games/alpha_strike/view.h"

#define FREE ((uint8_t)0xFB) // in a pattern: any value

// What has been picked so far of a command that takes several gestures. All NONE: nothing.
typedef struct StrikeChoice {
    uint8_t card;   // of the hand
    uint8_t at;     // … its place there
    uint8_t craft;  // a launched one of the own, that is to strike or to answer
    uint8_t target; // the seat aimed at, once it needs a track or a craft named; SEAT_NONE
    uint8_t from;   // Track: power is moved away from there
    bool spark;     // the spark of the allocation is held
} StrikeChoice;

void strike_choice_clear(StrikeChoice *choice);
bool strike_choice_is_empty(const StrikeChoice *choice);
// The design that is picked, of hand or craft; NONE: none.
uint8_t strike_choice_card(const StrikeChoice *choice);

// The verb with every field FREE.
Command strike_pattern(uint8_t verb);
bool strike_fits(const Command *pattern, const Command *command);
// The first command that fits, NULL if there is none; and how many fit.
const Command *strike_find(LegalList legal, const Command *pattern);
int strike_count(LegalList legal, const Command *pattern);

#endif
