// SPDX-License-Identifier: MIT
// One mistake in a pack, and the report expected for it.
#ifndef STARDECK_TESTS_BAD_PACKS_H
#define STARDECK_TESTS_BAD_PACKS_H

#include <stddef.h>

#define END_OF_FILE ""      // `from`: `to` is added behind everything
#define WHOLE_FILE NULL     // `from`: `to` is all there is
#define NO_FILE NULL        // `to`: the file is left out
#define FOLDER "(a folder)" // `to`: a folder takes the file's place

typedef struct BadPack {
    const char *file, *from, *to; // the first `from` in the file becomes `to`; '@' marks the place of the
                                  // mistake, and is not written
    const char *said;             // without the place; a '*' at the end stands for any rest
} BadPack;

extern const BadPack bad_alpha_strike[];
extern const size_t bad_alpha_strike_count;
extern const BadPack bad_deck_building[];
extern const size_t bad_deck_building_count;
extern const BadPack bad_star_empires[];
extern const size_t bad_star_empires_count;

#endif
