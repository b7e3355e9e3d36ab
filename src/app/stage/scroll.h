// SPDX-License-Identifier: MIT
// A page higher than its window. The screen positions its content from scroll_top, adds regions with
// scroll_hit, and passes every gesture to scroll_gesture first; wheel, scroll bar, Page Up/Down and keyboard
// focus then move the page. All lengths in pixels.
#ifndef STARDECK_APP_STAGE_SCROLL_H
#define STARDECK_APP_STAGE_SCROLL_H

#include "app/stage/context.h"

typedef struct Scroll {
    GfxRect box;   // where the page is visible
    float content; // height of the page
    float offset;  // from the top of the page to the top of the box
    float grab;    // while dragging: from the thumb's top to the pointer
    bool dragging;
} Scroll;

// Call in layout, before scroll_top: sets the sizes and limits the offset.
void scroll_layout(Scroll *scroll, GfxRect box, float content);
float scroll_top(const Scroll *scroll); // y of the top of the page
bool scroll_moves(const Scroll *scroll);
// hits_add for the page: what is scrolled out of sight is reachable by keyboard but not by mouse. Returns the
// region, as hits_add does.
Hit *scroll_hit(App *app, const Scroll *scroll, GfxRect rect, const char *id);
// Adds the scroll bar's region, "scroll"; call after the page's own. Nothing if the whole page fits.
void scroll_regions(App *app, const Scroll *scroll);
// Handles a gesture. Returns true if it was for the page, which is marked if it moved. Scrolls a focus that
// is out of sight into view.
bool scroll_gesture(App *app, Scroll *scroll, const Gesture *gesture);
// Everything a simple page does with a gesture: scrolls, goes back, and passes a click on any other enabled
// region (page_clicked) to `click`.
typedef void (*ScrollClick)(App *app, void *self, const char *id);
void scroll_page_gesture(App *app, Scroll *scroll, const Gesture *gesture, ScrollClick click, void *self);
// Draws the scroll bar. The screen clips the page itself: gfx_clip_push(app->gfx, scroll->box).
void scroll_draw(App *app, const Scroll *scroll);

#endif
