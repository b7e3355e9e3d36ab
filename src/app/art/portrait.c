// SPDX-License-Identifier: MIT
// Finds portraits by the captain's id, whatever the picture's ending.
#include "app/art/portrait.h"

#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <math.h>

#define FOLDER "pictures/captains/"

static bool find(const PictureStore *pictures, const char *captain, char *file, size_t size) {
    return captain != NULL && picture_store_find(pictures, FOLDER, captain, file, size);
}

bool portrait_is_there(const PictureStore *pictures, const char *captain) {
    char file[160];
    return find(pictures, captain, file, sizeof file);
}

bool portrait_draw(Gfx *gfx, PictureStore *pictures, const char *captain, GfxRect box, Color frame) {
    char file[160];
    if (!find(pictures, captain, file, sizeof file))
        return false;
    const float thick = fmaxf(1, roundf(box.w / 32));
    const GfxRect inner = gfx_rect(roundf(box.x), roundf(box.y), roundf(box.w), roundf(box.h));
    SDL_Surface *picture = picture_store_get(pictures, file, (int)inner.w, (int)inner.h);
    const GfxPaint ground = paint_solid(COLOR_INSET), none = paint_solid(0);
    gfx_record_mark(gfx, "picture", file, inner, frame, 0);
    if (picture == NULL)
        gfx_panel(gfx, inner, 0, &ground, 0, 0);
    gfx_blit(gfx, picture, (int)inner.x, (int)inner.y);
    gfx_panel(gfx, inner, thick, &none, thick, frame);
    return true;
}
