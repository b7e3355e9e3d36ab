// SPDX-License-Identifier: MIT
// The best box touches the edge of something or is at its preferred position, so it suffices to try all these
// positions.
#include "app/screens/lesson_room.h"

#include <math.h>

#define TRIES_MAX (2 * ROOM_KEEPS_MAX + 3)
#define COVERED_WEIGHT 1000.0F // outweighs everything else

static bool is_there(GfxRect rect) {
    return rect.w > 0 && rect.h > 0;
}

void room_keep_free(LessonBoxRoom *room, GfxRect rect) {
    if (is_there(rect) && room->keeps < ROOM_KEEPS_MAX)
        room->keep[room->keeps++] = rect;
}

void room_prefer_free(LessonBoxRoom *room, GfxRect rect) {
    if (is_there(rect) && room->spares < ROOM_SPARES_MAX)
        room->spare[room->spares++] = rect;
}

float room_overlap_area(GfxRect a, GfxRect b) {
    const float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    const float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

static float covered(const GfxRect *rect, int count, GfxRect box) {
    float area = 0;
    for (int i = 0; i < count; i++)
        area += room_overlap_area(rect[i], box);
    return area;
}

float room_covered(const LessonBoxRoom *room, GfxRect box) {
    return covered(room->keep, room->keeps, box);
}

static float cost(const LessonBoxRoom *room, GfxRect box) {
    const float away = hypotf(box.x + box.w / 2 - room->middle, box.y + box.h - room->bottom) * room->far;
    return room_covered(room, box) * COVERED_WEIGHT + covered(room->spare, room->spares, box) + away;
}

static float within(float at, float least, float most) {
    return floorf(fmaxf(fminf(at, most), least));
}

GfxRect room_place(const LessonBoxRoom *room, float w, float h) {
    const GfxRect in = room->within;
    const float right = in.x + in.w - w, low = in.y + in.h - h;
    float x[TRIES_MAX] = {room->middle - w / 2, in.x, right}, y[TRIES_MAX] = {room->bottom - h, in.y, low};
    int tries = 3;
    for (int i = 0; i < room->keeps; i++) {
        const GfxRect keep = room->keep[i];
        x[tries] = keep.x - w;
        y[tries++] = keep.y - h;
        x[tries] = ceilf(keep.x + keep.w);
        y[tries++] = ceilf(keep.y + keep.h);
    }
    GfxRect best = {0, 0, w, h};
    float least = INFINITY;
    for (int i = 0; i < tries; i++)
        for (int k = 0; k < tries; k++) {
            const GfxRect box = {within(x[i], in.x, right), within(y[k], in.y, low), w, h};
            const float costs = cost(room, box);
            if (costs < least) {
                least = costs;
                best = box;
            }
        }
    return best;
}
