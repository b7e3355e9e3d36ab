// SPDX-License-Identifier: MIT
// Walks JSON text by the letter of the standard (RFC 8259), without building anything: finds the first fault
// and says it in words for people, and notes where each value and key begins. The values are built by cJSON,
// which is laxer and keeps no places.
#ifndef STARDECK_DATA_JSON_SCAN_H
#define STARDECK_DATA_JSON_SCAN_H

#include "data/json_doc.h"

typedef struct NodePlaces {
    JsonPlace key; // {0, 0} without a key
    JsonPlace value;
} NodePlaces;

typedef struct JsonScan {
    NodePlaces *node; // one a value, each before the values inside it, in file order; owned by whoever scans
    size_t count, capacity;
    int line; // which line of its file the text is, for a file of many; 0: the text is the whole file
    JsonPlace fault_place;
    char fault[160]; // "" without fault
} JsonScan;

// Start with {0}, or with `line`; free(scan->node) afterwards in any case. False if the text has a fault.
bool json_scan(JsonScan *scan, const char *text, size_t length);

#endif
