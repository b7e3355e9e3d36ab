// SPDX-License-Identifier: MIT
// What lies still, kept as a picture of its own while something moves above it: a frame then copies that and
// draws only what is above.
//
//     if (gfx_still_begin(gfx)) {
//         ...                      what lies still
//         gfx_still_end(gfx);
//     }
//     ...                          what is above
#ifndef STARDECK_GFX_STILL_H
#define STARDECK_GFX_STILL_H

#include "gfx/gfx.h"

// From the next frame on it is kept, which takes as much memory as the screen, or no longer. Without memory,
// and while somebody listens (record.h), who wants to hear of everything, it is drawn with each frame. While
// it is kept every pass has to ask for it.
void gfx_still_keep(Gfx *gfx, bool kept);
// Only what is above has changed; of all other damage it is thought that what lies still has changed too.
void gfx_damage_above(Gfx *gfx, GfxRect region);

// At the beginning of a pass, once. True: it has to be drawn, all over the pass, until gfx_still_end. False:
// it is there.
bool gfx_still_begin(Gfx *gfx);
void gfx_still_end(Gfx *gfx);

#endif
