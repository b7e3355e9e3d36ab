// SPDX-License-Identifier: MIT
// Writes a JSON document into a Text, on one line, with commas and escaping taken care of (src/data reads
// JSON). Numbers are integers or exact decimals. Strings are UTF-8; invalid bytes become U+FFFD. Running out
// of memory is recorded in the Text.
#ifndef STARDECK_CORE_JSON_OUT_H
#define STARDECK_CORE_JSON_OUT_H

#include "core/text.h"

#include <stdint.h>

#define JSON_OUT_DEPTH 32

typedef struct JsonOut {
    Text *out; // not owned; must outlive the writer
    int depth;
    bool comma[JSON_OUT_DEPTH]; // whether the next value at this depth needs a comma before it
} JsonOut;

void json_out_init(JsonOut *json, Text *out);

// In all functions below, `key` is NULL inside a list and at the top level. Every begin needs its end;
// nesting deeper than JSON_OUT_DEPTH - 1 is an error of the caller (asserted).
void json_begin_object(JsonOut *json, const char *key);
void json_end_object(JsonOut *json);
void json_begin_list(JsonOut *json, const char *key);
void json_end_list(JsonOut *json);
void json_string(JsonOut *json, const char *key, const char *value); // value NULL writes null
void json_number(JsonOut *json, const char *key, int64_t value);
void json_eighths(JsonOut *json, const char *key, int64_t eighths); // 84 writes 10.5
void json_bool(JsonOut *json, const char *key, bool value);
void json_raw(JsonOut *json, const char *key, const char *value); // `value` is valid JSON, inserted as is
void json_null(JsonOut *json, const char *key);
// Rounded to `decimals` places (0 to 9); null if the value is not finite or too large. For figures shown to
// people, never for state.
void json_decimal(JsonOut *json, const char *key, double value, int decimals);

// Appends `document`, a valid document from this writer, indented for people: one value per line, but lists
// and objects without nesting on a single line.
void json_out_indent(const char *document, Text *out);

#endif
