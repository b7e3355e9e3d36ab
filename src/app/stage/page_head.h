// SPDX-License-Identifier: MIT
// The head of every page that is visited: the way back and the title, always at the same place.
#ifndef STARDECK_APP_STAGE_PAGE_HEAD_H
#define STARDECK_APP_STAGE_PAGE_HEAD_H

#include "app/stage/context.h"

// Logical pixels.
#define PAGE_EDGE 40.0f // free room at the window's edges; all pages begin there
#define PAGE_TOP 108.0f // below the head
#define PAGE_W 1840.0f  // at most; wider windows have it in their middle

float page_width(const App *app); // of what is below the head, and where it begins
float page_left(const App *app);
void page_head_regions(App *app); // "button:back"
// `right`: logical pixels at the right end that are not the title's.
void page_head_draw(App *app, const char *title, float right);

#endif
