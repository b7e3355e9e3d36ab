// SPDX-License-Identifier: MIT
// Checks JSON text strictly by the standard (RFC 8259) without building anything: finds the first fault,
// describes it for people, and records where each value and key begins. cJSON, which builds the values, is
// laxer and keeps no positions.
#ifndef STARDECK_DATA_JSON_SCAN_H
#define STARDECK_DATA_JSON_SCAN_H

#include "data/json_doc.h"

typedef struct NodePlaces {
    JsonPlace key; // {0, 0} if the value has no key
    JsonPlace value;
} NodePlaces;

typedef struct JsonScan {
    // One per value, each before the values inside it, in file order; owned by the caller.
    NodePlaces *node;
    size_t count, capacity;
    int line; // the text's line in a file with one document per line; 0: the text is the whole file
    JsonPlace fault_place;
    char fault[160]; // "" if there is none
} JsonScan;

// Initialize with {0}, or with `line`; call free(scan->node) afterwards in any case. False if the text has a
// fault, or memory runs out.
bool json_scan(JsonScan *scan, const char *text, size_t length);

#endif
