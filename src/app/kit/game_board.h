// SPDX-License-Identifier: MIT
// The board of a game's table: where places and cards are, the game's half of the table's state, what a
// decision asks, and how the board is drawn. Required: lay, cards, place, regions, action_box, draw_board,
// draw_dock. The rest may be NULL; then it does nothing unless a default is stated.
//
// Rectangles are window pixels. Functions with a `const CardTable` change nothing; those that draw may run
// several times a frame, once per damaged region.
#ifndef STARDECK_APP_KIT_GAME_BOARD_H
#define STARDECK_APP_KIT_GAME_BOARD_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"

typedef struct ActionBox ActionBox; // action.h
typedef struct CardTable CardTable; // table.h

typedef struct GameBoard {
    // Fills table->layout (layout.h) and the game's own places for the window's size and table->view. Called
    // when either changes, so also after every event that is shown.
    void (*lay)(App *app, CardTable *table);
    // Writes the cards that `view` shows in the zone, in order; returns how many, at most ZONE_CARDS. Must
    // use `view`, not table->view: the kit also asks about views before and after an event.
    int (*cards)(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
    // The rectangle of card `at` of the zone, including parts that other cards cover; sets `*mode` to how it
    // is drawn there. The zone has table->scene.zone[zone].count cards; `at` may be one past the last, for a
    // card that is about to come.
    GfxRect (*place)(const CardTable *table, uint8_t zone, int at, CardMode *mode);
    // Adds the regions of board and dock to app->hits, each with the legal command a click on it carries out,
    // if any. Called on every layout pass while no event is being shown and neither menu nor inspector is
    // open.
    void (*regions)(App *app, CardTable *table);
    // Fills title, hint and buttons of the open decision into the zeroed `box`. Called in SESSION_DECIDING
    // only, for regions, drawing and focus alike.
    void (*action_box)(const App *app, const CardTable *table, ActionBox *box);
    void (*draw_board)(App *app, const CardTable *table); // what the bars and rails are drawn over
    void (*draw_dock)(App *app, const CardTable *table);  // the front edge: plate, piles, hand
    // Called once, when the table is entered: `own` is zeroed, the looks are made, nothing is laid out yet.
    void (*begin)(CardTable *table);
    // The game's own animated numbers. reset: set them at once to what table->view says. refresh: start
    // moving them there after `delay` ms (when the event lands). moved: called each frame; damage those that
    // have changed since they were drawn.
    void (*reset)(CardTable *table);
    void (*refresh)(CardTable *table, float delay);
    void (*moved)(App *app, CardTable *table);
    // True while something of the game's own moves by the clock (App.now), not by the timeline: of what
    // is shown only a curtain waits for it. Default: false.
    bool (*moves)(const CardTable *table);
    // True if the seat is out of the game for good, as table->view says, while others play on. Default:
    // false.
    bool (*is_out)(const CardTable *table, Seat seat);
    // Called after an event when table->view is the view after it and all cards have been sent to their
    // places.
    void (*took_over)(CardTable *table);
    void (*update)(App *app, CardTable *table); // called each frame, before moved
    // The banner lies at the lower end of the board: what is written in its middle stays to be read. Default:
    // false.
    bool banner_low;
    // The rectangle of a part of the table that is no region, by the name a lesson gives it ("part:NAME"). A
    // width of 0: there is none now, also the default. The kit asks for "summary", the width and the lower
    // edge of the list of what others did (summary.c), if it has a place of its own.
    GfxRect (*part)(const CardTable *table, const char *name);
    // Like `action_box`, during a pause in which the table is looked at (SESSION_SCORING) and while
    // GameShow.telling is true. The kit adds "Continue", in a pause only if the game adds no button. Default:
    // the sentence of the last event as hint.
    void (*action_box_held)(const App *app, const CardTable *table, ActionBox *box);
    // Adds regions above those of board, dock and action box, after them. True: the history gets no regions.
    // Default: false.
    bool (*regions_above)(App *app, CardTable *table);
    // The sentence on a seat's curtain that says what it is asked in the middle of a turn. `view` is the
    // public's, so that it names public things only. Returns `buffer` or one of the words; used at once.
    // Called by the curtain screen, without a CardTable. Default: the text "decision.QUESTION.ask".
    const char *(*wanted_for)(const App *app, const void *view, char *buffer, size_t size);
    // Adds members to the table's JSON object in the trace: what is on the table but in no region.
    void (*tell)(const CardTable *table, JsonOut *json);
} GameBoard;

#endif
