// SPDX-License-Identifier: MIT
// What the set-up screen lets one choose, without drawing: every change leaves a choice that can be started,
// so the screen never has to refuse a start. What can't be had now is told with the key of the sentence that
// says why.
#ifndef STARDECK_PLAY_SETUP_CHOICE_H
#define STARDECK_PLAY_SETUP_CHOICE_H

#include "play/session.h"

#define CHOICE_FINE ((const char *)0) // no reason against it
#define SEAT_NAME_BYTES sizeof(((SessionOptions *)0)->name[0])
#define SEAT_NAME_LETTERS 40

// How SetupOptions.first comes about.
typedef enum Starter {
    STARTER_RULE, // as the rules say: first is SEAT_NONE
    STARTER_LOT,  // drawn from the seed when the game starts
    STARTER_SEAT  // first, as chosen
} Starter;

// May this variant (or this flag, a bit) be chosen, given who plays? Else the key of the reason
// (Story.why_not).
const char *choice_against_variant(const Catalog *catalog, const SetupOptions *setup, uint8_t variant);
const char *choice_against_flag(const Catalog *catalog, const SetupOptions *setup, uint8_t flag);

// Gives the faction to the seat; whoever had it gets the seat's old one.
void choice_set_faction(const Catalog *catalog, SessionOptions *options, Seat seat, uint8_t faction);
void choice_set_variant(const Catalog *catalog, SessionOptions *options, uint8_t variant);
void choice_toggle_flag(const Catalog *catalog, SessionOptions *options, uint8_t flag);
// Adds a seat with a faction nobody has; nothing when all seats are taken.
void choice_add_seat(const Catalog *catalog, SessionOptions *options);
void choice_remove_seat(const Catalog *catalog, SessionOptions *options, Seat seat);
// Moves who sits there by one place to the left (step -1) or right (1), round the table's order; whoever sat
// there comes here. Allies never sit side by side: in teams it may be two places. False, and nothing changed,
// at the end of the table.
bool choice_move_seat(const Catalog *catalog, SessionOptions *options, Seat seat, int step);
// Leaves out what no name may hold (line ends and the like, spaces around it) and what is too long.
void choice_set_name(SessionOptions *options, Seat seat, const char *name);

void choice_seat_person(SessionOptions *options, Seat seat);
// A computer sits there, of the usual level and with the first captain of its faction, if it has any.
void choice_seat_computer(const Catalog *catalog, SessionOptions *options, Seat seat);
// The next level of computer opponents (step 1), or the one before (-1); round and round. Only for a seat
// that a computer plays.
void choice_step_level(const Catalog *catalog, SessionOptions *options, Seat seat, int step);
// The same among the captains of the seat's faction, and none of them.
void choice_step_captain(const Catalog *catalog, SessionOptions *options, Seat seat, int step);

// Sets setup.first: `seat` for STARTER_SEAT, by the seed for STARTER_LOT, else SEAT_NONE.
void choice_set_first(SessionOptions *options, Starter starter, Seat seat);
// The seat that will begin by setup.first and the rules, SEAT_NONE if those draw lots.
Seat choice_first(const Catalog *catalog, const SetupOptions *setup);
int choice_persons(const SessionOptions *options);

#endif
