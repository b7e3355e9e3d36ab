// SPDX-License-Identifier: MIT
// The closer look: one thing over the dimmed table, with everything that is known about it. The kit lays out
// picture, panel and buttons; what stands in the panel the game knows (GameThings.inspect).
#ifndef STARDECK_APP_KIT_INSPECT_H
#define STARDECK_APP_KIT_INSPECT_H

#include "app/kit/column.h"

typedef struct InspectBoxes {
    GfxRect main, facts; // the picture (w 0: none), and beside or below it the panel
    GfxRect close;       // its button
    GfxRect previous, next;
} InspectBoxes;

// Logical pixels from the middle of the window.
GfxRect inspect_centred(const CardTable *table, float x, float y, float w, float h);
InspectBoxes inspect_boxes(const CardTable *table); // of table->inspect

// For a game's panel: the panel itself; what it is about, and the column below that; a line of facts with its
// sign, shrunk to fit; whose card it is.
#define INSPECT_EDGE 32.0F // logical: left free at both sides of the panel
#define INSPECT_SIGN 34.0F // from there to the words beside a sign
void inspect_panel(App *app, const CardTable *table, GfxRect rect, Color border);
Column inspect_title(App *app, const CardTable *table, GfxRect panel, const char *text);
void inspect_line(Column *column, const char *sign, Color color, const char *text);
void inspect_owner(Column *column);

// A pile card by card, the newest first.
typedef struct InspectedPile {
    const char *name;
    const uint8_t *card; // from the bottom
    int count;
    Seat owner; // in whose colours; SEAT_NONE: nobody's
} InspectedPile;

// Its panel; and a region "pile:NUMBER" with that tag for each card.
void inspect_pile(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile);
void inspect_pile_regions(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile,
                          HitTag tag);

// Its painting comes to rest. True: it still moves.
bool inspect_update(App *app, CardTable *table);

#endif
