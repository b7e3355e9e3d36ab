// SPDX-License-Identifier: MIT
// A plain list searched from the top; there are never enough regions to need more.
#include "app/stage/hits.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void hits_clear(Hits *hits) {
    hits->count = 0;
    hits->pans = gfx_rect(0, 0, 0, 0);
}

Hit *hits_add(Hits *hits, GfxRect rect, const char *id_format, ...) {
    if (hits->count == HITS_MAX)
        return &hits->item[HITS_MAX - 1];
    Hit *hit = &hits->item[hits->count++];
    memset(hit, 0, sizeof *hit);
    hit->rect = rect;
    hit->card = NONE;
    hit->enabled = true;
    va_list arguments;
    va_start(arguments, id_format);
    vsnprintf(hit->id, sizeof hit->id, id_format, arguments);
    va_end(arguments);
    return hit;
}

GfxRect hit_reach(const Hit *hit) {
    const GfxRect rect = hit->rect, window = hit->window;
    if (window.w <= 0)
        return rect;
    const float left = fmaxf(rect.x, window.x), right = fminf(rect.x + rect.w, window.x + window.w);
    const float top = fmaxf(rect.y, window.y), bottom = fminf(rect.y + rect.h, window.y + window.h);
    return gfx_rect(left, top, fmaxf(0, right - left), fmaxf(0, bottom - top));
}

GfxRect hit_outline(const Hit *hit) {
    return hit->outline.w > 0 ? hit->outline : hit->rect;
}

// True if all edges have the point on the same side.
static bool is_within(const HitShape *shape, float x, float y) {
    bool left = false, right = false;
    for (int i = 0; i < shape->count; i++) {
        const float *a = shape->points + (ptrdiff_t)2 * i,
                    *b = shape->points + (ptrdiff_t)2 * ((i + 1) % shape->count);
        const float side = (b[0] - a[0]) * (y - shape->y - a[1]) - (b[1] - a[1]) * (x - shape->x - a[0]);
        left = left || side < 0;
        right = right || side > 0;
    }
    return !(left && right);
}

const Hit *hits_at(const Hits *hits, float x, float y) {
    for (int i = hits->count - 1; i >= 0; i--)
        if (gfx_contains(hit_reach(&hits->item[i]), x, y) && is_within(&hits->item[i].shape, x, y))
            return &hits->item[i];
    return NULL;
}

const Hit *hits_find(const Hits *hits, const char *id) {
    for (int i = 0; i < hits->count; i++)
        if (strcmp(hits->item[i].id, id) == 0)
            return &hits->item[i];
    return NULL;
}

const Hit *hits_tagged(const Hits *hits, uint8_t kind, Seat seat, uint8_t a) {
    for (int i = hits->count - 1; i >= 0; i--) {
        const HitTag *tag = &hits->item[i].tag;
        if (tag->kind == kind && tag->a == a && (seat == SEAT_NONE || tag->seat == seat))
            return &hits->item[i];
    }
    return NULL;
}

bool hit_is_focusable(const Hit *hit) {
    return !hit->no_focus && !hit->drop_only;
}

const Hit *hits_first(const Hits *hits) {
    for (int i = 0; i < hits->count; i++)
        if (hits->item[i].first && hit_is_focusable(&hits->item[i]))
            return &hits->item[i];
    return NULL;
}

const Hit *hits_answer(const Hits *hits) {
    for (int i = 0; i < hits->count; i++)
        if (hits->item[i].answer && hits->item[i].enabled)
            return &hits->item[i];
    return NULL;
}

const Hit *hits_step(const Hits *hits, const char *id, int step) {
    const Hit *from = hits_find(hits, id), *first = hits_first(hits);
    if (from == NULL && first != NULL)
        return first;
    int at = from != NULL ? (int)(from - hits->item) : step > 0 ? -1 : hits->count;
    for (int i = 0; i < hits->count; i++) {
        at = (at + step + hits->count) % hits->count;
        if (hit_is_focusable(&hits->item[at]))
            return &hits->item[at];
    }
    return NULL;
}

// Distance between centres in this direction; negative if it is not in that direction. Sideways offset counts
// double.
static float distance_toward(GfxRect from, GfxRect to, int dx, int dy) {
    const float x = to.x + to.w / 2 - from.x - from.w / 2, y = to.y + to.h / 2 - from.y - from.h / 2;
    const float along = x * (float)dx + y * (float)dy;
    const float across = fabsf(dx != 0 ? y : x);
    return along < 1 || across > 4 * along ? -1 : along + 2 * across;
}

// Drop targets are arranged in columns: up and down stay in a column, left and right go to the neighbouring
// column, to the target of about the same height.
static float distance_of_places(GfxRect from, GfxRect to, int dx, int dy) {
    const bool beside = to.x >= from.x + from.w - 1 || to.x + to.w <= from.x + 1;
    const float x = to.x + to.w / 2 - from.x - from.w / 2, y = to.y + to.h / 2 - from.y - from.h / 2;
    const float along = x * (float)dx + y * (float)dy;
    return beside != (dx != 0) || along < 1 ? -1 : along + fabsf(dx != 0 ? y : 0) / 100;
}

static bool is_place(const Hit *hit) {
    return hit->is_drop_target && !hit->drop_only;
}

// True if the hit is below a drop target for what is held.
static bool is_below_place(const Hits *hits, const Hit *hit) {
    const float x = hit->rect.x + hit->rect.w / 2, y = hit->rect.y + hit->rect.h / 2;
    for (const Hit *above = hit + 1; !is_place(hit) && above < hits->item + hits->count; above++)
        if (is_place(above) && gfx_contains(above->rect, x, y))
            return true;
    return false;
}

// What arrow keys look for.
typedef enum Aim {
    AIM_PLACE, // the next drop target
    AIM_BAR,   // the next hit of the top bar
    AIM_OPEN,  // anything not below a drop target; from a drop target, no other one
    AIM_ALL
} Aim;

// The top bar is entered upwards, not sideways, so that moving along a row stays in it.
static bool is_of_bar(const Hit *hit) {
    return hit->tag.kind == TAG_ICON || hit->tag.kind == TAG_SEAT;
}

static bool is_bar_above(const Hit *from, const Hit *to) {
    return is_of_bar(to) && !is_of_bar(from) && to->rect.y + to->rect.h <= from->rect.y;
}

// Negative: not looked for, or not in this direction.
static float distance_of(const Hits *hits, const Hit *from, const Hit *to, int dx, int dy, Aim aim) {
    if (to == from || !hit_is_focusable(to) || (aim == AIM_PLACE && !is_place(to)) ||
        (aim == AIM_BAR && (!is_of_bar(to) || to->rect.y > from->rect.y + from->rect.h)) ||
        (dx != 0 && aim != AIM_ALL && is_bar_above(from, to)) ||
        (aim == AIM_OPEN && (is_below_place(hits, to) || (is_place(from) && is_place(to)))))
        return -1;
    return aim == AIM_PLACE ? distance_of_places(from->rect, to->rect, dx, dy)
                            : distance_toward(from->rect, to->rect, dx, dy);
}

static const Hit *nearest(const Hits *hits, const Hit *from, int dx, int dy, Aim aim) {
    const Hit *best = NULL;
    float best_distance = 0;
    for (int i = 0; i < hits->count; i++) {
        const float distance = distance_of(hits, from, &hits->item[i], dx, dy, aim);
        if (distance < 0 || (best != NULL && distance >= best_distance))
            continue;
        best = &hits->item[i];
        best_distance = distance;
    }
    return best;
}

const Hit *hits_toward(const Hits *hits, const char *id, int dx, int dy, bool below) {
    const Hit *from = hits_find(hits, id);
    if (from == NULL)
        return hits_step(hits, "", dx + dy > 0 ? 1 : -1);
    const Hit *along = !below && is_place(from)     ? nearest(hits, from, dx, dy, AIM_PLACE)
                       : dx != 0 && is_of_bar(from) ? nearest(hits, from, dx, dy, AIM_BAR)
                                                    : NULL;
    return along != NULL ? along : nearest(hits, from, dx, dy, below ? AIM_ALL : AIM_OPEN);
}
