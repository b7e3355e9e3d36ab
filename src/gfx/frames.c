// SPDX-License-Identifier: MIT
// Frames and damaged regions, window size and layout, clip and opacity.
//
// The surface to draw on (output.h) is fetched before every frame because a change of the window may replace
// it.
#include "core/text.h"
#include "gfx/gfx.h"
#include "gfx/image.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"
#include "gfx/still.h"

#include <SDL2/SDL_image.h>
#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Gfx *fail(Gfx *gfx, char error[GFX_ERROR_SIZE], const char *format, ...) TEXT_PRINTF(3, 4);
static Gfx *fail(Gfx *gfx, char error[GFX_ERROR_SIZE], const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(error, GFX_ERROR_SIZE, format, list);
    va_end(list);
    gfx_close(gfx);
    return NULL;
}

// ---- layout ----

#define STANDARD_W 1920.0f
#define STANDARD_H 1080.0f
#define SCALE_READABLE 0.75f // below it the smallest letters, never under 12 pixels, no longer fit
#define SCALE_LEAST 0.05f
#define HALF_PIXEL 0.5f

// The scale at which a canvas of this size just fits into the window.
static float scale_to_fit(int width, int height, float canvas_w, float canvas_h) {
    return fmaxf(fminf((float)SDL_max(width, 1) / canvas_w, (float)SDL_max(height, 1) / canvas_h),
                 SCALE_LEAST);
}

static float usual_scale(int width, int height) {
    const float standard = scale_to_fit(width, height, STANDARD_W, STANDARD_H);
    return standard < 0.9f ? scale_to_fit(width, height, GFX_USUAL_W, GFX_USUAL_H) : standard;
}

GfxRange gfx_scale_range(int width, int height, float least_w, float least_h) {
    const float usual = usual_scale(width, height);
    const float most =
        scale_to_fit(width, height, least_w > 0 ? least_w : GFX_USUAL_W, least_h > 0 ? least_h : GFX_USUAL_H);
    return (GfxRange){fminf(SCALE_READABLE, most) / usual, most / usual};
}

GfxLayout gfx_layout_for(int width, int height, GfxSizing wish) {
    const float least_h = (wish.least_h > 0 ? wish.least_h : GFX_USUAL_H) + wish.bottom;
    const GfxRange range = gfx_scale_range(width, height, wish.least_w, least_h);
    const float wanted = wish.scale > 0 ? wish.scale : 1;
    GfxLayout layout = {.width = SDL_max(width, 1), .height = SDL_max(height, 1)};
    layout.scale = usual_scale(width, height) * fminf(fmaxf(wanted, range.least), range.most);
    layout.bottom = SDL_min((int)roundf(wish.bottom * layout.scale), layout.height - 1);
    layout.height -= layout.bottom;
    layout.logical_w = (float)layout.width / layout.scale;
    layout.logical_h = (float)layout.height / layout.scale;
    layout.compact = layout.logical_w < STANDARD_W - HALF_PIXEL || layout.logical_h < STANDARD_H - HALF_PIXEL;
    layout.large = layout.logical_w < GFX_USUAL_W - HALF_PIXEL || layout.logical_h < GFX_USUAL_H - HALF_PIXEL;
    return layout;
}

GfxLayout gfx_layout(const Gfx *gfx) {
    return gfx->layout;
}

// The height of the surface, including a bar at the bottom.
static int whole_height(const Gfx *gfx) {
    return gfx->layout.height + gfx->layout.bottom;
}

// Applies the wish to a surface of this size. Returns true if the layout changed.
static bool lay_out(Gfx *gfx, int width, int height) {
    const GfxLayout before = gfx->layout;
    gfx->layout = gfx_layout_for(width, height, gfx->wish);
    return before.width != gfx->layout.width || before.height != gfx->layout.height ||
           before.bottom != gfx->layout.bottom || fabsf(before.scale - gfx->layout.scale) > 1e-6f;
}

bool gfx_set_sizing(Gfx *gfx, GfxSizing wish) {
    gfx->wish = wish;
    if (!lay_out(gfx, gfx->layout.width, whole_height(gfx)))
        return false;
    gfx_drop_caches(gfx);
    gfx_damage_all(gfx);
    return true;
}

GfxSizing gfx_sizing(const Gfx *gfx) {
    return gfx->wish;
}

float gfx_density(const Gfx *gfx) {
    int width = 0, height = 0;
    if (gfx->output.window != NULL)
        SDL_GetWindowSize(gfx->output.window, &width, &height);
    return width > 0 && gfx->screen != NULL ? (float)gfx->screen->w / (float)width : 1;
}

// Several screens' worth of pixels: twice what a full table needs, text included.
static size_t cache_limit(const Gfx *gfx) {
    size_t frame = (size_t)gfx->layout.width * (size_t)whole_height(gfx) * 4;
    size_t wanted = SDL_max(frame * 5, (size_t)20 << 20);
    return gfx->cache_limit_wanted != 0 ? gfx->cache_limit_wanted : wanted;
}

// ---- the drawing surface ----

// Makes `screen` the surface for frames and adopts its size. Returns true if the size changed.
static bool use_screen(Gfx *gfx, SDL_Surface *screen) {
    gfx->screen = screen;
    if (gfx->layers == 0)
        gfx->target = screen;
    gfx->pass.count = 0;
    gfx->pass_index = -1;
    if (screen == NULL || (screen->w == gfx->layout.width && screen->h == whole_height(gfx)))
        return false;
    lay_out(gfx, screen->w, screen->h);
    gfx->cache.limit = cache_limit(gfx);
    return true;
}

// Fetches the surface for the next frame. Returns true if the size changed.
static bool take_window_surface(Gfx *gfx) {
    return use_screen(gfx, output_picture(&gfx->output));
}

// ---- opening and closing ----

// Opens what a window and off-screen drawing share. NULL after a failure, with everything released.
static Gfx *open_common(const GfxOptions *options, char error[GFX_ERROR_SIZE]) {
    SDL_ClearError(); // allocates the thread's error buffer now: if memory for it runs out later, SDL never
                      // returns
    Gfx *gfx = calloc(1, sizeof *gfx);
    if (gfx == NULL)
        return fail(NULL, error, "There is not enough memory to open the window.");
    gfx->log = options->log;
    gfx->log_context = options->log_context;
    gfx->cache_limit_wanted = options->cache_bytes;
    gfx->text_scale = 1;
    text_copy(gfx->title, sizeof gfx->title, options->title != NULL ? options->title : "Stardeck");
    gfx->pass_index = -1;
    gfx->opacity[0] = 1;
    gfx->opacities = gfx->clips = 1;
    gfx->asset_root = SDL_strdup(options->asset_root != NULL ? options->asset_root : "assets");
    if (gfx->asset_root == NULL || !cache_init(&gfx->cache, 0))
        return fail(gfx, error, "There is not enough memory to open the window.");
    image_init();
    if (TTF_Init() != 0)
        return fail(gfx, error, "The fonts cannot be used (%s).", TTF_GetError());
    gfx->ttf_started = true;
    const char *missing = text_missing_font(gfx);
    if (missing != NULL)
        return fail(gfx, error,
                    "The font file %s/%s is missing or broken (%s). Is Stardeck installed completely?",
                    gfx->asset_root, missing, SDL_GetError());
    return gfx;
}

Gfx *gfx_open(const GfxOptions *options, char error[GFX_ERROR_SIZE]) {
    Gfx *gfx = open_common(options, error);
    if (gfx == NULL)
        return NULL;
    if (!output_open(&gfx->output, options, gfx->title, error)) {
        gfx_close(gfx);
        return NULL;
    }
    if (gfx->output.opengl_refused && gfx->log != NULL)
        gfx->log(gfx->log_context, "OpenGL cannot be used here; the picture is shown without it");
    take_window_surface(gfx);
    gfx->reported_width = gfx->layout.width;
    gfx->reported_height = whole_height(gfx);
    gfx_damage_all(gfx);
    return gfx;
}

Gfx *gfx_open_offscreen(const GfxOptions *options, char error[GFX_ERROR_SIZE]) {
    Gfx *gfx = open_common(options, error);
    if (gfx == NULL)
        return NULL;
    gfx->own = SDL_CreateRGBSurfaceWithFormat(0, SDL_max(options->width, 1), SDL_max(options->height, 1), 32,
                                              SDL_PIXELFORMAT_RGB888);
    if (gfx->own == NULL)
        return fail(gfx, error, "There is not enough memory for a picture of this size.");
    use_screen(gfx, gfx->own);
    gfx_damage_all(gfx);
    return gfx;
}

bool gfx_resize_offscreen(Gfx *gfx, int width, int height) {
    const int w = SDL_max(width, 1), h = SDL_max(height, 1);
    if (gfx->own != NULL && gfx->own->w == w && gfx->own->h == h)
        return true;
    // A dry recorder paints nothing and needs no pixels.
    SDL_Surface *screen =
        gfx_is_dry(gfx) ? SDL_CreateRGBSurfaceWithFormatFrom(NULL, w, h, 32, w * 4, SDL_PIXELFORMAT_RGB888)
                        : SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    if (gfx->output.window != NULL || screen == NULL) {
        SDL_FreeSurface(screen);
        return false;
    }
    SDL_FreeSurface(gfx->own);
    gfx->own = screen;
    use_screen(gfx, screen);
    gfx_drop_caches(gfx);
    gfx_damage_all(gfx);
    return true;
}

void gfx_close(Gfx *gfx) {
    if (gfx == NULL)
        return;
    while (gfx->layers > 0)
        SDL_FreeSurface(gfx_layer_end(gfx));
    cache_finish(&gfx->cache);
    still_finish(&gfx->still);
    text_close_fonts(gfx);
    SDL_FreeSurface(gfx->own);
    output_close(&gfx->output);
    if (gfx->ttf_started)
        TTF_Quit();
    SDL_free(gfx->asset_root);
    free(gfx);
}

bool gfx_opengl_refused(const Gfx *gfx) {
    return gfx->output.opengl_refused;
}

SDL_Window *gfx_window(Gfx *gfx) {
    return gfx->output.window;
}

const char *gfx_title(Gfx *gfx) {
    return gfx->output.window != NULL ? SDL_GetWindowTitle(gfx->output.window) : gfx->title;
}

bool gfx_resized(Gfx *gfx) {
    if (gfx->output.window == NULL)
        return false;
    take_window_surface(gfx);
    gfx_damage_all(gfx);
    // Compared with what the caller knows: a frame in between may already have adopted the new size.
    bool changed = gfx->reported_width != gfx->layout.width || gfx->reported_height != whole_height(gfx);
    gfx->reported_width = gfx->layout.width;
    gfx->reported_height = whole_height(gfx);
    if (changed)
        gfx_drop_caches(gfx);
    return changed;
}

void gfx_set_fullscreen(Gfx *gfx, bool fullscreen) {
    if (gfx->output.window != NULL)
        SDL_SetWindowFullscreen(gfx->output.window, fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void gfx_keep_on_screen(Gfx *gfx, bool place_too) {
    output_keep_on_screen(&gfx->output, place_too);
}

void gfx_keep_awake(Gfx *gfx, bool awake) {
    if (gfx->output.window == NULL || awake == (SDL_IsScreenSaverEnabled() == SDL_FALSE))
        return;
    if (awake)
        SDL_DisableScreenSaver();
    else
        SDL_EnableScreenSaver();
}

float gfx_text_scale(const Gfx *gfx) {
    return gfx->text_scale;
}

// A coordinate that can be added without overflow; NaN becomes 0.
static int pixel(float value) {
    const float far = 1e6f;
    return value > -far && value < far ? (int)lroundf(value)
           : value >= far              ? (int)far
           : value <= -far             ? (int)-far
                                       : 0;
}

// ---- damage and frames ----

static SDL_Rect screen_box(const Gfx *gfx) {
    return (SDL_Rect){0, 0, gfx->layout.width, whole_height(gfx)};
}

// The pixels to mark for a region; false if there are none.
static bool marked(const Gfx *gfx, GfxRect region, SDL_Rect *box) {
    if (!(region.w > 0) || !(region.h > 0))
        return false;
    const int x0 = pixel(floorf(region.x)) - 1, y0 = pixel(floorf(region.y)) - 1;
    const int x1 = pixel(ceilf(region.x + region.w)) + 1, y1 = pixel(ceilf(region.y + region.h)) + 1;
    const SDL_Rect whole = {x0, y0, x1 - x0, y1 - y0}, screen = screen_box(gfx);
    return SDL_IntersectRect(&whole, &screen, box);
}

void gfx_damage(Gfx *gfx, GfxRect region) {
    SDL_Rect box;
    if (!marked(gfx, region, &box))
        return;
    regions_add(&gfx->damage, box);
    regions_add(&gfx->still.stale, box);
}

void gfx_damage_above(Gfx *gfx, GfxRect region) {
    SDL_Rect box;
    if (marked(gfx, region, &box))
        regions_add(&gfx->damage, box);
}

void gfx_damage_all(Gfx *gfx) {
    gfx->damage = gfx->still.stale = (Regions){.rect = {screen_box(gfx)}, .count = 1};
}

bool gfx_is_damaged(const Gfx *gfx) {
    return gfx->damage.count > 0;
}

// Turns the damage into the passes of a new frame. False if there is nothing to draw or no surface.
static bool begin_frame(Gfx *gfx) {
    if (gfx->output.window != NULL) {
        SDL_Surface *before = gfx->screen;
        if (take_window_surface(gfx) || gfx->screen != before)
            gfx_damage_all(gfx);
    }
    if (gfx->screen == NULL || gfx->damage.count == 0)
        return false;
    if (still_prepare(gfx))
        gfx_damage_all(gfx);
    gfx->pass = gfx->damage;
    gfx->still.redrawn = gfx->still.stale;
    gfx->damage.count = gfx->still.stale.count = 0;
    gfx->pass_index = -1;
    gfx->frame++;
    return true;
}

void clear_clip(Gfx *gfx) {
    if (!gfx_is_dry(gfx))
        SDL_FillRect(gfx->target, NULL, COLOR_SPACE & 0xFFFFFFu);
}

bool gfx_frame_next(Gfx *gfx) {
    assert(gfx->layers == 0 && "a layer is still open");
    if (gfx->pass_index < 0 && !begin_frame(gfx))
        return false;
    gfx->pass_index++;
    if (gfx->pass_index >= gfx->pass.count) {
        if (gfx->output.window != NULL && gfx->pass.count > 0)
            output_show(&gfx->output, gfx->pass.rect, gfx->pass.count);
        gfx->pass_index = -1;
        return false;
    }
    gfx->clips = 1;
    gfx->opacities = 1;
    gfx->clip[0] = gfx->pass.rect[gfx->pass_index];
    SDL_SetClipRect(gfx->target, &gfx->clip[0]);
    if (gfx->still.picture == NULL) // otherwise that covers the whole clip
        clear_clip(gfx);
    return true;
}

// ---- clip and opacity ----

SDL_Rect rect_pixels(GfxRect rect) {
    return (SDL_Rect){pixel(rect.x), pixel(rect.y), SDL_max(pixel(rect.w), 0), SDL_max(pixel(rect.h), 0)};
}

SDL_Rect clip_now(const Gfx *gfx) {
    return gfx->clip[gfx->clips - 1];
}

bool clip_hits(const Gfx *gfx, SDL_Rect rect) {
    return gfx->target != NULL && SDL_HasIntersection(&rect, &gfx->clip[gfx->clips - 1]);
}

bool gfx_is_visible(const Gfx *gfx, GfxRect rect) {
    SDL_Rect box = rect_pixels(rect);
    return clip_hits(gfx, (SDL_Rect){box.x - 1, box.y - 1, box.w + 2, box.h + 2});
}

void gfx_clip_push(Gfx *gfx, GfxRect rect) {
    assert(gfx->clips < CLIPS_MAX);
    SDL_Rect box = rect_pixels(rect), now = clip_now(gfx);
    if (!SDL_IntersectRect(&box, &now, &gfx->clip[gfx->clips]))
        gfx->clip[gfx->clips] = (SDL_Rect){0, 0, 0, 0};
    gfx->clips++;
    if (gfx->target != NULL)
        SDL_SetClipRect(gfx->target, &gfx->clip[gfx->clips - 1]);
}

void gfx_clip_pop(Gfx *gfx) {
    assert(gfx->clips > 1);
    gfx->clips--;
    if (gfx->target != NULL)
        SDL_SetClipRect(gfx->target, &gfx->clip[gfx->clips - 1]);
}

void gfx_opacity_push(Gfx *gfx, float opacity) {
    assert(gfx->opacities < OPACITIES_MAX);
    gfx->opacity[gfx->opacities] = gfx->opacity[gfx->opacities - 1] * fminf(fmaxf(opacity, 0), 1);
    gfx->opacities++;
}

void gfx_opacity_pop(Gfx *gfx) {
    assert(gfx->opacities > 1);
    gfx->opacities--;
}

// ---- miscellaneous ----

const SDL_Surface *gfx_picture(const Gfx *gfx) {
    return gfx->screen;
}

bool gfx_save_png(Gfx *gfx, const char *path, char error[GFX_ERROR_SIZE]) {
    if (gfx->screen != NULL && IMG_SavePNG(gfx->screen, path) == 0)
        return true;
    snprintf(error, GFX_ERROR_SIZE, "The picture %s cannot be written (%s).", path,
             gfx->screen != NULL ? IMG_GetError() : "the window is hidden");
    return false;
}

void gfx_drop_caches(Gfx *gfx) {
    cache_clear(&gfx->cache);
}

GfxRect gfx_rect(float x, float y, float w, float h) {
    return (GfxRect){x, y, w, h};
}

GfxRect gfx_inset(GfxRect rect, float by) {
    return (GfxRect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

bool gfx_contains(GfxRect rect, float x, float y) {
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}
