// SPDX-License-Identifier: MIT
// Which packs are on and their order, saved in packs.json next to the settings: {"packs": [{"id": "mypack",
// "on": true}]}, topmost first.
#ifndef STARDECK_DATA_PACK_CHOICE_H
#define STARDECK_DATA_PACK_CHOICE_H

#include "data/pack_list.h"
#include "data/settings.h"

// Appends the path of packs.json, which may not exist yet. False, with nothing appended, if the environment
// gives no location for the player's files (folders_user).
bool pack_choice_path(Text *path);
// Appends the folder of the player's own packs, which may not exist yet. False as pack_choice_path.
bool pack_choice_folder(Text *path);

// Sorts the packs of the list and switches them on or off as the file says. Packs it doesn't mention stay
// above the others, unchanged; a pack named on the command line is on, whatever the file says. What it says
// of packs that are not here, and keys that this program doesn't know, are kept in list->rest; faults, which
// are also in `problems`, in list->choice_faults.
SettingsOutcome pack_choice_read(PackList *list, const char *path, Problems *problems);

// Writes the list, except for packs named on the command line, with what is in list->rest. False with a
// sentence in `problem`; so if a broken file could not be put aside.
bool pack_choice_write(const PackList *list, const char *path, Text *problem);

// A pack that the file names and that is not here. Strings belong to the list.
typedef struct PackAbsent {
    const char *id;
    const char *name; // "": unknown, as it has not been here since the program began
    bool on;
} PackAbsent;
// The number of these packs, and each of them, `number` from 0 to below that. Valid until the list changes.
int pack_choice_absents(const PackList *list);
PackAbsent pack_choice_absent(const PackList *list, int number);
// Forgets what the file says of the absent pack with this id, so that it is not written again. Does nothing
// if there is none.
void pack_choice_forget(PackList *list, const char *id);

// For pack_list_refresh: moves what was read of the choice from a list to the new one of the same packs.
// Packs that are gone become part of the rest; one that is back is on or off as it was.
void pack_choice_carry_on(PackList *now, PackList *before);
void pack_choice_free(PackChoiceRest *rest); // accepts NULL

#endif
