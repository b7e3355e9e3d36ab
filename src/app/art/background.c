// SPDX-License-Identifier: MIT
// What lies behind menu, handover, table and result: a painted scene or computed space.
#include "app/art/card_parts.h"
#include "app/art/picture_make.h"
#include "app/art/target_art.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <stdio.h>

typedef struct Background {
    const char *scene;  // painted, if there is one
    const char *recipe; // else computed
    Color top, bottom;  // of the gradient that stands in, near the picture's own tones
} Background;

static Background background_of(BackgroundKind kind) {
    switch (kind) {
    case BACKGROUND_MENU:
        return (Background){"menu", "space:menu", 0xFF0A0C1A, 0xFF080B14};
    case BACKGROUND_HANDOVER:
        return (Background){"curtain", "space:handover", 0xFF050B0C, 0xFF061110};
    case BACKGROUND_RESULT:
        return (Background){"result", "space:table", 0xFF080C16, 0xFF05080F};
    case BACKGROUND_TABLE:
        break;
    }
    return (Background){"table", "space:table", 0xFF080C16, 0xFF05080F};
}

// NULL while it is not there. In place of a scene that can't be had, which is told once, computed space.
static SDL_Surface *picture_of(Gfx *gfx, PictureStore *store, const Background *background, int w, int h) {
    const char *scene = picture_store_scene(store, background->scene);
    char recipe[RECIPE_SIZE];
    if (scene == NULL)
        return picture_store_get(store, background->recipe, 0, w, h);
    snprintf(recipe, sizeof recipe, "%s%s", PICTURE_FILE, scene);
    SDL_Surface *picture = picture_store_get(store, recipe, 0, w, h);
    if (picture != NULL || !picture_store_ask(store, scene, w, h))
        return picture;
    card_painting_is_missing(gfx, scene);
    return picture_store_get(store, background->recipe, 0, w, h);
}

void background_ahead(PictureStore *store, BackgroundKind kind, int w, int h) {
    const Background background = background_of(kind);
    if (picture_store_scene(store, background.scene) == NULL)
        picture_store_ahead(store, background.recipe, 0, w, h);
}

void background_ask(PictureStore *store, BackgroundKind kind, int w, int h) {
    const char *scene = picture_store_scene(store, background_of(kind).scene);
    if (scene != NULL)
        picture_store_ask(store, scene, w, h);
}

void background_draw(Gfx *gfx, PictureStore *store, BackgroundKind kind) {
    GfxLayout layout = gfx_layout(gfx);
    if (gfx_is_dry(gfx))
        return;
    Background background = background_of(kind);
    const int height = layout.height + layout.bottom; // of the whole window
    SDL_Surface *picture = picture_of(gfx, store, &background, layout.width, height);
    if (picture != NULL) {
        gfx_blit(gfx, picture, 0, 0);
        return;
    }
    GfxPaint paint = paint_down(background.top, background.bottom);
    gfx_gradient(gfx, gfx_rect(0, 0, (float)layout.width, (float)height), &paint);
}
