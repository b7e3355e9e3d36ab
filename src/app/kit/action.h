// SPDX-License-Identifier: MIT
// What the action box says and offers: who decides, what is asked, which buttons there are.
#ifndef STARDECK_APP_KIT_ACTION_H
#define STARDECK_APP_KIT_ACTION_H

#include "app/kit/table.h"
#include "app/stage/widgets.h"

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
    const char *why; // greyed: what a click says; NULL: nothing
    bool has_command;
    Command command;
} ActionButton;

#define ACTION_BUTTONS 3
#define ACTION_HINT_MAX 400

struct Action {
    char title[120], hint[ACTION_HINT_MAX];
    char brief[ACTION_HINT_MAX]; // instead of the hint where there is no room for it; "": nothing
    char more[ACTION_HINT_MAX];  // that follows the hint where there is room; "": nothing
    ActionButton button[ACTION_BUTTONS];
    int count;
    float aside;   // of the hint's right end, window pixels: something of the game's lies there
    char step[64]; // of a turn that has steps; "": none are shown
    int step_at, steps;
};

// What the kit says and offers where nothing is to be decided, and what the game does (GameBoard.action and
// .action_held).
void action_state(const App *app, const CardTable *table, Action *action);
GfxRect action_button_rect(const CardTable *table, const ActionButton *button);

// For a game's own: adds a button ("pass": its id is "button:pass"), gives it the command (NULL: it is
// greyed), sets title and hint.
ActionButton *action_add(Action *action, const char *id, ActionSlot slot, ButtonLook look, const char *text);
void action_set_command(ActionButton *button, const Command *command);
void action_say(Action *action, const char *title, const char *hint);
// The first legal command of the verb, whatever its fields; NULL: there is none.
const Command *action_verb(const App *app, uint8_t verb);
// A button for that command with the words of `key`, or for any that is given; the primary one stands out.
// `action_add_verb` adds nothing where there is none.
void action_add_command(const App *app, Action *action, const char *id, ActionSlot slot, ButtonLook look,
                        const char *key, const Command *command);
void action_add_verb(const App *app, Action *action, const char *id, ActionSlot slot, const char *key,
                     uint8_t verb);
// The turn has `count` steps and is at this one, counted from 0 (steps.h).
void action_step(Action *action, const char *name, int at, int count);
// What every decision may offer in a place that is free: to take back, or to see again what happened
// meanwhile.
void action_add_undo_or_recap(const App *app, const CardTable *table, Action *action, ActionSlot slot);
// The same beside a small button of the game's own, which is returned: it takes both small places where there
// is neither to be taken back nor to be seen.
ActionButton *action_add_small(const App *app, const CardTable *table, Action *action, const char *id,
                               const char *text);
// What is picked is let go: "back".
void action_add_back(const App *app, Action *action, ActionSlot slot);
// What is picked is looked at closely.
void action_add_inspect(const App *app, Action *action, ActionSlot slot);
// "Klingon: choose a Weapon to remove" where it is asked openly; else the question alone. `card`: the card
// that asks, "" for none.
void action_ask(const App *app, const CardTable *table, const char *card, char out[120]);

#endif
