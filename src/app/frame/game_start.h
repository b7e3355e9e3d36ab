// SPDX-License-Identifier: MIT
// A game being started, from any pack. It is built completely beside the running one, with its words and its
// file, and only then replaces it, so a failure leaves the running game untouched.
#ifndef STARDECK_APP_FRAME_GAME_START_H
#define STARDECK_APP_FRAME_GAME_START_H

#include "app/frame/frame.h"

typedef struct GameStart {
    App *app;
    const Catalog *catalog;
    // Owned until game_start_commit or game_start_cancel:
    Words *words;     // set for another game than the current one; NULL: its words stay
    Session *session; // this and the rest are filled in by the caller
    Journal *journal; // NULL: not saved
    Replay *replay;   // NULL: a game to be played
    Lesson *lesson;   // NULL: an ordinary game
} GameStart;

// Initialises `beginning` and loads the words. Returns false with sentences in `problem`; then nothing needs
// releasing.
bool game_start_prepare(GameStart *beginning, App *app, const Catalog *catalog, Text *problem);
// A SessionListener for a session under construction; its context is the GameStart.
void game_start_command(void *beginning, const Match *match, Seat seat, const Command *command);
// Ends the running game, if any, and makes this one the current game. Cannot fail.
void game_start_commit(GameStart *beginning);
// Releases a GameStart that was not committed.
void game_start_cancel(GameStart *beginning);

#endif
