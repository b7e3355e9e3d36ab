// SPDX-License-Identifier: MIT
// stardeck rules GAME --explain ID.
#ifndef STARDECK_CLI_RULES_EXPLAIN_H
#define STARDECK_CLI_RULES_EXPLAIN_H

#include "data/layer_files.h"
#include "engine/catalog.h"

// Prints where each value of the records with this id comes from. Returns the exit status.
int rules_explain(const Catalog *catalog, const Layers *layers, const char *id, bool as_json);

#endif
