// SPDX-License-Identifier: MIT
// Everything that can be said about a card pack without playing: the pack itself and its language files.
#ifndef STARDECK_DATA_PACK_LINT_H
#define STARDECK_DATA_PACK_LINT_H

#include "core/problem.h"
#include "engine/catalog.h"

// Which part of the check found a fault.
typedef enum LintPart {
    LINT_PACK,     // the files that pack_load reads
    LINT_WORDS,    // lang/*.json
    LINT_PICTURES, // the pictures that the pack names
    LINT_PARTS
} LintPart;

// Checks the pack of `game` in `folder` and adds what is wrong to the list of each part. English must be
// there, and every other language must have the texts that English has, with the same placeholders. True if
// nothing was wrong. Pictures are looked for in `assets`; NULL: they are not looked at.
bool pack_lint(const Game *game, const char *folder, const char *assets, Problems problems[LINT_PARTS]);

// The pictures alone, of a pack that is loaded already.
void pack_pictures_check(const Catalog *catalog, const char *folder, const char *assets, Problems *problems);

// Checks one language ("de") of a pack that is loaded already, as pack_lint does. True if nothing was wrong.
bool pack_language_check(const Catalog *catalog, const char *folder, const char *language,
                         Problems *problems);

// Where the hint of a message begins ("did you mean …", "Allowed: …"); at its end if it has none.
const char *lint_hint(const char *message);

#endif
