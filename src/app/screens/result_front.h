// SPDX-License-Identifier: MIT
// What the files of the result's first page share: its measures are those of a page of 1280 by 720, which is
// enlarged to the window. Words keep to its left edge, pictures to its right one.
#ifndef STARDECK_APP_SCREENS_RESULT_FRONT_H
#define STARDECK_APP_SCREENS_RESULT_FRONT_H

#include "app/screens/result_parts.h"

#define FRONT_RIGHT 632.0F // left edge of what is at the right

float front_unit(const App *app); // logical pixels of one of the page
// By how much the page is longer in a window that is higher than its shape; its units.
float front_extra(const App *app);
// In window pixels: at the left; and at the right, which keeps its distance from the window's right edge.
GfxRect front_place(const App *app, float x, float y, float w, float h);
GfxRect front_right(const App *app, float x, float y, float w, float h);
// `size`: in units of the page.
GfxStyle front_style(const App *app, GfxFont font, float size, Color color, GfxAlign align);
// The size below which letters on the page are not shrunk, window pixels.
float front_small(const App *app);
// The height of a line of a paragraph, window pixels: `h` units of the page, but at least what the smallest
// letters need.
float front_line(const App *app, float h); // the least letters, window pixels
// One line, in smaller letters if need be.
void front_write(App *app, GfxRect box, GfxStyle style, const char *text);

// The picture behind the page (result_picture.c).
void draw_result_picture(App *app, const ResultScreen *screen);
// The moments that decided it, and facts where there is room beside them (result_moments.c).
void result_moment_regions(App *app, const ResultScreen *screen);
void draw_result_moments(App *app, const ResultScreen *screen);

#endif
