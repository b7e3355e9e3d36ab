// SPDX-License-Identifier: MIT
// The backgrounds of menu, handover, table and result.
#include "app/art/card_parts.h"
#include "app/art/target_art.h"

#define SCENES "pictures/scenes/"

typedef struct Background {
    const char *scene; // file name without extension
    Color top, bottom; // fallback gradient, close to the picture's tones
} Background;

static Background background_of(BackgroundKind kind) {
    switch (kind) {
    case BACKGROUND_MENU:
        return (Background){"menu", 0xFF0A0C1A, 0xFF080B14};
    case BACKGROUND_HANDOVER:
        return (Background){"curtain", 0xFF050B0C, 0xFF061110};
    case BACKGROUND_RESULT:
        return (Background){"result", 0xFF080C16, 0xFF05080F};
    case BACKGROUND_VICTORY:
        return (Background){"victory", 0xFF1A1208, 0xFF0A0C1A};
    case BACKGROUND_DEFEAT:
        return (Background){"defeat", 0xFF0A0A0C, 0xFF050506};
    case BACKGROUND_TABLE:
        break;
    }
    return (Background){"table", 0xFF080C16, 0xFF05080F};
}

void background_prefetch(PictureStore *store, BackgroundKind kind, int w, int h) {
    char file[80];
    if (picture_store_find(store, SCENES, background_of(kind).scene, file, sizeof file))
        picture_store_prefetch(store, file, w, h);
}

// NULL while it is being decoded, and if it cannot be loaded (reported once).
static SDL_Surface *picture_of(Gfx *gfx, PictureStore *store, const char *scene, int w, int h) {
    char file[80];
    if (!picture_store_find(store, SCENES, scene, file, sizeof file))
        return NULL;
    SDL_Surface *picture = picture_store_scene(store, file, w, h);
    if (picture == NULL && picture_store_prefetch(store, file, w, h))
        card_report_missing_painting(gfx, file);
    return picture;
}

void background_draw(Gfx *gfx, PictureStore *store, BackgroundKind kind) {
    const GfxLayout layout = gfx_layout(gfx);
    if (gfx_is_dry(gfx))
        return;
    const Background background = background_of(kind);
    const int height = layout.height + layout.bottom; // of the whole window
    SDL_Surface *picture = picture_of(gfx, store, background.scene, layout.width, height);
    if (picture != NULL) {
        gfx_blit(gfx, picture, 0, 0);
        return;
    }
    const GfxPaint paint = paint_down(background.top, background.bottom);
    gfx_gradient(gfx, gfx_rect(0, 0, (float)layout.width, (float)height), &paint);
}
