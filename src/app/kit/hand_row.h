// SPDX-License-Identifier: MIT
// The hand in front as a row of cards: its regions and its drawing. layout.h places the cards (layout_hand);
// what can be done with each of them, and so how it stands, is up to the game.
#ifndef STARDECK_APP_KIT_HAND_ROW_H
#define STARDECK_APP_KIT_HAND_ROW_H

#include "app/kit/table.h"

// How a card of the hand stands; all zero: flat, with normal brightness.
typedef struct HandCard {
    bool raised; // selected: a little above the others
    bool lit;    // with a glow: something can be done with it now
    bool dull;   // dimmed: nothing can
    bool gentle; // … lightly, so that its picture stays clear
    // … why, in a word or three that lie on the card as long as it is dull; NULL: nothing is said. Valid
    // until the language changes.
    const char *why;
    uint8_t above; // cards with a higher value are drawn later, so that no neighbour covers them
} HandCard;

// CARD_HAND; where there is less room CARD_TABLE, or CARD_HAND_LOW if the game has it so
// (GameCardLook.reads_low).
CardMode hand_row_mode(const CardTable *table);
// For GameBoard.place: the whole card `at` of the hand.
GfxRect hand_row_place(const CardTable *table, int at, CardMode *mode);

// Adds the region "NAME:NUMBER" of card `at`, where no later card covers it, with TAG_HAND; the game adds the
// command. NULL: the card is hidden. Valid until the next region is added.
Hit *hand_row_region(App *app, const CardTable *table, int at, const char *name, int number);

// Draws a marker on a card that has just been drawn; `card` in window pixels.
typedef void (*HandCardMark)(App *app, const CardTable *table, int at, GfxRect card);

// Draws the cards of GameTable.hand_zone as GameCardLook.hand_card says, and an outline where a card is being
// dragged from. Draws the recap instead while it runs, and covers a hand that must not be seen. `mark` may be
// NULL.
void draw_hand_row(App *app, const CardTable *table, HandCardMark mark);
// Stores the brightness of the hand's cards in their sprites, so that they keep it while events are shown.
void hand_row_keep_brightness(App *app, CardTable *table);

#endif
