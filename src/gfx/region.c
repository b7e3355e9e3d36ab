// SPDX-License-Identifier: MIT
// Merges regions so that nothing is drawn twice.
#include "gfx/region.h"

static int area(SDL_Rect rect) {
    return rect.w * rect.h;
}

static void join(SDL_Rect *rect, SDL_Rect with) {
    SDL_Rect both;
    SDL_UnionRect(rect, &with, &both);
    *rect = both;
}

// The region that grows least when merged with `rect`.
static int best_to_join(const Regions *regions, SDL_Rect rect) {
    int best = 0, least = 0;
    for (int i = 0; i < regions->count; i++) {
        SDL_Rect both = regions->rect[i];
        join(&both, rect);
        const int growth = area(both) - area(regions->rect[i]);
        if (i == 0 || growth < least) {
            best = i;
            least = growth;
        }
    }
    return best;
}

void regions_add(Regions *regions, SDL_Rect rect) {
    // A merged region may touch others that it did not before, so start over each time.
    for (int i = 0; i < regions->count; i++) {
        const SDL_Rect at = regions->rect[i], wider = {at.x - 1, at.y - 1, at.w + 2, at.h + 2};
        if (!SDL_HasIntersection(&wider, &rect))
            continue;
        join(&rect, at);
        regions->rect[i] = regions->rect[--regions->count];
        i = -1;
    }
    if (regions->count < REGIONS_MAX) {
        regions->rect[regions->count++] = rect;
        return;
    }
    const int i = best_to_join(regions, rect);
    join(&rect, regions->rect[i]);
    regions->rect[i] = regions->rect[--regions->count];
    regions_add(regions, rect);
}

bool regions_intersect(const Regions *regions, SDL_Rect rect) {
    for (int i = 0; i < regions->count; i++)
        if (SDL_HasIntersection(&regions->rect[i], &rect))
            return true;
    return false;
}
