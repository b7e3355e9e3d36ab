// SPDX-License-Identifier: MIT
// A stack of folders: the files shipped with the program at the bottom, player-made packs above. Each folder
// holds files of the same names, but only those that differ from the layers below; the topmost folder that
// has a file wins.
#ifndef STARDECK_CORE_LAYERS_H
#define STARDECK_CORE_LAYERS_H

#include "core/text.h"

#define LAYERS_MAX 124

// A value to be ignored, to find out what depends on it: in file `file` of layer `layer`, the value reached
// by `depth` steps, each a child's index from 0. Depth 0 means the whole file.
typedef struct LayersCut {
    int layer;
    const char *file;
    const int *step;
    int depth;
} LayersCut;

// Where the file `file` of each layer is looked for, in place of the layer's own folder; NULL: it has none.
typedef struct LayersInstead {
    const char *file;
    const char *folder[LAYERS_MAX]; // not owned
} LayersInstead;

// Initialize with {0}; layers_finish frees it.
typedef struct Layers {
    int count;
    char *folder[LAYERS_MAX];     // lowest first; owned
    const LayersCut *cut;         // not owned, must outlive this; NULL: nothing is ignored
    const LayersInstead *instead; // likewise; NULL: all files lie in the folders
    // Of this folder no file counts but this one; not owned, must outlive this. NULL: all count.
    const char *only[LAYERS_MAX];
} Layers;

// Adds a copy of `folder` on top, without trailing slashes. False if there are already LAYERS_MAX or memory
// runs out.
bool layers_add(Layers *layers, const char *folder);
// Copies the folders into `to`, which the caller finishes even on failure; `cut`, `instead` and `only` are
// shared. False if memory runs out.
bool layers_copy(Layers *to, const Layers *layers);
void layers_finish(Layers *layers);

// True if both have the same folders in the same order.
bool layers_equal(const Layers *a, const Layers *b);

// Appends the path of `name` in folder number `layer`. False, with nothing appended, if that folder doesn't
// have it. A picture's ending may be in capital letters there ("spy.PNG" for "spy.png"), or the other way
// round.
bool layers_file(const Layers *layers, int layer, const char *name, Text *path);

// Appends the path of `name` ("lang/de.json") in the topmost folder that has it. If none has, returns false
// and appends the path it would have in the lowest folder.
bool layers_find(const Layers *layers, const char *name, Text *path);

#endif
