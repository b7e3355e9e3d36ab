// SPDX-License-Identifier: MIT
// Posters of games on the menu: the game's painting, or the emblems of its factions, above a dark area for
// text.
#ifndef STARDECK_APP_ART_POSTER_H
#define STARDECK_APP_ART_POSTER_H

#include "app/art/picture_store.h"

#define POSTER_EMBLEMS 3

typedef struct Poster {
    const char *game;            // its id, valid during the call; the painting is pictures/posters/ID
    int faction[POSTER_EMBLEMS]; // PALETTE_… of each faction, shown if there is no painting
    int factions;
    float reach; // height of the picture, as a fraction of the poster's
    float radius;
} Poster;

// Draws the poster; until its painting is decoded, a plain gradient.
void poster_draw(Gfx *gfx, PictureStore *store, const Poster *poster, GfxRect rect);

#endif
