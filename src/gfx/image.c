// SPDX-License-Identifier: MIT
// Icons and pictures from files. Rasterising an icon takes 0.05 to 0.2 ms, so only the tinted result is
// cached.
#include "gfx/image.h"
#include "core/file_kind.h"
#include "core/picture_size.h"
#include "core/picture_whole.h"
#include "gfx/canvas.h"
#include "gfx/internal.h"
#include "gfx/palette.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <SDL2/SDL_image.h>
#include <math.h>
#include <string.h>

#define SHIPS "ships/"
#define EXTREME 4.0f // times as long, one way, as what is to be covered

static bool is_svg(const char *path) {
    size_t length = strlen(path);
    return length > 4 && SDL_strcasecmp(path + length - 4, ".svg") == 0;
}

// The picture shown when not even the program's own stand-in can be read: hatched with an outline, in no
// faction's colour.
static SDL_Surface *placeholder(int w, int h) {
    Canvas canvas = canvas_start(w, h);
    float unit = fmaxf((float)SDL_min(w, h) / 12, 1);
    GfxRect box = gfx_rect(0, 0, (float)w, (float)h);
    GfxPaint line = paint_solid(0xFF94A6C0);
    canvas_hatch(&canvas, box, unit / 2, unit * 2, 0x8094A6C0);
    canvas_frame(&canvas, box, gfx_corners(unit), fmaxf(unit / 2, 1), &line);
    return canvas_finish(&canvas);
}

static SDL_Surface *to_argb(SDL_Surface *picture) {
    if (picture == NULL || picture->format->format == SDL_PIXELFORMAT_ARGB8888)
        return picture;
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(picture, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(picture);
    return converted;
}

// NULL if it cannot be opened. Refuses anything but a regular file: opening a pipe would block.
static SDL_RWops *open_picture(const char *path) {
    return file_is_special(path) ? NULL : SDL_RWFromFile(path, "rb");
}

// Reads the file, at its size within w x h (SVG) or as it is; NULL if it cannot be read, is too large, or
// is not whole: what is missing would be black.
static SDL_Surface *read_as_is(const char *path, int w, int h) {
    const bool good = is_svg(path) || picture_size_is_readable(picture_size(path));
    SDL_RWops *file = good && picture_state(path) == PICTURE_WHOLE ? open_picture(path) : NULL;
    if (file == NULL)
        return NULL;
    SDL_Surface *picture = is_svg(path) ? IMG_LoadSizedSVG_RW(file, w, h) : IMG_Load_RW(file, 0);
    SDL_RWclose(file);
    if (picture != NULL && picture->w >= 1 && picture->h >= 1)
        return picture;
    SDL_FreeSurface(picture);
    return NULL;
}

// Reports why a file could not be read.
static void report_unread(Gfx *gfx, const char *path, const char *full) {
    SDL_RWops *file = open_picture(full);
    const PictureSize size = picture_size(full);
    char why[160] = "the picture is damaged or of a kind that cannot be read";
    if (file == NULL)
        SDL_strlcpy(why, "the picture is missing", sizeof why);
    else if (!is_svg(path) && size.width > 0 && !picture_size_is_readable(size))
        SDL_snprintf(why, sizeof why, "the picture has %d x %d pixels; more than %d million are not read",
                     size.width, size.height, PICTURE_PIXELS_MAX / 1000000);
    else if (picture_state(full) == PICTURE_CUT_OFF)
        SDL_strlcpy(why, "the picture is cut off", sizeof why);
    else if (picture_state(full) == PICTURE_EMPTY)
        SDL_strlcpy(why, "the picture has no shapes, so that nothing of it is drawn", sizeof why);
    gfx_report(gfx, path, why);
    if (file != NULL)
        SDL_RWclose(file);
}

// The same by asset path; reports a failure and returns NULL.
static SDL_Surface *load(Gfx *gfx, const char *path, int w, int h) {
    char full[1024];
    gfx_asset_path(gfx, path, full, sizeof full);
    SDL_Surface *picture = to_argb(read_as_is(full, w, h));
    if (picture == NULL)
        report_unread(gfx, path, full);
    return picture;
}

// Takes ownership of the picture. Halves it by averaging first, since sampling in one step would skip pixels.
static SDL_Surface *scaled(SDL_Surface *picture, float scale) {
    for (; scale < 0.5f; scale *= 2) {
        SDL_Surface *half = canvas_transformed(picture, 0.5f, 0.5f, 0, 0);
        SDL_FreeSurface(picture);
        picture = half;
    }
    SDL_Surface *done = canvas_transformed(picture, scale, scale, 0, 0);
    SDL_FreeSurface(picture);
    return done;
}

// Centres a picture in a box of w x h, scaled to fit if `stretch`. Takes ownership of it.
static SDL_Surface *fitted(SDL_Surface *picture, int w, int h, bool stretch) {
    if (picture == NULL || (picture->w == w && picture->h == h))
        return picture;
    if (stretch)
        picture = scaled(picture, fminf((float)w / (float)picture->w, (float)h / (float)picture->h));
    Canvas canvas = canvas_start(w, h);
    if (picture != NULL)
        canvas_blit(&canvas, picture, (w - picture->w) / 2, (h - picture->h) / 2, 1);
    SDL_FreeSurface(picture);
    return canvas_finish(&canvas);
}

// The program's own picture in place of one that can't be read: of a pack that is gone, or not complete yet.
static SDL_Surface *stand_in(Gfx *gfx, const char *path, int side) {
    char full[1024];
    gfx_asset_path(gfx, strncmp(path, SHIPS, strlen(SHIPS)) == 0 ? SHIPS "freighter.svg" : PALETTE_NO_EMBLEM,
                   full, sizeof full);
    return to_argb(read_as_is(full, side, side));
}

SDL_Surface *gfx_load_icon(Gfx *gfx, const char *path, int size) {
    int side = SDL_min(SDL_max(size, 1), 4096);
    if (gfx_is_dry(gfx))
        return NULL;
    SDL_Surface *picture = fitted(load(gfx, path, side, side), side, side, !is_svg(path));
    if (picture == NULL)
        picture = fitted(stand_in(gfx, path, side), side, side, false);
    return picture != NULL ? picture : placeholder(side, side);
}

// What is left of a picture of extreme proportions if only its middle is kept, as much as scaling it to cover
// w x h can show: else it would be scaled to many times that first. Takes ownership.
static SDL_Surface *middle_of(SDL_Surface *picture, int w, int h) {
    const float scale = fmaxf((float)(w + 1) / (float)picture->w, (float)(h + 1) / (float)picture->h);
    SDL_Rect part = {0, 0, SDL_min(picture->w, (int)ceilf((float)w * EXTREME / scale)),
                     SDL_min(picture->h, (int)ceilf((float)h * EXTREME / scale))};
    if (part.w == picture->w && part.h == picture->h)
        return picture;
    part.x = (picture->w - part.w) / 2;
    part.y = (picture->h - part.h) / 2;
    SDL_Surface *middle = SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (middle != NULL) {
        SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(picture, &part, middle, NULL);
    }
    SDL_FreeSurface(picture);
    return middle;
}

// Takes ownership of the picture. NULL if out of memory.
static SDL_Surface *covering(SDL_Surface *picture, int w, int h) {
    picture = middle_of(picture, w, h);
    if (picture == NULL)
        return NULL;
    // One pixel larger than needed, so that no edge shows.
    const float scale = fmaxf((float)(w + 1) / (float)picture->w, (float)(h + 1) / (float)picture->h);
    picture = scaled(picture, scale);
    Canvas canvas = canvas_start(w, h);
    if (picture != NULL)
        canvas_blit(&canvas, picture, (w - picture->w) / 2, (h - picture->h) / 2, 1);
    SDL_FreeSurface(picture);
    return canvas_finish(&canvas);
}

SDL_Surface *gfx_load_cover(Gfx *gfx, const char *path, int w, int h) {
    if (gfx_is_dry(gfx))
        return NULL;
    const int side = SDL_max(w, h); // a vector picture has no size of its own
    SDL_Surface *picture = load(gfx, path, side, side);
    return picture != NULL ? covering(picture, w, h) : NULL;
}

SDL_Surface *image_load_cover(const char *file, int w, int h) {
    SDL_Surface *picture = to_argb(read_as_is(file, SDL_max(w, h), SDL_max(w, h)));
    return picture != NULL ? covering(picture, w, h) : NULL;
}

SDL_Surface *image_load_whole(const char *path, int side) {
    SDL_Surface *picture = read_as_is(path, side, side), *opaque = NULL;
    if (picture != NULL)
        opaque = SDL_CreateRGBSurfaceWithFormat(0, picture->w, picture->h, 32, SDL_PIXELFORMAT_RGB888);
    if (opaque != NULL) {
        SDL_FillRect(opaque, NULL, COLOR_SPACE & 0xFFFFFF);
        SDL_BlitSurface(picture, NULL, opaque, NULL);
        SDL_SetSurfaceBlendMode(opaque, SDL_BLENDMODE_NONE);
    }
    SDL_FreeSurface(picture);
    return opaque;
}

// ---- kinds of files

static int readable; // IMG_INIT_…

void image_init(void) {
    readable = IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG | IMG_INIT_JPG);
}

bool image_can_read(const char *name) {
    static const struct {
        const char *ending;
        int kind;
    } KINDS[] = {
        {".webp", IMG_INIT_WEBP}, {".png", IMG_INIT_PNG}, {".jpg", IMG_INIT_JPG}, {".jpeg", IMG_INIT_JPG}};
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot != NULL && i < sizeof KINDS / sizeof KINDS[0]; i++)
        if (SDL_strcasecmp(dot, KINDS[i].ending) == 0)
            return (readable & KINDS[i].kind) != 0;
    return true;
}

static void key_paint(GfxKey *key, const GfxPaint *paint) {
    gfx_key_bytes(key, paint->color, (size_t)paint->count * sizeof paint->color[0]);
    gfx_key_bytes(key, paint->at, (size_t)paint->count * sizeof paint->at[0]);
    gfx_key_number(key, paint->degrees);
    gfx_key_number(key, paint->radial ? paint->x + 2 * paint->y : -1);
}

void gfx_icon_glow(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint,
                   float blur, Color glow) {
    SDL_Rect box = rect_pixels(gfx_rect(x, y, size, size));
    int pad = blur > 0 ? (int)ceilf(blur * 3) : 0;
    SDL_Rect all = {box.x - pad, box.y - pad, box.w + 2 * pad, box.h + 2 * pad};
    gfx_record_mark(gfx, "icon", path, gfx_rect(x, y, size, size), paint->color[0],
                    paint->count > 1 ? paint->color[paint->count - 1] : 0);
    if (box.w < 1 || gfx_is_dry(gfx) || !clip_hits(gfx, all))
        return;
    GfxKey key = gfx_key("icon");
    gfx_key_text(&key, path);
    gfx_key_integer(&key, box.w);
    gfx_key_number(&key, blur);
    gfx_key_integer(&key, glow);
    key_paint(&key, paint);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        SDL_Surface *mask = gfx_load_icon(gfx, path, box.w);
        Canvas canvas = canvas_start(all.w, all.h);
        if (pad > 0)
            canvas_blit_blurred(&canvas, mask, pad, pad, blur, glow);
        canvas_blit_shape(&canvas, mask, pad, pad, paint);
        SDL_FreeSurface(mask);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), -pad, -pad});
    }
    gfx_blit(gfx, sprite.surface, all.x, all.y);
}

void gfx_icon(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint) {
    gfx_icon_glow(gfx, path, x, y, size, paint, 0, 0);
}

void gfx_icon_color(Gfx *gfx, const char *path, float x, float y, float size, Color color) {
    GfxPaint paint = paint_solid(color);
    gfx_icon_glow(gfx, path, x, y, size, &paint, 0, 0);
}
