// SPDX-License-Identifier: MIT
// The regions of the screen that currently react to the mouse, by id. Screens rebuild the list with every
// layout; input looks up what is under the pointer, the keyboard focus walks the list, and --trace writes it.
#ifndef STARDECK_APP_STAGE_HITS_H
#define STARDECK_APP_STAGE_HITS_H

#include "core/text.h"
#include "engine/command.h"
#include "gfx/gfx.h"

#define HITS_MAX 256
#define HIT_ID_MAX 40

// What a region stands for, for code; ids are for traces, tests and people.
typedef enum HitTagKind {
    TAG_NONE,
    TAG_HAND,    // a card of the visible hand: position `b`
    TAG_CARD,    // a card on the table: zone `a`, position `b`
    TAG_LINE,    // a line of the history: number `a`, from 1
    TAG_SEAT,    // the chip of `seat` with its number
    TAG_ICON,    // an icon without text: `a` is its KeyAction
    TAG_OWN = 16 // from here on, defined by whoever adds the region
} HitTagKind;

typedef struct HitTag {
    uint8_t kind; // HitTagKind
    uint8_t a, b;
    Seat seat;
} HitTag;

// A region that is not a rectangle: a convex polygon, x and y alternating, relative to (x, y).
typedef struct HitShape {
    float x, y;
    const float *points; // borrowed until the regions are rebuilt
    int count;           // 0: a rectangle
} HitShape;

typedef struct Hit {
    char id[HIT_ID_MAX]; // as listed in INTERFACES.md: "hand:1", "row:2:pos:1", "button:pass", "choice:3",
                         // "menu:new"
    GfxRect rect;        // window pixels
    uint8_t card;        // the card here, if the viewer may know it, else NONE; named in the trace
    bool has_command;
    Command command; // what a click or drop does, for the trace
    bool enabled;    // false: greyed out; a click explains it with `reason`
    char reason[160];
    GfxRect window;  // for a scrolled page: the part of the screen that shows it. The mouse reaches only what
                     // is visible, the keyboard all. w 0: not clipped
    HitShape shape;  // inside rect
    GfxRect outline; // what the focus ring surrounds instead of rect; w 0: rect. Other hits may cover the
                     // part outside rect, and the ring there
    bool on_top;     // … but nothing covers this one
    HitTag tag;
    bool is_drop_target; // drop target for what is held: carries out its command, or explains why not
    bool drop_only;      // takes drops and clicks, or keeps them from what it covers; without hover and focus
    bool no_focus;       // not reachable by keyboard
    bool settles;        // a button of the action box or similar: blocked when it has just appeared (guard.h)
    bool meanwhile;      // a button that stays while a move is shown: the trace tells it when that is over
    bool first;          // where the keyboard focus goes by default: the most useful hit
    bool answer; // the safe answer to a dialog: Enter activates it even while the focus is hidden. At most
                 // one; set `first` too, and draw it so that this is evident
} Hit;

typedef struct Hits {
    Hit item[HITS_MAX];
    int count;
    GfxRect pans; // area that can be panned with the middle or right button; w 0: none
} Hits;

// Empties the list before a layout.
void hits_clear(Hits *hits);
// Adds a region on top of the earlier ones and returns it so that the caller can fill in the rest (defaults:
// enabled, no card, no command). Returned pointers are valid until hits_clear. When the list is full, returns
// the last region.
Hit *hits_add(Hits *hits, GfxRect rect, const char *id_format, ...) TEXT_PRINTF(3, 4);
// In window pixels: the part that the mouse reaches (w or h 0: none), and what the focus ring surrounds.
GfxRect hit_reach(const Hit *hit);
GfxRect hit_outline(const Hit *hit);
// The topmost region at this point; NULL if none.
const Hit *hits_at(const Hits *hits, float x, float y);
const Hit *hits_find(const Hits *hits, const char *id); // NULL if there is none with this id
// The topmost region with this tag; NULL if none. seat SEAT_NONE matches any seat.
const Hit *hits_tagged(const Hits *hits, uint8_t kind, Seat seat, uint8_t a);

bool hit_is_focusable(const Hit *hit); // the keys can focus it
// The region marked as first, or as the (enabled) answer; NULL if none.
const Hit *hits_first(const Hits *hits);
const Hit *hits_answer(const Hits *hits);
// The region that gets the keyboard focus after `id` ("": none yet): hits_step for Tab (step 1 or -1), in
// order of adding; hits_toward for an arrow key, the nearest in direction (dx, dy). NULL if there is none.
// Without a current region both return the first one. While something is held, arrows move between its drop
// targets and skip what is below them; with `below` (Shift held) they stop there too.
const Hit *hits_step(const Hits *hits, const char *id, int step);
const Hit *hits_toward(const Hits *hits, const char *id, int dx, int dy, bool below);

#endif
