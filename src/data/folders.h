// SPDX-License-Identifier: MIT
// Folders of the player's own files.
#ifndef STARDECK_DATA_FOLDERS_H
#define STARDECK_DATA_FOLDERS_H

// Makes every folder on the way to the file `path`. What can't be made shows when the file is opened.
void folders_make(const char *path);

#endif
