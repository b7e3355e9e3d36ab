// SPDX-License-Identifier: MIT
// Where the lesson's box is in nobody's way: pure geometry, in window pixels.
#ifndef STARDECK_APP_SCREENS_LESSON_ROOM_H
#define STARDECK_APP_SCREENS_LESSON_ROOM_H

#include "gfx/gfx.h"

#define ROOM_KEEPS_MAX 48
#define ROOM_SPARES_MAX 320

typedef struct LessonRoom {
    GfxRect within;       // the box stays in there
    float middle, bottom; // where it likes to stand: the middle of its lower edge
    float far;            // a pixel away from there counts as much as so many covered pixels of `spare`
    GfxRect keep[ROOM_KEEPS_MAX]; // may not be covered: what a step speaks of and what its move needs
    int keeps;
    GfxRect spare[ROOM_SPARES_MAX]; // better not covered
    int spares;
} LessonRoom;

// No-ops for what has no size, and past the end.
void room_keep(LessonRoom *room, GfxRect rect);
void room_spare(LessonRoom *room, GfxRect rect);

float room_shared(GfxRect a, GfxRect b); // area that both cover
// How much of what may not be covered a box there would cover.
float room_covered(const LessonRoom *room, GfxRect box);
// The best place of a box of that size: first what covers least of `keep`, among these what covers little of
// `spare` and is not far from where it likes to stand.
GfxRect room_place(const LessonRoom *room, float w, float h);

#endif
