// SPDX-License-Identifier: MIT
// The files of a game's cards, merged from the folders that they come from (core/layers.h): each holds only
// what differs from those below (json_doc_layer says how); what lies on top counts.
#ifndef STARDECK_DATA_LAYERS_H
#define STARDECK_DATA_LAYERS_H

#include "core/layers.h"
#include "core/problem.h"

// The languages that any of the folders has words for ("lang/de.json"), English first, the others in the
// order of their codes; those past LANGUAGES_MAX are left out.
#define LANGUAGES_MAX 32
#define LANGUAGE_CODE_MAX 12 // bytes of a code with its terminating zero
typedef struct Languages {
    int count;
    char code[LANGUAGES_MAX][LANGUAGE_CODE_MAX];
} Languages;
void layers_languages(const Layers *layers, Languages *languages);
bool languages_have(const Languages *languages, const char *code);
// Appends "did you mean 'de'? allowed: en, de", as the end of a sentence about a code that is not there.
void languages_print(const Languages *languages, const char *wanted, Text *out);
// Could it be the code of a language ("de", "pt_br")? Small letters, "-" and "_".
bool language_is_code(const char *code);

// All that the folders have of this file, merged; a file with "replace": true takes the place of those below
// it. NULL without a problem: none has it; with problems: any of them is faulty. The caller owns the
// document. Only for src/data, as everything about JSON.
typedef struct JsonDoc JsonDoc;
JsonDoc *layers_load(const Layers *layers, const char *name, Problems *problems);

// The same, for files that have a version for each language ("lang/%s.json"): in each folder first English,
// then `language` upon it, so that what a folder says in English only is not hidden by what those below say.
JsonDoc *layers_load_language(const Layers *layers, const char *pattern, const char *language,
                              Problems *problems);

#endif
