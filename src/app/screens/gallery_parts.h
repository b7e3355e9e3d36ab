// SPDX-License-Identifier: MIT
// The state of the card gallery, and what its files ask of each other. Rectangles are window pixels.
#ifndef STARDECK_APP_SCREENS_GALLERY_PARTS_H
#define STARDECK_APP_SCREENS_GALLERY_PARTS_H

#include "app/kit/drift.h"
#include "app/kit/game_looks.h"
#include "app/screens/gallery_filter.h"
#include "app/stage/page_head.h"
#include "app/stage/scroll.h"
#include "app/stage/text_field.h"

#define GALLERY_EDGE PAGE_EDGE // logical: free room at the window's edges
#define GALLERY_TOP PAGE_TOP   // panel and grid begin here
#define GALLERY_PANEL_W 340.0f

typedef struct GalleryScreen {
    GalleryFilter filter;
    GameLooks looks;
    uint16_t item[GALLERY_ITEMS_MAX]; // what fits, as its list numbers it
    bool composed[GALLERY_ITEMS_MAX]; // may be drawn without making a frame late
    int count;
    TextField field;
    bool typing;
    Scroll scroll;
    // The grid: where it is seen, and its cells.
    GfxRect area;
    int columns;
    float item_w, item_h, step_x, step_y;
    int large;   // which of the found is seen large, or NONE_LARGE
    Drift drift; // of its painting
} GalleryScreen;

#define NONE_LARGE (-1)

// gallery_panel.c: the filters at the left.
void gallery_panel_layout(App *app, GalleryScreen *screen);
void gallery_panel_draw(App *app, const GalleryScreen *screen);
// A click on one of them. False: it was none of them.
bool gallery_panel_click(App *app, GalleryScreen *screen, const Gesture *gesture);
bool gallery_panel_event(App *app, GalleryScreen *screen, const SDL_Event *event);
void gallery_begin_typing(App *app, GalleryScreen *screen);

// gallery_large.c: one of them with all there is to say about it.
void gallery_large_layout(App *app, const GalleryScreen *screen);
void gallery_large_draw(App *app, const GalleryScreen *screen);
bool gallery_large_update(App *app, GalleryScreen *screen); // true: something moves
// Shows what has been tried out, where it is to be found. False: it is not.
bool gallery_show_trial(App *app, GalleryScreen *screen, const Trial *trial);
void gallery_large_gesture(App *app, GalleryScreen *screen, const Gesture *gesture);

// gallery.c: looks anew for what fits.
void gallery_search(App *app, GalleryScreen *screen);
// Brings an item into sight, and a part of the rows next to it.
void gallery_show_item(App *app, GalleryScreen *screen, int index);
// The cell of an item, whether seen or not.
GfxRect gallery_cell(const GalleryScreen *screen, int index);

#endif
