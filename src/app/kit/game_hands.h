// SPDX-License-Identifier: MIT
// What clicks, keys and drags mean at a game's table. All may be NULL: then a click does the command of its
// region, and nothing is picked or dragged.
#ifndef STARDECK_APP_KIT_GAME_HANDS_H
#define STARDECK_APP_KIT_GAME_HANDS_H

#include "app/stage/context.h"

typedef struct CardTable CardTable; // table.h

typedef struct GameHands {
    bool (*click)(App *app, CardTable *table, const Hit *hit,
                  const Gesture *gesture);                        // false: only looked at
    bool (*button)(App *app, CardTable *table, const char *name); // false: not one of its own
    bool (*key)(App *app, CardTable *table, KeyAction action);    // likewise
    bool (*picked)(const CardTable *table);                       // has something been picked?
    void (*unpick)(CardTable *table);                             // not any more
    // Is there a card, picked or drawn, that goes somewhere now? Default: when one is picked.
    bool (*places)(const App *app, const CardTable *table);
    bool (*answers)(const App *app, const CardTable *table,
                    const Hit *hit); // what is asked now: for the focus
    int (*take_up)(App *app, CardTable *table,
                   const Hit *hit); // sprite that a drag from there moves, and picks
    // The sprite that the laid command (session_laid) put down. Default: none, so it is taken up by button
    // and key only.
    int (*laid)(const CardTable *table, const Command *command);
    bool (*drop)(App *app, CardTable *table,
                 const Gesture *gesture); // it means more than a click there would
    // Says why the card of that region can't be used as it was dragged (table_ask_why, table_notice), if
    // there is more to say than that it does not go there. Default: nothing.
    void (*refuse)(App *app, CardTable *table, const Hit *hit);
    void (*aim)(App *app, CardTable *table,
                const Hit *hit); // pointed at: may say why it can't be (table_ask_why)
    void (*wheel)(App *app, CardTable *table, const Gesture *gesture);
    // What is seen of the board moves by so many window pixels: a drag within hits.pans, Ctrl and an arrow.
    void (*pan)(App *app, CardTable *table, float dx, float dy);
    void (*hover)(App *app, CardTable *table, const Gesture *gesture);
    // Words of giving up, KEY.title, .hint and .yes, and the verb that does it: the table's menu offers it
    // while that is legal. NULL: nobody can.
    const char *give_up;
    // What comes of it now, instead of KEY.hint. NULL: always that.
    const char *(*give_up_hint)(const App *app, const CardTable *table);
    uint8_t give_up_verb;
    const char *(*undo_word)(const App *app,
                             uint8_t verb); // "Take the card back": on the button that does it
} GameHands;

#endif
