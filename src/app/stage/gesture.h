// SPDX-License-Identifier: MIT
// What people do with mouse and keyboard, made from SDL's events. Pure logic on the list of hits: needs no
// window, draws nothing, knows no game.
//
// Promises: at most one drag at a time; every GESTURE_DRAG_START is followed by exactly one GESTURE_DROP or
// GESTURE_DRAG_CANCEL, whatever happens (other buttons, lost focus, a mouse button released outside the
// window, a resize, a change of screen).
#ifndef STARDECK_APP_STAGE_GESTURE_H
#define STARDECK_APP_STAGE_GESTURE_H

#include "app/stage/hits.h"
#include "app/stage/keys.h"

typedef enum GestureKind {
    GESTURE_HOVER, // the pointer came on to another region (or none: id ""), or the focus did
    GESTURE_CLICK, // left button pressed and released on the same hit, or Enter/Space on the focused one; a
                   // click on nothing has id "". Also comes for hits that are not enabled: show hit->reason.
                   // While no focus is to be seen Enter is a click on nothing, and shows it; but a hit that
                   // is the answer (hits.h) is clicked at once
    GESTURE_DRAG_START,  // the pointer left the press point by DRAG_START_PX; id: what is dragged, x y: the
                         // press point
    GESTURE_DRAG_MOVE,   // over: what lies under the pointer
    GESTURE_DROP,        // id: what was dragged, over: where it was let go ("" = nowhere)
    GESTURE_DRAG_CANCEL, // let it fly back
    GESTURE_CANCEL,      // Esc, or right click (then id is what lies under it; within hits.pans it comes when
                         // the button is let go) when nothing is dragged
    GESTURE_WHEEL,       // amount: notches, up is positive; over: under the pointer
    GESTURE_PAN,         // right or middle button, held within hits.pans: the pointer has come from (press_x,
                         // press_y) to (x, y)
    GESTURE_KEY          // any other key, `key` is SDL's key code: shortcuts
} GestureKind;

#define DRAG_START_PX 6.0f // logical pixels

typedef struct Gesture {
    GestureKind kind;
    char id[HIT_ID_MAX];
    char over[HIT_ID_MAX];
    const Hit *hit, *hit_over; // the regions of these ids, NULL: none; found by gesture_find, and valid until
                               // regions are made anew
    float x, y;                // pointer, window pixels; a click by key: centre of the hit
    float press_x, press_y;    // DRAG_…, DROP: where the button went down
    int amount;
    SDL_Keycode key;
    Uint16 modifiers; // KMOD_…
    KeyAction action; // what the player has this key for; the frame puts it in
    bool by_key;
    bool twice; // CLICK by the mouse: the second one there, soon after the first (a double click)
} Gesture;

#define DOUBLE_CLICK_MS 400
#define GESTURES_MAX 4 // one event makes at most so many

// Start with gesture_init. Read-only for screens: what to highlight.
typedef struct GestureState {
    uint64_t now; // ms, set by whoever feeds events
    float scale;  // physical pixels per logical one, for the drag distance
    float x, y;   // last pointer position
    bool inside;  // the pointer is in the window
    bool unmoved; // nothing was heard of it since the program began: it may only be found where it is, as
                  // when the window opens below it, and that hides no focus
    bool pressed; // left button is down and may become a click or a drag
    bool dragging;
    uint8_t pan_button; // that is held within hits.pans; 0: none
    bool panning;       // … and has moved: letting it go is no right click any more
    float pan_x, pan_y; // where the pointer was
    bool press_spoilt;  // moved or cancelled: no click any more
    float press_x, press_y;
    Hit pressed_hit;        // what was there then; id "": nothing
    bool press_deaf;        // it may become a drag, but no click (gesture_deafen)
    Hit clicked_hit;        // the last click was there, …
    uint64_t clicked_at;    // … then; 0: there was none, or it was the second of a double click
    char hover[HIT_ID_MAX]; // "" = nothing
    char focus[HIT_ID_MAX]; // keyboard focus; "" = nothing
    bool focus_shown;       // the keyboard was used last: draw the focus ring
    bool keyed;    // a key has been pressed since the program began: what the focus means is shown too
    bool raw_keys; // the next key is wanted by its own code (keys_meaning): it is about to be bound
} GestureState;

void gesture_init(GestureState *state);

// Feeds one event; writes what it means into `out` and returns the number.
int gesture_feed(GestureState *state, const Hits *hits, const SDL_Event *event, Gesture out[GESTURES_MAX]);
// Finds the regions that it is about: just before it is given to a screen, as the one before it may have
// changed them.
void gesture_find(Gesture *gesture, const Hits *hits);
// Gives up a press or drag that is going on (focus lost, resize, change of screen). Returns 1 if there is a
// GESTURE_DRAG_CANCEL to be told, else 0.
int gesture_cancel(GestureState *state, Gesture *out);
// The press that is going on does not become a click: what it lies on came too short a time ago.
void gesture_deafen(GestureState *state);
// The hit that is meant just now: while keys lead the one in focus, else the one under the pointer; "": none.
const char *gesture_meant(const GestureState *state);

// After the hits were rebuilt: hover and focus that are gone are forgotten; a focus that is to be seen goes
// to the first hit then (hits_first), if there is one. True if the hover changed.
bool gesture_refresh(GestureState *state, const Hits *hits);

#endif
