// SPDX-License-Identifier: MIT
// A manual in one language (assets/rules/GAME/en.json): chapters of blocks, read strictly, every fault with
// its place.
//
//   {"chapters": [{"id": "aim", "title": "…", "blocks": [
//       {"text": "…"}, {"heading": "…"}, {"point": "…"}, {"note": "…"}, {"term": "…", "text": "…", "sign":
//       "…"},
//       {"scene": "blockade", "text": "…", "score": true}]}]}
//
// A term may have a sign, named by its file of assets/glyphs, which stands before it.
// A scene is a drawn example, named by its file; "score": true shows who wins its rows. Texts may stress
// words *like this* and hold placeholders like {card:admiral}, which are the caller's business; what they are
// to be filled with must be the same in every language (manual_same).
#ifndef STARDECK_DATA_MANUAL_H
#define STARDECK_DATA_MANUAL_H

#include "core/problem.h"

typedef enum ManualKind {
    MANUAL_TEXT,
    MANUAL_HEADING,
    MANUAL_POINT, // of a list
    MANUAL_NOTE,
    MANUAL_TERM, // of a glossary: name and text
    MANUAL_SCENE // name, and its caption as text
} ManualKind;

typedef struct ManualBlock {
    ManualKind kind;
    const char *name; // MANUAL_TERM, MANUAL_SCENE; else ""
    const char *text;
    const char *sign; // MANUAL_TERM: NULL or its sign
    bool score;
    int line, column; // of the text in the file
} ManualBlock;

typedef struct ManualChapter {
    const char *id, *title;
    ManualBlock *block;
    int count;
    int line, column; // of the title
} ManualChapter;

typedef struct Manual {
    const char *path;
    ManualChapter *chapter;
    int count;
    void *doc; // owns the texts
} Manual;

// NULL with problems when the file can't be read or anything in it is wrong.
Manual *manual_load(const char *path, Problems *problems);
// The same for text in memory, called `name` in messages.
Manual *manual_parse(const char *name, const char *text, size_t length, Problems *problems);
void manual_destroy(Manual *manual); // accepts NULL

// Have both the same chapters and blocks in the same order, with the same scenes and placeholders?
// Problems are reported in `b`.
bool manual_same(const Manual *a, const Manual *b, Problems *problems);

// A placeholder {WHAT:NAME} or {NAME} of a text; `what` is "" for the second. Cut to the sizes.
typedef struct ManualPlaceholder {
    char what[32], name[32];
    const char *from, *to; // with its braces, in the text
} ManualPlaceholder;

// The first one in `text`; false: there is none.
bool manual_next_placeholder(const char *text, ManualPlaceholder *found);

#endif
