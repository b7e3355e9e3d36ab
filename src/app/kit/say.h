// SPDX-License-Identifier: MIT
// Short forms for texts of the pack and the program: found by a name in their key, with one number, as a
// list.
#ifndef STARDECK_APP_KIT_SAY_H
#define STARDECK_APP_KIT_SAY_H

#include "app/stage/context.h"

// The text whose key contains a name: say_of(app, "kind.%s.text", "attack"); `name` if there is none. Valid
// until the language changes.
const char *say_of(const App *app, const char *format, const char *name);
// The text of `key` with {number} filled in; returns `out`.
const char *say_number(const App *app, char *out, size_t size, const char *key, int number);
// The seat's name as sentences of the history have it; "" for SEAT_NONE. Valid as seat_name.
const char *say_seat(const App *app, Seat seat);
// Appends a word to a list, "beam, flak", as far as there is room; start with "" in `out`.
void say_in_list(char *out, size_t size, const char *word);

#endif
