// SPDX-License-Identifier: MIT
// Pictures of targets without a painting of their own: a world, nebula or battle by the name its pack gives
// ("terra", "nebula:3DCB8E"), one of three variants chosen by the target's id. Those with colours in their
// name are greyscale assets that are dyed here.
#ifndef STARDECK_APP_ART_WORLD_ART_H
#define STARDECK_APP_ART_WORLD_ART_H

#include "app/art/target_art.h"

#define WORLD_NAME 80

// Writes the name of the world that the target shows, and returns `name`; the variant depends on the target's
// id too.
const char *world_art_name(const TargetLook *look, char name[WORLD_NAME]);
// Writes the asset path of its painting, before it is dyed. False: there is none.
bool world_art_file(const PictureStore *store, const TargetLook *look, char *file, size_t size);
// Returns the picture, valid for the current frame; NULL if it cannot be loaded, which is reported once. w, h
// in pixels.
SDL_Surface *world_art_get(Gfx *gfx, PictureStore *store, const TargetLook *look, int w, int h);

// Dyes a greyscale picture (XRGB8888 or ARGB8888) in place: black becomes dark, grey middle, white light.
void world_art_dye(SDL_Surface *picture, Color dark, Color middle, Color light);

#endif
