// SPDX-License-Identifier: MIT
// Reads the first line of a saved game. Private to src/data because it exposes cJSON.
#ifndef STARDECK_DATA_SAVE_HEADER_H
#define STARDECK_DATA_SAVE_HEADER_H

#include "data/json_doc.h"
#include "data/save.h"

// Fills save->header, and save->differs if `rules` allows differences. False with problems.
bool save_read_header(Save *save, const JsonDoc *doc, const ScenarioPacks *packs, SaveRules rules,
                      Problems *problems);

// Reads 16 lower-case hex digits. False with a problem that calls the value `key` (at `object` if `node` is
// NULL).
bool save_read_hash(const JsonDoc *doc, const cJSON *object, const char *key, uint64_t *hash,
                    Problems *problems);

#endif
