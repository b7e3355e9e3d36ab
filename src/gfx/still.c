// SPDX-License-Identifier: MIT
// The kept picture is as large as the screen and uses the same coordinates, so that a pass copies its own
// region.
#include "gfx/still.h"

#include "gfx/copy.h"
#include "gfx/internal.h"
#include "gfx/record.h"

#include <assert.h>

void still_finish(Still *still) {
    SDL_FreeSurface(still->picture);
    still->picture = NULL;
}

void gfx_still_keep(Gfx *gfx, bool kept) {
    if (!kept)
        still_finish(&gfx->still);
    gfx->still.kept = kept;
}

bool still_prepare(Gfx *gfx) {
    Still *still = &gfx->still;
    const SDL_Surface *screen = gfx->screen;
    if (!still->kept || gfx->recorder != NULL || gfx_is_dry(gfx)) {
        still_finish(still);
        return false;
    }
    if (still->picture != NULL && still->picture->w == screen->w && still->picture->h == screen->h)
        return false;
    still_finish(still);
    still->picture = SDL_CreateRGBSurfaceWithFormat(0, screen->w, screen->h, 32, SDL_PIXELFORMAT_RGB888);
    return still->picture != NULL;
}

static void draw_on(Gfx *gfx, SDL_Surface *target) {
    const SDL_Rect clip = clip_now(gfx);
    gfx->target = target;
    SDL_SetClipRect(target, &clip);
}

static void show(Gfx *gfx) {
    const SDL_Rect part = clip_now(gfx);
    copy_pixels(gfx->still.picture, part, gfx->screen, part.x, part.y);
}

bool gfx_still_begin(Gfx *gfx) {
    assert(gfx->layers == 0);
    if (gfx->still.picture == NULL)
        return true;
    if (!regions_intersect(&gfx->still.redrawn, clip_now(gfx))) {
        show(gfx);
        return false;
    }
    draw_on(gfx, gfx->still.picture);
    clear_clip(gfx);
    return true;
}

void gfx_still_end(Gfx *gfx) {
    if (gfx->still.picture == NULL)
        return;
    draw_on(gfx, gfx->screen);
    show(gfx);
}
