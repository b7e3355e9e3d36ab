// SPDX-License-Identifier: MIT
// Turns file and folder arguments into a list of files.
#ifndef STARDECK_CLI_FILES_H
#define STARDECK_CLI_FILES_H

#include "core/text.h"

// Initialize with {0}; files_finish frees it.
typedef struct Files {
    char **path;
    int count, capacity;
} Files;

// Adds a file as it is, or all files in a folder and below whose names end in one of `suffixes` (".json";
// ends with NULL), sorted by path, so that the order is the same everywhere. False with a sentence in
// `problem` if there is nothing with that name, nothing in the folder, or no memory.
bool files_add(Files *files, const char *path, const char *const suffixes[], Text *problem);
void files_finish(Files *files);

#endif
