// SPDX-License-Identifier: MIT
// A press while one's own move is still being shown means what is on the screen: the rest of the move is done
// at once, and the press counts, if what it was on is still there and means the same. So nobody presses twice
// because something still flies. That holds only where one goes on deciding oneself; while others move a
// press skips what they do, and does nothing else.
//
// Meanwhile the action box keeps the buttons it had.
#ifndef STARDECK_APP_KIT_PRESS_THROUGH_H
#define STARDECK_APP_KIT_PRESS_THROUGH_H

#include "app/kit/action.h"
#include "app/kit/table.h"
#include "app/stage/gesture.h"

// What could be pressed when the person in front last decided, and had selected nothing. Start with a zeroed
// one.
struct PressThrough {
    Seat front;
    ActionButton button[ACTION_BUTTONS]; // of the action box
    int buttons;
    uint64_t region[HITS_MAX]; // the others, each with its card and its place, as a hash
    int regions;
};

// Call when the regions have been made: notes them if somebody here decides and has selected nothing.
void press_through_note(const App *app, CardTable *table);
// True while a move of the person in front is shown after which the same one goes on deciding.
bool press_through_is_on(const App *app, const CardTable *table);
// Adds the buttons it had to the action box, if it is on.
void press_through_add_buttons(const App *app, const CardTable *table, ActionBox *box);

// If it is on, and the press may count: ends what is shown, renews the regions and returns true. `again` is
// then the gesture with what the press is on now; its hit is NULL if that is not what it was on. False: a
// press like any other.
bool press_through(App *app, CardTable *table, const Gesture *gesture, Gesture *again);

#endif
