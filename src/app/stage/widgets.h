// SPDX-License-Identifier: MIT
// Buttons and panels as ART.md has them, drawn from their hits: what the mouse reacts to and what is drawn
// cannot lie apart. Sizes are logical; the functions scale.
#ifndef STARDECK_APP_STAGE_WIDGETS_H
#define STARDECK_APP_STAGE_WIDGETS_H

#include "app/stage/context.h"
#include "gfx/text.h"

typedef enum ButtonLook {
    BUTTON_PRIMARY, // white: the one thing to do next
    BUTTON_PLAIN,   // dark with a line
    BUTTON_QUIET    // like plain, translucent over pictures
} ButtonLook;

typedef struct Button {
    ButtonLook look;
    const char *text;  // may be NULL with an icon
    const char *under; // a smaller line below it; NULL: none
    const char *icon;  // asset path or NULL
    float text_size;   // logical; 0: 20
    bool left;         // text at the left after the icon (menu), else centred
    bool on;           // chosen, of several
    bool tight;        // little room beside the text
    KeyAction key;     // ACTION_NONE, or its key is shown at the right where there is room
} Button;

// Draws it where its hit lies, with hover and the grey of a hit that is not enabled. Nothing if
// there is no such hit.
void widget_button(App *app, const char *hit_id, const Button *button);
// The ring round what has the keyboard focus. The frame draws it over everything else.
void widget_focus(App *app);
// Panel of ART.md section 2 with rounded corners (radius logical).
void widget_panel(App *app, GfxRect rect, float radius, Color border);
bool widget_hovered(const App *app, const char *hit_id);
bool widget_focused(const App *app, const char *hit_id); // and the focus is to be seen

// A height of ART.md's 1080 canvas for screens that stand free: squeezed where the window is lower, kept
// together in the middle where it is much higher. Heights move, things keep their size.
float widget_height(const App *app, float y);
// Far below the smallest window letters would overlap: then leave out what is not needed.
bool widget_small_print(const App *app);
// Distance of wrapped lines in pixels: never so close that they touch, as letters do not get smaller than 12.
float widget_line(const App *app, float logical);

// Text sizes are logical here.
GfxStyle widget_style(const App *app, GfxFont font, float size, Color color, GfxAlign align);
GfxRect widget_rect(const App *app, float x, float y, float w, float h); // logical to pixels

#endif
