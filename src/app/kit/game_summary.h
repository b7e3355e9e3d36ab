// SPDX-License-Identifier: MIT
// For a game that tells on its own board what others did since one's turn (hurry.h), instead of in the kit's
// list of lines. While it does, the board has no regions but those of `regions`. Any click or key ends it,
// except for turning pages (the arrow keys, "button:summary_back" and "button:summary_on") and clicks that
// `click` handles.
#ifndef STARDECK_APP_KIT_GAME_SUMMARY_H
#define STARDECK_APP_KIT_GAME_SUMMARY_H

#include "app/stage/context.h"
#include "app/stage/hits.h"

typedef struct CardTable CardTable; // table.h

// All are required.
typedef struct GameSummary {
    // Begins; table->hurry says since when. False: there is nothing to tell on the board, and the kit's list
    // is shown.
    bool (*begin)(App *app, CardTable *table);
    // Called each frame: continues the telling. True: something moves.
    bool (*update)(App *app, CardTable *table);
    // Adds its regions. The first must be "summary" (Hit.drop_only); it becomes table->hurry.box and covers
    // all of the summary. Must mark one region as Hit.first.
    void (*regions)(App *app, CardTable *table);
    void (*draw)(App *app, const CardTable *table);
    // A click on one of its regions. False: it means nothing, so it ends the telling.
    bool (*click)(App *app, CardTable *table, const char *id);
    void (*turn)(App *app, CardTable *table, int step); // one step on (1) or back (-1)
    void (*end)(App *app, CardTable *table);            // ends: the board shows the view again
} GameSummary;

#endif
