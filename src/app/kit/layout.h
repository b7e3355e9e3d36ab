// SPDX-License-Identifier: MIT
// The layout of the parts that every table has, in window pixels: pure geometry after ART.md section 4, from
// the size of the window and the seats. What is on the board and in the dock is up to the game. No drawing,
// no state: the same input gives the same rectangles.
#ifndef STARDECK_APP_KIT_LAYOUT_H
#define STARDECK_APP_KIT_LAYOUT_H

#include "engine/command.h"
#include "gfx/gfx.h"

// In files that place things, EDGE, alone or in a name (PAGE_EDGE), is the free space inside a border, in
// logical pixels unless stated otherwise.

#define TABLE_BUTTONS 5 // most signs in the top bar

typedef struct TableLayout {
    float s;      // window pixels per logical pixel
    bool compact; // the 1707x960 layout, or the next one
    bool large;   // the 1280x720 layout: things are large, few fit (implies compact)
    uint8_t seats;
    Seat front;     // whose hand is in front
    float w, extra; // logical: width of the canvas; height beyond what the layout needs
    GfxRect window;

    GfxRect top_bar, logo, round;
    GfxRect score[SEATS_MAX];      // the seats' chips
    GfxRect button[TABLE_BUTTONS]; // from the right; w 0: no room

    GfxRect left;   // the left rail
    GfxRect board;  // between the rails
    GfxRect log;    // the history: all of the right rail (layout_log_in_rail), or a part of the left one that
                    // the game sets; w 0: no room, only the drawer
    GfxRect drawer; // where the history slides in
    GfxRect rail;   // for the large card; w 0: none, it is a pop-up
    GfxRect rail_card;

    GfxRect dock, plate, plate_head; // the front edge; the plate of the seat in front
    GfxRect hand;                    // all cards of the hand, set by layout_hand; the recap uses it too
    float hand_w, hand_step;         // of a card; from one card to the next, less than hand_w if they overlap
    float hand_close, hand_fanned;   // … where the next card is the same: stacked, and fanned out
    uint32_t hand_alike, hand_fan;   // where that is: one bit for each card

    GfxRect action, title, hint, primary, secondary[2]; // the action box, and in it texts and buttons
} TableLayout;

// Lays out everything the game does not set. The result is in logical pixels until layout_finish, and so are
// the parts a game adds in between.
TableLayout layout_begin(const GfxLayout *window, uint8_t seats, Seat front);
// Makes the action box begin at `x` (logical) instead of at the right end of the dock; only in compact
// layouts.
void layout_action_at(TableLayout *layout, float x);
// Places a hand of `count` cards `card_w` wide from the left end of `area`, `gap` apart; closer, overlapping,
// if they don't fit otherwise.
void layout_hand(TableLayout *layout, GfxRect area, float card_w, float gap, int count);
// After layout_hand: where cards overlap, those whose bit is set in `alike` are the same as the next one, and
// only `close` of them is seen, or `fanned` where the bit is set in `fan` as well; so the others show more.
typedef struct HandStacks {
    uint32_t alike, fan;
    float close, fanned;
} HandStacks;
void layout_hand_alike(TableLayout *layout, const HandStacks *stacks, int count);
// The width `count` cards need without overlapping; what is next to a hand may make room for it.
float layout_hand_needs(float card_w, float gap, int count);
// Converts everything to window pixels. The next two do so for a game's own rectangles.
void layout_finish(TableLayout *layout);
void layout_scale(GfxRect *rect, float s);
void layout_scale_all(GfxRect *const rects[], size_t count, float s);

// The argument for the layout in use.
float by_size(const TableLayout *layout, float standard, float compact, float large);

// Place `at` of `count` things `w` wide in a centred row in `area`, `gap` apart; closer, overlapping, if they
// don't fit otherwise.
GfxRect layout_in_row(GfxRect area, int at, int count, float w, float gap);

// Card `at` of the hand, and the part of it that later cards don't cover.
GfxRect layout_hand_card(const TableLayout *layout, int at);
GfxRect layout_hand_strip(const TableLayout *layout, int at, int count);

// True if the history shares the right rail with the large card.
bool layout_log_in_rail(const TableLayout *layout);

// Converts logical to window pixels.
float layout_px(const TableLayout *layout, float logical);

#endif
