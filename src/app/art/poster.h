// SPDX-License-Identifier: MIT
// The picture that stands for a whole game on the first screen: its painting, or the emblems of those who
// play it, and dark ground below for words.
#ifndef STARDECK_APP_ART_POSTER_H
#define STARDECK_APP_ART_POSTER_H

#include "app/art/picture_store.h"

#define POSTER_EMBLEMS 3

typedef struct Poster {
    const char *game;            // its id: the painting is pictures/posters/ID
    int faction[POSTER_EMBLEMS]; // PALETTE_…, where it has none
    int factions;
    float reach; // how far down the picture goes, in parts of the height
    float radius;
} Poster;

// Something plain until the painting is there.
void poster_draw(Gfx *gfx, PictureStore *store, const Poster *poster, GfxRect rect);

#endif
