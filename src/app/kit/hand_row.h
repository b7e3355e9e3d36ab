// SPDX-License-Identifier: MIT
// The hand in front as a row of cards: its regions, and how it is drawn. Where its cards lie is layout.h's
// (layout_hand); what can be done with each of them, and so how it stands there, is the game's.
#ifndef STARDECK_APP_KIT_HAND_ROW_H
#define STARDECK_APP_KIT_HAND_ROW_H

#include "app/kit/table.h"

// How a card of the hand stands there just now; all zero: as it lies.
typedef struct HandCard {
    bool raised;   // picked: a little above the others
    bool lit;      // with a rim of light: something can be done with it now
    bool dull;     // darker: nothing can
    uint8_t above; // those with more are drawn later, so that no neighbour covers them
} HandCard;

// Are its cards tall enough for their text?
CardMode hand_row_mode(const TableLayout *layout);
// Whole card `at` of the hand, and how it is drawn there (GameBoard.place).
GfxRect hand_row_place(const CardTable *table, int at, CardMode *mode);

// The region "NAME:NUMBER" of card `at`: as far as no later card covers it, with TAG_HAND and what lies
// there. The command is the game's to add. NULL: the card is hidden. Valid until the next region is added.
Hit *hand_row_region(App *app, const CardTable *table, int at, const char *name, int number);

// What lies upon a card that is drawn, window pixels.
typedef void (*HandCardMark)(App *app, const CardTable *table, int at, GfxRect card);

// The cards of GameTable.hand_zone, as GameCardLook.hand_card says; one that is held leaves its outline.
// `mark` may be NULL. In its place the recap while that runs, and that the hand is hidden where it may not be
// seen.
void draw_hand_row(App *app, const CardTable *table, HandCardMark mark);
// What can be done now has been found out: its cards stay as bright as they are by that until something else
// can be done, whatever is being shown meanwhile.
void hand_row_keep(App *app, CardTable *table);

#endif
