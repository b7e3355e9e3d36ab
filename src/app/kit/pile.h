// SPDX-License-Identifier: MIT
// Piles of cards: a deck with its backs, a discard pile with the card on top; and a hand that only its backs
// are seen of, in a line. Rectangles window pixels.
#ifndef STARDECK_APP_KIT_PILE_H
#define STARDECK_APP_KIT_PILE_H

#include "app/kit/table.h"

// A pile with `count` cards in the colours of `palette`, their number at its lower edge. `top` NULL: it lies
// face down; else that card lies on top, and an empty one has no number. Where it is empty its place is
// dashed.
void draw_pile(App *app, const CardTable *table, GfxRect pile, int palette, int count, const CardLook *top);
// Its name, above it.
void draw_pile_name(App *app, const CardTable *table, GfxRect pile, const char *name);
// The place of a pile, or of something else that lies there no more.
void draw_empty_place(App *app, const CardTable *table, GfxRect place);

// `count` backs `w` wide side by side from the left end of `line`, `gap` apart, closer where there is no
// room.
void draw_backs(App *app, const CardTable *table, GfxRect line, int palette, int count, float w, float gap);

#endif
