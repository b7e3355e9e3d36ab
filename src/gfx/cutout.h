// SPDX-License-Identifier: MIT
// Cut-outs: pictures of things with a transparent ground that are drawn turned, scaled and lit, at fractions
// of pixels, so that a ship moves and turns smoothly. A pose that stays is painted once and then copied.
#ifndef STARDECK_GFX_CUTOUT_H
#define STARDECK_GFX_CUTOUT_H

#include "gfx/gfx.h"

// Coordinates are window pixels.
typedef struct CutoutPose {
    float x, y;    // where the picture's middle goes
    float scale;   // 1: a picture's pixel is one of the window. Make pictures as large as they are drawn.
    float degrees; // clockwise
    float light;   // 1: as it is, 0: black, 2: twice as bright, up to white
} CutoutPose;

// Draws a picture made by cutout_prepare (or by the picture store) with the current clip and opacity. NULL
// draws nothing.
void gfx_cutout(Gfx *gfx, SDL_Surface *picture, const CutoutPose *pose);
// The same for a pose that stays: keeps what it painted, by this name and the pose. `name` stands for the
// picture's content and size.
void gfx_cutout_kept(Gfx *gfx, const char *name, SDL_Surface *picture, const CutoutPose *pose);
// Draws such a pose again without its picture, which is w x h pixels. False: it is not kept (any more).
bool gfx_cutout_again(Gfx *gfx, const char *name, int w, int h, const CutoutPose *pose);
// The same for things that shine, such as a shield: their pixels are added to what is there (light.h).
void gfx_cutout_light(Gfx *gfx, SDL_Surface *picture, const CutoutPose *pose);
void gfx_cutout_light_kept(Gfx *gfx, const char *name, SDL_Surface *picture, const CutoutPose *pose);
bool gfx_cutout_light_again(Gfx *gfx, const char *name, int w, int h, const CutoutPose *pose);
// The window pixels it draws on.
GfxRect gfx_cutout_box(int w, int h, const CutoutPose *pose);

// Where a thing ends at its left or right, in shares of the picture from its upper left corner: the muzzle of
// a ship that looks there. False: the picture is empty. For any picture with alpha.
bool cutout_tip(SDL_Surface *picture, bool right, float *x, float *y);

// The box around the thing, likewise. False: the picture is empty.
bool cutout_bounds(SDL_Surface *picture, GfxRect *bounds);

// Multiplies the colours of a straight-alpha ARGB8888 picture by its alpha, in place, as gfx_cutout needs
// them. For any thread.
void cutout_prepare(SDL_Surface *picture);

#endif
