// SPDX-License-Identifier: MIT
// What the files of the menu share: its state, its layout, and the tiles of the games.
#ifndef STARDECK_APP_SCREENS_MENU_PARTS_H
#define STARDECK_APP_SCREENS_MENU_PARTS_H

#include "app/stage/widgets.h"
#include "play/saved_games.h"

#define MENU_TILE "menu:game:"
#define MENU_FACTION "menu:faction:"

typedef struct MenuScreen {
    SavedGames saved;
    const Catalog *game[PACK_CACHE_MAX];      // on the tiles, from the left
    const SavedGame *running[PACK_CACHE_MAX]; // the saved game to continue, one of `saved`; NULL: none
    int games;
    const Catalog *timed; // the game whose lesson …
    int lesson_minutes;   // … takes this long; 0: unknown
} MenuScreen;

// menu.c: the layout in logical pixels, between `left` and left + width.
typedef struct MenuPlaces {
    float left, width;
    float head_y, head; // the logo's size
    float tiles_y, tiles_h;
    float row_y, row_h;     // the chosen game's buttons
    float small_y, small_h; // the program's buttons
    float print_y;
} MenuPlaces;

MenuPlaces menu_places(const App *app);
int menu_chosen(const App *app, const MenuScreen *screen); // index of the chosen game's tile
// Formats the progress of a saved game, "Round 4, two players". Returns `buffer`.
const char *menu_progress(const App *app, const SavedGame *game, char *buffer, size_t size);

// menu_tiles.c
void menu_tiles_regions(App *app, const MenuScreen *screen);
void menu_tiles_draw(App *app, const MenuScreen *screen);
void menu_tiles_damage(App *app, const MenuScreen *screen); // damages what hover and focus change
// The tile, or the faction, that a region's id stands for; -1: none.
int menu_tile_of(const MenuScreen *screen, const char *id);
int menu_faction_of(const char *id);

#endif
