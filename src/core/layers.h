// SPDX-License-Identifier: MIT
// Folders that lie one upon another: what came with the program at the bottom, above it what players add.
// Each holds files of the same names, and only those that differ from what lies below; the topmost one that
// has a file counts.
#ifndef STARDECK_CORE_LAYERS_H
#define STARDECK_CORE_LAYERS_H

#include "core/text.h"

#define LAYERS_MAX 24

// What is to be taken as if it were not there: of this file in this folder the value that the steps lead to,
// each the number of a child from 0. No steps: the file. For asking what follows from it.
typedef struct LayersCut {
    int layer;
    const char *file;
    const int *step;
    int depth;
} LayersCut;

// Start with {0}; layers_finish frees it.
typedef struct Layers {
    int count;
    char *folder[LAYERS_MAX]; // the lowest first
    const LayersCut *cut;     // the caller's; NULL: nothing
} Layers;

// Lays a folder upon the others. False when there is no more room, or no memory.
bool layers_add(Layers *layers, const char *folder);
bool layers_copy(Layers *to, const Layers *layers);
void layers_finish(Layers *layers);

// Are they the same folders in the same order?
bool layers_equal(const Layers *a, const Layers *b);

// Appends where this folder has the file, if it has it.
bool layers_file(const Layers *layers, int layer, const char *name, Text *path);

// Appends the path of the file in the topmost folder that has it ("…/lang/de.json"). False: none has it, and
// what is appended is where the lowest would have it.
bool layers_find(const Layers *layers, const char *name, Text *path);

#endif
