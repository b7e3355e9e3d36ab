// SPDX-License-Identifier: MIT
// A pack's description of itself: its pack.json.
#ifndef STARDECK_DATA_PACK_INFO_H
#define STARDECK_DATA_PACK_INFO_H

#include "core/problem.h"
#include "engine/schema.h"

#include <stdint.h>

#define PACK_FILE "pack.json"
#define PACK_NAME_MAX 64
#define PACK_VERSION_MAX 24
#define PACK_ABOUT_MAX 400
#define PACK_URL_MAX 200
#define PACK_OTHERS_MAX 8

typedef struct PackInfoPlace {
    int line, column; // in pack.json, from 1; 0: not present
} PackInfoPlace;

// Another pack, as "id" or "id>=1.2".
typedef struct PackOther {
    char said[PACK_NAME_MAX];
    char id[ID_MAX];
    char least[PACK_VERSION_MAX]; // "": any version
    PackInfoPlace at;
} PackOther;

typedef struct PackInfo {
    bool read; // pack.json is an object, so that what follows was looked for
    char id[ID_MAX];
    char name[PACK_NAME_MAX]; // display name, given by its author
    char version[PACK_VERSION_MAX];
    char author[PACK_NAME_MAX];                                              // "": not given
    char about[PACK_ABOUT_MAX];                                              // "": not given
    char licence[PACK_NAME_MAX], url[PACK_URL_MAX], language[PACK_NAME_MAX]; // for people; "": not given
    char program[PACK_VERSION_MAX]; // the oldest Stardeck it goes with, ">=0.2"; "": any
    // The game whose cards it changes; "": several, each in a folder named by the game's id.
    char game[ID_MAX];
    char builds_on[ID_MAX]; // the pack that must be below it; "": only the game's own
    uint8_t needs_count, conflicts_count;
    PackOther needs[PACK_OTHERS_MAX];     // must be on and below it
    PackOther conflicts[PACK_OTHERS_MAX]; // must not be on
    PackInfoPlace id_at, game_at, builds_on_at;
} PackInfo;

extern const Schema pack_info_schema;

// Reads FOLDER/pack.json. False with problems, also if this program is too old for the pack; `info` then
// keeps what could be read. Doesn't check whether the game or other packs exist.
bool pack_info_load(PackInfo *info, const char *folder, Problems *problems);

// True if version `a` is older than `b`, by their numbers: "1.9" is older than "1.10", "1" is "1.0".
bool pack_version_is_older(const char *a, const char *b);

// Adds a problem about FOLDER/pack.json, at one of the places above.
void pack_info_problem(const char *folder, PackInfoPlace at, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

// True if the folder has a pack.json.
bool pack_info_exists(const char *folder);

#endif
