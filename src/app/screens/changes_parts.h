// SPDX-License-Identifier: MIT
// The screen of what a pack changes: its list, line by line.
#ifndef STARDECK_APP_SCREENS_CHANGES_PARTS_H
#define STARDECK_APP_SCREENS_CHANGES_PARTS_H

#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"

typedef enum ChangeLineKind {
    CHANGE_LINE_HEAD,  // what the following ones are about: a card, a target …
    CHANGE_LINE_VALUE, // a value, before and after, and where the pack says it
    CHANGE_LINE_ABOVE, // a pack above says something else
    CHANGE_LINE_FAULT, // what has to be mended
    CHANGE_LINE_NOTE
} ChangeLineKind;

// All owned; NULL: nothing. With marks of strong words.
typedef struct ChangeLine {
    ChangeLineKind kind;
    char *key, *before, *text, *place; // before NULL: there is nothing to be compared
    bool lost;                         // a pack above says something else
    float top, height;                 // pixels, from the list's top
} ChangeLine;

typedef struct ChangeList {
    ChangeLine *line; // owned
    int count, room;
    int values, added, taken, lost; // how many of each
} ChangeList;

// Fills the list with what is wrong with the viewed pack and what it changes of this game (NULL: of none);
// the files that it brings come last.
void change_list_fill(const App *app, ChangeList *list, const Catalog *catalog);
void change_list_finish(ChangeList *list);

// changes_draw.c: places the lines in so many pixels; returns the list's height.
float change_list_lay(App *app, ChangeList *list, float width);
void change_list_draw(App *app, const ChangeList *list, GfxRect at);

#endif
