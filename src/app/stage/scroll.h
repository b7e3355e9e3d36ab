// SPDX-License-Identifier: MIT
// A page that is higher than its window. The screen lays the page out from `scroll_top`, adds what can be
// clicked by scroll_hit, and hands every gesture to scroll_gesture first; the wheel, the bar's thumb, Page
// Up and the keyboard focus then move it. Pixels.
#ifndef STARDECK_APP_STAGE_SCROLL_H
#define STARDECK_APP_STAGE_SCROLL_H

#include "app/stage/context.h"

typedef struct Scroll {
    GfxRect box;   // where the page is seen
    float content; // the page's height
    float offset;  // from the page's top to the box's
    float grab;    // while the thumb is dragged: from its top to the pointer
    bool dragging;
} Scroll;

// In layout, before scroll_top is asked: the offset is kept where it can be.
void scroll_lay(Scroll *scroll, GfxRect box, float content);
float scroll_top(const Scroll *scroll); // y of the page's first line
bool scroll_moves(const Scroll *scroll);
// As hits_add; what is out of sight takes no mouse, but the focus.
Hit *scroll_hit(App *app, const Scroll *scroll, GfxRect rect, const char *id);
// The bar's own region, "scroll"; after the page's. Nothing when the whole page is seen.
void scroll_regions(App *app, const Scroll *scroll);
// True: it was for the page, which has been marked if it moved. A focus that is out of sight is brought in.
bool scroll_gesture(App *app, Scroll *scroll, const Gesture *gesture);
// All that a page does with a gesture that has nothing else in mind: it scrolls, hands a click on what can be
// clicked to `click`, and goes back by Esc.
typedef void (*ScrollClick)(App *app, void *self, const char *id);
void scroll_page_gesture(App *app, Scroll *scroll, const Gesture *gesture, ScrollClick click, void *self);
// The bar. What the page draws is clipped by the screen: gfx_clip_push(app->gfx, scroll->box).
void scroll_draw(App *app, const Scroll *scroll);

#endif
