// SPDX-License-Identifier: MIT
// What a pack says of itself: its pack.json.
#ifndef STARDECK_DATA_PACK_INFO_H
#define STARDECK_DATA_PACK_INFO_H

#include "core/problem.h"
#include "engine/schema.h"

#define PACK_FILE "pack.json"
#define PACK_NAME_MAX 64
#define PACK_VERSION_MAX 24
#define PACK_ABOUT_MAX 400

typedef struct PackInfoPlace {
    int line, column; // in pack.json; 0: it is not there
} PackInfoPlace;

typedef struct PackInfo {
    char id[ID_MAX];
    char name[PACK_NAME_MAX]; // as its author calls it
    char version[PACK_VERSION_MAX];
    char author[PACK_NAME_MAX]; // "": nobody is named
    char about[PACK_ABOUT_MAX]; // "": nothing is said
    char game[ID_MAX];          // whose cards it changes; "": of any, each in a folder with the game's id
    char builds_on[ID_MAX];     // the pack that must lie below it; "": the game's own will do
    PackInfoPlace id_at, game_at, builds_on_at;
} PackInfo;

extern const Schema pack_info_schema;

// Reads FOLDER/pack.json. False with problems; what it found out until then stays in `info`. Whether there is
// such a game, or such a pack to build on, is not asked.
bool pack_info_load(PackInfo *info, const char *folder, Problems *problems);

// Adds a problem about the pack.json in this folder, at one of the places above.
void pack_info_problem(const char *folder, PackInfoPlace at, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

// Does the folder have a pack.json?
bool pack_info_there(const char *folder);

#endif
