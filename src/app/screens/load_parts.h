// SPDX-License-Identifier: MIT
// The screen of saved games: its state, and what its two files share.
#ifndef STARDECK_APP_SCREENS_LOAD_PARTS_H
#define STARDECK_APP_SCREENS_LOAD_PARTS_H

#include "app/stage/context.h"
#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"
#include "play/saved_games.h"

#define LOAD_KEPT_MAX 16
#define LOAD_LEFT_MAX 16
#define LOAD_WHY_MAX (SAVED_FAULT_MAX + 1000)
#define LOAD_ROW_H 104.0f // logical pixels

typedef struct LoadScreen {
    SavedGames games;
    Scroll scroll;
    bool swept;    // kept cards that nothing needs, once in a run of the program
    int asking;    // index of the game to be deleted, pending confirmation; -1: none
    float x, w, h; // of the whole content, logical pixels
    // What differs today from the cards of the games looked at, by their hash and their captains.
    struct {
        uint64_t cards;
        char text[800];
    } kept[LOAD_KEPT_MAX];
    int kepts;
    // Why packs of these games that are on are not in use, by their ids.
    struct {
        char id[ID_MAX];
        LeftOut why;
        char others[200]; // LEFT_OUT_WITH: names of the packs it conflicts with
    } left[LOAD_LEFT_MAX];
    int lefts;
    char fault[300]; // why a file could not be deleted; "": none
} LoadScreen;

// An action on a saved game, shown as a button.
typedef struct LoadAction {
    const char *name; // the button's id is "game:N:name"
    UiWord word;
    const char *icon;
    float width; // logical pixels; with the word dropped only the icon is shown
    bool icon_only;
    // True if the action applies to this game.
    bool (*fits)(const App *app, const SavedGame *game);
    void (*act)(App *app, LoadScreen *screen, int index);
} LoadAction;

extern const LoadAction load_actions[]; // left to right; ends with a NULL name

// The number of players of the game, also if its factions are not among today's cards.
uint8_t load_players(const SavedGame *game);
// What differs today from the cards that this game was begun with, or why it can't go on with them; "" if
// that is not known. Owned by the screen.
const char *load_difference(const LoadScreen *screen, const SavedGame *game);
// Why the pack with this id, which is on and has faults, is not in use, as far as that is known by now; for
// LEFT_OUT_WITH `others` becomes the names of the packs it conflicts with. Owned by the screen.
LeftOut load_left_out(const LoadScreen *screen, const char *id, const char **others);
// Writes the id of a game's button; `buffer` has room for HIT_ID_MAX bytes.
void load_hit_id(char *buffer, int index, const char *action);
// Why the game can't be continued, or with which cards it goes on, as far as that is known by now; NULL:
// there is nothing to say. In `buffer` (LOAD_WHY_MAX bytes), or valid as the window's words.
const char *load_why(const App *app, const LoadScreen *screen, const SavedGame *game, char *buffer);
// The pixels by which the game's row must be higher than LOAD_ROW_H to show load_why, if the row is `width`
// pixels wide.
float load_why_height(App *app, const LoadScreen *screen, const SavedGame *game, float width);
// Draws one game's line in this rectangle.
void load_draw_game(App *app, const LoadScreen *screen, int index, GfxRect box);
// The name of who plays in the seat: in `buffer`, which has room for ID_MAX bytes, or valid as player_name.
const char *load_player_name(const App *app, const SavedGame *game, Seat seat, char *buffer);
// Formats when a game was last played, in the window's language: "today, 20:15". Returns `buffer`.
const char *load_when(const App *app, char *buffer, size_t size, time_t when, time_t now);
// Width of the game's buttons in pixels.
float load_buttons_width(const App *app, const SavedGame *game);

#endif
