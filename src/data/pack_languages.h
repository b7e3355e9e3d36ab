// SPDX-License-Identifier: MIT
// How far a pack is in each language.
#ifndef STARDECK_DATA_PACK_LANGUAGES_H
#define STARDECK_DATA_PACK_LANGUAGES_H

#include "data/pack_lint.h"

typedef struct PackLanguage {
    char code[LANGUAGE_CODE_MAX];
    int texts, missing; // of the pack's own texts; if `brought`, of all texts that it could translate
    bool brought;       // only this pack has it: neither the games nor what it builds on
} PackLanguage;

typedef struct PackLanguages {
    int count;
    PackLanguage item[LANGUAGES_MAX]; // those with any texts, without English: every text has an English one
} PackLanguages;

// Counts the texts of the pack at index `at`: of its cards in each of the games, and of the window if it has
// some. Besides its own languages German is looked at, which the games speak. Faulty files count as far as
// they can be read. `with_others`: a language that it brings is measured by the texts of all packs in use
// below it, too.
void pack_languages(const PackList *list, int at, const LintPlace *place, bool with_others,
                    PackLanguages *languages);

#endif
