// SPDX-License-Identifier: MIT
// A small number as a row of cells: power, hull, damage. It shows the number and what it would become: cells
// to be gained are half bright, cells to be lost are hatched. Boxes are window pixels.
#ifndef STARDECK_APP_KIT_TRACK_H
#define STARDECK_APP_KIT_TRACK_H

#include "app/stage/context.h"
#include "gfx/palette.h"

#define TRACK_MOST 16 // cells

typedef struct Track {
    const char *sign; // asset path of an icon in a ring at the left; NULL: none
    Color color;      // of what is counted: COLOR_SHIELDS …
    int now;          // limited to 0 … `most`
    int then;         // equal to `now`: no forecast
    int most;         // number of cells, at most TRACK_MOST
    int step;         // "+2": by how much it can be raised at a time; 0: not shown
    bool steps;       // reserve room for `step`, so that tracks below each other are aligned
    bool bare;        // no number at the right
    bool then_alone;  // "> 0": only the forecast, to save room
    bool lit;         // it is a drop target now
    int risk;         // this many of the last cells of `then` are marked as lost next
    // Without a forecast: the number at the right is this and not `now`, of which the cells are on their way.
    bool tells;
    int told;
} Track;

// Draws it in a box as high as its ring, about 32 logical pixels; the cells take what is left of the width.
void draw_track(App *app, GfxRect box, const Track *track);
// The rectangle of a cell.
GfxRect track_cell(const App *app, GfxRect box, const Track *track, int cell);

#endif
