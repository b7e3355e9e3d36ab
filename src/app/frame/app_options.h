// SPDX-License-Identifier: MIT
// What the window is opened with.
#ifndef STARDECK_APP_FRAME_APP_OPTIONS_H
#define STARDECK_APP_FRAME_APP_OPTIONS_H

#include "data/shelf.h"
#include "play/session.h"

typedef struct AppOptions {
    const Catalog *catalog;    // the pack of the game that is shown first; outlives the window
    PackShelf *shelf;          // the packs of all games, that one too, likewise; NULL: there is no other
    const char *cards_folder;  // "cards": language files are read from here
    const char *assets_folder; // fonts, icons, interface words
    const char *language;      // "en", "de"; NULL: from the environment, else English
    int width, height;         // 0: 1280 x 720
    bool fullscreen;
    bool offscreen; // tests: a picture instead of a window (frame.h); no worker makes pictures or thinks
    const char *trace_file;     // NULL: none
    const SessionOptions *game; // not NULL: start this game at once, without the menus
    const char *watch;          // not NULL: look at this saved game at once
    const char *load;           // not NULL: go on with this saved game at once
    bool *words_fault;          // set to true when language files keep it from opening; may be NULL
    const char *games_folder;   // where games are saved; NULL: in the player's own folder, offscreen nowhere
} AppOptions;

#endif
