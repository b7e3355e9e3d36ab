// SPDX-License-Identifier: MIT
// What a game's cards look like, at the table and on other screens, and what the game draws besides its
// board. Everything may be NULL; drawing functions then draw nothing, the others have the defaults stated
// here.
#ifndef STARDECK_APP_KIT_GAME_CARD_LOOK_H
#define STARDECK_APP_KIT_GAME_CARD_LOOK_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"

typedef struct CardTable CardTable; // table.h
typedef struct HandCard HandCard;   // hand_row.h

typedef struct GameCardLook {
    // Makes what the game needs to draw cards; the result is the `looks` of the functions below and belongs
    // to the caller. Called once for each language and reading of the packs, at the table and by other
    // screens. NULL: out of memory. `close` frees it and accepts NULL.
    void *(*open)(const App *app);
    void (*close)(void *looks);
    // The appearance of a card that is not hidden. With card->printed the owner may be SEAT_NONE, and
    // app->session NULL outside of games. The kit is done with the strings in the result before it asks for
    // another card. Default: name and text.
    CardLook (*card)(const void *looks, const App *app, const CardRef *card);
    // The text on the strip of card backs; valid as long as `looks`. Default: "".
    const char *(*back_label)(const void *looks);
    // True if `now` has a marker that `was` lacks: the marker wipes in, where other changes fade. Also makes
    // a card count as changed since the viewer's last turn. Default: false.
    bool (*marks)(const CardRef *was, const CardRef *now);
    // True if something is on this face-down card, so that it can be inspected. Default: false.
    bool (*marks_back)(const CardRef *card);
    // How card `at` of the hand stands, by what can be done with it now. Default: flat, with normal
    // brightness.
    HandCard (*hand_card)(const App *app, const CardTable *table, int at);
    // Where the hand is low its cards show their text over the picture (CARD_HAND_LOW).
    bool reads_low;
    // Draws a card at a place, face or back. Default: the face by `card`, or the back.
    void (*draw_card)(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
    // Two lines at the right of the top bar; both are "" before the call. Default: the round above, nothing
    // below.
    void (*top)(const App *app, const CardTable *table, char above[64], char below[64]);
    void (*draw_seats)(App *app, const CardTable *table);  // the other seats, in the left rail
    void (*draw_flying)(App *app, const CardTable *table); // own moving things, above all flying cards
    // Draws once more, above flares, those numbers of the board that must stay readable below them; the clip
    // is one flare. Leave out numbers that a card flies over (table_flown_over).
    void (*draw_numbers)(App *app, const CardTable *table);
    void (*draw_above)(App *app, const CardTable *table); // over board, bars and flares: scoring, shown hands
} GameCardLook;

#endif
