// SPDX-License-Identifier: MIT
// Warns where a pack gives somebody another name and leaves open whether that is a plural.
#ifndef STARDECK_DATA_PACK_PLURALS_H
#define STARDECK_DATA_PACK_PLURALS_H

#include "data/words.h"

// Warns of each name of those who play that the topmost layer gives without a "number" in `language`: where
// the name below was a plural, and where an English one looks like one. `words`: of all layers, as
// words_load_layers loads them.
void pack_plurals_check(const Catalog *catalog, const Layers *layers, const char *language,
                        const Words *words, Problems *problems);

#endif
