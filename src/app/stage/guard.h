// SPDX-License-Identifier: MIT
// Keeps impatient hands from pressing what has only just appeared. A click means what was on the screen when
// it began: whoever clicks to make an animation go faster, or once more out of habit, must not press the
// button that takes the place of another. For GUARD_MS after it came such a region can't be pressed, by mouse
// or by key, and each press in that time begins the time anew, so that a row of clicks never gets through.
//
// Guarded are the buttons of the action box (Hit.settles) whenever they change, and what carries a command
// when it was not there before the game went on. What a player calls up by picking something, and what was
// there before and still is, can be pressed at once.
//
// Clicks on one place, each at most ROW_MS after the one before, are a row: it never gets from what it began
// on to another button, nor to the same one again when that has come to mean the next question. Presses of
// one key are a row too, whatever the key stands for by then: one card after another may be played by it, but
// it gets to no button of the action box that it did not begin on, and after such a button or before another
// seat to nothing else. Pure logic on the list of hits and a clock.
#ifndef STARDECK_APP_STAGE_GUARD_H
#define STARDECK_APP_STAGE_GUARD_H

#include "app/stage/hits.h"

#define GUARD_MS 400
#define ROW_MS 700
#define ROW_PIXELS 6 // a hand that lies still moves the mouse no farther between two clicks

typedef struct GuardItem {
    uint64_t what;    // which region it is (guard.c)
    uint64_t live_at; // it can be pressed from then on
} GuardItem;

// Clicks on one place.
typedef struct GuardRow {
    float x, y;
    uint64_t what;    // which region the first of them was on; 0: none
    uint64_t ends;    // a click after that is none of the row
    unsigned version; // of the game, when it began
    bool meets;       // another button lies there now
    bool strays;      // the last click was on something else than the first
} GuardRow;

// Presses of one key, with none of another in between.
typedef struct GuardKeyRow {
    int key;
    uint64_t what;               // what the first of them pressed; 0: nothing so far
    uint64_t ends;               // a press after that is none of the row
    unsigned version, forgotten; // as they were when it began
    bool meets;                  // something lies there that it must not press
} GuardKeyRow;

// Zeroed to begin with.
typedef struct Guard {
    bool off; // nothing is ever held: for tests whose hands wait for what they press
    GuardItem item[HITS_MAX];
    int count;
    bool new_all;         // nothing of what comes next has been there before
    unsigned version;     // of the game, when `item` was looked at
    uint64_t all_live_at; // a screen that came by itself can be pressed from then on
    unsigned forgotten;   // how often guard_forget was called: a press does not outlast that
    GuardRow row;
    GuardKeyRow keys;
} Guard;

// The seat has changed, or a button has been pressed: whatever stands there next is new, even if it looks the
// same.
void guard_forget(Guard *guard);
// A screen has come that the player did not ask for: nothing on it can be pressed yet.
void guard_cover(Guard *guard, uint64_t now);
// The regions as they are now. While there is none that is guarded (something is being shown, an overlay is
// open) the last ones are kept in mind. `version` changes whenever the game goes on.
void guard_follow(Guard *guard, const Hits *hits, unsigned version, uint64_t now);
// Is it too early to press it? A press that comes too early is told by guard_again.
bool guard_holds(const Guard *guard, const Hit *hit, uint64_t now);
void guard_again(Guard *guard, const Hit *hit, uint64_t now);
// The mouse is pressed there, on `hit` (NULL: on nothing). Is it one of a row that began on something else?
// Then it must not count.
bool guard_row(Guard *guard, const Hit *hit, float x, float y, uint64_t now);
// A key goes down; then what it presses is asked for: is it one of a row that began on something else?
void guard_key(Guard *guard, int key, uint64_t now);
bool guard_key_row(Guard *guard, const Hit *hit);
// Was the last press one of a row that began on something else? Then nobody asks to look at what has come to
// lie there.
bool guard_strays(const Guard *guard, uint64_t now);
// Is there anything that can't be pressed yet?
bool guard_waits(const Guard *guard, uint64_t now);

#endif
