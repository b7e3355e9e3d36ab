// SPDX-License-Identifier: MIT
// What a game's table supplies of its board: where places and cards lie, its own half of the table, what is
// asked, and how it is drawn. All but the first seven may be NULL.
#ifndef STARDECK_APP_KIT_GAME_BOARD_H
#define STARDECK_APP_KIT_GAME_BOARD_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"

typedef struct Action Action;       // action.h
typedef struct CardTable CardTable; // table.h

typedef struct GameBoard {
    // Fills table->layout and the own places for window and view.
    void (*lay)(App *app, CardTable *table);
    // The cards that the view says lie in the zone, in order; returns how many, at most ZONE_CARDS.
    int (*cards)(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
    // The whole card `at` of the `zone`, which holds table->scene.zone[zone].count; and how it is drawn
    // there.
    GfxRect (*place)(const CardTable *table, uint8_t zone, int at, CardMode *mode);
    // What reacts to the mouse on board and dock, while nothing is being shown.
    void (*regions)(App *app, CardTable *table);
    // Title, hint and buttons of a decision.
    void (*action)(const App *app, const CardTable *table, Action *action);
    void (*draw_board)(App *app, const CardTable *table); // below the bars and rails
    void (*draw_dock)(App *app, const CardTable *table);  // plate, piles, hand
    void (*begin)(CardTable *table);                      // it has been zeroed
    // The own numbers that move: at once as the view says; on their way there, after `delay` ms; and damaged
    // where they have moved since they were drawn (each frame). took_over: the view after an event is
    // table->view.
    void (*reset)(CardTable *table);
    void (*refresh)(CardTable *table, float delay);
    void (*moved)(App *app, CardTable *table);
    void (*took_over)(CardTable *table);
    void (*update)(App *app, CardTable *table); // each frame
    // A part of the table that is no region, by the name that a lesson's plan gives it; w 0: there is none
    // now. Default: none.
    GfxRect (*part)(const CardTable *table, const char *name);
    // Title, hint and buttons of what the table is held for; title and hint of what is told (`telling`).
    // Default: the sentence about the last event.
    void (*action_held)(const App *app, const CardTable *table, Action *action);
    // Regions over board, dock and buttons, instead of the history; false: there are none now.
    bool (*regions_above)(App *app, CardTable *table);
    // What a seat is wanted for in the middle of a turn, on the curtain: from the public's view alone. NULL:
    // the question's own words.
    const char *(*wanted_for)(const App *app, const void *view, char *buffer, size_t size);
    // Adds to the trace's line what stands on the table that no region tells. Default: nothing.
    void (*tell)(const CardTable *table, JsonOut *json);
} GameBoard;

#endif
