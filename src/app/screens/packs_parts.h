// SPDX-License-Identifier: MIT
// The screen of packs: its state, and what its two files share.
#ifndef STARDECK_APP_SCREENS_PACKS_PARTS_H
#define STARDECK_APP_SCREENS_PACKS_PARTS_H

#include "app/stage/context.h"
#include "app/stage/scroll.h"

typedef struct PacksScreen {
    Scroll scroll;
    float x, w;                        // of all that is shown, logical
    Text made;                         // where the one that was made just now is
    unsigned version;                  // of the list that the reports are about
    LintReport *report[PACK_LIST_MAX]; // what a check found, by place in the list; NULL: it was not checked
} PacksScreen;

// "pack:NUMBER:what"; the topmost has the number 1.
void packs_hit_id(char *buffer, const App *app, int place, const char *what);

// What is said of a pack below its name, line by line: NULL after the last one. `buffer` keeps it.
typedef enum PackLine {
    PACK_LINE_STATE, // what becomes of it
    PACK_LINE_GOOD,  // … which is as it should be
    PACK_LINE_ABOUT, // in its author's words
    PACK_LINE_FAULT, // what has to be mended
    PACK_LINE_DOUBT  // what is hardly meant
} PackLine;
const char *packs_line(const App *app, const PacksScreen *screen, int place, int line, PackLine *kind,
                       Text *buffer);

// Pixels. The places of the buttons that lead on from a pack, by their number.
GfxRect packs_more_place(const App *app, GfxRect box, int number);
float packs_row_height(App *app, const PacksScreen *screen, int place);
void packs_draw_row(App *app, const PacksScreen *screen, int place, GfxRect box);

#define PACKS_EDGE 22.0f
#define PACKS_BUTTON_H 48.0f
#define PACKS_SWITCH_W 104.0f
#define PACKS_ARROW_W 52.0f
#define PACKS_MORE_W 230.0f // what leads on from a pack, below its lines
#define PACKS_MORE_H 44.0f
#define PACKS_MORE_GAP 12.0f
#define PACKS_GAP 10.0f

#endif
