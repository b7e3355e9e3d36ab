// SPDX-License-Identifier: MIT
// What the files of the first screen share: its state, its places, the tiles of the games.
#ifndef STARDECK_APP_SCREENS_MENU_PARTS_H
#define STARDECK_APP_SCREENS_MENU_PARTS_H

#include "app/stage/widgets.h"
#include "play/saved_games.h"

#define MENU_TILE "menu:game:"
#define MENU_FACTION "menu:faction:"

typedef struct MenuScreen {
    SavedGames saved;
    const Catalog *game[SHELF_MAX];      // on the tiles, from the left
    const SavedGame *running[SHELF_MAX]; // the game to go on with, of `saved`; NULL: none
    int games;
    const Catalog *timed; // the game whose lesson takes
    int lesson_minutes;   // so many; 0: nobody has said
} MenuScreen;

// menu.c: places, in logical pixels. Everything stands between `left` and left + width.
typedef struct MenuPlaces {
    float left, width;
    float head_y, head; // the logo's size
    float tiles_y, tiles_h;
    float row_y, row_h;     // the buttons of the chosen game
    float small_y, small_h; // those of the program
    float print_y;
} MenuPlaces;

MenuPlaces menu_places(const App *app);
int menu_chosen(const App *app, const MenuScreen *screen); // place of the chosen game among the tiles
// How far a game is that can be gone on with: "Round 4, two players".
const char *menu_progress(const App *app, const SavedGame *game, char *buffer, size_t size);

// menu_tiles.c
void menu_tiles_regions(App *app, const MenuScreen *screen);
void menu_tiles_draw(App *app, const MenuScreen *screen);
void menu_tiles_damage(App *app, const MenuScreen *screen); // what hover and focus change
// The tile that a region belongs to; -1: none. And the faction.
int menu_tile_of(const MenuScreen *screen, const char *id);
int menu_faction_of(const char *id);

#endif
