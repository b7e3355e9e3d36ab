// SPDX-License-Identifier: MIT
// The internals of JsonDoc, for json_doc.c, json_layer.c and json_removed.c only.
#ifndef STARDECK_DATA_JSON_DOC_INSIDE_H
#define STARDECK_DATA_JSON_DOC_INSIDE_H

#include "data/json_scan.h"

// A source file and the number of its first node. Nodes of later files have higher numbers.
typedef struct JsonSource {
    char *name; // owned
    size_t first;
} JsonSource;

// A record that was removed from a list.
typedef struct JsonRemoved {
    char *list, *id; // owned
    const char *by;  // the file that removed it: the name of a source
} JsonRemoved;

// A node's number is stored in its `valueint`.
struct JsonDoc {
    JsonSource *source; // source[0].name is the document's name
    size_t source_count;
    cJSON *root;
    NodePlaces *node;
    size_t node_count;
    JsonRemoved *gone;
    size_t gone_count;
};

// json_removed.c: records that `record` was removed from `list` by the file that node `by` comes from, false
// if memory runs out; and frees these notes.
bool json_removed_note(JsonDoc *doc, const cJSON *list, const cJSON *record, const cJSON *by);
void json_removed_finish(JsonDoc *doc);

#endif
