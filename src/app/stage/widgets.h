// SPDX-License-Identifier: MIT
// Buttons and panels in the style of ART.md, drawn from their hits, so that what reacts to the mouse and what
// is drawn cannot diverge. Sizes are logical pixels; the functions scale them.
#ifndef STARDECK_APP_STAGE_WIDGETS_H
#define STARDECK_APP_STAGE_WIDGETS_H

#include "app/stage/context.h"
#include "gfx/text.h"

typedef enum ButtonLook {
    BUTTON_PRIMARY, // white: the next thing to do
    BUTTON_PLAIN,   // dark with a border
    BUTTON_QUIET,   // like plain, but translucent for use over pictures
    BUTTON_NOTE     // never to be pressed: says what comes first, in the dashed place of the button to come
} ButtonLook;

typedef struct Button {
    ButtonLook look;
    const char *text;  // NULL: icon only
    const char *under; // a smaller second line; NULL: none
    const char *icon;  // asset path; NULL: none
    float text_size;   // logical; 0: 20
    bool left;         // left-aligned after the icon (menu), else centred
    bool on;           // the selected one of several
    bool tight;        // narrow margins beside the text
    bool keyed;        // the text makes room for the key
    KeyAction key;     // shown at the right as a key cap if there is room; ACTION_NONE: not shown
} Button;

// Draws the button at its hit, with hover, and grey if the hit is disabled. Draws nothing if there is no such
// hit.
void widget_button(App *app, const char *hit_id, const Button *button);
// Draws the ring around the keyboard focus; called by the frame on top of everything.
void widget_focus(App *app);
// A panel as in ART.md section 2 with rounded corners.
void widget_panel(App *app, GfxRect rect, float radius, Color border);
bool widget_hovered(const App *app, const char *hit_id);
bool widget_focused(const App *app, const char *hit_id); // and the focus is visible

// The y, in logical pixels of the window, of a y on ART.md's 1080-high canvas, for free-standing screens:
// compressed if the window is lower, kept together in the middle if it is much higher. Sizes stay as they
// are.
float widget_y(const App *app, float y);
// False far below the smallest supported window, where letters would overlap: then leave out what is not
// essential.
bool widget_has_room_for_details(const App *app);
// Line spacing of wrapped text in pixels: large enough that lines do not touch, since letters are never
// smaller than 12 pixels.
float widget_line(const App *app, float logical);

// size: logical font size.
GfxStyle widget_style(const App *app, GfxFont font, float size, Color color, GfxAlign align);
GfxRect widget_rect(const App *app, float x, float y, float w, float h); // logical to window pixels

#endif
