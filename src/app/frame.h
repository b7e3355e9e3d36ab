// SPDX-License-Identifier: MIT
// The inside of the frame, shared by app.c (opening, games, languages) and loop.c (events and frames) only.
#ifndef STARDECK_APP_FRAME_H
#define STARDECK_APP_FRAME_H

#include "app/app.h"
#include "app/context.h"
#include "app/trace.h"

struct AppFrame {
    const AppOptions *options;
    Trace *trace; // NULL: none wanted
    bool quit;

    const Screen *screen, *next; // in front; asked for by app_show, NULL: none
    void *self;                  // the screen's state
    bool marked;                 // layout is due
    bool moving;                 // update is due every frame
    bool presented;              // the screen has been on the window once: input is let through
    unsigned shown;              // frames presented so far
    unsigned version;            // of the session when the screen was chosen
    bool leave_game;             // asked for by app_leave_game
    char lit[2][HIT_ID_MAX];     // hover and focus as they were drawn last

    void *memory; // app_game_memory
    AppNotice notice;
};

// Runs until app_quit. The first screen has been asked for by app_show.
void loop_run(App *app);
// Forgets the game: session and memory. The screen must have been left, or be left before it is drawn again.
void frame_end_game(App *app);
// Leaves the screen in front, if any, and frees its state.
void loop_leave(App *app);

#endif
