// SPDX-License-Identifier: MIT
// A grid of cells for choosing among many things: as large as the box allows, never overlapping; if even
// small cells don't fit, the rows scroll. The game draws the cells. Rectangles and sizes are window pixels.
#ifndef STARDECK_APP_KIT_CHOICE_GRID_H
#define STARDECK_APP_KIT_CHOICE_GRID_H

#include "app/stage/context.h"

// Limits for the size of a cell.
typedef struct ChoiceCell {
    float least_w, least_h, most_w, most_h;
} ChoiceCell;

typedef struct ChoiceGrid {
    GfxRect box; // the area of the rows
    int count, columns, rows;
    int first, shown; // the first visible row, and how many are visible
    float w, h, gap;  // of a cell; between cells
} ChoiceGrid;

// Lays out `count` cells; `first` is limited to what can be scrolled.
ChoiceGrid choice_grid(const App *app, GfxRect box, int count, const ChoiceCell *cell, int first);
GfxRect choice_rect(const ChoiceGrid *grid, int at); // w 0: not visible
// The `first` row that makes cell `at` visible, and its neighbouring rows if possible.
int choice_first_row_for(const ChoiceGrid *grid, int at);
// Draws, above and below, an arrow and the number of hidden cells.
void draw_hidden_choices(App *app, const ChoiceGrid *grid);

#endif
