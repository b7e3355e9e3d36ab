// SPDX-License-Identifier: MIT
// The folders of the player's own files.
#ifndef STARDECK_DATA_FOLDERS_H
#define STARDECK_DATA_FOLDERS_H

#include "core/platform.h"

// core/platform.h says what they are for.
typedef enum UserFolder {
    FOLDER_CONFIG = PLATFORM_CONFIG,
    FOLDER_DATA = PLATFORM_DATA,
    FOLDER_STATE = PLATFORM_STATE
} UserFolder;

// Appends our folder there ("/home/ann/.config/stardeck"), which may not exist yet. False, with nothing
// appended, if the environment doesn't say where it is: on POSIX systems if neither the XDG variable nor HOME
// is an absolute path.
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
