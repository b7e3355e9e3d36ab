// SPDX-License-Identifier: MIT
// Which packs are on and their order, saved in packs.json next to the settings: {"packs": [{"id": "mypack",
// "on": true}]}, topmost first.
#ifndef STARDECK_DATA_PACK_CHOICE_H
#define STARDECK_DATA_PACK_CHOICE_H

#include "data/pack_list.h"
#include "data/settings.h"

// Appends the path of the file. False, with nothing appended, if there is no place for it.
bool pack_choice_path(Text *path);
// Appends the folder of the player's own packs, which may not exist yet. False likewise.
bool pack_choice_folder(Text *path);

// Sorts the packs of the list and switches them on or off as the file says. Packs it doesn't mention stay
// above the others, unchanged; a pack named on the command line is on, whatever the file says.
SettingsOutcome pack_choice_read(PackList *list, const char *path, Problems *problems);

// Writes the list, except for packs named on the command line. False with a sentence in `problem`.
bool pack_choice_write(const PackList *list, const char *path, Text *problem);

#endif
