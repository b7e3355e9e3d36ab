// SPDX-License-Identifier: MIT
// How often a computer opponent was measured to win against another one, in games of two seats: what the
// set-up screen tells of a level. The file is written by tests/strength/opponents.py, together with
// assets/OPPONENTS.md.
#ifndef STARDECK_DATA_STRENGTHS_H
#define STARDECK_DATA_STRENGTHS_H

#include "core/problem.h"

#define STRENGTHS_FILE "opponents.json"
#define STRENGTHS_MOST 64
#define STRENGTH_WORD 32 // bytes of an id

typedef struct Strength {
    char game[STRENGTH_WORD], who[STRENGTH_WORD], against[STRENGTH_WORD]; // ids: "tactics", "hard", "normal"
    int percent; // of the games that `who` won, 0 to 100
} Strength;

typedef struct Strengths {
    Strength item[STRENGTHS_MOST];
    int count;
} Strengths;

// Reads the file in the folder of assets into `strengths`, which needs no freeing. Entries at fault are left
// out and reported; false, with problems and without entries, if the file can't be read at all.
bool strengths_load(Strengths *strengths, const char *assets, Problems *problems);

// What was measured of this opponent in this game; NULL: nothing. Belongs to `strengths`.
const Strength *strengths_find(const Strengths *strengths, const char *game, const char *who);

#endif
