// SPDX-License-Identifier: MIT
// Reading the first line of a saved game. Only src/data includes this header, as cJSON shows in it.
#ifndef STARDECK_DATA_SAVE_HEADER_H
#define STARDECK_DATA_SAVE_HEADER_H

#include "data/json_doc.h"
#include "data/save.h"

// Fills save->header, and save->differs where `rules` allows that. False with problems.
bool save_read_header(Save *save, const JsonDoc *doc, const ScenarioPacks *packs, SaveRules rules,
                      Problems *problems);

// Is `node` 16 lower-case hex digits? Else a problem that calls it `key` (also when it is NULL, at `object`).
bool save_read_hash(const JsonDoc *doc, const cJSON *object, const char *key, uint64_t *hash,
                    Problems *problems);

#endif
