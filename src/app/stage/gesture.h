// SPDX-License-Identifier: MIT
// Turns SDL's mouse and keyboard events into gestures on the list of hits. Pure logic: needs no window, draws
// nothing, knows no game.
//
// Guarantees: at most one drag at a time. Every GESTURE_DRAG_START is followed by exactly one GESTURE_DROP or
// GESTURE_DRAG_CANCEL, whatever happens (other buttons, lost focus, a button released outside the window, a
// resize, a change of screen).
#ifndef STARDECK_APP_STAGE_GESTURE_H
#define STARDECK_APP_STAGE_GESTURE_H

#include "app/stage/hits.h"
#include "app/stage/keys.h"

typedef enum GestureKind {
    GESTURE_HOVER, // the pointer or the focus moved to another region; id "": to none
    GESTURE_CLICK, // left button pressed and released on the same hit, or Enter/Space on the focused one; id
                   // "" for a click on nothing. Also sent for disabled hits: show hit->reason. While the
                   // focus is hidden, Enter clicks on nothing and reveals the focus, except that a hit marked
                   // as answer (hits.h) is clicked at once
    GESTURE_DRAG_START,  // the pointer moved DRAG_START_PX from the press; id: what is dragged, x y: where it
                         // was pressed
    GESTURE_DRAG_MOVE,   // over: the region under the pointer
    GESTURE_DROP,        // id: what was dragged, over: where it was dropped ("": nowhere)
    GESTURE_DRAG_CANCEL, // return it to its place
    GESTURE_CANCEL,      // Esc, or right click (id: what is under it; within hits.pans sent on release) while
                         // nothing is dragged
    GESTURE_WHEEL,       // amount: notches, positive is up; over: the region under the pointer
    GESTURE_PAN,         // right or middle button dragged within hits.pans, from (press_x, press_y) to (x, y)
    GESTURE_KEY          // any other key; `key` is SDL's key code
} GestureKind;

#define DRAG_START_PX 6.0f // logical pixels

typedef struct Gesture {
    GestureKind kind;
    char id[HIT_ID_MAX];
    char over[HIT_ID_MAX];
    const Hit *hit,
        *hit_over;          // the hits of these ids, NULL: none; set by gesture_find, valid until hits change
    float x, y;             // pointer in window pixels; click by key: centre of the hit
    float press_x, press_y; // DRAG_…, DROP: where the button was pressed
    int amount;
    SDL_Keycode key;
    Uint16 modifiers; // KMOD_…
    KeyAction action; // the action bound to the key; filled in by the frame
    bool by_key;
    bool twice; // CLICK by mouse: second click of a double click
} Gesture;

#define DOUBLE_CLICK_MS 400
#define GESTURES_MAX 4 // produced by one event at most

// The input state. Initialise with gesture_init. Screens only read it, for highlights.
typedef struct GestureState {
    uint64_t now; // ms, set by the caller before feeding events
    float scale;  // physical per logical pixel, for the drag distance
    float x, y;   // last pointer position
    bool inside;  // the pointer is in the window
    bool unmoved; // the pointer has not moved since the program started: opening below it does not
                  // hide the focus
    bool pressed; // left button is down and may become a click or a drag
    bool dragging;
    uint8_t pan_button;   // the button held within hits.pans; 0: none
    bool panning;         // … and it has moved, so releasing it is no right click
    float pan_x, pan_y;   // last pointer position while panning
    bool press_cancelled; // moved or cancelled: cannot become a click
    float press_x, press_y;
    Hit pressed_hit;        // what was pressed; id "": nothing
    bool press_blocked;     // may become a drag but not a click (gesture_block_click)
    Hit clicked_hit;        // the last click …
    uint64_t clicked_at;    // … and its time; 0: none, or it completed a double click
    char hover[HIT_ID_MAX]; // "": none
    char focus[HIT_ID_MAX]; // keyboard focus; "": none
    bool focus_shown;       // the keyboard was used last: draw the focus ring
    bool keyed;             // a key was pressed since the program started: explain the focused hit too
    bool raw_keys;          // deliver the next key's own code (not keys_translate): it is about to be bound
} GestureState;

void gesture_init(GestureState *state);

// Feeds one event. Writes the resulting gestures to `out` and returns their number.
int gesture_feed(GestureState *state, const Hits *hits, const SDL_Event *event, Gesture out[GESTURES_MAX]);
// Looks up the hits of the gesture's ids. Called right before the gesture is passed to a screen, since an
// earlier gesture may have changed the hits.
void gesture_find(Gesture *gesture, const Hits *hits);
// Aborts a press or drag (focus lost, resize, change of screen). Returns 1 if `out` was set to a
// GESTURE_DRAG_CANCEL, else 0.
int gesture_cancel(GestureState *state, Gesture *out);
// Keeps the current press from becoming a click, because its target appeared too recently.
void gesture_block_click(GestureState *state);
// Id of the hit the player currently points at: the focused one while the keyboard is used, else the one
// under the pointer; "": none. Points into `state`.
const char *gesture_target(const GestureState *state);

// Call after the hits were rebuilt. Clears hover and focus of hits that are gone; a visible focus moves to
// hits_first. Returns true if the hover changed.
bool gesture_refresh(GestureState *state, const Hits *hits);

#endif
