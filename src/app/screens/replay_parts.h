// SPDX-License-Identifier: MIT
// Watching a saved game: the table, and below it a bar to move through time. What the screen's files share.
#ifndef STARDECK_APP_SCREENS_REPLAY_PARTS_H
#define STARDECK_APP_SCREENS_REPLAY_PARTS_H

#include "app/kit/table.h"

#define REPLAY_BAR 64.0F // logical pixels
#define REPLAY_SPEEDS 4

typedef struct ReplayScreen {
    CardTable table;
    bool playing;
    int speed;        // index into replay_speeds
    bool told;        // the moment it was opened for is over: what comes next is asked
    bool why;         // the panel "Why this move?" is open
    uint64_t next_at; // while playing: ms of the next command; 0: not known yet
} ReplayScreen;

extern const float replay_speeds[REPLAY_SPEEDS];

// The bar. replay_bar_place: the position in 0 to replay->count at this x (pixels).
void replay_bar_regions(App *app, const ReplayScreen *screen);
void replay_bar_draw(App *app, const ReplayScreen *screen);
int replay_bar_place(const App *app, float x);
bool replay_bar_is_track(const char *hit_id); // the track or the knob on it

// Who has won, once nothing more comes; false: something does, or nobody has (replay_told.c).
bool replay_says_winner(const App *app, char *text, size_t size);

// What comes after the moment that the replay was opened for (replay_told.c). replay_told_is_over: it has
// been shown, to the pause in it if there is one.
bool replay_told_is_over(const App *app);
void replay_told_regions(App *app, const ReplayScreen *screen);
void replay_told_draw(App *app, const ReplayScreen *screen);

// The panel "Why this move?" (replay_why.c). While it is open nothing else reacts. replay_why_can: whether
// the question can be asked now.
bool replay_why_can(const App *app);
void replay_why_open(App *app, ReplayScreen *screen);
void replay_why_close(App *app, ReplayScreen *screen);
void replay_why_regions(App *app, const ReplayScreen *screen);
void replay_why_draw(App *app, const ReplayScreen *screen);

#endif
