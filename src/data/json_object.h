// SPDX-License-Identifier: MIT
// Helpers for objects read by hand, where no schema (engine/schema.h) fits. Private to src/data, like
// json_doc.h.
#ifndef STARDECK_DATA_JSON_OBJECT_H
#define STARDECK_DATA_JSON_OBJECT_H

#include "data/json_doc.h"

// The value of a key, owned by its document; NULL if there is none or `object` is no object.
const cJSON *json_member(const cJSON *object, const char *key);

// Appends where a member (`key`), or with NULL the entry at `index`, of what lies at `path` lies: "effects/1"
// below "effects", counted from 1 as packs do. `path` is "" for the root.
void json_path_below(Text *out, const char *path, const char *key, int index);

// True if the object has only keys in `allowed` (ends with NULL); otherwise a problem for each other key,
// with a suggestion. `what` names the object in messages: "a step".
bool json_only_keys(const JsonDoc *doc, const cJSON *object, const char *what, const char *const allowed[],
                    Problems *problems);

// True if the node is an object; otherwise a problem.
bool json_is_object(const JsonDoc *doc, const cJSON *node, const char *what, Problems *problems);

#endif
