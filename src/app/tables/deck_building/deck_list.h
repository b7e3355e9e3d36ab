// SPDX-License-Identifier: MIT
// The own cards as a list (THING_DECK): which there are, and how many of each lie in the deck, in the hand,
// on the bridge and in the discard pile. The order of the deck stays hidden.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_DECK_LIST_H
#define STARDECK_APP_TABLES_DECK_BUILDING_DECK_LIST_H

#include "app/kit/inspect.h"
#include "games/deck_building/view.h"

// The places that are counted: indices of DeckRow.at.
enum {
    IN_DECK,
    IN_HAND,
    ON_BRIDGE,
    IN_DISCARD,
    DECK_PLACES
};

typedef struct DeckRow {
    uint8_t card;
    uint8_t at[DECK_PLACES]; // how many lie there
} DeckRow;

// Fills `out` with a row for each different card of the viewer, by kind, then the dearest first; returns how
// many. 0 for a view that no seat has. Only for the main thread.
int building_deck_rows(const BuildingRules *rules, const BuildingView *view, DeckRow out[DESIGNS_MAX]);

// In the inspector's panel: draw the list; add a region "deck:NUMBER", from 1, for each row.
void building_draw_deck(App *app, const CardTable *table, GfxRect panel);
void building_deck_regions(App *app, CardTable *table, GfxRect panel);

#endif
