// SPDX-License-Identifier: MIT
// What clicks, keys and drags mean at a game's table. Everything may be NULL: then a click carries out the
// command of its region, and nothing can be selected or dragged. The functions may submit commands
// (follow_up.h, table_submit). The hit given to `click` is a copy; the others point into app->hits, which
// table_follow renews.
#ifndef STARDECK_APP_KIT_GAME_HANDS_H
#define STARDECK_APP_KIT_GAME_HANDS_H

#include "app/kit/table_parts.h" // LOG_LINE_MAX
#include "app/stage/context.h"

typedef struct CardTable CardTable; // table.h

typedef struct GameHands {
    // A click on a region that the kit does not handle: it has no command, or is disabled. False: the kit
    // opens the inspector for what is there.
    bool (*click)(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
    // A press of the enabled button "button:NAME", with no overlay open. False: the kit presses its own
    // button of that name.
    bool (*button)(App *app, CardTable *table, const char *name);
    // A key that is not one of the kit's (inspect, skip, scrolling, arrows with Ctrl). False: the kit presses
    // the button the key stands for, or gives a hand card its focus.
    bool (*key)(App *app, CardTable *table, KeyAction action);
    bool (*picked)(const CardTable *table); // true if something is selected
    // Deselects everything. Called after each command, on undo and Back, when a drag is cancelled, and when
    // the session has changed.
    void (*unpick)(CardTable *table);
    // True if a card, selected or drawn, has to be placed somewhere now: its drop targets light up. Default:
    // if something is selected.
    bool (*places)(const App *app, const CardTable *table);
    // True if the region is an answer to the open decision: the keyboard focus starts on the first such
    // region. Default: any enabled region with a command, except buttons.
    bool (*answers)(const App *app, const CardTable *table, const Hit *hit);
    // A drag begins on the region: selects what is there, as a click would, and returns the sprite to move,
    // which may be a new one (table_take_new). NO_SPRITE: it can't be dragged.
    int (*take_up)(App *app, CardTable *table, const Hit *hit);
    // The sprite of the card that the laid command (session_laid) put on the table. Default: NO_SPRITE; then
    // it can be taken back by button and key only.
    int (*laid)(const CardTable *table, const Command *command);
    // Writes what to do with it, before the turn ends. Default: that it can be dragged back.
    void (*laid_hint)(const App *app, const CardTable *table, const Command *command, char out[LOG_LINE_MAX]);
    // A drag ends. True: handled, including table_let_go for the held card. False: the kit carries out the
    // command of the drop target below, or refuses.
    bool (*drop)(App *app, CardTable *table, const Gesture *gesture);
    // A drag that began on `hit` is refused: may say why the card can't be used (table_ask_why,
    // table_notice). Otherwise the kit says that it doesn't go there.
    void (*refuse)(App *app, CardTable *table, const Hit *hit);
    // Says why the rules refuse this command, if more can be said than the game's word for it: what stands in
    // the way, by name. False, or NULL itself: that word is shown.
    bool (*refusal)(const App *app, const CardTable *table, const Command *command, Verdict verdict,
                    char out[LOG_LINE_MAX]);
    // The pointer, the focus or the held card is over a disabled drop target while `places` is true: may say
    // why it does not accept the card (table_ask_why).
    void (*aim)(App *app, CardTable *table, const Hit *hit);
    // The wheel, except over the history; with no overlay but the drawer.
    void (*wheel)(App *app, CardTable *table, const Gesture *gesture);
    // Moves the visible part of the board by window pixels: a drag within hits.pans, or Ctrl and an arrow
    // key.
    void (*pan)(App *app, CardTable *table, float dx, float dy);
    // GESTURE_HOVER, while no event is being shown and no overlay is open.
    void (*hover)(App *app, CardTable *table, const Gesture *gesture);
    // Conceding: the table's menu offers it while a command of `give_up_verb` is legal, with the texts
    // KEY.title, KEY.hint and KEY.yes, KEY being `give_up`. NULL: the game can't be conceded.
    const char *give_up;
    // Where it is not legal while somebody here decides, the menu says so: with the text KEY.later instead of
    // KEY.yes. False: the menu is without it then.
    bool give_up_later;
    // A text on what conceding means now, instead of KEY.hint; used at once. NULL: always KEY.hint.
    const char *(*give_up_hint)(const App *app, const CardTable *table);
    uint8_t give_up_verb;
    // With more than two seats the rules have no such command, or never, if `give_up_verb` is of none that
    // resigns: a computer takes the seat over (session_leave_seat), and its person has given up. False: the
    // game can't be conceded then.
    bool give_up_leaves;
    // The label of the button that undoes a command of this verb ("Take the card back"); used at once.
    // Default: "Undo".
    const char *(*undo_word)(const App *app, uint8_t verb);
} GameHands;

#endif
