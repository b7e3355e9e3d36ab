// SPDX-License-Identifier: MIT
// A bug-report bundle: a folder with versions, settings, history and the game. Nothing leaves the machine;
// the player passes the folder on. A running game's file reveals hidden cards, so it is left out unless the
// player agrees. Written by frame/bundle.c, which knows the files.
#ifndef STARDECK_APP_STAGE_BUNDLE_H
#define STARDECK_APP_STAGE_BUNDLE_H

#include "app/stage/context.h"

typedef enum BundleGame {
    BUNDLE_NO_GAME, // none, or the lesson or a trial, which anybody can start
    BUNDLE_OPEN,    // over: nothing is hidden any more
    BUNDLE_HIDDEN   // still running
} BundleGame;

BundleGame bundle_game(const App *app); // what a bundle made now would contain of the game

// Creates a new folder below $XDG_DATA_HOME/stardeck/bundles (else ~/.local/share/…) with about.txt,
// settings.json, log.txt and, if nothing is hidden or `with_hidden`, game.jsonl (a saved game). `folder` is
// set to its path. On failure returns false and adds a sentence to `problem`; files already written stay.
bool bundle_write(const App *app, bool with_hidden, Text *folder, Text *problem);

#endif
