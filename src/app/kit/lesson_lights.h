// SPDX-License-Identifier: MIT
// Finds what a step of a lesson highlights on the screen.
#ifndef STARDECK_APP_KIT_LESSON_LIGHTS_H
#define STARDECK_APP_KIT_LESSON_LIGHTS_H

#include "app/kit/table.h"

// The region a light names, as it is now: "hand:CARD" is that card in the hand, "option:CARD" the one among
// those to choose from, "card:CARD" the one that is face-up elsewhere; any other name is the id of a region.
// "a|b": the first that is there. NULL: none is. Valid until app->hits changes.
const Hit *lesson_find_region(const App *app, const char *light);
// The same as a rectangle in window pixels; in addition "part:NAME" is a part of the table without a region
// ("hand", or one of GameBoard.part). False: it is not there.
bool lesson_find_place(const App *app, const CardTable *table, const char *light, GfxRect *place);

#endif
