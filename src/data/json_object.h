// SPDX-License-Identifier: MIT
// Objects that are read by hand, where no schema (engine/schema.h) would fit. Only for src/data, as
// json_doc.h.
#ifndef STARDECK_DATA_JSON_OBJECT_H
#define STARDECK_DATA_JSON_OBJECT_H

#include "data/json_doc.h"

// The value of a key; NULL: there is none, or `object` is none.
const cJSON *json_member(const cJSON *object, const char *key);

// Has the object no other keys than `allowed`, which ends with NULL? Else a problem for each, with what was
// surely meant; `what` is the object in words: "a step".
bool json_only_keys(const JsonDoc *doc, const cJSON *object, const char *what, const char *const allowed[],
                    Problems *problems);

// Is the node an object? Else a problem.
bool json_is_object(const JsonDoc *doc, const cJSON *node, const char *what, Problems *problems);

#endif
