// SPDX-License-Identifier: MIT
// Options for opening the window.
#ifndef STARDECK_APP_FRAME_APP_OPTIONS_H
#define STARDECK_APP_FRAME_APP_OPTIONS_H

#include "data/pack_cache.h"
#include "play/session.h"

// What it points to must outlive the App.
typedef struct AppOptions {
    const Catalog *catalog; // pack of the game shown first; outlives the window
    PackCache *shelf; // packs of all games, including that one; outlives the window. NULL: no other games
    const char *cards_folder;  // "cards": language files are read from here
    const char *assets_folder; // fonts, icons, interface words
    const char *language;      // "en", "de"; NULL: from the environment, else English
    int width, height;         // pixels; 0: 1280x720
    bool fullscreen;
    bool offscreen; // for tests: a picture instead of a window (frame.h); no workers decode pictures or think
    bool spoken;    // with `offscreen`: played as text, with the player's own settings and saved games
    const char *trace_file;     // NULL: no trace
    const SessionOptions *game; // if set: start this game at once, without the menus
    const char *watch;          // if set: show this saved game at once
    const char *load;           // if set: continue this saved game at once
    const char *file;           // if set: show this file at once, or what is wrong with it (opened_file.h)
    bool *words_fault;          // set to true if language files prevent opening; may be NULL
    const char *games_folder; // where games are saved; NULL: the player's own folder, or nowhere if offscreen
} AppOptions;

#endif
