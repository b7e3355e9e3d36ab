// SPDX-License-Identifier: MIT
// The folders of the player's own files.
#ifndef STARDECK_DATA_FOLDERS_H
#define STARDECK_DATA_FOLDERS_H

#include "core/text.h"

// As in the XDG Base Directory specification; folders.c has the fallbacks in the home folder.
typedef enum UserFolder {
    FOLDER_CONFIG, // what the player has chosen
    FOLDER_DATA,   // what the player has made: games
    FOLDER_STATE   // useful after a restart, but no loss
} UserFolder;

// Appends our folder there ("/home/ann/.config/stardeck"), which may not exist yet. False, with nothing
// appended, if neither the XDG variable nor HOME is an absolute path.
bool folders_user(UserFolder folder, Text *path);

// Creates all missing folders on the way to the file `path`. Returns 0, or the errno of the last that could
// not be created (opening the file would only say that its folder is missing).
int folders_make(const char *path);

// Whether files can be made in `folder`, which may not exist yet, as far as its rights tell; nothing is
// created. Returns 0, or an errno: why not.
int folders_refused(const char *folder);

// Removes what is at `path`, a folder with everything in it; links are removed, not followed. What can't be
// removed stays.
void folders_remove(const char *path);

#endif
