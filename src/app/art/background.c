// SPDX-License-Identifier: MIT
// The space behind menu, handover and table.
#include "app/art/target_art.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

typedef struct Background {
    const char *recipe;
    Color top, bottom; // of the gradient that stands in, near the picture's own tones
} Background;

static Background background_of(BackgroundKind kind) {
    switch (kind) {
    case BACKGROUND_MENU:
        return (Background){"space:menu", 0xFF0A0C1A, 0xFF080B14};
    case BACKGROUND_HANDOVER:
        return (Background){"space:handover", 0xFF050B0C, 0xFF061110};
    case BACKGROUND_TABLE:
        break;
    }
    return (Background){"space:table", 0xFF080C16, 0xFF05080F};
}

void background_ahead(PictureStore *store, BackgroundKind kind, int w, int h) {
    picture_store_ahead(store, background_of(kind).recipe, 0, w, h);
}

void background_draw(Gfx *gfx, PictureStore *store, BackgroundKind kind) {
    GfxLayout layout = gfx_layout(gfx);
    if (gfx_is_dry(gfx))
        return;
    Background background = background_of(kind);
    const int height = layout.height + layout.bottom; // of the whole window
    SDL_Surface *picture = picture_store_get(store, background.recipe, 0, layout.width, height);
    if (picture != NULL) {
        gfx_blit(gfx, picture, 0, 0);
        return;
    }
    GfxPaint paint = paint_down(background.top, background.bottom);
    gfx_gradient(gfx, gfx_rect(0, 0, (float)layout.width, (float)height), &paint);
}
