// SPDX-License-Identifier: MIT
// The folder in which players keep what they have downloaded.
#ifndef STARDECK_DATA_DOWNLOAD_FOLDER_H
#define STARDECK_DATA_DOWNLOAD_FOLDER_H

#include "core/text.h"

// Appends XDG_DOWNLOAD_DIR, from the environment or user-dirs.dirs, or ~/Downloads, or else the home folder:
// the first that exists. False, with nothing appended, if none does.
bool download_folder(Text *folder);

// True if a file of this name may be an archive with a pack: .zip, .stardeck-pack, in capital letters too.
bool download_is_named_pack(const char *name);

// The archives in the folder that may be packs (.zip, .stardeck-pack), the newest first: writes their paths,
// which the caller frees, and returns how many, at most `most`.
int download_archives(const char *folder, char *paths[], int most);

#endif
