// SPDX-License-Identifier: MIT
// Piles of cards: a face-down deck, a discard pile with its top card; and a hand shown as a line of backs.
// Rectangles are window pixels.
#ifndef STARDECK_APP_KIT_PILE_H
#define STARDECK_APP_KIT_PILE_H

#include "app/kit/table.h"

// Draws a pile of `count` cards in the colours of `palette`, with the number at its lower edge. `top` NULL:
// it is face-down; else the top card, and no number if the pile is empty. An empty pile is a dashed outline.
void draw_pile(App *app, const CardTable *table, GfxRect pile, int palette, int count, const CardLook *top);
// Draws its name above it.
void draw_pile_name(App *app, const CardTable *table, GfxRect pile, const char *name);
// Draws the dashed outline of an empty pile, or of anything else that is gone.
void draw_empty_place(App *app, const CardTable *table, GfxRect place);

// Draws `count` backs `w` wide from the left end of `line`, `gap` apart; closer if they don't fit otherwise.
void draw_backs(App *app, const CardTable *table, GfxRect line, int palette, int count, float w, float gap);

#endif
