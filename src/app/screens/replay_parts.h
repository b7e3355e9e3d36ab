// SPDX-License-Identifier: MIT
// A saved game being looked at: the table, and below it a bar to move in time by. What the two files of the
// screen share.
#ifndef STARDECK_APP_SCREENS_REPLAY_PARTS_H
#define STARDECK_APP_SCREENS_REPLAY_PARTS_H

#include "app/kit/table.h"

#define REPLAY_BAR 64.0F // logical pixels
#define REPLAY_SPEEDS 4

typedef struct ReplayScreen {
    CardTable table;
    bool playing;
    int speed;        // index into replay_speeds
    bool why;         // the panel is open that says why the last move was made
    uint64_t next_at; // playing: what follows comes then; 0: not known yet
} ReplayScreen;

extern const float replay_speeds[REPLAY_SPEEDS];

// The bar, from its own hits. replay_bar_place: where on the way from 0 to replay->count lies this x?
void replay_bar_regions(App *app, const ReplayScreen *screen);
void replay_bar_draw(App *app, const ReplayScreen *screen);
int replay_bar_place(const App *app, float x);
bool replay_bar_is_way(const char *hit_id); // the way through the game, or the knob on it

// Why this move? (replay_why.c). May that be asked now; the panel is the only thing that reacts while it is
// open.
bool replay_why_can(const App *app);
void replay_why_open(App *app, ReplayScreen *screen);
void replay_why_close(App *app, ReplayScreen *screen);
void replay_why_regions(App *app, const ReplayScreen *screen);
void replay_why_draw(App *app, const ReplayScreen *screen);

#endif
