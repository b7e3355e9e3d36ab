// SPDX-License-Identifier: MIT
// The picture that stands for a whole game: a computed scene, those who fight before it, and dark ground
// below for words. It is a slow picture like the planets (picture_store.h): a text says all of it, so that a
// worker can paint it without the window and its file is found again.
#ifndef STARDECK_APP_ART_POSTER_H
#define STARDECK_APP_ART_POSTER_H

#include "core/layers.h"
#include "gfx/palette.h"

#include <SDL2/SDL.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define POSTER_TEXT 600 // bytes of its text, at most
#define POSTER_SHIPS_MAX 5
#define POSTER_SHOTS_MAX 2

// Places and sizes are in parts of the smaller side of the picture above the dark ground, from its middle.
typedef struct PosterShip {
    uint8_t faction;  // index into the pack's seat table
    const char *kind; // "capital", "escort", "craft"; a faction with a single ship shows that
    float x, y, size; // its middle, and its width before it is turned
    float turn;       // degrees, 0: its nose is up
} PosterShip;

typedef struct PosterShot {
    uint32_t color; // 0xRRGGBB
    float x0, y0, x1, y1;
} PosterShot;

typedef struct PosterField {
    uint8_t faction;
    float x, y, radius; // 0: none
} PosterField;

// What a game shows, in the order of painting.
typedef struct Poster {
    const char *scene; // recipes.h
    PosterShot shot[POSTER_SHOTS_MAX];
    int shots;
    PosterShip ship[POSTER_SHIPS_MAX];
    int ships;
    PosterField field; // around a ship
} Poster;

// The text begun: `scene`, and how far down (parts of the height) the picture reaches. The others add to it;
// what has no room is left out.
void poster_begin(char text[POSTER_TEXT], const char *scene, float reach);
void poster_add_shot(char text[POSTER_TEXT], const PosterShot *shot);
// `file` below the folder of assets: a ship, or with `flat` a sign of which the shape alone counts.
void poster_add_ship(char text[POSTER_TEXT], const char *file, const FactionColors *colors,
                     const PosterShip *ship, bool flat);
void poster_add_field(char text[POSTER_TEXT], const FactionColors *colors, const PosterField *field);

bool poster_is_one(const char *recipe);
// XRGB8888. NULL without memory or when given up. `assets` NULL: without ships. Any thread.
SDL_Surface *poster_paint(const char *text, int w, int h, const Layers *assets, const atomic_bool *give_up);

#endif
