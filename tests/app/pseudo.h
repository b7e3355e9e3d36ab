// SPDX-License-Identifier: MIT
// A language that nobody speaks: the English one with its words drawn out by 40 %, on the screens, the cards,
// the rules pages and in the lesson. Texts that fit in it fit in whatever it is translated into.
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
