// SPDX-License-Identifier: MIT
// What a game has to say about a pack: sentences, each with the place it is about. Whoever reads the pack
// listens, and knows in which file and line that stands.
#ifndef STARDECK_CORE_FAULTS_H
#define STARDECK_CORE_FAULTS_H

#include "core/text.h"

#define FAULT_PATH_MAX 128

// Steps from the pack's folder with '/', list places from 0: "deck.json/cards/3/effects/0/when" is that
// value. What is not there stands for the innermost value on the way to it that is.
typedef struct FaultPath {
    char text[FAULT_PATH_MAX];
} FaultPath;

FaultPath fault_path(const char *format, ...) TEXT_PRINTF(1, 2);

// Start with {0} or a listener.
typedef struct Faults {
    void (*tell)(void *listener, const char *path, const char *message);
    void *listener;
    int count; // told so far
} Faults;

// A message may begin with its code, as in core/problem.h.
void faults_add(Faults *faults, FaultPath path, const char *format, ...) TEXT_PRINTF(3, 4);

#endif
