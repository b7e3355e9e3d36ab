// SPDX-License-Identifier: MIT
// The head of every visited page: back button and title, always in the same place.
#ifndef STARDECK_APP_STAGE_PAGE_HEAD_H
#define STARDECK_APP_STAGE_PAGE_HEAD_H

#include "app/stage/context.h"

// Logical pixels.
#define PAGE_EDGE 40.0f // margin at the window's edges; all pages start there
#define PAGE_TOP 108.0f // below the head
#define PAGE_W 1840.0f  // maximum width; centred in wider windows

float page_width(const App *app); // both in logical pixels, of the area below the head
float page_left(const App *app);
void page_head_regions(App *app); // adds "button:back"
// right: logical pixels at the right end not available to the title.
void page_head_draw(App *app, const char *title, float right);

#endif
