// SPDX-License-Identifier: MIT
// Where the parts lie that every table has, in window pixels: pure geometry after ART.md section 4, from the
// size of the window and the seats. What lies on the board and in the dock is the game's own. Nothing here
// draws or keeps state; the same input gives the same rectangles.
#ifndef STARDECK_APP_KIT_LAYOUT_H
#define STARDECK_APP_KIT_LAYOUT_H

#include "engine/command.h"
#include "gfx/gfx.h"

#define TABLE_BUTTONS 5 // signs in the top bar, at most

typedef struct TableLayout {
    float s;      // pixels per logical pixel
    bool compact; // the 1707x960 layout, or the one below
    bool large;   // the 1280x720 layout: things are large, few fit
    uint8_t seats;
    Seat front;     // whose hand lies in front
    float w, extra; // logical pixels: of the canvas; how much higher than its layout needs
    GfxRect window;

    GfxRect top_bar, logo, round;
    GfxRect score[SEATS_MAX];      // chips of the seats, by seat
    GfxRect button[TABLE_BUTTONS]; // from the right; w 0: there is no room for so many

    GfxRect left;   // the left rail
    GfxRect board;  // between the rails
    GfxRect log;    // the history: all of the right rail (layout_log_in_rail), or a part of the left one that
                    // the game sets; w 0: no room, see `drawer`
    GfxRect drawer; // where the log slides in when opened by its button
    GfxRect rail;   // large card under the pointer; w 0: none, a pop-up stands in
    GfxRect rail_card;

    GfxRect dock, plate, plate_head; // the front edge; the plate of who sits there
    GfxRect hand;                    // all cards of the hand, set by layout_hand: the recap lies there too
    float hand_w, hand_step;         // of one card; from one to the next, less where they lie over each other

    GfxRect action, title, hint, primary, secondary[2];
} TableLayout;

// All that the game does not set, in window pixels. In logical pixels until layout_finish: a game that adds
// its own parts works in those too.
TableLayout layout_begin(const GfxLayout *window, uint8_t seats, Seat front);
// The action box begins at `x` (logical pixels), instead of at the right end of the dock; only where the
// layout is compact.
void layout_action_at(TableLayout *layout, float x);
// The hand: `count` cards `card_w` wide from the left end of `area`, `gap` apart, closer where there is no
// room for all, so that they lie over each other. While there is room cards stay where they are.
void layout_hand(TableLayout *layout, GfxRect area, float card_w, float gap, int count);
// The room that they need to lie side by side: what stands beside a hand may give way to it.
float layout_hand_needs(float card_w, float gap, int count);
// To window pixels.
void layout_finish(TableLayout *layout);
void layout_scale(GfxRect *rect, float s);
void layout_scale_all(GfxRect *const rects[], size_t count, float s);

// The number of the layout that is used.
float by_size(const TableLayout *layout, float standard, float compact, float large);

// Place `at` of `count` things `w` wide side by side in the middle of `area`: `gap` apart, closer where there
// is no room, so that they lie over each other.
GfxRect layout_in_row(GfxRect area, int at, int count, float w, float gap);

// Card `at` of the hand, and the part of it that later ones of `count` leave free.
GfxRect layout_hand_card(const TableLayout *layout, int at);
GfxRect layout_hand_strip(const TableLayout *layout, int at, int count);

// Does the history share the right rail with the large card?
bool layout_log_in_rail(const TableLayout *layout);

// Logical pixels to window pixels.
float layout_px(const TableLayout *layout, float logical);

#endif
