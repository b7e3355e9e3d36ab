// SPDX-License-Identifier: MIT
// The rules in the current language, ready to display: texts with placeholders filled from the loaded cards,
// examples played by the real game. assets/rules/GAME/README.md explains the files.
#ifndef STARDECK_APP_SCREENS_RULES_BOOK_H
#define STARDECK_APP_SCREENS_RULES_BOOK_H

#include "app/stage/context.h"
#include "data/manual.h"
#include "engine/match.h"

// A drawn example: the table as the public sees it (or completely, see GameScreens.open_examples) before and
// after the commands in its file.
typedef struct RulesScene {
    View before, after;
    bool acts;     // there are commands
    char *problem; // why it cannot be shown with the current cards; NULL: it can
} RulesScene;

// Strings and the scene are owned by the book.
typedef struct RulesBlock {
    ManualKind kind;
    char *name; // of a term
    char *text;
    char sign[80];     // asset path; "": none
    bool score;        // of a MANUAL_SCENE: shows who wins its rows
    RulesScene *scene; // of a MANUAL_SCENE
} RulesBlock;

typedef struct RulesChapter {
    const char *id; // borrowed from the manual
    char *title;
    RulesBlock *block;
    int count;
} RulesChapter;

// Owns everything below it. Its texts are those of the language it was opened in.
typedef struct RulesBook {
    Manual *manual;
    RulesChapter *chapter;
    int count;
} RulesBook;

// Opens the chosen game's book from an asset folder: "rules" or "lesson". Returns NULL with sentences in
// `problem` if its files are missing or broken. rules_book_close accepts NULL.
RulesBook *rules_book_open(const App *app, const char *folder, Text *problem);
void rules_book_close(RulesBook *book);

// Appends a text with its placeholders filled and its emphasis marked. Returns false if any is unknown: the
// first one goes to `unknown` (pointing into `text`); all unknown ones are left as they are.
bool rules_fill(const App *app, const char *text, Text *out, ManualPlaceholder *unknown);

#endif
