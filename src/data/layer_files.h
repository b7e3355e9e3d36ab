// SPDX-License-Identifier: MIT
// Loads the files of a game's cards, merged from a stack of folders (core/layers.h): each holds only what
// differs from those below (json_doc_layer says how), and the topmost wins.
#ifndef STARDECK_DATA_LAYER_FILES_H
#define STARDECK_DATA_LAYER_FILES_H

#include "core/layers.h"
#include "core/problem.h"

// The languages for which any folder has texts ("lang/de.json"): English first, the others sorted by code;
// those beyond LANGUAGES_MAX are left out.
#define LANGUAGES_MAX 32
#define LANGUAGE_CODE_MAX 12 // bytes of a code with its terminating zero
typedef struct Languages {
    int count;
    char code[LANGUAGES_MAX][LANGUAGE_CODE_MAX];
} Languages;
void layers_languages(const Layers *layers, Languages *languages);
// True if that layer has texts in this language.
bool layers_speak(const Layers *layers, int layer, const char *language);
bool languages_have(const Languages *languages, const char *code);
// Appends "did you mean 'de'? allowed: en, de", to end a sentence about an unknown code.
void languages_print(const Languages *languages, const char *wanted, Text *out);
// True if it could be a language code ("de", "pt_br"): lower-case letters, "-" and "_".
bool language_is_code(const char *code);

// Loads the file merged from all folders; a file with "replace": true replaces those below. NULL without a
// problem if no folder has it, NULL with problems if any of them is faulty. With `game` not NULL, what
// layers say of something that is gone falls away (layer_gone.h), and numbers follow what they count
// (layer_sums.h) and stay in their ranges (layer_ranges.h). The caller owns the
// document. For src/data only, as everything about JSON.
typedef struct JsonDoc JsonDoc;
typedef struct Game Game; // engine/game.h
JsonDoc *layers_load(const Game *game, const Layers *layers, const char *name, Problems *problems);

// Merges these layers alone, although they belong on top of others: the result is good for the positions of
// values, not for the values. Like layers_load without `game`, but faults are ignored and files that can't be
// read are left out. NULL if there is no readable file, or memory runs out. The caller owns the document.
JsonDoc *layers_load_places(const Layers *layers, const char *name);

// Like layers_load without `game`, for files with a version per language ("lang/%s.json"): in each folder
// first English, then `language` on top, so that an English-only text is not hidden by a translation of a
// lower layer.
JsonDoc *layers_load_language(const Layers *layers, const char *pattern, const char *language,
                              Problems *problems);

#endif
