// SPDX-License-Identifier: MIT
// What the action box of Alpha Strike asks and offers.
#include "app/tables/alpha_strike/table.h"

#include <stdio.h>

void strike_action(const App *app, const CardTable *table, Action *action) {
    static const uint8_t none[] = {VERB_ALLOCATE, VERB_DISCARD, VERB_DRAW,    VERB_PASS,
                                   VERB_DEFEND,   VERB_COUNTER, VERB_END_TURN};
    char title[120], key[32];
    action_ask(app, table, "", title);
    action_say(action, title, "");
    for (size_t i = 0; i < sizeof none && action->count == 0; i++) {
        const Command wanted = command_of(none[i]);
        const Command *command = strike_find(table_legal(app), &wanted);
        snprintf(key, sizeof key, "action.none.%u", none[i]);
        if (command != NULL)
            action_set_command(action_add(action, "none", SLOT_PRIMARY, BUTTON_PLAIN, app_word(app, key)),
                               command);
    }
    action_add_undo_or_recap(app, table, action, SLOT_WIDE);
}

const char *strike_undo_word(const App *app, uint8_t verb) {
    (void)verb;
    return ui_word(app, UI_TABLE_UNDO_ANSWER);
}
