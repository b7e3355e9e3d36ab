// SPDX-License-Identifier: MIT
// What a JsonDoc is made of. Private to json_doc.c and json_layer.c.
#ifndef STARDECK_DATA_JSON_DOC_INSIDE_H
#define STARDECK_DATA_JSON_DOC_INSIDE_H

#include "data/json_scan.h"

// A file, and the number of the first node that comes from it. The nodes of later files have higher numbers.
typedef struct JsonSource {
    char *name;
    size_t first;
} JsonSource;

// A node's number is kept in its `valueint`.
struct JsonDoc {
    JsonSource *source; // source[0].name is the document's
    size_t source_count;
    cJSON *root;
    NodePlaces *node;
    size_t node_count;
};

#endif
