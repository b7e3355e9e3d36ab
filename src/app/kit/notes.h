// SPDX-License-Identifier: MIT
// Lines and paragraphs in a panel, from top to bottom. Each function draws and moves `box` down by what it
// used. Sizes are logical pixels.
#ifndef STARDECK_APP_KIT_NOTES_H
#define STARDECK_APP_KIT_NOTES_H

#include "app/stage/widgets.h"

typedef struct Notes {
    App *app;
    GfxRect box; // what is left, window pixels
} Notes;

#define NOTES_EDGE 32.0f // free space inside the panel

Notes notes_in(App *app, GfxRect panel); // begins at the top of the panel, NOTES_EDGE inside it
// The name, and a line below it (NULL: none), leaving room for the button at the panel's top right.
void notes_head(Notes *notes, const char *name, const char *below);
// One line, `height` high.
void notes_line(Notes *notes, GfxFont font, float size, float height, Color color, const char *text);
// A paragraph with lines `line` apart.
void notes_text(Notes *notes, float size, float line, Color color, const char *text);
void notes_room(Notes *notes, float height); // leaves this much free
// Indents what follows by `width`; negative: back again.
void notes_indent(Notes *notes, float width);

#endif
