// SPDX-License-Identifier: MIT
// A small number as a row of cells: power, hull, damage. It shows what the number is
// and what it would become: cells that would be gained are half bright, those that would be lost hatched.
#ifndef STARDECK_APP_KIT_TRACK_H
#define STARDECK_APP_KIT_TRACK_H

#include "app/stage/context.h"
#include "gfx/palette.h"

#define TRACK_MOST 16 // cells

typedef struct Track {
    const char *sign; // asset path, in a ring at the left; NULL: none
    Color color;      // of what is counted: COLOR_SHIELDS …
    int now;          // kept between 0 and `most`
    int then;         // the same as `now` where nothing is foretold
    int most;         // how many cells there are, at most TRACK_MOST
    int step;         // "+2": by how much it is raised at a time; 0: not said, its room stays
    bool steps;       // keep room for `step`, so that tracks below each other begin at one place
    bool bare;        // no number at the right
    bool then_alone;  // "> 0": only what it would become, marked as that: less room
    bool lit;         // a place to drop something on now
    int risk;         // the last cells of `then`, marked in the colour of damage: what goes next
} Track;

// In a box as high as its ring, about 32 logical pixels; the cells take what the rest leaves.
void draw_track(App *app, GfxRect box, const Track *track);
// Where its cells are drawn: for what flies to them and what is explained there.
GfxRect track_cell(const App *app, GfxRect box, const Track *track, int cell);

#endif
