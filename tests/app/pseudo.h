// SPDX-License-Identifier: MIT
// A pseudo-language: English with its words lengthened by 40 %, on screens, cards, rules pages and in the
// lesson. If its texts fit, translations will.
#ifndef STARDECK_TESTS_PSEUDO_H
#define STARDECK_TESTS_PSEUDO_H

#include <stdbool.h>

#define PSEUDO_LANGUAGE "xx"

// Folders like `assets` and `cards` with that language besides, made of links in `folder`, which is created.
// The paths go to `assets_out` and `cards_out` (1024 bytes each).
bool pseudo_make(const char *folder, const char *assets, const char *cards, char *assets_out,
                 char *cards_out);
// Removes the folder with the links.
void pseudo_remove(const char *folder);

#endif
