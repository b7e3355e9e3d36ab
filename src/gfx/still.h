// SPDX-License-Identifier: MIT
// Keeps the static part of a scene as a picture while something animates above it, so that a frame copies the
// picture and draws only the moving parts.
//
//     if (gfx_still_begin(gfx)) {
//         ...                      draw the static part
//         gfx_still_end(gfx);
//     }
//     ...                          draw the moving parts
#ifndef STARDECK_GFX_STILL_H
#define STARDECK_GFX_STILL_H

#include "gfx/gfx.h"

// Enables or disables the kept picture from the next frame on; it takes as much memory as the screen. If
// memory runs out or a recorder is set (record.h), the static part is drawn in every frame instead. While
// enabled, every pass must call gfx_still_begin.
void gfx_still_keep(Gfx *gfx, bool kept);
// Damages a region in which only moving parts changed. gfx_damage assumes that the static part changed as
// well.
void gfx_damage_above(Gfx *gfx, GfxRect region);

// Call once at the start of each pass. True: draw the static part of this pass, then call gfx_still_end.
// False: it was copied from the kept picture.
bool gfx_still_begin(Gfx *gfx);
void gfx_still_end(Gfx *gfx);

#endif
