// SPDX-License-Identifier: MIT
// A parsed JSON file that knows where each of its values stands, so that every message about it can say
// FILE:LINE:COLUMN. Strict JSON, stricter than cJSON: text after its end, invalid UTF-8, \u0000, one key
// twice in an object, nesting deeper than JSON_DOC_DEPTH or more than JSON_DOC_BYTES is refused. Only
// src/data includes this header, as it is the only place that knows cJSON.
#ifndef STARDECK_DATA_JSON_DOC_H
#define STARDECK_DATA_JSON_DOC_H

#include "core/problem.h"

#include <cjson/cJSON.h>

#define JSON_DOC_DEPTH 64
#define JSON_DOC_BYTES (4u * 1024u * 1024u)

typedef struct JsonDoc JsonDoc;

// Lines and columns count from 1; columns count characters (code points), not bytes.
typedef struct JsonPlace {
    int line, column;
} JsonPlace;

// Reads and parses a file; messages name it by `path`. NULL with at least one problem added when it can't be
// read or is faulty; what is no file (a pipe, a device) is refused and not waited for. The caller owns the
// document.
JsonDoc *json_doc_load(const char *path, Problems *problems);
// The same for a path that somebody has named: it may be a pipe.
JsonDoc *json_doc_load_stream(const char *path, Problems *problems);

// The same for `length` bytes of text already in memory (copied as needed), called `name` in messages.
JsonDoc *json_doc_parse(const char *name, const char *text, size_t length, Problems *problems);

// The same for one line of a file in which every line is a document of its own; places are those in the file.
JsonDoc *json_doc_parse_line(const char *name, int line, const char *text, size_t length, Problems *problems);

// Frees the document and all its nodes. Accepts NULL.
void json_doc_destroy(JsonDoc *doc);

// Both are owned by the document.
const char *json_doc_name(const JsonDoc *doc);
const cJSON *json_doc_root(const JsonDoc *doc);

// Lays `over` upon the document: what `over` says counts, and what it doesn't say stays. Of objects, key by
// key; a null takes the key away. Of lists of objects with ids ({"id": "galaxy", …}), id by id: a new id
// comes last, {"id": "galaxy", "remove": true} takes the object away, an empty list changes nothing. An
// object upon any other list changes its entries by place, {"2": …} the second one. Everything else takes the
// place of what was there. Nodes keep the places of the file that they come from. Takes over `over`, whatever
// happens; its problems: an id or a place to be removed or changed that is not there. False with problems.
bool json_doc_layer(JsonDoc *doc, JsonDoc *over, Problems *problems);

// Takes "replace" out of the root object of `over`, which is to be laid upon `doc`: is it true? Then `over`
// is to take the place of the document. A problem when it is anything else, or has been misspelled.
bool json_doc_take_replace(const JsonDoc *doc, JsonDoc *over, Problems *problems);
// `over` takes the place of all that the document says. Takes over `over`; false without memory, with a
// problem.
bool json_doc_replace(JsonDoc *doc, JsonDoc *over, Problems *problems);

// The records that one or the other has taken out of a list of the root for good: the list's key, the id and
// the file that took it away, in the order in which that happened. NULL at the end.
const char *json_doc_gone(const JsonDoc *doc, size_t index, const char **list, const char **by);

// The file that a node comes from, owned by the document: its name, unless something was laid upon it.
const char *json_doc_file(const JsonDoc *doc, const cJSON *node);

// Takes this member out of the root object, so that nobody finds it there any more. It is the caller's
// (cJSON_Delete). NULL: there is none.
cJSON *json_doc_take(JsonDoc *doc, const char *key);

// Takes the value out that these steps lead to from the root, each the number of a child from 0; at least
// one.
void json_doc_cut(JsonDoc *doc, const int step[], int depth);

// Takes "$schema" out of the root object: it is there for editors, which look up by it what is allowed. False
// with a problem when it is no text.
bool json_doc_forget_schema(JsonDoc *doc, Problems *problems);

// The node reached from `from` (NULL: the root) by a path like "cards/3/effects/0": keys, and list places
// from 0. "" is `from` itself. NULL if there is no such node.
const cJSON *json_doc_find(const JsonDoc *doc, const cJSON *from, const char *path);

// The same, but stops at the deepest node on the way that does exist. Never NULL.
const cJSON *json_doc_nearest(const JsonDoc *doc, const cJSON *from, const char *path);

// Is the node a whole number from `min` to `max`? Then it is in *out. The one way to read numbers: `valueint`
// of the nodes of a document is NOT their value but serves for their places.
bool json_doc_whole(const cJSON *node, long min, long max, long *out);

// "an object", "a list", "a text", "a number", "true" …, for messages.
const char *json_doc_type(const cJSON *node);

// Where the value of a node of this document stands, and where its key does (the value's place if it has
// none).
JsonPlace json_doc_place(const JsonDoc *doc, const cJSON *node);
JsonPlace json_doc_key_place(const JsonDoc *doc, const cJSON *node);

// Adds a problem at a node's value, or at its key.
void json_doc_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);
void json_doc_key_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

#endif
