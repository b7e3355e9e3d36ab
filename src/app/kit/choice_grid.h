// SPDX-License-Identifier: MIT
// Cells for everything that somebody may choose, in rows: as large as there is room for, never on top of each
// other; where there are too many even for small ones the rows scroll. What stands in a cell is the game's.
#ifndef STARDECK_APP_KIT_CHOICE_GRID_H
#define STARDECK_APP_KIT_CHOICE_GRID_H

#include "app/stage/context.h"

// Window pixels: a cell is never smaller than that, and not larger than needed.
typedef struct ChoiceCell {
    float least_w, least_h, most_w, most_h;
} ChoiceCell;

typedef struct ChoiceGrid {
    GfxRect box; // what the rows lie in
    int count, columns, rows;
    int first, shown; // rows: the first one that is seen, and how many are
    float w, h, gap;  // of a cell; between cells
} ChoiceGrid;

// `first` is kept to what can be scrolled.
ChoiceGrid choice_grid(const App *app, GfxRect box, int count, const ChoiceCell *cell, int first);
GfxRect choice_rect(const ChoiceGrid *grid, int at); // w 0: it is not seen now
// The row to begin with, so that cell `at` and the rows beside it are seen as far as they can be.
int choice_row(const ChoiceGrid *grid, int at);
// Where rows are not seen: an arrow, and how many cells more.
void draw_choices_beyond(App *app, const ChoiceGrid *grid);

#endif
