// SPDX-License-Identifier: MIT
// The content of the action box: who decides, what is asked, which buttons there are.
#ifndef STARDECK_APP_KIT_ACTION_H
#define STARDECK_APP_KIT_ACTION_H

#include "app/kit/table.h"
#include "app/stage/widgets.h"

typedef enum ActionSlot {
    SLOT_PRIMARY,
    SLOT_LEFT,
    SLOT_RIGHT,
    SLOT_WIDE,   // left and right together
    SLOT_CORNER, // a square at the end of the primary place, which is so much narrower: only the icon is
                 // drawn
    SLOT_BESIDE  // the larger part of the primary place, at its end: as large a step, in more words
} ActionSlot;

typedef struct ActionButton {
    char id[24]; // "button:pass"
    ActionSlot slot;
    ButtonLook look;
    char text[64];
    const char *icon; // asset path, not copied: a constant; NULL: none
    bool enabled;
    bool once;       // what it does is done when it has been pressed: it does not stay while that is shown
    bool on_enter;   // Enter presses it even while the focus is hidden (Hit.answer)
    const char *why; // what a click on the disabled button says; NULL: nothing. Not copied: must be valid as
                     // long as the ActionBox, such as a ui_word
    bool has_command;
    Command command;
} ActionButton;

#define ACTION_BUTTONS 4
#define ACTION_HINT_MAX 400

struct ActionBox {
    char title[120], hint[ACTION_HINT_MAX];
    char brief[ACTION_HINT_MAX]; // replaces the hint if that does not fit; "": nothing
    char more[ACTION_HINT_MAX];  // follows the hint if there is room; "": nothing
    size_t more_least;           // bytes of it that may follow alone where all of it has no room; 0: none
    ActionButton button[ACTION_BUTTONS];
    int count;
    float lowered; // window pixels by which the primary button is below its usual place
    bool stays;    // it is never lowered: the next question has another button where it would be
    float aside;   // window pixels left free at the hint's right end for something of the game's
    char step[64]; // the current step of a turn that has steps; "": none are shown
    int step_at, steps;
};

// Fills `box` for the current state: by the game (GameBoard.action_box, .action_box_held), or by the kit
// where nothing is to be decided, with notice and hint.
void action_state(const App *app, const CardTable *table, ActionBox *box);
// Lowers the primary button (box->lowered) into the row below it if that is unused and the hint would
// otherwise be cut off.
void action_make_room(App *app, const CardTable *table, ActionBox *box);
// In window pixels, from button->slot.
GfxRect action_button_rect(const CardTable *table, const ActionBox *box, const ActionButton *button);

// Writes advice in words: `first` what a computer would do, with the expected result; `more` what else there
// is to say ("": nothing). Returns how many bytes of `more` say why, before what would be next best.
struct Advice;
size_t hint_in_words(const App *app, const CardTable *table, const struct Advice *advice,
                     char first[ACTION_HINT_MAX], char more[ACTION_HINT_MAX]);

// ---- for games. At most ACTION_BUTTONS buttons may be added; nothing checks that. Texts passed as arguments
// are copied, and truncated to the size of their field.

// Adds an enabled button; `id` "pass" becomes "button:pass". The result is valid as long as `box`.
ActionButton *action_add(ActionBox *box, const char *id, ActionSlot slot, ButtonLook look, const char *text);
// Copies the command and enables the button; NULL disables it.
void action_set_command(ActionButton *button, const Command *command);
void action_say(ActionBox *box, const char *title, const char *hint); // sets both texts
// The first legal command of the verb, valid until the session changes; NULL: there is none.
const Command *action_verb(const App *app, uint8_t verb);
// Adds a button for a command, or for the first one of a verb, labelled with the text of `key`. A `command`
// of NULL gives a disabled button; action_add_verb adds none if no command is legal.
void action_add_command(const App *app, ActionBox *box, const char *id, ActionSlot slot, ButtonLook look,
                        const char *key, const Command *command);
void action_add_verb(const App *app, ActionBox *box, const char *id, ActionSlot slot, const char *key,
                     uint8_t verb);
// Shows the steps of a turn (steps.h): `at` of `count`, from 0, called `name`.
void action_step(ActionBox *box, const char *name, int at, int count);
// Adds Undo if it is possible, else Recap if there is something to show, else nothing.
void action_add_undo_or_recap(const App *app, const CardTable *table, ActionBox *box, ActionSlot slot);
// Adds a small button, with Undo or Recap next to it; if there is neither, it takes both places. The result
// is valid as long as `box`.
ActionButton *action_add_small(const App *app, const CardTable *table, ActionBox *box, const char *id,
                               const char *text);
// Adds Back, which deselects everything.
void action_add_back(const App *app, ActionBox *box, ActionSlot slot);
// Adds a button that inspects what is selected.
void action_add_inspect(const App *app, ActionBox *box, ActionSlot slot);
// Writes the open question: "Klingon: choose a Weapon to remove" if it is asked openly, else the question
// alone. `card`: name of the card that asks; "": none.
void action_ask(const App *app, const CardTable *table, const char *card, char out[120]);

#endif
