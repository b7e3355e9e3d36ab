// SPDX-License-Identifier: MIT
// Faults that a game finds in a pack: a message plus the path of the offending value. The listener, which
// reads the pack, maps the path to a file and line.
#ifndef STARDECK_CORE_FAULTS_H
#define STARDECK_CORE_FAULTS_H

#include "core/text.h"

#define FAULT_PATH_MAX 128

// Path of a value from the pack's folder, steps separated by '/', list indices from 0:
// "deck.json/cards/3/effects/0/when". Where the last steps don't exist, the path means the innermost value
// that does. Longer paths are cut. "deck.json/cards/*/copies" means the sum of this number over all entries
// of the list ("…/copies?set=basic starter": over those with one of these words as their "set"), and
// "deck.json/cards/3/effects/-" that this list has too few entries: the listener adds which packs take some
// out, if there are several ("…/-?set=draft": entries with one of these words as their "set").
// "game.json/starting_deck/3|deck.json/cards/5/copies": the value at the first path does not go with the one
// at the second, of which the listener adds where it stands, if that is in a pack.
typedef struct FaultPath {
    char text[FAULT_PATH_MAX];
} FaultPath;

FaultPath fault_path(const char *format, ...) TEXT_PRINTF(1, 2);

// Marks, at its end, a message about such a sum (of a path with "*"), to which the listener appends what each
// pack contributes, if there are several. Expands to nothing.
#define FAULT_SHARES ""

// Initialize with {0} (faults are only counted) or with a listener. The strings passed to `tell` are valid
// only during the call.
typedef struct Faults {
    void (*tell)(void *listener, const char *path, const char *message);
    void *listener;
    int count; // reported so far
} Faults;

// Reports a fault. The message may begin with a code in brackets, as in core/problem.h; it is cut at
// PROBLEM_MESSAGE_MAX bytes.
void faults_add(Faults *faults, FaultPath path, const char *format, ...) TEXT_PRINTF(3, 4);

#endif
