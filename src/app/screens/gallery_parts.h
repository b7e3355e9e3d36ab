// SPDX-License-Identifier: MIT
// The state of the card gallery, and the functions its files call in each other. Rectangles are window
// pixels.
#ifndef STARDECK_APP_SCREENS_GALLERY_PARTS_H
#define STARDECK_APP_SCREENS_GALLERY_PARTS_H

#include "app/kit/drift.h"
#include "app/kit/game_looks.h"
#include "app/screens/gallery_filter.h"
#include "app/stage/page_head.h"
#include "app/stage/scroll.h"
#include "app/stage/text_field.h"

#define GALLERY_EDGE PAGE_EDGE // logical: margin at the window's edges
#define GALLERY_TOP PAGE_TOP   // where panel and grid begin
#define GALLERY_PANEL_W 340.0f

typedef struct GalleryScreen {
    GalleryFilter filter;
    GameLooks looks;
    uint16_t item[GALLERY_ITEMS_MAX]; // the items that match
    bool composed[GALLERY_ITEMS_MAX]; // per entry of `item`: can be drawn without delaying a frame
    int count;                        // of matching items
    TextField field;                  // for searching
    bool typing;
    Scroll scroll;
    // The grid: its visible area, and its cells.
    GfxRect area;
    int columns;
    float item_w, item_h, step_x, step_y;
    int large;   // index into `item` of the enlarged one, or NONE_LARGE
    Drift drift; // of its painting
} GalleryScreen;

#define NONE_LARGE (-1)

// gallery_panel.c: the filters at the left.
void gallery_panel_layout(App *app, GalleryScreen *screen);
void gallery_panel_draw(App *app, const GalleryScreen *screen);
// False: the click was not for the filters.
bool gallery_panel_click(App *app, GalleryScreen *screen, const Gesture *gesture);
// Text typed into the search field. False: nothing is being typed, or the event is not for the field.
bool gallery_panel_event(App *app, GalleryScreen *screen, const SDL_Event *event);
// Puts the cursor into the search field.
void gallery_begin_typing(App *app, GalleryScreen *screen);

// gallery_large.c: an enlarged item, with everything about it.
void gallery_large_layout(App *app, const GalleryScreen *screen);
void gallery_large_draw(App *app, const GalleryScreen *screen);
bool gallery_large_update(App *app, GalleryScreen *screen); // true: something moves
// Enlarges the item that has been tried out. False: no list has it.
bool gallery_show_trial(App *app, GalleryScreen *screen, const Trial *trial);
void gallery_large_gesture(App *app, GalleryScreen *screen, const Gesture *gesture);

// gallery.c: finds the matching items again.
void gallery_search(App *app, GalleryScreen *screen);
// Scrolls an entry of `item` into view, with part of the adjacent rows.
void gallery_show_item(App *app, GalleryScreen *screen, int index);
// The cell of an entry of `item`, visible or not.
GfxRect gallery_cell(const GalleryScreen *screen, int index);

#endif
