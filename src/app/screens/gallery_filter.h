// SPDX-License-Identifier: MIT
// What the card gallery shows: which of all cards, or of all targets, fit what was chosen and typed. Pure: no
// window, no drawing.
#ifndef STARDECK_APP_SCREENS_GALLERY_FILTER_H
#define STARDECK_APP_SCREENS_GALLERY_FILTER_H

#include "app/tables/tactics/looks.h"

#define GALLERY_ANY (-1)
#define GALLERY_SEARCH_MAX 64 // bytes, with the zero
#define GALLERY_ITEMS_MAX (DECK_MAX * FACTIONS_MAX)

typedef struct GalleryFilter {
    bool targets;                    // targets, else player cards
    int faction, type, kind;         // of player cards: indexes of rules.h, or GALLERY_ANY
    int target_kind, colour;         // of targets
    char search[GALLERY_SEARCH_MAX]; // each of its words stands somewhere on the card
} GalleryFilter;

// One picture of the gallery.
typedef struct GalleryItem {
    bool target;
    uint8_t index;   // of the card or the target
    uint8_t faction; // whose card it is
} GalleryItem;

void gallery_filter_clear(GalleryFilter *filter); // shows all; stays with cards or targets
// Writes what fits, in the pack's order, cards faction by faction; returns how many.
int gallery_find(const GalleryFilter *filter, const TableLooks *looks, GalleryItem out[GALLERY_ITEMS_MAX]);
int gallery_count_all(const GalleryFilter *filter, const TacticsRules *rules);
// Does every word of `search` stand in `text`? Large and small letters are one, straight and curly
// apostrophes too.
bool gallery_matches(const char *text, const char *search);

#endif
