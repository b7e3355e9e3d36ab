// SPDX-License-Identifier: MIT
// A rules manual in one language (assets/rules/GAME/en.json): chapters of blocks. Read strictly; every fault
// is reported with its position.
//
//   {"chapters": [{"id": "aim", "title": "…", "blocks": [
//       {"text": "…"}, {"heading": "…"}, {"point": "…"}, {"note": "…"},
//       {"term": "…", "text": "…", "sign": "…"},
//       {"scene": "blockade", "text": "…", "score": true}]}]}
//
// A term may have a sign, the name of a file of assets/glyphs, shown before it. A scene is a drawn example,
// named by its file; "score": true shows who wins its rows. Texts may emphasize words *like this* and contain
// placeholders like {card:admiral}, which the caller fills in; they must be the same in every language
// (manual_same).
#ifndef STARDECK_DATA_MANUAL_H
#define STARDECK_DATA_MANUAL_H

#include "core/problem.h"

typedef enum ManualKind {
    MANUAL_TEXT,
    MANUAL_HEADING,
    MANUAL_POINT, // of a list
    MANUAL_NOTE,
    MANUAL_TERM, // of a glossary: `name` and `text`
    MANUAL_SCENE // `name` of the file, and its caption as `text`
} ManualKind;

// Strings belong to the manual.
typedef struct ManualBlock {
    ManualKind kind;
    const char *name; // MANUAL_TERM, MANUAL_SCENE; else ""
    const char *text;
    const char *sign; // MANUAL_TERM: its sign, or NULL
    bool score;
    int line, column; // of the text in the file, from 1
} ManualBlock;

typedef struct ManualChapter {
    const char *id, *title;
    ManualBlock *block;
    int count;
    int line, column; // of the title
} ManualChapter;

// Owns everything below it. `path` is the name that messages use.
typedef struct Manual {
    const char *path;
    ManualChapter *chapter;
    int count;
    void *doc; // owns the texts
} Manual;

// NULL with problems if the file can't be read or anything in it is wrong. The caller destroys it.
Manual *manual_load(const char *path, Problems *problems);
// The same for text in memory; messages call it `name`.
Manual *manual_parse(const char *name, const char *text, size_t length, Problems *problems);
void manual_destroy(Manual *manual); // accepts NULL

// True if both have the same chapters and blocks in the same order, with the same scenes and placeholders.
// Problems refer to `b`.
bool manual_same(const Manual *a, const Manual *b, Problems *problems);

// A placeholder {WHAT:NAME} or {NAME} of a text; `what` is "" in the second form. Long names are cut.
typedef struct ManualPlaceholder {
    char what[32], name[32];
    const char *from, *to; // in the text, including the braces
} ManualPlaceholder;

// Finds the first placeholder in `text`; false if there is none.
bool manual_next_placeholder(const char *text, ManualPlaceholder *found);

#endif
