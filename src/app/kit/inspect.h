// SPDX-License-Identifier: MIT
// The inspector: one thing over the dimmed table, with everything that is known about it. The kit lays out
// picture, panel and buttons; the game fills the panel (GameThings.inspect). Rectangles are window pixels.
#ifndef STARDECK_APP_KIT_INSPECT_H
#define STARDECK_APP_KIT_INSPECT_H

#include "app/kit/column.h"

typedef struct InspectBoxes {
    GfxRect main, facts; // the picture (w 0: none), and the panel next to or below it
    GfxRect close;       // the button
    GfxRect previous, next;
} InspectBoxes;

// The rectangle given in logical pixels from the middle of the window.
GfxRect inspect_centred(const CardTable *table, float x, float y, float w, float h);
InspectBoxes inspect_boxes(App *app, const CardTable *table); // for table->inspect

// ---- for games
#define INSPECT_EDGE 32.0F // logical: margin at both sides of the panel
#define INSPECT_SIGN 34.0F // from there to the words beside an icon
void inspect_draw_panel(App *app, const CardTable *table, GfxRect rect, Color border);
// Draws the panel's title; returns the column below it.
Column inspect_draw_title(App *app, const CardTable *table, GfxRect panel, const char *text);
// A line of facts with an icon, shrunk to fit.
void inspect_draw_line(Column *column, const char *sign, Color color, const char *text);
// The line that names the owner of table->inspect.
void inspect_draw_owner(Column *column);

// A pile shown card by card, the newest first.
typedef struct InspectedPile {
    const char *name;
    const uint8_t *card; // from the bottom; indices into the pack's cards
    int count;
    Seat owner; // in whose colours; SEAT_NONE: neutral
} InspectedPile;

// Draws its panel; adds a region "pile:NUMBER" with `tag` for each card.
void inspect_pile(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile);
void inspect_pile_regions(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile,
                          HitTag tag);

// Advances the settle animation of its painting. True: it still moves.
bool inspect_update(App *app, CardTable *table);

#endif
