// SPDX-License-Identifier: MIT
// Shared by reading and replaying saved games. Private to src/data because it exposes cJSON.
#ifndef STARDECK_DATA_SAVE_SNAPSHOT_H
#define STARDECK_DATA_SAVE_SNAPSHOT_H

#include "data/json_doc.h"

// The position after the first `at` commands, as the game reported it when the file was written.
typedef struct SaveSnapshot {
    int at, line;
    JsonDoc *doc;        // the line; owned by the save
    const cJSON *report; // part of `doc`
} SaveSnapshot;

#endif
