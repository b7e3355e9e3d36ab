// SPDX-License-Identifier: MIT
// Ships that show what has happened to them: scorched where they were hit, covered with plates, or one of the
// pieces they are torn into, all within their own outline.
#ifndef STARDECK_APP_ART_SHIP_WEAR_H
#define STARDECK_APP_ART_SHIP_WEAR_H

#include "gfx/gfx.h"

#define SHIP_SCORCHED_MOST 3
#define SHIP_PLATED 4 // covered with plates
#define SHIP_TORN 5   // from here on: nothing but the piece SHIP_TORN + n of it
#define SHIP_PIECES 9

// The middle of a piece, from the picture's middle, as fractions of its width.
void ship_piece_middle(int piece, float *x, float *y);

// The picture of a ship (cutout_prepare) with that wear: 1 to SHIP_SCORCHED_MOST, the more the worse,
// SHIP_PLATED, or SHIP_TORN and above. `name` stands for the picture's content and size. Owned by the cache
// of pictures, valid in this frame; the picture itself if wear is 0 or memory runs out.
SDL_Surface *ship_worn(Gfx *gfx, const char *name, SDL_Surface *picture, int wear);
bool ship_is_worn(Gfx *gfx, const char *name, int wear); // that picture is composed already

#endif
