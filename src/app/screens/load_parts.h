// SPDX-License-Identifier: MIT
// The screen of saved games: its state, and what its two files share.
#ifndef STARDECK_APP_SCREENS_LOAD_PARTS_H
#define STARDECK_APP_SCREENS_LOAD_PARTS_H

#include "app/stage/context.h"
#include "app/stage/scroll.h"
#include "play/saved_games.h"

typedef struct LoadScreen {
    SavedGames games;
    Scroll scroll;
    int asking;      // index of the game that is to be deleted; -1: none
    float x, w, h;   // of all that is shown, logical
    char fault[300]; // why a file could not be deleted
} LoadScreen;

// What can be done with a game; a button each.
typedef struct LoadAction {
    const char *name; // the button's id is "game:N:name"
    UiWord word;
    const char *icon;
    float width; // logical; the icon alone where the word is left out
    bool icon_only;
    bool (*fits)(const SavedGame *game);
    void (*act)(App *app, LoadScreen *screen, int index);
} LoadAction;

extern const LoadAction load_actions[]; // ends with a name of NULL; from left to right

void load_hit_id(char *buffer, int index, const char *action);
// Draws one game, in this part of the window.
void load_draw_game(App *app, const LoadScreen *screen, int index, GfxRect box);
// When a game was played last, in words of the language: "today, 20:15".
const char *load_when(const App *app, char *buffer, size_t size, time_t when, time_t now);
// Room that the buttons of the game take, pixels.
float load_buttons_width(const App *app, const SavedGame *game);

#endif
