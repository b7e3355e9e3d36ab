// SPDX-License-Identifier: MIT
// What the set-up screen lets one choose, without drawing: every change leaves a choice that can be started,
// so the screen never has to refuse a start. What can't be had now is told with the word for the reason.
#ifndef STARDECK_APP_SCREENS_SETUP_CHOICE_H
#define STARDECK_APP_SCREENS_SETUP_CHOICE_H

#include "app/session.h"
#include "app/ui_words.h"

#define CHOICE_FINE UI_WORD_COUNT // no reason against it

// May this variant (or this flag, a bit) be chosen, given who plays? Else the reason.
UiWord choice_against_variant(const Catalog *catalog, const SetupOptions *setup, uint8_t variant);
UiWord choice_against_flag(const Catalog *catalog, const SetupOptions *setup, uint8_t flag);

// Gives the faction to the seat; whoever had it gets the seat's old one.
void choice_set_faction(const Catalog *catalog, SessionOptions *options, Seat seat, uint8_t faction);
void choice_set_variant(const Catalog *catalog, SessionOptions *options, uint8_t variant);
void choice_toggle_flag(const Catalog *catalog, SessionOptions *options, uint8_t flag);
// Adds a seat with a faction nobody has; nothing when all seats are taken.
void choice_add_seat(const Catalog *catalog, SessionOptions *options);
void choice_remove_seat(const Catalog *catalog, SessionOptions *options, Seat seat);

// The seat that will begin, SEAT_NONE if it is drawn by lot.
Seat choice_first(const Catalog *catalog, const SetupOptions *setup);
int choice_persons(const SessionOptions *options);

#endif
