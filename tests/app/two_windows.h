// SPDX-License-Identifier: MIT
// Two off-screen windows that get the same input by the same clock, and whether they can be told apart: by a
// pixel, a sound, a line of the trace, the title, or the moment something stops moving.
#ifndef STARDECK_TESTS_TWO_WINDOWS_H
#define STARDECK_TESTS_TWO_WINDOWS_H

#include "app/frame/frame.h"

#include <stdio.h>

#define TWO_SOUNDS_MAX 64 // of one frame

// What one window lets be heard in a frame, instead of a loudspeaker.
typedef struct TwoSounds {
    SoundKind kind[TWO_SOUNDS_MAX];
    int step[TWO_SOUNDS_MAX], volume[TWO_SOUNDS_MAX];
    int count, music;
    MusicPiece piece;
} TwoSounds;

typedef struct TwoWindows {
    App *app[2];
    TwoSounds sounds[2];
    int sounds_heard; // compared so far
    FILE *trace[2];
    char trace_path[2][200];
    uint64_t now;
    bool comparing;
    char where[300]; // what goes on, for messages
    int frames;      // compared so far
    int moving;      // of them: while something moved
} TwoWindows;

void two_windows_open(TwoWindows *windows, const Catalog *catalog);
void two_windows_close(TwoWindows *windows);
// Begins a game in one of them; whatever was played there is over.
void two_windows_start(TwoWindows *windows, int which, const SessionOptions *options);
// Whether nothing is animated from here on: for what is on the way to what is compared.
void two_windows_hurry(TwoWindows *windows, bool hurried);
// From here on (or not any more) they have to be alike; what was traced till now is passed over.
void two_windows_compare(TwoWindows *windows, bool comparing);

// Frame by frame until nothing moves in either.
void two_windows_run(TwoWindows *windows);
void two_windows_step(TwoWindows *windows); // one frame

// Input for both, at the places where the first one has them. False if the hit is not there or covered all
// over.
bool two_windows_click(TwoWindows *windows, const char *hit_id);
bool two_windows_drag(TwoWindows *windows, const char *hit_id,
                      const Command *command); // to where it means this
void two_windows_key(TwoWindows *windows, SDL_Keycode key);
// The hit of the first one that carries out this command now, NULL if there is none.
const Hit *two_windows_find(const TwoWindows *windows, const Command *command);

#endif
