// SPDX-License-Identifier: MIT
// From what was clicked, dropped and typed to a command: everything is looked up in the list of legal
// commands, by patterns in which some fields may be anything. No rule of the game is known here: what would
// be possible one phase later is asked of the forecast.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H

#include "app/kit/choose.h"
#include "games/alpha_strike/view.h"

// What has been picked so far of a command that takes several gestures. All NONE: nothing.
typedef struct StrikeChoice {
    uint8_t card;   // of the hand
    uint8_t craft;  // a launched one of the own, that is to strike or to answer
    uint8_t at;     // the place of either in the hand or among the launched ones
    uint8_t target; // the seat aimed at, once it needs a track or a craft named; SEAT_NONE
    uint8_t from;   // Track: power is moved away from there
    uint8_t amount; // … so much of it, at most
    bool spark;     // the spark of the allocation is held
} StrikeChoice;

// Where something may be put: a ship (track and craft FREE), a track of it, or a launched craft of it.
typedef struct StrikePlace {
    Seat seat;
    uint8_t track, craft;
} StrikePlace;

void strike_choice_clear(StrikeChoice *choice);
bool strike_choice_is_empty(const StrikeChoice *choice);
// The design that is picked, of hand or craft; NONE: none.
uint8_t strike_choice_card(const StrikeChoice *choice);

// What is picked, put there: how many commands it may mean (more than one: something has to be named yet),
// and the first one.
int strike_at_place(const App *app, const CardTable *table, StrikePlace place, Command *out);
// … put on the place for answers, or in the middle of the table: where nobody has to be aimed at.
int strike_at_slot(const App *app, const CardTable *table, Command *out);
int strike_at_pile(const App *app, const CardTable *table, Command *out);
// Power can be moved away from this own track.
bool strike_gives_power(const App *app, const CardTable *table, uint8_t track);
// How much the picked card may move away from the track chosen for it: what it can and what is there; and how
// much of that is wanted.
int strike_most_moved(const App *app, const CardTable *table);
int strike_power_moved(const App *app, const CardTable *table);
// All that the card of the hand (or the launched craft) is good for now.
int strike_uses(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *out);

#endif
