// SPDX-License-Identifier: MIT
// Turns clicks, drops and keys into a command. Every command is looked up in the list of legal commands, by
// patterns in which fields may be left open. No rules here: what will be possible a phase later comes from
// the forecast.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_CHOOSE_H

#include "app/kit/choose.h"
#include "games/alpha_strike/view.h"

// The selection so far, for commands that take several gestures. All NONE: nothing selected.
typedef struct StrikeChoice {
    uint8_t card;   // a hand card
    uint8_t craft;  // an own launched craft, to attack or to answer with
    uint8_t at;     // its index in the hand, or among the launched craft
    uint8_t target; // the seat aimed at, while a track or craft of it must still be chosen; SEAT_NONE
    uint8_t from;   // Track to move power away from
    uint8_t amount; // how much to move; more than possible counts as the most possible
    bool spark;     // the spark of the power allocation is being dragged
} StrikeChoice;

// A drop target: a ship (track and craft FREE), one of its tracks, or one of its launched craft.
typedef struct StrikePlace {
    Seat seat;
    uint8_t track, craft;
} StrikePlace;

void strike_choice_clear(StrikeChoice *choice);
bool strike_choice_is_empty(const StrikeChoice *choice);
// The selected card, of the hand or of a launched craft; NONE.
uint8_t strike_choice_card(const StrikeChoice *choice);

// The commands the selection can mean at that place: returns how many, and the first one in `out`. More than
// one: a further choice is needed.
int strike_at_place(const App *app, const CardTable *table, StrikePlace place, Command *out);
// The same for the answer slot, or for the middle of the table, where nobody needs to be aimed at.
int strike_at_slot(const App *app, const CardTable *table, Command *out);
int strike_at_pile(const App *app, const CardTable *table, Command *out);
// True if power can be moved away from this own track.
bool strike_gives_power(const App *app, const CardTable *table, uint8_t track);
// The most that the selected card can move away from the chosen track, limited by the card and by the power
// there; and how much of that is selected. 0 if no track is chosen.
int strike_most_moved(const App *app, const CardTable *table);
int strike_power_moved(const App *app, const CardTable *table);
// Everything the hand card (or launched craft) can be used for now. Returns how many commands, the first one
// in `out`.
int strike_uses(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *out);
// The same for attacks alone, those too that become possible when no card is discarded and the Action phase
// is passed.
int strike_attacks(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *out);

#endif
