// SPDX-License-Identifier: MIT
// Named procedural pictures: what a short text such as "terra" or "combat:FF5A4A,59A8FF" looks like.
#ifndef STARDECK_APP_ART_RECIPES_H
#define STARDECK_APP_ART_RECIPES_H

#include "app/art/procart.h"

// Raise when any recipe changes its look: pictures stored on disk are made anew then.
#define RECIPES_VERSION 5

// Fills the image. Recipes (colours c are RRGGBB or the id of a faction, all parts after the colon optional):
//   terra ocean emerald rust dust crimson giant azuregiant ice barren lava   planets; ":N" fixes the planet's
//   own seed wormhole[:c,c] galaxy[:quadrant,c] nebula[:c,c] sector[:c] combat[:c,c] rocks[:c,c] station[:c]
//   (its ground, without station) space:table space:menu space:handover                               grounds
//   of whole screens, without stars
// An unknown recipe is painted as "sector" and returns false. Stops early when image->give_up is set.
bool recipe_paint(const char *recipe, uint32_t seed, PaImage *image);

// FNV-1a of a text: the seed of everything named.
uint32_t recipe_seed(const char *text);

#endif
