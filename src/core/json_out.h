// SPDX-License-Identifier: MIT
// Writing JSON, comma and escaping care included. Reading it is src/data's business. One document per writer,
// on one line; nesting at most JSON_OUT_DEPTH. Numbers in a document are whole, or decimals written exactly.
#ifndef STARDECK_CORE_JSON_OUT_H
#define STARDECK_CORE_JSON_OUT_H

#include "core/text.h"

#include <stdint.h>

#define JSON_OUT_DEPTH 32

typedef struct JsonOut {
    Text *out; // not owned
    int depth;
    bool comma[JSON_OUT_DEPTH]; // whether the next value at this depth needs a comma before it
} JsonOut;

void json_out_init(JsonOut *json, Text *out);

// `key` NULL: inside a list or at the top. Every begin has its end.
void json_begin_object(JsonOut *json, const char *key);
void json_end_object(JsonOut *json);
void json_begin_list(JsonOut *json, const char *key);
void json_end_list(JsonOut *json);
void json_string(JsonOut *json, const char *key, const char *value); // value NULL writes null
void json_number(JsonOut *json, const char *key, int64_t value);
void json_eighths(JsonOut *json, const char *key, int64_t eighths); // 84 writes 10.5
void json_bool(JsonOut *json, const char *key, bool value);
void json_raw(JsonOut *json, const char *key, const char *value); // `value` is JSON already
void json_null(JsonOut *json, const char *key);
void json_decimal(JsonOut *json, const char *key, double value,
                  int decimals); // figures for people, never state

// Appends the same document for people to read: a value a line, but lists of plain values on one.
void json_out_indent(const char *document, Text *out);

#endif
