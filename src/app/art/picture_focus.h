// SPDX-License-Identifier: MIT
// Where the motif of a picture is: what a crop must keep. The shipped pictures say so in one file,
// pictures/focus.txt, a line each.
#ifndef STARDECK_APP_ART_PICTURE_FOCUS_H
#define STARDECK_APP_ART_PICTURE_FOCUS_H

#include "core/layers.h"

#include <stdbool.h>

#define PICTURE_FOCUSES_MAX 256
#define PICTURE_FOCUS_FILE "pictures/focus.txt"

// Fractions of the picture's width and height, from its upper left corner.
typedef struct PictureFocus {
    float x, y;
} PictureFocus;

typedef struct NamedFocus {
    char name[64]; // below pictures/, without ending: "deck_building/spock"
    PictureFocus at;
} NamedFocus;

// Read once, then constant: any thread may look things up.
typedef struct PictureFocuses {
    NamedFocus item[PICTURE_FOCUSES_MAX];
    int count;
} PictureFocuses;

// Reads one line of the file, "deck_building/spock 40 30": percent of the width and of the height. False if
// it is a comment, empty or wrong.
bool picture_focus_read(const char *line, NamedFocus *out);
// Reads the file of the lowest folder; without one, `out` is empty.
void picture_focuses_load(const Layers *assets, PictureFocuses *out);
// Finds the motif of a picture by its asset path. False if the file doesn't name it, or if a higher folder
// brings another picture of this name.
bool picture_focus_find(const PictureFocuses *focuses, const Layers *assets, const char *file,
                        PictureFocus *out);

#endif
