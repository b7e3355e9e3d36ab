// SPDX-License-Identifier: MIT
// The names of the kit's own buttons.
#include "app/kit/buttons.h"

#include <string.h>

static const char *const names[TABLE_PRESSES] = {
    [PRESS_NONE] = "",
    [PRESS_BACK] = "back",
    [PRESS_CLOSE] = "close",
    [PRESS_END_TURN] = "end_turn",
    [PRESS_OK] = "ok",
    [PRESS_INSPECT] = "inspect",
    [PRESS_LOG] = "log",
    [PRESS_RECAP] = "recap",
    [PRESS_SKIP] = "skip",
    [PRESS_HIDE] = "hide",
    [PRESS_MUTE] = "mute",
    [PRESS_NOTE] = "note",
    [PRESS_HINT] = "hint",
    [PRESS_MENU] = "menu",
    [PRESS_TAKE_SEAT] = "take_seat",
    [PRESS_TURN_UP] = "turn_up",
    [PRESS_PREVIOUS] = "previous",
    [PRESS_NEXT] = "next",
    [PRESS_MY_TURN] = "my_turn",
    [PRESS_SUMMARY_BACK] = "summary_back",
    [PRESS_SUMMARY_ON] = "summary_on",
    [PRESS_SUMMARY_END] = "summary_end",
    [PRESS_SUMMARY_KEEP] = "summary_keep",
    [PRESS_SUMMARY_MORE] = "summary_more",
};

TableButton button_of(const char *name) {
    for (int i = PRESS_NONE + 1; i < TABLE_PRESSES; i++)
        if (strcmp(names[i], name) == 0)
            return (TableButton)i;
    return PRESS_NONE;
}
