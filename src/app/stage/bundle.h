// SPDX-License-Identifier: MIT
// What somebody needs to find a fault of the program, as a folder of files: versions, settings, the history
// and the game. Nothing leaves the machine; who wants to pass the folder on does it by hand. A running game's
// hidden cards follow from its file, so that stays out unless the player says otherwise. Written by the frame
// (frame/bundle.c), which knows the files.
#ifndef STARDECK_APP_STAGE_BUNDLE_H
#define STARDECK_APP_STAGE_BUNDLE_H

#include "app/stage/context.h"

typedef enum BundleGame {
    BUNDLE_NO_GAME, // or the lesson, which everybody has
    BUNDLE_OPEN,    // it is over: nothing is hidden any more
    BUNDLE_HIDDEN   // it is going on
} BundleGame;

BundleGame bundle_game(const App *app);

// Makes a new folder below $XDG_DATA_HOME/stardeck/bundles (else ~/.local/share/…) and puts there about.txt,
// settings.json, log.txt and, `with_hidden` or when nothing is hidden, game.jsonl (a saved game). Appends its
// path to `folder`. False with a sentence in `problem`; what could be written is left there.
bool bundle_write(const App *app, bool with_hidden, Text *folder, Text *problem);

#endif
