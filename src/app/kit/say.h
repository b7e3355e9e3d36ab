// SPDX-License-Identifier: MIT
// Words of a pack that a game's table puts together: by a name in their key, with a number in them, as a
// list.
#ifndef STARDECK_APP_KIT_SAY_H
#define STARDECK_APP_KIT_SAY_H

#include "app/stage/context.h"

// The word of a key with a name in it: say_of(app, "kind.%s.text", "attack"). Valid until the language
// changes.
const char *say_of(const App *app, const char *format, const char *name);
// The sentence with {number} filled in; returns `out`.
const char *say_number(const App *app, char *out, size_t size, const char *key, int number);
// Who sits there, "" for nobody: as sentences of the history name seats.
const char *say_seat(const App *app, Seat seat);
// Adds a word to a list, "beam, flak", as far as there is room; `out` is "" to begin with.
void say_in_list(char *out, size_t size, const char *word);

#endif
