// SPDX-License-Identifier: MIT
// Lights: pictures that are added to what is there instead of covering it, so that black changes nothing and
// where lights meet it becomes brighter. Beams, explosions, rings, sparks. Each is painted once for its size,
// colour and seed and then copied; radii are rounded to few sizes, so that a light that grows doesn't paint a
// new picture in every frame. The strength is the current opacity (gfx_opacity_push).
//
// Coordinates and lengths are window pixels. `seed` chooses among the looks of a kind: the same seed gives
// the same picture. They report themselves as marks (record.h): "light glow", "light burst" and so on.
#ifndef STARDECK_GFX_LIGHT_H
#define STARDECK_GFX_LIGHT_H

#include "gfx/gfx.h"

#include <stdint.h>

// Adds any picture of 32 bits a pixel, whose alpha is ignored, with its corner at (x, y). NULL draws nothing.
void gfx_light(Gfx *gfx, SDL_Surface *light, int x, int y);

// A soft round light, white in its middle.
void gfx_light_glow(Gfx *gfx, float x, float y, float radius, Color color);
// A star of many rays around a white middle: a muzzle, a hit.
void gfx_light_burst(Gfx *gfx, float x, float y, float radius, Color color, uint32_t seed);
// A ball of fire, from white over yellow to dark red.
void gfx_light_fire(Gfx *gfx, float x, float y, float radius, uint32_t seed);
// A ring of this radius whose light fades over `width` on both sides.
void gfx_light_ring(Gfx *gfx, float x, float y, float radius, float width, Color color);
// A beam from one point to another, white in its middle; `width` is that of its bright part.
void gfx_light_beam(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color,
                    uint32_t seed);
// The rays of a sun at (x, y), as far as they reach into the area: wide and soft, strongest near the sun,
// gone `reach` from it and at the edges of the area. For a still picture: it costs memory for the whole area.
void gfx_light_rays(Gfx *gfx, GfxRect area, float x, float y, float reach, Color color, uint32_t seed);
// A thin line that is dark at its first point and bright at its second: a spark with its trace.
void gfx_light_streak(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color);

#endif
