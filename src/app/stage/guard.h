// SPDX-License-Identifier: MIT
// Protects players from pressing what has only just appeared. A click means what was on screen when it began:
// clicking to speed up an animation, or once too often out of habit, must not press the button that replaced
// another. For GUARD_MS after it appears, such a region cannot be pressed by mouse or key, and each press
// during that time restarts it, so that a series of clicks never gets through.
//
// Where a button went away by itself, without a press, whoever was about to press it cannot have seen that
// yet: then the one that takes its place cannot be pressed for GUARD_ALONE_MS.
//
// Guarded are the buttons of the action box (Hit.settles) whenever they change, and regions with a command
// that were not there before the game moved on. What a player calls up by selecting something, and what was
// there before and still is, can be pressed at once.
//
// Clicks on one spot, each within ROW_MS of the previous, form a row. A row never reaches another button than
// it began on, nor the same button once it stands for the next question. Presses of one key form a row too,
// whatever the key is bound to by then: it may play one card after another, but reaches no button of the
// action box it did not begin on, and after such a button or for another seat nothing else. Pure logic on the
// list of hits and a clock (ms).
#ifndef STARDECK_APP_STAGE_GUARD_H
#define STARDECK_APP_STAGE_GUARD_H

#include "app/stage/hits.h"

#define GUARD_MS 400
#define GUARD_ALONE_MS 700
#define GUARD_GONE_MS 600   // a button that went away so long ago is still what somebody may mean to press
#define GUARD_CAUSED_MS 250 // what changes so soon after a press comes from that press
#define ROW_MS 700
#define ROW_PIXELS 6 // a resting hand moves the mouse no farther between two clicks

typedef struct GuardItem {
    uint64_t what;    // hash that identifies the region (guard.c)
    uint64_t live_at; // time from which it can be pressed
    GfxRect button;   // where it is, if it is a button; w 0: it is none
} GuardItem;

// A row of clicks on one spot.
typedef struct GuardRow {
    float x, y;
    uint64_t what;    // the region of the first click; 0: none
    uint64_t ends;    // later clicks do not belong to the row
    unsigned version; // version of the game when it began
    bool meets;       // another button is there now
    bool strays;      // the last click hit something other than the first
} GuardRow;

// Presses of one key with no other key in between.
typedef struct GuardKeyRow {
    int key;
    uint64_t what;               // what the first press activated; 0: nothing so far
    uint64_t ends;               // later presses do not belong to the row
    unsigned version, forgotten; // values when it began
    bool meets;                  // something is there that it must not press
} GuardKeyRow;

// Start with a zeroed Guard.
typedef struct Guard {
    bool off; // never blocks: for tests that wait for what they press
    GuardItem item[HITS_MAX];
    int count;
    bool new_all;         // everything that appears next is new
    unsigned version;     // version of the game when `item` was updated
    uint64_t gone_at;     // time at which all of `item` went off the screen; 0: it is there
    uint64_t pressed_at;  // time of the last press, by mouse or key; 0: there was none
    uint64_t all_live_at; // time from which a screen that came by itself can be pressed
    unsigned forgotten;   // number of guard_forget calls: ends a row of key presses
    GuardRow row;
    GuardKeyRow keys;
} Guard;

// Call when the seat changes or a button has been pressed: whatever appears next is new even if it looks the
// same.
void guard_forget(Guard *guard);
// Call when a screen appears that the player did not ask for: nothing on it can be pressed yet.
void guard_block_all(Guard *guard, uint64_t now);
// Updates the guarded regions. While there are none (an animation is running, an overlay is open), the last
// ones are remembered. `version` changes whenever the game moves on.
void guard_follow(Guard *guard, const Hits *hits, unsigned version, uint64_t now);
// True if it is too early to press the hit. Report such a press with guard_restart, which restarts the time.
bool guard_is_too_early(const Guard *guard, const Hit *hit, uint64_t now);
void guard_restart(Guard *guard, const Hit *hit, uint64_t now);
// Registers a mouse press at (x, y) on `hit` (NULL: on nothing). Returns true if it belongs to a row that
// began on something else and must be ignored.
bool guard_blocks_click(Guard *guard, const Hit *hit, float x, float y, uint64_t now);
// guard_key registers a key press; guard_blocks_key then returns true if activating `hit` by it must be
// ignored because its row began on something else.
void guard_key(Guard *guard, int key, uint64_t now);
bool guard_blocks_key(Guard *guard, const Hit *hit);
// True if the last press belongs to a row that began on something else: then the player is not asking to
// inspect what is there now.
bool guard_is_stray_click(const Guard *guard, uint64_t now);
// True if anything cannot be pressed yet.
bool guard_is_pending(const Guard *guard, uint64_t now);

#endif
