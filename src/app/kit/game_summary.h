// SPDX-License-Identifier: MIT
// A game that tells on its own board what others did since one's turn (hurry.h), instead of in the kit's list
// of lines. While it does, the board has no regions but those of `regions`; whatever is done ends it, except
// for turning (the arrow keys, "button:summary_back" and "button:summary_on") and what `click` takes.
#ifndef STARDECK_APP_KIT_GAME_SUMMARY_H
#define STARDECK_APP_KIT_GAME_SUMMARY_H

#include "app/stage/context.h"
#include "app/stage/hits.h"

typedef struct CardTable CardTable; // table.h

// All are required.
typedef struct GameSummary {
    // It begins: table->hurry says since when. False: there is nothing to tell on the board, and the kit's
    // list is shown.
    bool (*begin)(App *app, CardTable *table);
    // While one hurries: the table is held for looking at it (SESSION_SCORING), but that is others' affair,
    // which the summary tells; so it goes on.
    bool (*passes)(const CardTable *table);
    // Each frame: goes on with it. True: something moves.
    bool (*update)(App *app, CardTable *table);
    // Adds its regions, the first "summary" (Hit.drop_only), which becomes table->hurry.box: all that it
    // covers. Must mark one of them as first.
    void (*regions)(App *app, CardTable *table);
    void (*draw)(App *app, const CardTable *table);
    // A click on one of its regions; false: it means nothing, and ends the telling.
    bool (*click)(App *app, CardTable *table, const char *id);
    void (*turn)(App *app, CardTable *table, int step); // one step on (1) or back (-1)
    void (*end)(App *app, CardTable *table);            // the board is again as the view says
} GameSummary;

#endif
