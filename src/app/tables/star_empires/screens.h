// SPDX-License-Identifier: MIT
// What Star Empires adds to the screens around its table (kit/game_screens.h).
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SCREENS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/star_empires/looks.h"

extern const GameScreens empires_screens;
extern const GalleryFacets empires_gallery; // gallery.c

#endif
