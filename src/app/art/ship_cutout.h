// SPDX-License-Identifier: MIT
// Painted ships and craft with a transparent ground, as they fly over a stage: pictures/stage/NAME.VIEW.webp.
// A picture is drawn as wide as it is asked for; its frame is a fifth wider on all sides, for parts that
// reach out.
#ifndef STARDECK_APP_ART_SHIP_CUTOUT_H
#define STARDECK_APP_ART_SHIP_CUTOUT_H

#include "app/art/picture_store.h"
#include "gfx/cutout.h"

#define SHIP_FRAME 1.2f // width of a picture to that of the thing

// Views: "r": looks to the right and away, "l": to the left and toward us, "dead": a wreck.

// Finds the file of a ship or craft in a view. False: there is none.
bool ship_cutout_find(const PictureStore *store, const char *name, const char *view, char *file, size_t size);

// The point where the ship ends at its left or right, such as its muzzle: offset from the picture's middle,
// as fractions of the drawn width and height. False: the picture is not decoded yet, or empty.
bool ship_cutout_tip(PictureStore *store, const char *file, bool right, float *x, float *y);

// The box around the ship: its upper left corner as an offset from the picture's middle, and its size, in
// drawn widths. False: the picture is not decoded yet, or empty.
bool ship_cutout_bounds(PictureStore *store, const char *file, GfxRect *bounds);

// How it is drawn; window pixels.
typedef struct ShipCutout {
    const char *file;
    float x, y, w;        // middle and width
    float degrees, light; // as in CutoutPose
    bool moves;           // it is moving: the drawn pose is not cached
    bool shines;          // drawn as light, added to what is below
    uint8_t wear;         // what has happened to it (ship_wear.h); 0: nothing
} ShipCutout;

// Requests decoding for this width, ahead of need. True once it is decoded.
bool ship_cutout_ask(PictureStore *store, const char *file, float w);

// Composes the picture with its wear, ahead of need: that takes some ten milliseconds. True: it was composed
// already, or can't be yet.
bool ship_cutout_prepare(Gfx *gfx, PictureStore *store, const ShipCutout *ship);
// Keeps what has been composed so from being dropped. Always true.
bool ship_cutout_keep(Gfx *gfx, PictureStore *store, const ShipCutout *ship);

// Draws it as soon as it is decoded.
void ship_cutout_draw(Gfx *gfx, PictureStore *store, const ShipCutout *ship);

#endif
