// SPDX-License-Identifier: MIT
// What a target shows that has no painting of its own: a painted world, nebula or battle by the name that its
// pack gives ("terra", "nebula:3DCB8E"), one of three of its kind by the target's id. Those that are told
// with colours lie in the assets in grey and are dyed here.
#ifndef STARDECK_APP_ART_WORLD_ART_H
#define STARDECK_APP_ART_WORLD_ART_H

#include "app/art/target_art.h"

#define WORLD_NAME 80

// What it shows, as a text by which it is the same.
const char *world_art_name(const TargetLook *look, char name[WORLD_NAME]);
// The picture, kept; NULL: it can't be had, which is told once.
SDL_Surface *world_art_get(Gfx *gfx, PictureStore *store, const TargetLook *look, int w, int h);

// A picture in grey (XRGB8888 or ARGB8888) as it is in colours: those of what is black, grey and white.
void world_art_dye(SDL_Surface *picture, Color dark, Color middle, Color light);

#endif
