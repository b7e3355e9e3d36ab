// SPDX-License-Identifier: MIT
// Screens with one deliberate fault each, which the layout and contrast tests must find before they look at
// real screens: a test that finds nothing could be blind.
#ifndef STARDECK_TESTS_PLANTED_H
#define STARDECK_TESTS_PLANTED_H

#include "app/frame/frame.h"

typedef enum PlantedFault {
    PLANTED_NONE,
    PLANTED_CUT,       // a text ends in an ellipsis
    PLANTED_NUMBER,    // a number is wider than its box
    PLANTED_BROKEN,    // a word of a paragraph is broken
    PLANTED_CLIPPED,   // a text is not seen as a whole
    PLANTED_LEAVES,    // a text is wider than its panel
    PLANTED_UNDER,     // a text lies under another
    PLANTED_TOUCHES,   // a text runs into a button
    PLANTED_OVERLAP,   // two regions overlap
    PLANTED_OUTSIDE,   // a region is partly outside the window
    PLANTED_SMALL_HIT, // a button is too small
    PLANTED_PALE,      // a text is hardly lighter than its panel
    PLANTED_COUNT
} PlantedFault;

// Shows the screen with this fault on the stage (screen_stage.h).
void planted_show(PlantedFault fault);

#endif
