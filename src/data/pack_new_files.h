// SPDX-License-Identifier: MIT
// New names for the files of a pack that its cards name, for a copy of it: so the pictures of two people's
// copies are two pictures.
#ifndef STARDECK_DATA_PACK_NEW_FILES_H
#define STARDECK_DATA_PACK_NEW_FILES_H

#include "core/text.h"

// A file of the original pack and its copy in the new one, with what the cards of each name it
// ("file:decoy.svg"). All owned.
typedef struct PackNewFile {
    char *path, *said; // in the original; `path` with its folder
    char *name, *says; // in the copy; `name` without a folder
} PackNewFile;

// Initialize with {0}; pack_new_files_finish frees it.
typedef struct PackNewFiles {
    PackNewFile *file;
    int count;
} PackNewFiles;

// Lists the pictures, icons and emblems of the pack in `folder`, with names that begin with the copy's id, or
// with what is left of a long one. False if memory runs out.
bool pack_new_files_list(PackNewFiles *files, const char *folder, const char *pack_id);
void pack_new_files_finish(PackNewFiles *files);

// The file with this path in the original. NULL: none.
const PackNewFile *pack_new_files_at(const PackNewFiles *files, const char *path);
// The file that cards call (PackNewFile.said) by what `text` begins with, up to the closing quote. NULL:
// none.
const PackNewFile *pack_new_files_said(const PackNewFiles *files, const char *text);

#endif
