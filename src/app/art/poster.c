// SPDX-License-Identifier: MIT
// A poster as a text, "poster:SCENE REACH" with a part for each thing on it behind ";", and that text
// painted.
#include "app/art/poster.h"

#include "app/art/recipes.h"
#include "app/art/ship_art.h"
#include "gfx/image.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD "poster:"
#define GROUND 0xFF080E1Au // below the picture, as panels are there
#define FADE 0.26f         // of the picture's height, down to the ground
#define MIDDLE 0.46f       // of its height: what fades is not looked at
#define MIDTONES 0.84f
#define SHOT_WIDTH 0.011f
#define NAME_MAX 100

// ---- writing ----

static void add(char text[POSTER_TEXT], const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

// Whole, or not at all.
static void add(char text[POSTER_TEXT], const char *format, ...) {
    char part[POSTER_TEXT];
    va_list list;
    va_start(list, format);
    const int length = vsnprintf(part, sizeof part, format, list);
    va_end(list);
    const size_t used = strlen(text);
    if (length > 0 && used + (size_t)length < POSTER_TEXT)
        memcpy(text + used, part, (size_t)length + 1);
}

void poster_begin(char text[POSTER_TEXT], const char *scene, float reach) {
    text[0] = '\0';
    add(text, HEAD "%s %.2f", scene, (double)reach);
}

void poster_add_shot(char text[POSTER_TEXT], const PosterShot *shot) {
    add(text, ";shot %06x %.3f %.3f %.3f %.3f", (unsigned)shot->color, (double)shot->x0, (double)shot->y0,
        (double)shot->x1, (double)shot->y1);
}

void poster_add_ship(char text[POSTER_TEXT], const char *file, const FactionColors *colors,
                     const PosterShip *ship, bool flat) {
    add(text, ";%s %06x %06x %.3f %.3f %.3f %.0f %s", flat ? "sign" : "ship",
        (unsigned)(colors->main & 0xFFFFFF), (unsigned)(colors->light & 0xFFFFFF), (double)ship->x,
        (double)ship->y, (double)ship->size, (double)ship->turn, file);
}

void poster_add_field(char text[POSTER_TEXT], const FactionColors *colors, const PosterField *field) {
    add(text, ";field %06x %.3f %.3f %.3f", (unsigned)(colors->light & 0xFFFFFF), (double)field->x,
        (double)field->y, (double)field->radius);
}

bool poster_is_one(const char *recipe) {
    return strncmp(recipe, HEAD, strlen(HEAD)) == 0;
}

// ---- painting ----

typedef struct Painting {
    PaImage image;   // the picture, before ships are on it
    Canvas canvas;   // all of it, then
    float cx, cy, m; // the picture's middle and its smaller side
    const Layers *assets;
} Painting;

// The parts behind the head, one after another. NULL: no more.
static const char *next_part(const char *part) {
    const char *next = strchr(part, ';');
    return next != NULL ? next + 1 : NULL;
}

static void put_shot(const Painting *painting, const char *part) {
    unsigned color;
    float x0, y0, x1, y1;
    if (sscanf(part, "shot %6x %f %f %f %f", &color, &x0, &y0, &x1, &y1) != 5)
        return;
    const float m = painting->m;
    PaImage image = painting->image;
    pa_beam(&image, painting->cx + x0 * m, painting->cy + y0 * m, painting->cx + x1 * m,
            painting->cy + y1 * m, m * SHOT_WIDTH, color, 1);
    pa_burst(&image, 7, painting->cx + x1 * m, painting->cy + y1 * m, m * 0.07f, color);
}

static SDL_Surface *load(const Painting *painting, const char *name, int size) {
    Text file = {0};
    layers_find(painting->assets, name, &file);
    SDL_Surface *picture = image_load_icon(text_string(&file), size);
    text_finish(&file);
    return picture;
}

static void put_ship(Painting *painting, const char *part) {
    unsigned main, light;
    float x, y, size, turn;
    char kind[8], name[NAME_MAX];
    if (painting->assets == NULL ||
        sscanf(part, "%7s %6x %6x %f %f %f %f %99[^;]", kind, &main, &light, &x, &y, &size, &turn, name) != 8)
        return;
    const float m = painting->m;
    const FactionColors colors = {.main = 0xFF000000u | main, .light = 0xFF000000u | light};
    const bool ship = strcmp(kind, "ship") == 0;
    x = painting->cx + x * m;
    y = painting->cy + y * m;
    size *= m;
    SDL_Surface *sign = load(painting, name, (int)lroundf(ship ? size * 2 : size));
    if (ship) {
        ship_art_put_loaded(sign, &painting->canvas, &colors, x, y, size, turn, 1);
        return;
    }
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors.light, 0.45f, colors.main);
    const int left = (int)lroundf(x - size / 2), top = (int)lroundf(y - size / 2);
    if (sign == NULL)
        return;
    canvas_blit_blurred(&painting->canvas, sign, left, top, size * 0.10f, color_alpha(colors.main, 0.8f));
    canvas_blit_shape(&painting->canvas, sign, left, top, &shine);
    SDL_FreeSurface(sign);
}

static void put_field(Painting *painting, const char *part) {
    unsigned color;
    float x, y, radius;
    if (sscanf(part, "field %6x %f %f %f", &color, &x, &y, &radius) != 4)
        return;
    const Color light = 0xFF000000u | color;
    const float m = painting->m;
    const GfxPaint haze = paint_radial(0.5f, 0.5f, color_alpha(light, 0), color_alpha(light, 0.26f), 0.7f);
    const GfxPaint rim = paint_solid(color_alpha(light, 0.75f));
    x = painting->cx + x * m;
    y = painting->cy + y * m;
    canvas_ring(&painting->canvas, x, y, radius * m, radius * m, &haze);
    canvas_ring(&painting->canvas, x, y, radius * m, fmaxf(1.5f, m * 0.008f), &rim);
}

// The computed part on the ground, ready to be painted on.
static Canvas on_ground(const PaImage *image, int w, int h) {
    SDL_Surface *all = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *raw = SDL_CreateRGBSurfaceWithFormatFrom(image->pixels, image->w, image->h, 32, image->w * 4,
                                                          SDL_PIXELFORMAT_RGBA32);
    if (all == NULL || raw == NULL) {
        SDL_FreeSurface(all);
        SDL_FreeSurface(raw);
        return (Canvas){0};
    }
    SDL_FillRect(all, NULL, GROUND);
    SDL_SetSurfaceBlendMode(raw, SDL_BLENDMODE_NONE);
    SDL_BlitSurface(raw, NULL, all, NULL);
    SDL_FreeSurface(raw);
    return canvas_adopt(all);
}

static void paint_scene(Painting *painting, const char *text) {
    char scene[NAME_MAX];
    snprintf(scene, sizeof scene, "%.*s", (int)strcspn(text, " ;"), text);
    recipe_paint(scene, recipe_seed(scene), &painting->image);
    pa_midtones(&painting->image, MIDTONES);
    for (const char *part = next_part(text); part != NULL && !pa_given_up(&painting->image);
         part = next_part(part))
        put_shot(painting, part);
}

static SDL_Surface *finished(Painting *painting, float reach) {
    const float w = (float)painting->canvas.w, h = (float)painting->canvas.h, to = h * reach;
    const GfxPaint fade = {.color = {color_alpha(GROUND, 0), color_alpha(GROUND, 0.72f), GROUND},
                           .at = {0, 0.62f, 1},
                           .count = 3,
                           .degrees = 180};
    canvas_round(&painting->canvas, gfx_rect(0, to - to * FADE, w, to * FADE + 1), gfx_corners(0), &fade);
    SDL_Surface *all = canvas_finish(&painting->canvas);
    SDL_Surface *picture = all != NULL ? SDL_ConvertSurfaceFormat(all, SDL_PIXELFORMAT_RGB888, 0) : NULL;
    SDL_FreeSurface(all);
    if (picture != NULL)
        SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    return picture;
}

SDL_Surface *poster_paint(const char *text, int w, int h, const Layers *assets, const atomic_bool *give_up) {
    const char *scene = text + strlen(HEAD), *space = strchr(scene, ' ');
    const float reach = space != NULL ? fminf(fmaxf(strtof(space, NULL), 0.1f), 1) : 1;
    const int high = SDL_max((int)((float)h * reach), 1);
    Painting painting = {.image = pa_image(w, high),
                         .cx = (float)w / 2,
                         .cy = (float)high * MIDDLE,
                         .m = fminf((float)w, (float)high),
                         .assets = assets};
    SDL_Surface *picture = NULL;
    painting.image.give_up = give_up;
    if (painting.image.pixels == NULL)
        return NULL;
    paint_scene(&painting, scene);
    if (!pa_given_up(&painting.image))
        painting.canvas = on_ground(&painting.image, w, h);
    for (const char *part = next_part(scene); part != NULL && painting.canvas.surface != NULL;
         part = next_part(part)) {
        if (strncmp(part, "field", 5) == 0)
            put_field(&painting, part);
        else if (strncmp(part, "shot", 4) != 0)
            put_ship(&painting, part);
    }
    if (painting.canvas.surface != NULL)
        picture = finished(&painting, reach);
    free(painting.image.pixels);
    return picture;
}
