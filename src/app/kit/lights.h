// SPDX-License-Identifier: MIT
// Where on the screen is what a lesson's step lights up.
#ifndef STARDECK_APP_KIT_LIGHTS_H
#define STARDECK_APP_KIT_LIGHTS_H

#include "app/kit/table.h"

// The region that a light means, as it is on the screen now: "hand:CARD" is that card in the hand,
// "option:CARD" the one among those to choose from, "card:CARD" where that card lies open elsewhere,
// "place:discard|discard" the first of several that is there. NULL: none is.
const Hit *lesson_light(const App *app, const char *light);
// The same as a place, window pixels; "part:NAME" besides: a part of the table that is no region (that of the
// kit, else GameBoard.part). False: it is not there.
bool lesson_place(const App *app, const CardTable *table, const char *light, GfxRect *place);

#endif
