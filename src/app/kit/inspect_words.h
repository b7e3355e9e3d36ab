// SPDX-License-Identifier: MIT
// The inspector in words: what it would draw, as text.
#ifndef STARDECK_APP_KIT_INSPECT_WORDS_H
#define STARDECK_APP_KIT_INSPECT_WORDS_H

#include "app/kit/table.h"

// Appends the texts of the inspector's panel for the thing, a line each, from top to bottom. Nothing is
// painted.
void inspect_in_words(App *app, CardTable *table, TableThing thing, Text *out);

#endif
