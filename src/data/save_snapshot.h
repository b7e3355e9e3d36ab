// SPDX-License-Identifier: MIT
// What reading and replaying a saved game share. Only src/data includes this header, as cJSON shows in it.
#ifndef STARDECK_DATA_SAVE_SNAPSHOT_H
#define STARDECK_DATA_SAVE_SNAPSHOT_H

#include "data/json_doc.h"

// The position after the first `at` commands, as the game reported it when the file was written.
typedef struct SaveSnapshot {
    int at, line;
    JsonDoc *doc; // the line; owned by the save
    const cJSON *report;
} SaveSnapshot;

#endif
