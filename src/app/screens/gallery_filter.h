// SPDX-License-Identifier: MIT
// What the card gallery shows: the lists of the current game (GameScreens.gallery), with defaults for what
// they leave out, and which of their items match the filters and the search text. No drawing.
#ifndef STARDECK_APP_SCREENS_GALLERY_FILTER_H
#define STARDECK_APP_SCREENS_GALLERY_FILTER_H

#include "app/kit/game_screens.h"

#define GALLERY_ANY (-1)
#define GALLERY_SEARCH_MAX 64 // bytes, with the zero

typedef struct GalleryFilter {
    int list;                        // index into GalleryLists.list
    int value[GALLERY_GROUPS_MAX];   // per group of the list: a value, or GALLERY_ANY
    char search[GALLERY_SEARCH_MAX]; // each of its words must be somewhere on the item
} GalleryFilter;

// The game's lists; if it has none, a list of all cards of its card table. Constants.
const GalleryLists *gallery_lists(const App *app);
const GalleryList *gallery_list(const App *app, const GalleryFilter *filter);
// What a list says, or the default (GalleryList): the least width and the number of its items; an item's
// record, its look (only in lists of cards; strings as in GameCardLook.card), how it is tried out, and the
// texts on it.
float gallery_least_w(const GalleryList *list);
int gallery_count(const App *app, const GalleryList *list);
uint8_t gallery_record(const App *app, const GalleryList *list, int item);
CardLook gallery_look(const App *app, const void *looks, const GalleryList *list, int item);
Trial gallery_trial(const App *app, const GalleryList *list, int item);
int gallery_texts(const App *app, const void *looks, const GalleryList *list, int item,
                  const char *out[GALLERY_TEXTS_MAX]);

void gallery_filter_clear(GalleryFilter *filter); // matches everything; keeps the list
// Resets values that no longer exist, since the cards may have been reloaded.
void gallery_filter_check(const App *app, GalleryFilter *filter);
// Writes the items that match, in the list's order; returns how many. `looks` as in game_looks.h.
int gallery_find(const App *app, const void *looks, const GalleryFilter *filter,
                 uint16_t out[GALLERY_ITEMS_MAX]);
int gallery_count_all(const App *app, const GalleryFilter *filter); // all items of the list
// True if every word of `search` is in `text`, ignoring case and treating straight and curly apostrophes
// alike.
bool gallery_matches(const char *text, const char *search);

// A group of filters, with its defaults (GalleryGroup). `value` is below gallery_group_count. Strings are
// valid until the language changes.
int gallery_group_count(const App *app, const GalleryGroup *group); // how many values it has
// The word that stands for the value in the id of its button's region: WORD in "gallery:ID:WORD".
const char *gallery_group_word(const App *app, const GalleryGroup *group, int value);
// What the button says.
const char *gallery_group_label(const App *app, const GalleryGroup *group, int value);

#endif
