// SPDX-License-Identifier: MIT
// The kit's own buttons at a table. In ids of regions, in the trace and in GameHands.button they are named
// "button:end_turn" and so on.
#ifndef STARDECK_APP_KIT_BUTTONS_H
#define STARDECK_APP_KIT_BUTTONS_H

typedef enum TableButton {
    PRESS_NONE, // not a button of the kit
    PRESS_BACK, // deselects, or closes the overlay
    PRESS_CLOSE,
    PRESS_END_TURN,
    PRESS_OK, // ends the pause for a scoring
    PRESS_INSPECT,
    PRESS_LOG,
    PRESS_RECAP,
    PRESS_SKIP,
    PRESS_HIDE,
    PRESS_MUTE,
    PRESS_NOTE,
    PRESS_HINT,
    PRESS_MENU,
    PRESS_TAKE_SEAT, // turns up the hand that lies face down (session_is_face_down)
    PRESS_TURN_UP,   // the same, on the hand itself
    PRESS_PREVIOUS,
    PRESS_NEXT,
    PRESS_MY_TURN,      // what others do is done at once
    PRESS_SUMMARY_BACK, // the previous page of the summary of that (hurry.h)
    PRESS_SUMMARY_ON,   // its next page
    PRESS_SUMMARY_END,  // ends the summary
    PRESS_SUMMARY_KEEP, // keeps it
    PRESS_SUMMARY_MORE, // unfolds its rest
    TABLE_PRESSES
} TableButton;

// The button of that name, given without "button:"; PRESS_NONE: there is none.
TableButton button_of(const char *name);

#endif
