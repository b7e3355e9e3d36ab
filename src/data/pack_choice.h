// SPDX-License-Identifier: MIT
// Which packs are on and in which order they lie, kept in a file of the player's: packs.json beside the
// settings, {"packs": [{"id": "mypack", "on": true}]}, the topmost first.
#ifndef STARDECK_DATA_PACK_CHOICE_H
#define STARDECK_DATA_PACK_CHOICE_H

#include "data/pack_list.h"
#include "data/settings.h"

// Appends where the file is. False, and nothing is appended: there is nowhere to keep it.
bool pack_choice_path(Text *path);
// Appends the folder in which the player's own packs are looked for; it need not be there yet. False
// likewise.
bool pack_choice_folder(Text *path);

// Puts the packs of the list into the order of the file and switches them as it says. Packs that it does not
// name stay above the others as they are; one that was named when the program was started is on whatever it
// says.
SettingsOutcome pack_choice_read(PackList *list, const char *path, Problems *problems);

// Writes the list, but for packs that were named when the program was started. False with a sentence.
bool pack_choice_write(const PackList *list, const char *path, Text *problem);

#endif
