// SPDX-License-Identifier: MIT
// The kit's own buttons at a table, by what they do. In ids of regions, in the trace and in a game's own list
// (GameHands.button) they go by name: "button:end_turn".
#ifndef STARDECK_APP_KIT_BUTTONS_H
#define STARDECK_APP_KIT_BUTTONS_H

typedef enum TableButton {
    PRESS_NONE, // no button of the kit's
    PRESS_BACK, // what is picked is let go, what lies over the table closes
    PRESS_CLOSE,
    PRESS_END_TURN,
    PRESS_OK, // the scoring has been looked at
    PRESS_INSPECT,
    PRESS_LOG,
    PRESS_RECAP,
    PRESS_SKIP,
    PRESS_HIDE,
    PRESS_MUTE,
    PRESS_NOTE,
    PRESS_HINT,
    PRESS_MENU,
    PRESS_PREVIOUS,
    PRESS_NEXT,
    TABLE_PRESSES
} TableButton;

// The button of that name, without "button:".
TableButton button_of(const char *name);

#endif
