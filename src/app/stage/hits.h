// SPDX-License-Identifier: MIT
// The regions of the screen that react to the mouse now, by name. Screens rebuild the list whenever their
// layout changes; the input layer looks up what is under the pointer here, the keyboard focus walks it, and
// --trace writes it.
#ifndef STARDECK_APP_STAGE_HITS_H
#define STARDECK_APP_STAGE_HITS_H

#include "core/text.h"
#include "engine/command.h"
#include "gfx/gfx.h"

#define HITS_MAX 256
#define HIT_ID_MAX 40

// What a region stands for, for those who ask what lies there; the id is for traces, tests and people.
typedef enum HitTagKind {
    TAG_NONE,
    TAG_HAND,    // a card of the hand in front: `b`, its place
    TAG_CARD,    // a card that lies in zone `a` at place `b`
    TAG_LINE,    // a line of the history: its number `a`, from 1
    TAG_SEAT,    // the chip of `seat` with its number
    TAG_SIGN,    // a sign without words: `a`, the KeyAction that stands for it
    TAG_OWN = 16 // from here on whoever adds the region decides
} HitTagKind;

typedef struct HitTag {
    uint8_t kind; // HitTagKind
    uint8_t a, b;
    Seat seat;
} HitTag;

// A region that is no rectangle: convex corners, x and y by turns, around (x, y).
typedef struct HitShape {
    float x, y;
    const float *points; // owned by whoever adds the region, until regions are made anew
    int count;           // 0: it is a rectangle
} HitShape;

typedef struct Hit {
    char id[HIT_ID_MAX]; // as INTERFACES.md names them: "hand:1", "row:2:pos:1", "button:pass", "choice:3",
                         // "menu:new"
    GfxRect rect;        // window pixels
    uint8_t card;        // what the viewer may know to lie here, or NONE; named in the trace
    bool has_command;
    Command command; // what a click (or a drop) does, for the trace
    bool enabled;    // false: greyed; a click explains by `reason`
    char reason[160];
    GfxRect window; // what lies on a page that scrolls: the part of the screen the page is seen in. The mouse
                    // reaches only what is seen, keys all of it. w 0: nothing is cut off
    HitShape shape; // within rect
    GfxRect outline; // what the focus ring goes round if that is not rect; w 0: rect. Where it is larger,
                     // others lie on it and on the ring
    bool on_top;     // … but not on this one
    HitTag tag;
    bool takes_drop; // what is held now may be let go there: that does its command, or says why not
    bool drop_only;  // takes drops and second clicks, not hover highlights
    bool no_focus;   // not for the keyboard
    bool
        settles; // a button of the action box, or one like it: can't be pressed as soon as it comes (guard.h)
    bool first;  // where the keyboard focus goes by itself: of most use now
    bool answer; // the safe answer to what has come up in front: Enter gives it, even while no focus is
                 // to be seen. One at most; first too, and drawn so that it is evident
} Hit;

typedef struct Hits {
    Hit item[HITS_MAX];
    int count;
    GfxRect pans; // what is seen in there can be moved with another mouse button than the left; w 0: nothing
} Hits;

void hits_clear(Hits *hits);
// Adds a region above the earlier ones and returns it for the rest to be filled in (enabled, no card, no
// command). Past HITS_MAX the last one is returned again.
Hit *hits_add(Hits *hits, GfxRect rect, const char *id_format, ...) TEXT_PRINTF(3, 4);
// The part of it that the mouse reaches; w or h 0: none.
GfxRect hit_reach(const Hit *hit);
GfxRect hit_outline(const Hit *hit);
// The topmost region under the point, NULL if none.
const Hit *hits_at(const Hits *hits, float x, float y);
const Hit *hits_find(const Hits *hits, const char *id); // NULL if there is none of this id
// The topmost one with that tag, NULL: none; `seat` SEAT_NONE: any seat's.
const Hit *hits_tagged(const Hits *hits, uint8_t kind, Seat seat, uint8_t a);

bool hit_takes_focus(const Hit *hit);
// The one marked as first, else NULL; likewise the one marked as the answer.
const Hit *hits_first(const Hits *hits);
const Hit *hits_answer(const Hits *hits);
// The region that has the keyboard focus after `id` ("" = none yet) when Tab (step 1 or -1) or an arrow key
// (dx, dy) is pressed: in order of adding, or the nearest one in that direction. NULL if there is none. From
// nowhere both go to the first one. While something is held arrows go from place to place where it may go,
// and pass over what lies below these places; with `below` (Shift is held down) they stop there too.
const Hit *hits_step(const Hits *hits, const char *id, int step);
const Hit *hits_toward(const Hits *hits, const char *id, int dx, int dy, bool below);

#endif
