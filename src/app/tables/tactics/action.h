// SPDX-License-Identifier: MIT
// What the action box says and offers: who decides, what is asked, which buttons there are.
#ifndef STARDECK_APP_TABLES_TACTICS_ACTION_H
#define STARDECK_APP_TABLES_TACTICS_ACTION_H

#include "app/stage/widgets.h"
#include "app/tables/tactics/table.h"

typedef enum ActionSlot {
    SLOT_PRIMARY,
    SLOT_LEFT,
    SLOT_RIGHT,
    SLOT_WIDE // left and right together
} ActionSlot;

typedef struct ActionButton {
    char id[24]; // "button:pass"
    ActionSlot slot;
    ButtonLook look;
    char text[64];
    const char *icon; // NULL: none
    bool enabled;
    bool has_command;
    Command command;
} ActionButton;

#define ACTION_BUTTONS 3

typedef struct Action {
    char title[120], hint[LOG_LINE_MAX];
    ActionButton button[ACTION_BUTTONS];
    int count;
} Action;

void action_state(const App *app, const TableScreen *table, Action *action);
GfxRect action_button_rect(const TableScreen *table, const ActionButton *button);

#endif
