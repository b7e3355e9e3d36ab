// SPDX-License-Identifier: MIT
// The folders that a game's cards come from, one laid upon another: the game's own at the bottom, above it
// what players add. Each holds files of the same names, and only what differs from those below
// (json_doc_layer says how files are merged); the topmost one counts.
#ifndef STARDECK_DATA_LAYERS_H
#define STARDECK_DATA_LAYERS_H

#include "core/problem.h"

#define LAYERS_MAX 24

// Start with {0}; layers_finish frees it.
typedef struct Layers {
    int count;
    char *folder[LAYERS_MAX]; // the lowest first
} Layers;

// Lays a folder upon the others. False when there is no more room, or no memory.
bool layers_add(Layers *layers, const char *folder);
bool layers_copy(Layers *to, const Layers *layers);
void layers_finish(Layers *layers);

// Appends the path of the file in the topmost folder that has it ("…/lang/de.json"). False: none has it, and
// what is appended is where the lowest would have it.
bool layers_find(const Layers *layers, const char *name, Text *path);

// The languages that any of the folders has words for ("lang/de.json"), in the order of their codes;
// those past LANGUAGES_MAX are left out.
#define LANGUAGES_MAX 32
#define LANGUAGE_CODE_MAX 12 // bytes of a code with its terminating zero
typedef struct Languages {
    int count;
    char code[LANGUAGES_MAX][LANGUAGE_CODE_MAX];
} Languages;
void layers_languages(const Layers *layers, Languages *languages);

// All that the folders have of this file, merged. NULL without a problem: none has it; with problems: any of
// them is faulty. The caller owns the document. Only for src/data, as everything about JSON.
typedef struct JsonDoc JsonDoc;
JsonDoc *layers_load(const Layers *layers, const char *name, Problems *problems);

// The same, for files that have a version for each language ("lang/%s.json"): in each folder first English,
// then `language` upon it, so that what a folder says in English only is not hidden by what those below say.
JsonDoc *layers_load_language(const Layers *layers, const char *pattern, const char *language,
                              Problems *problems);

#endif
