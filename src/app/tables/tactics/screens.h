// SPDX-License-Identifier: MIT
// What Tactics adds to the screens around its table (kit/game_screens.h), and what these files ask of each
// other.
#ifndef STARDECK_APP_TABLES_TACTICS_SCREENS_H
#define STARDECK_APP_TABLES_TACTICS_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/tactics/looks.h"

extern const GameScreens tactics_screens;

// result.c
void result_parts(const App *app, ResultLine *line);
const char *result_tie(const App *app, const ResultLine *first, const ResultLine *second);
void draw_result_tiles(App *app, const void *looks, const ResultLine *line, GfxRect area);

extern const GalleryFacets tactics_gallery; // gallery.c

#endif
