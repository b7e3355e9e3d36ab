// SPDX-License-Identifier: MIT
// Finds a place where the lesson's box is out of the way. Pure geometry, in window pixels.
#ifndef STARDECK_APP_SCREENS_LESSON_ROOM_H
#define STARDECK_APP_SCREENS_LESSON_ROOM_H

#include "gfx/gfx.h"

#define ROOM_KEEPS_MAX 48
#define ROOM_SPARES_MAX 320

typedef struct LessonBoxRoom {
    GfxRect within;               // the box stays inside
    float middle, bottom;         // preferred position: the middle of its lower edge
    float far;                    // cost of a pixel of distance from there, in covered pixels of `spare`
    GfxRect keep[ROOM_KEEPS_MAX]; // must not be covered: what the step is about and what its move needs
    int keeps;
    GfxRect spare[ROOM_SPARES_MAX]; // better not covered
    int spares;
} LessonBoxRoom;

// Add a rectangle to `keep` or to `spare`; empty ones and those beyond the maximum are ignored.
void room_keep_free(LessonBoxRoom *room, GfxRect rect);
void room_prefer_free(LessonBoxRoom *room, GfxRect rect);

float room_overlap_area(GfxRect a, GfxRect b); // area of their intersection
// Area of `keep` that a box there would cover.
float room_covered(const LessonBoxRoom *room, GfxRect box);
// The best place for a box of this size: covering as little as possible of `keep`, then little of `spare` and
// close to the preferred position.
GfxRect room_place(const LessonBoxRoom *room, float w, float h);

#endif
