// SPDX-License-Identifier: MIT
// What a game's cards look like at the table and elsewhere, and what the game draws besides its board. All
// may be NULL: then the kit does something simple.
#ifndef STARDECK_APP_KIT_GAME_CARD_LOOK_H
#define STARDECK_APP_KIT_GAME_CARD_LOOK_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"

typedef struct CardTable CardTable; // table.h
typedef struct HandCard HandCard;   // hand_row.h

typedef struct GameCardLook {
    // Made ready once per language; `looks` is the game's own. open: NULL without memory. close accepts NULL.
    void *(*open)(const App *app);
    void (*close)(void *looks);
    // Of a card that is not hidden. A printed one may be nobody's (SEAT_NONE), as where nobody plays:
    // App.session may be NULL then. Default: its name and text.
    CardLook (*card)(const void *looks, const App *app, const CardRef *card);
    const char *(*back_label)(const void *looks); // on the strip of a back. Default: nothing
    // Has the card got a marker that it did not have? That wipes in; any other change fades. Default: no.
    bool (*marks)(const CardRef *was, const CardRef *now);
    bool (*marks_back)(const CardRef *card); // does something lie on a card that lies face down? Default: no
    // A card of the hand in front, by what can be done now (hand_row.h). Default: as it lies.
    HandCard (*hand_card)(const App *app, const CardTable *table, int at);
    // Default: its face by `look`, or its back.
    void (*draw_card)(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
    void (*top)(const App *app, const CardTable *table, char above[64],
                char below[64]);                           // right of the top bar
    void (*draw_seats)(App *app, const CardTable *table);  // the other seats, in the left rail
    void (*draw_flying)(App *app, const CardTable *table); // what of its own is on its way, besides cards
    // The numbers on the board that have to be read while lights run over it: drawn once more, above them.
    // Those that a card flies over (table_flown_over) stay below.
    void (*draw_numbers)(App *app, const CardTable *table);
    void (*draw_above)(App *app, const CardTable *table); // over board and bars: scoring, shown hands
} GameCardLook;

#endif
