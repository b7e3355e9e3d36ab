// SPDX-License-Identifier: MIT
// The choices of the set-up screen, without drawing. Every change leaves a set-up that can be started, so the
// screen never has to refuse a start. For what can't be chosen there is the key of a sentence that says why.
#ifndef STARDECK_PLAY_SETUP_CHOICE_H
#define STARDECK_PLAY_SETUP_CHOICE_H

#include "play/session.h"

#define CHOICE_FINE ((const char *)0) // no objection
#define SEAT_NAME_BYTES sizeof(((SessionOptions *)0)->name[0])
#define SEAT_NAME_LETTERS 40

// How SetupOptions.first is determined.
typedef enum FirstSeatRule {
    FIRST_BY_RULES, // by the rules: `first` is SEAT_NONE
    FIRST_BY_LOT,   // drawn from the seed when the game starts
    FIRST_CHOSEN    // `first` as chosen
} FirstSeatRule;

// Whether this variant, or this flag (a bit), may be chosen with the current players: CHOICE_FINE, or the key
// of the reason (Story.why_not), a string constant.
const char *choice_against_variant(const Catalog *catalog, const SetupOptions *setup, uint8_t variant);
const char *choice_against_flag(const Catalog *catalog, const SetupOptions *setup, uint8_t flag);

// Gives the faction to the seat; the seat that had it gets this seat's old one.
void choice_set_faction(const Catalog *catalog, SessionOptions *options, Seat seat, uint8_t faction);
// Other choices that no longer fit the variant or flag are given up.
void choice_set_variant(const Catalog *catalog, SessionOptions *options, uint8_t variant);
void choice_toggle_flag(const Catalog *catalog, SessionOptions *options, uint8_t flag);
// The map (an index into the table of Game.maps) must fit the number of seats. One that no longer fits after
// another change is given up for the usual one.
void choice_set_map(SessionOptions *options, uint8_t map);
// Adds a seat with an unused faction, with a computer in it like the last one, or a person where only persons
// play; no effect if all seats are taken.
void choice_add_seat(const Catalog *catalog, SessionOptions *options);
// Removes a seat; those after it move up. No effect if the game needs all of them.
void choice_remove_seat(const Catalog *catalog, SessionOptions *options, Seat seat);
// Moves the seat's player one place left (step -1) or right (1) in table order, swapping with the player
// there; with teams it may be two places, because allies never sit side by side. False, without effect, at
// the end of the table.
bool choice_move_seat(const Catalog *catalog, SessionOptions *options, Seat seat, int step);
// Sets the name without characters that names can't contain (line breaks and the like, surrounding spaces),
// cut to the allowed length.
void choice_set_name(SessionOptions *options, Seat seat, const char *name);

void choice_seat_person(SessionOptions *options, Seat seat);
// Seats a computer of the default level, with the first captain of its faction, if it has any.
void choice_seat_computer(const Catalog *catalog, SessionOptions *options, Seat seat);
// Goes to the next level of computer opponents (step 1) or the previous one (-1), cyclically. Only for a
// computer's seat.
void choice_step_level(const Catalog *catalog, SessionOptions *options, Seat seat, int step);
// The same for the captains of the seat's faction; "no captain" is one of the choices.
void choice_step_captain(const Catalog *catalog, SessionOptions *options, Seat seat, int step);

// Sets setup.first: `seat` for FIRST_CHOSEN, drawn from the seed for FIRST_BY_LOT, else SEAT_NONE.
void choice_set_first(SessionOptions *options, FirstSeatRule rule, Seat seat);
// The seat that will start, by setup.first and the rules; SEAT_NONE if the rules decide by chance.
Seat choice_first(const Catalog *catalog, const SetupOptions *setup);
int choice_persons(const SessionOptions *options);

#endif
