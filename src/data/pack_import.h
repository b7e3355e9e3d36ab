// SPDX-License-Identifier: MIT
// Imports a pack from an archive or a folder in two steps: it is unpacked into a hidden folder beside the
// player's packs, where it can be looked at, and then put in place by renaming, or dropped.
#ifndef STARDECK_DATA_PACK_IMPORT_H
#define STARDECK_DATA_PACK_IMPORT_H

#include "data/pack_lint.h"

// Initialize with {0}; pack_import_drop frees it and removes what has not been put in place.
typedef struct PackImport {
    char *source;  // owned: what was imported
    char *folder;  // owned: of the player's packs
    char *hidden;  // owned: the folder in it that holds the unpacked one; NULL: nothing is unpacked
    char *pack;    // owned: the unpacked pack, a folder in `hidden`
    PackInfo info; // as far as pack.json can be read
    bool named;    // it has an id of its own; else `info.id` is the name of its folder
    int files;     // of the pack
    char *away;    // owned: an archive that lay among the packs is here now; NULL: it lay elsewhere
    int beside;    // files beside it in the archive, which are left out
} PackImport;

// How an imported pack relates to the listed pack with its id.
typedef enum ImportRelation {
    IMPORT_NEW,
    IMPORT_NEWER, // its version is newer than that of the listed one
    IMPORT_SAME,  // the same version
    IMPORT_OLDER,
    IMPORT_TAKEN // the id belongs to a pack that is not the player's own: it can't be imported
} ImportRelation;

// Unpacks the pack in the archive or folder `source` into a hidden folder in `folder` (created if missing),
// and reads its pack.json. Faults of the pack itself are no reason to refuse it. False with problems and
// nothing left behind.
bool pack_import_open(PackImport *import, const char *source, const char *folder, Problems *problems);

// Compares it with the listed packs; *place (may be NULL) is the index of the one with its id, or -1. One
// without an id of its own is new.
ImportRelation pack_import_relation(const PackImport *import, const PackList *list, int *place);
// True if `there`, the listed pack with its id, is probably not another version of it: it has another name or
// author.
bool pack_import_is_another(const PackImport *import, const PackInfo *there);

// Fills `with` ({0}) with the packs as they would be with this one on and in place: instead of the one with
// its id, else on top. Returns its index in `with`; -1 if memory runs out or there is no room. The caller
// calls pack_list_finish.
int pack_import_preview(const PackImport *import, const PackList *list, PackList *with);

// True if what lint has found says something about it: any fault, and warnings in its own files.
bool pack_import_concerns(const PackImport *import, const Problem *problem);

// Sorts what concerns the pack at this index of the preview: `unmet` gets what it needs and what it doesn't
// go with, `faults` the rest. False: out of memory.
bool pack_import_sort(const PackImport *import, const PackList *with, int at, const Game *const games[],
                      const LintReport *all, LintReport *faults, LintReport *unmet);

// Moves the pack at this index of the list, and what it needs, so that it lies below the packs that need it
// and above those that it needs. True if anything was moved.
bool pack_import_settle(PackList *list, int at);

// Puts it in place, under its id. A pack of the player's with that id is moved to a folder of its own beside
// the packs' (appended to `aside`, which stays empty if there was none) and replaced. Appends the folder to
// `placed`. An archive that lay in the packs' folder, where nothing reads it, is moved beside what was
// replaced (`away`). False with a sentence in `problem`; then everything is as it was before.
bool pack_import_put(PackImport *import, const PackList *list, Text *placed, Text *aside, Text *problem);

void pack_import_drop(PackImport *import);

#endif
