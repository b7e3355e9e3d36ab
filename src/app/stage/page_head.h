// SPDX-License-Identifier: MIT
// What visited pages have in common: their ground, and the head with back button and title, always in the
// same place.
#ifndef STARDECK_APP_STAGE_PAGE_HEAD_H
#define STARDECK_APP_STAGE_PAGE_HEAD_H

#include "app/stage/context.h"

// Logical pixels.
#define PAGE_EDGE 40.0f      // margin at the window's edges; all pages start there
#define PAGE_TOP 108.0f      // below the head
#define PAGE_W 1840.0f       // maximum width; centred in wider windows
#define PAGE_DIM 0x66000000u // usual `dim` of page_ground_draw, a colour

float page_width(const App *app); // both in logical pixels, of the area below the head
float page_left(const App *app);
void page_head_regions(App *app); // adds "button:back"
// right: logical pixels at the right end not available to the title.
void page_head_draw(App *app, const char *title, float right);
// Draws the background under the whole window, darkened by `dim` (PAGE_DIM, or more under long texts).
void page_ground_draw(App *app, Color dim);
// Goes back on a click on "button:back" and on Esc. True if the gesture is a click on another enabled region,
// which the page has to handle.
bool page_clicked(App *app, const Gesture *gesture);

#endif
