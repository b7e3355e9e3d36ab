// SPDX-License-Identifier: MIT
// A step of a number that layers have changed, without cJSON: other rooms show it.
#ifndef STARDECK_DATA_JSON_STEP_H
#define STARDECK_DATA_JSON_STEP_H

// How a number came about that layers gave relative to what lay below ("+2", see json_relative.h).
typedef struct JsonStep {
    const char *change; // "+2"; NULL: the number at the bottom
    long value;         // the number after this step
    const char *file;
    int line;
    const char *when, *each; // the notes of that layer's node; NULL: none
} JsonStep;

#endif
