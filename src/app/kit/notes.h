// SPDX-License-Identifier: MIT
// What is said about something in a panel: lines and paragraphs from top to bottom.
#ifndef STARDECK_APP_KIT_NOTES_H
#define STARDECK_APP_KIT_NOTES_H

#include "app/stage/widgets.h"

typedef struct Notes {
    App *app;
    GfxRect box; // what is left, window pixels
} Notes;

#define NOTES_EDGE 32.0f // logical: free inside the panel

Notes notes_in(App *app, GfxRect panel); // logical
// What it is called, and a line below that (NULL: none), beside the button at the top right of the panel.
void notes_head(Notes *notes, const char *name, const char *below);
// A line of this height; a paragraph with lines of this distance; free room. All logical.
void notes_line(Notes *notes, GfxFont font, float size, float height, Color color, const char *text);
void notes_text(Notes *notes, float size, float line, Color color, const char *text);
void notes_room(Notes *notes, float height);
// What follows is indented by so much, or again less (negative).
void notes_indent(Notes *notes, float width);

#endif
