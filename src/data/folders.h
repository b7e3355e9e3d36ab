// SPDX-License-Identifier: MIT
// Folders of the player's own files.
#ifndef STARDECK_DATA_FOLDERS_H
#define STARDECK_DATA_FOLDERS_H

#include "core/text.h"

// As the XDG base directories name them; which folder of the home each one else is stands in folders.c.
typedef enum UserFolder {
    FOLDER_CONFIG, // what the player has chosen
    FOLDER_DATA,   // what the player has made: games
    FOLDER_STATE   // what helps after a restart and is no loss
} UserFolder;

// Appends our folder among those of the user ("/home/ann/.config/stardeck"); it need not be there yet. False,
// and nothing is appended, when there is nowhere to keep anything: neither the variable nor HOME names a
// whole path.
bool folders_user(UserFolder folder, Text *path);

// Makes every folder on the way to the file `path`. Returns 0, or the errno of the last that could not be
// made: opening the file would say only that its folder is missing.
int folders_make(const char *path);

#endif
