// SPDX-License-Identifier: MIT
// Portraits of captains: square pictures, assets/pictures/captains/ID, which a pack may bring for its own.
#ifndef STARDECK_APP_ART_PORTRAIT_H
#define STARDECK_APP_ART_PORTRAIT_H

#include "app/art/picture_store.h"
#include "gfx/gfx.h"
#include "gfx/palette.h"

// Whether the captain has one.
bool portrait_is_there(const PictureStore *pictures, const char *captain);

// Draws it in the square box (window pixels) with a frame of this colour. Until it is decoded, which the
// picture store tells, there is a dark ground. False, with nothing drawn, if the captain has none.
bool portrait_draw(Gfx *gfx, PictureStore *pictures, const char *captain, GfxRect box, Color frame);

#endif
