// SPDX-License-Identifier: MIT
// Files and folders given as arguments, as a list of files.
#ifndef STARDECK_CLI_FILES_H
#define STARDECK_CLI_FILES_H

#include "core/text.h"

// Start with {0}; files_finish frees it.
typedef struct Files {
    char **path;
    int count, capacity;
} Files;

// Adds a file as it is, or of a folder every file in it and below whose name ends in `suffix` (".json"), in
// the order of their paths, so that the order is the same everywhere. False with a sentence when there is
// nothing of that name, nothing in the folder, or no memory.
bool files_add(Files *files, const char *path, const char *suffix, Text *problem);
void files_finish(Files *files);

#endif
