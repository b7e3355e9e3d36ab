// SPDX-License-Identifier: MIT
// What a race is shown by where it is introduced: the painting of its special card, without a frame.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_RACE_SCENE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_RACE_SCENE_H

#include "app/tables/star_empires/looks.h"

// Draws the middle of the painting, `width` wide and as high as empires_race_scene_height says; it fades out
// at its edges. Window pixels. False: there is none for this race alone. While it is being decoded nothing is
// drawn.
bool empires_race_scene_draw(App *app, const EmpiresLooks *looks, uint8_t race, float x, float y,
                             float width);
float empires_race_scene_height(float width);

#endif
