// SPDX-License-Identifier: MIT
// The screen of packs: its state, and what its two files share.
#ifndef STARDECK_APP_SCREENS_PACKS_PARTS_H
#define STARDECK_APP_SCREENS_PACKS_PARTS_H

#include "app/stage/context.h"
#include "app/stage/scroll.h"

typedef struct PacksScreen {
    Scroll scroll;
    float x, w;                        // of the whole content, logical pixels
    unsigned version;                  // version of the list the reports belong to
    bool idle[PACK_LIST_MAX];          // by position in the list: it changes nothing
    LintReport *report[PACK_LIST_MAX]; // result of a check, by position in the list, owned; NULL: not checked
} PacksScreen;

// Writes "pack:NUMBER:what"; the topmost pack has number 1.
void packs_hit_id(char *buffer, const App *app, int place, const char *what);

// The kinds of lines below a pack's name.
typedef enum PackLine {
    PACK_LINE_STATE,  // its state
    PACK_LINE_GOOD,   // … without any fault
    PACK_LINE_ABOUT,  // its author's description
    PACK_LINE_FAULT,  // an error to be fixed
    PACK_LINE_WARNING // a warning
} PackLine;
// Returns a line below a pack's name and sets *kind; NULL after the last one. The text is valid until
// `buffer` changes or packs are re-read.
const char *packs_line(const App *app, const PacksScreen *screen, int place, int line, PackLine *kind,
                       Text *buffer);

// All in pixels. packs_link_rect: the button with this number that leads to another screen.
GfxRect packs_link_rect(const App *app, GfxRect box, int number);
float packs_row_height(App *app, const PacksScreen *screen, int place);
void packs_draw_row(App *app, const PacksScreen *screen, int place, GfxRect box);

#define PACKS_EDGE 22.0f
#define PACKS_BUTTON_H 48.0f
#define PACKS_SWITCH_W 104.0f
#define PACKS_ARROW_W 52.0f
#define PACKS_MORE_W 230.0f // buttons below a pack's lines that lead to other screens
#define PACKS_MORE_H 44.0f
#define PACKS_MORE_GAP 12.0f
#define PACKS_GAP 10.0f
#define PACKS_BAR_W 28.0f // beside the rows

#endif
