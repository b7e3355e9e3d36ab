// SPDX-License-Identifier: MIT
// What a seat may know: its own hand, and everything public.
#ifndef STARDECK_TESTS_TOY_GAME_VIEW_H
#define STARDECK_TESTS_TOY_GAME_VIEW_H

#include "engine/story.h"
#include "rules.h"

typedef enum WreckersPhase {
    PHASE_AFLOAT,
    PHASE_OVER
} WreckersPhase;

typedef enum WreckersQuestion {
    ASK_EVADE, // secretly
    ASK_GIVE,  // secretly
    ASK_PICK,  // openly
    ASK_NONE
} WreckersQuestion;

typedef struct ViewShip {
    uint8_t ship, hull, hand_count;
    uint8_t hand_known;      // else `hand` is all 0
    uint8_t hand[KINDS_MAX]; // how many of each card
    uint8_t salvage[KINDS_MAX];
    uint8_t wins; // once it is over
} ViewShip;

typedef struct WreckersView {
    Seat viewer;
    uint8_t seats, phase;
    Seat turn, to_act; // SEAT_NONE once it is over
    uint8_t question, source, hull_most, deck_count;
    uint8_t discard[KINDS_MAX], drift[KINDS_MAX];
    ViewShip seat[SEATS_MAX];
} WreckersView;

extern const Story wreckers_story;                            // story.c
RevealKind wreckers_reveals(const Event *event, Seat viewer); // story.c
extern const char *const wreckers_questions[];                // story.c
extern const char *const wreckers_phases[];                   // story.c

#endif
