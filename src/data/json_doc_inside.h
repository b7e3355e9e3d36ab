// SPDX-License-Identifier: MIT
// What a JsonDoc is made of. Private to json_doc.c, json_layer.c and json_gone.c.
#ifndef STARDECK_DATA_JSON_DOC_INSIDE_H
#define STARDECK_DATA_JSON_DOC_INSIDE_H

#include "data/json_scan.h"

// A file, and the number of the first node that comes from it. The nodes of later files have higher numbers.
typedef struct JsonSource {
    char *name;
    size_t first;
} JsonSource;

// A record that was taken out of a list.
typedef struct JsonGone {
    char *list, *id;
    const char *by; // the name of the file that says so: a source's
} JsonGone;

// A node's number is kept in its `valueint`.
struct JsonDoc {
    JsonSource *source; // source[0].name is the document's
    size_t source_count;
    cJSON *root;
    NodePlaces *node;
    size_t node_count;
    JsonGone *gone;
    size_t gone_count;
};

// json_gone.c: notes that this record has left this list, because of the file that node `by` comes from.
// False without memory. And frees what was noted.
bool json_gone_note(JsonDoc *doc, const cJSON *list, const cJSON *record, const cJSON *by);
void json_gone_finish(JsonDoc *doc);

#endif
