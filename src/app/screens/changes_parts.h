// SPDX-License-Identifier: MIT
// The list of what a pack changes, line by line.
#ifndef STARDECK_APP_SCREENS_CHANGES_PARTS_H
#define STARDECK_APP_SCREENS_CHANGES_PARTS_H

#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"

typedef enum ChangeLineKind {
    CHANGE_LINE_HEAD,       // subject of the following lines: a card, a target …
    CHANGE_LINE_VALUE,      // a value before and after, and its place in the pack's files
    CHANGE_LINE_OVERRIDDEN, // a pack above overrides it
    CHANGE_LINE_FAULT,      // a fault to be fixed
    CHANGE_LINE_NOTE
} ChangeLineKind;

// Strings are owned and contain emphasis markers; NULL: empty.
typedef struct ChangeLine {
    ChangeLineKind kind;
    char *key, *before, *text, *place; // before NULL: nothing to compare with
    bool lost;                         // a pack above overrides it
    float top, height;                 // pixels; top: from the top of the list
} ChangeLine;

typedef struct ChangeList {
    ChangeLine *line; // owned
    int count, room;
    int values, added, taken, lost; // counts of each kind
} ChangeList;

// Fills the list with the faults of the inspected pack and what it changes in this game (NULL: none), and at
// the end the files it brings. Release with change_list_finish.
void change_list_fill(const App *app, ChangeList *list, const Catalog *catalog);
void change_list_finish(ChangeList *list);

// changes_draw.c: lays out the lines for a width in pixels; returns the height of the list.
float change_list_layout(App *app, ChangeList *list, float width);
void change_list_draw(App *app, const ChangeList *list, GfxRect at);

#endif
