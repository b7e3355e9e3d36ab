// SPDX-License-Identifier: MIT
// What the card gallery shows: what there is to see of the game in the window (GameScreens.gallery), and
// which of it fits what was chosen and typed. No drawing.
#ifndef STARDECK_APP_SCREENS_GALLERY_FILTER_H
#define STARDECK_APP_SCREENS_GALLERY_FILTER_H

#include "app/kit/game_screens.h"

#define GALLERY_ANY (-1)
#define GALLERY_SEARCH_MAX 64 // bytes, with the zero

typedef struct GalleryFilter {
    int list;                        // of GalleryFacets
    int value[GALLERY_GROUPS_MAX];   // of each of its groups, or GALLERY_ANY
    char search[GALLERY_SEARCH_MAX]; // each of its words stands somewhere on the item
} GalleryFilter;

// The game's lists; without any, all cards of its card table.
const GalleryFacets *gallery_facets(const App *app);
const GalleryList *gallery_list(const App *app, const GalleryFilter *filter);
// What stands in it is something at a table, where there is a way to try things out.
static inline bool gallery_can_try(const GalleryList *list) {
    return list->trial != NULL || list->card != NULL;
}

void gallery_filter_clear(GalleryFilter *filter); // shows all; stays with its list
// Drops what can't be chosen any more: the cards may be others.
void gallery_filter_check(const App *app, GalleryFilter *filter);
// Writes the numbers of what fits, in the list's order; returns how many. `looks` as in game_looks.h.
int gallery_find(const App *app, const void *looks, const GalleryFilter *filter,
                 uint16_t out[GALLERY_ITEMS_MAX]);
int gallery_count_all(const App *app, const GalleryFilter *filter);
// Does every word of `search` stand in `text`? Large and small letters are one, straight and curly
// apostrophes too.
bool gallery_matches(const char *text, const char *search);

// How many values a group has; the word of a value in the name of its region, and on its button.
int gallery_group_count(const App *app, const GalleryGroup *group);
const char *gallery_group_word(const App *app, const GalleryGroup *group, int value);
const char *gallery_group_label(const App *app, const GalleryGroup *group, int value);

#endif
