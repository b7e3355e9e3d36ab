// SPDX-License-Identifier: MIT
// Moments that go on by themselves: a scoring that is told in steps, a pause that concerns only others, what
// came of something and is read without a click. Their button shows how long they still take: a quiet bar
// inside its lower edge runs down. The button of a moment that waits for a click has none.
#ifndef STARDECK_APP_KIT_PASSING_H
#define STARDECK_APP_KIT_PASSING_H

#include "app/kit/table.h"

// How much of the moment is left, from 1 down to 0; 0: there is none, or what there is waits. In reduced
// motion it goes down in a few steps. From GameShow.held_left for moments of a game's own.
float passing_left(const App *app, const CardTable *table);
// Where the bar is, whole and as long as it is now, in window pixels; w 0: there is none.
GfxRect passing_track(const App *app, const CardTable *table);
GfxRect passing_bar(const App *app, const CardTable *table);
void passing_update(App *app, CardTable *table); // each frame: damages the bar where it has become shorter
void draw_passing(App *app, const CardTable *table);

#endif
