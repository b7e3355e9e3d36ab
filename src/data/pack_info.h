// SPDX-License-Identifier: MIT
// A pack's description of itself: its pack.json.
#ifndef STARDECK_DATA_PACK_INFO_H
#define STARDECK_DATA_PACK_INFO_H

#include "core/problem.h"
#include "engine/schema.h"

#define PACK_FILE "pack.json"
#define PACK_NAME_MAX 64
#define PACK_VERSION_MAX 24
#define PACK_ABOUT_MAX 400

typedef struct PackInfoPlace {
    int line, column; // in pack.json, from 1; 0: not present
} PackInfoPlace;

typedef struct PackInfo {
    char id[ID_MAX];
    char name[PACK_NAME_MAX]; // display name, given by its author
    char version[PACK_VERSION_MAX];
    char author[PACK_NAME_MAX]; // "": not given
    char about[PACK_ABOUT_MAX]; // "": not given
    // The game whose cards it changes; "": several, each in a folder named by the game's id.
    char game[ID_MAX];
    char builds_on[ID_MAX]; // the pack that must be below it; "": only the game's own
    PackInfoPlace id_at, game_at, builds_on_at;
} PackInfo;

extern const Schema pack_info_schema;

// Reads FOLDER/pack.json. False with problems; `info` then keeps what could be read. Doesn't check whether
// the game or the pack to build on exists.
bool pack_info_load(PackInfo *info, const char *folder, Problems *problems);

// Adds a problem about FOLDER/pack.json, at one of the places above.
void pack_info_problem(const char *folder, PackInfoPlace at, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

// True if the folder has a pack.json.
bool pack_info_exists(const char *folder);

#endif
