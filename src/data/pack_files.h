// SPDX-License-Identifier: MIT
// Walks through a pack's folder. Leaves out what other programs leave behind ("._deck.json", "Thumbs.db",
// "deck.json~", ".git"): nobody means it to be part of the pack.
#ifndef STARDECK_DATA_PACK_FILES_H
#define STARDECK_DATA_PACK_FILES_H

#include "core/problem.h"

typedef enum PackFileKind {
    PACK_FILE_REGULAR,
    PACK_FILE_FOLDER,
    PACK_FILE_SPECIAL, // a pipe, socket or device
    PACK_FILE_LOST,    // a link to something that doesn't exist
    PACK_FILE_OUTSIDE  // a link that leads out of the pack's folder
} PackFileKind;

// `path` is relative to the folder and valid during the call.
typedef void (*PackFileVisitor)(void *context, const char *path, PackFileKind kind);

// Visits everything below the folder, a pack's or one in it, sorted by path; the first thousands of files if
// there are more. Links are followed that stay in the pack's folder, which may be one itself. A missing
// folder is empty. False if memory runs out.
bool pack_files_walk(const char *folder, PackFileVisitor visit, void *context);

// True if a file or folder of this name is what other programs leave behind. `name`: without folders.
bool pack_files_is_junk(const char *name);

// True if this file is for people: a text, README or licence. `path` may include folders.
bool pack_files_is_documentation(const char *path);

// Adds a fault for everything that can't be read as its name says: pipes and devices, folders called like
// files, links that lead nowhere or out of the pack. Not for a file that is among the problems already. True
// if any lead out.
bool pack_files_refuse(const char *folder, Problems *problems);

#endif
