// SPDX-License-Identifier: MIT
// The rules in the present language, ready to be shown: texts with their placeholders filled from the loaded
// cards, examples played by the real game. assets/rules/GAME/README.md explains the files.
#ifndef STARDECK_APP_SCREENS_RULES_BOOK_H
#define STARDECK_APP_SCREENS_RULES_BOOK_H

#include "app/stage/context.h"
#include "data/manual.h"
#include "engine/match.h"

// A drawn example: the table as everybody sees it (GameScreens.open_examples: all of it), before and after
// what the file's commands do.
typedef struct RulesScene {
    View before, after;
    bool acts;     // there are commands
    char *problem; // not NULL: it can't be shown with the present cards, and why
} RulesScene;

typedef struct RulesBlock {
    ManualKind kind;
    char *name; // of a term
    char *text;
    char sign[80]; // asset path; "": none
    bool score;
    RulesScene *scene; // of a MANUAL_SCENE
} RulesBlock;

typedef struct RulesChapter {
    const char *id;
    char *title;
    RulesBlock *block;
    int count;
} RulesChapter;

typedef struct RulesBook {
    Manual *manual;
    RulesChapter *chapter;
    int count;
} RulesBook;

// Of the chosen game, from a folder of the assets: "rules", or "lesson" for what is told there. NULL with
// sentences in `problem` when the files are missing or broken. Destroy accepts NULL.
RulesBook *rules_book_open(const App *app, const char *folder, Text *problem);
void rules_book_close(RulesBook *book);

// Fills the placeholders of a text and marks its stressed words. False with the first one that nobody knows
// in `unknown`; it stays as it stands.
bool rules_fill(const App *app, const char *text, Text *out, ManualPlaceholder *unknown);

#endif
