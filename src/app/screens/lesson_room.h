// SPDX-License-Identifier: MIT
// Finds a place where the lesson's box is out of the way. Pure geometry, in window pixels.
#ifndef STARDECK_APP_SCREENS_LESSON_ROOM_H
#define STARDECK_APP_SCREENS_LESSON_ROOM_H

#include "gfx/gfx.h"

#define ROOM_KEEPS_MAX 48
#define ROOM_SPARES_MAX 320

typedef struct LessonRoom {
    GfxRect within;               // the box stays inside
    float middle, bottom;         // preferred position: the middle of its lower edge
    float far;                    // cost of a pixel of distance from there, in covered pixels of `spare`
    GfxRect keep[ROOM_KEEPS_MAX]; // must not be covered: what the step is about and what its move needs
    int keeps;
    GfxRect spare[ROOM_SPARES_MAX]; // better not covered
    int spares;
} LessonRoom;

// Add a rectangle to `keep` or to `spare`; empty ones and those beyond the maximum are ignored.
void room_keep(LessonRoom *room, GfxRect rect);
void room_spare(LessonRoom *room, GfxRect rect);

float room_shared(GfxRect a, GfxRect b); // area of their intersection
// Area of `keep` that a box there would cover.
float room_covered(const LessonRoom *room, GfxRect box);
// The best place for a box of this size: covering as little as possible of `keep`, then little of `spare` and
// close to the preferred position.
GfxRect room_place(const LessonRoom *room, float w, float h);

#endif
