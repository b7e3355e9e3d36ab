// SPDX-License-Identifier: MIT
// Paints one picture in the size that is wanted: a ground, what lies on it, fitted to the place.
#include "app/art/picture_make.h"

#include "app/art/recipes.h"
#include "app/art/resample.h"
#include "core/hash.h"
#include "gfx/image.h"
#include "gfx/palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static SDL_Surface *from_image(PaImage *image) {
    SDL_Surface *raw = SDL_CreateRGBSurfaceWithFormatFrom(image->pixels, image->w, image->h, 32, image->w * 4,
                                                          SDL_PIXELFORMAT_RGBA32);
    SDL_Surface *picture = raw != NULL ? SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGB888, 0) : NULL;
    SDL_FreeSurface(raw);
    if (picture != NULL)
        SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    return picture;
}

bool picture_is_screen(const PictureJob *job) {
    static const char scene[] = PICTURE_FILE PICTURE_SCENES;
    return strncmp(job->recipe, "space:", 6) == 0 || strncmp(job->recipe, scene, sizeof scene - 1) == 0;
}

bool picture_is_file(const PictureJob *job) {
    return strncmp(job->recipe, PICTURE_FILE, strlen(PICTURE_FILE)) == 0;
}

// The ground of a screen before it is fitted to the window.
static PictureJob ground_of(const PictureJob *screen) {
    PictureJob ground = *screen;
    ground.w = 960;
    ground.h = 540;
    return ground;
}

// `fitted`: the picture of a screen as it is shown. There is one file for all sizes of the window, so that a
// window that is pulled larger and smaller does not fill the disk.
static void file_name(const PictureSource *source, const PictureJob *job, bool fitted, char *out,
                      size_t size) {
    char text[RECIPE_SIZE + 64], name[HASH_TEXT_SIZE];
    int length = fitted ? snprintf(text, sizeof text, "%s|fitted|%d", job->recipe, RECIPES_VERSION)
                        : snprintf(text, sizeof text, "%s|%u|%dx%d|%d", job->recipe, (unsigned)job->seed,
                                   job->w, job->h, RECIPES_VERSION);
    hash_text(hash_bytes(text, (size_t)length, 0), name);
    snprintf(out, size, "%s/%s.picture", source->folder, name);
}

// The file of a picture is found by what is on it. Whose ships they are nobody can tell by that, where packs
// bring ships of their own.
static bool has_folder(const PictureSource *source, const PictureJob *job) {
    const bool others = source->assets != NULL && source->assets->count > 1;
    return source->folder != NULL && !picture_is_file(job) && !(others && poster_is_one(job->recipe));
}

static bool load_file(const PictureSource *source, const PictureJob *job, bool fitted,
                      MappedPicture *picture) {
    char path[1024];
    if (!has_folder(source, job))
        return false;
    file_name(source, job, fitted, path, sizeof path);
    return picture_file_map(path, job->w, job->h, picture);
}

static bool has_file(const PictureSource *source, const PictureJob *job, bool fitted) {
    char path[1024];
    if (!has_folder(source, job))
        return false;
    file_name(source, job, fitted, path, sizeof path);
    return picture_file_is_there(path, job->w, job->h);
}

static void save_file(const PictureSource *source, const PictureJob *job, bool fitted,
                      const SDL_Surface *picture) {
    char path[1024];
    if (!has_folder(source, job) || picture == NULL)
        return;
    file_name(source, job, fitted, path, sizeof path);
    if (!picture_file_write(source->folder, path, picture))
        atomic_store(source->unwritable, true);
}

// For a canvas, which looks at the byte that XRGB8888 leaves out.
static void make_solid(SDL_Surface *picture) {
    for (int y = 0; y < picture->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < picture->w; x++)
            row[x] |= 0xFF000000u;
    }
}

// It lies in a file already, in whichever folder of assets.
static SDL_Surface *read_file(const PictureSource *source, const PictureJob *job) {
    Text path = {0};
    SDL_Surface *whole = NULL;
    if (source->assets != NULL && layers_find(source->assets, job->recipe + strlen(PICTURE_FILE), &path))
        whole = image_load_whole(text_string(&path), SDL_max(job->w, job->h));
    text_finish(&path);
    if (whole != NULL && (whole->w != job->w || whole->h != job->h)) {
        SDL_Surface *fitted = resample_cover(whole, job->w, job->h, 0.5f, 0.5f);
        SDL_FreeSurface(whole);
        whole = fitted;
    }
    if (whole != NULL)
        make_solid(whole);
    return whole;
}

#define TARGET_MIDTONES 0.96f
#define TABLE_MIDTONES 0.86f

// Computed, and stored. NULL without memory or when given up.
static SDL_Surface *paint_poster(const PictureSource *source, const PictureJob *job) {
    SDL_Surface *picture = poster_paint(job->recipe, job->w, job->h, source->assets, source->give_up);
    save_file(source, job, false, picture);
    return picture;
}

static SDL_Surface *paint(const PictureSource *source, const PictureJob *job) {
    PaImage image = pa_image(job->w, job->h);
    SDL_Surface *picture = NULL;
    image.give_up = source->give_up;
    if (image.pixels == NULL)
        return NULL;
    recipe_paint(job->recipe, job->seed, &image);
    if (!picture_is_screen(job))
        pa_midtones(&image, TARGET_MIDTONES);
    if (!pa_given_up(&image))
        picture = from_image(&image);
    free(image.pixels);
    save_file(source, job, false, picture);
    return picture;
}

// Darkens toward the edges, so that panels and cards stand out.
static void add_vignette(PaImage *image) {
    for (int y = 0; y < image->h; y++) {
        float dy = ((float)y + 0.5f) / (float)image->h - 0.4f;
        for (int x = 0; x < image->w; x++) {
            float dx = ((float)x + 0.5f) / (float)image->w - 0.5f;
            float t = fminf(fmaxf((sqrtf(dx * dx * 2 + dy * dy * 1.39f) - 0.4f) / 0.6f, 0), 1) * 0.65f;
            uint8_t *p = image->pixels + 4 * ((size_t)y * (size_t)image->w + (size_t)x);
            for (int c = 0; c < 3; c++)
                p[c] = (uint8_t)((float)p[c] * (1 - t) + (float)(c + 1) * 3 * t);
        }
    }
}

// The table lies under a lamp: a pool of light over the board, where cards are played, that fades toward the
// edges.
static void add_lamp(PaImage *image) {
    static const float most[3] = {19, 30, 52}; // that is added, of 255
    for (int y = 0; y < image->h; y++) {
        const float dy = ((float)y + 0.5f) / (float)image->h - 0.36f;
        for (int x = 0; x < image->w; x++) {
            const float dx = ((float)x + 0.5f) / (float)image->w - 0.5f;
            const float far = fminf(1, dx * dx * 3.2f + dy * dy * 3.4f), near = (1 - far) * (1 - far);
            // The last bit by turns, against bands in the dark.
            const float grain = (float)((x * 7 + y * 13) & 7) / 8;
            uint8_t *p = image->pixels + 4 * ((size_t)y * (size_t)image->w + (size_t)x);
            for (int c = 0; c < 3; c++)
                p[c] = (uint8_t)fminf(255, (float)p[c] * (1 + 0.5f * near) + most[c] * near + grain);
        }
    }
}

// Stretched over the window.
static SDL_Surface *stretched(const PictureSource *source, const PictureJob *job) {
    const PictureJob ground = ground_of(job);
    MappedPicture mapped;
    if (load_file(source, &ground, false, &mapped)) {
        SDL_Surface *space = resample_cover(mapped.surface, job->w, job->h, 0.5f, 0.5f);
        picture_file_unmap(&mapped);
        return space;
    }
    SDL_Surface *painted = paint(source, &ground),
                *space = resample_cover(painted, job->w, job->h, 0.5f, 0.5f);
    SDL_FreeSurface(painted);
    return space;
}

// The ground of a screen: made in one size, stretched over the window, then stars as sharp as the window
// allows.
static SDL_Surface *make_space(const PictureSource *source, const PictureJob *job) {
    const bool table = strcmp(job->recipe, "space:table") == 0,
               handover = strcmp(job->recipe, "space:handover") == 0;
    SDL_Surface *space = stretched(source, job);
    PaImage image = space == NULL ? (PaImage){0} : pa_image(job->w, job->h);
    if (image.pixels == NULL)
        return space;
    SDL_ConvertPixels(job->w, job->h, SDL_PIXELFORMAT_RGB888, space->pixels, space->pitch,
                      SDL_PIXELFORMAT_RGBA32, image.pixels, job->w * 4);
    for (size_t i = 3; i < (size_t)job->w * (size_t)job->h * 4; i += 4)
        image.pixels[i] = 255;
    // As many stars whatever the size of the window.
    float density = 1.2f * 1920 * 1080 / ((float)job->w * (float)job->h);
    pa_stars(&image, handover ? 9 : 4, density * (handover ? 1.15f : 1), handover ? 0.7f : 0.55f);
    add_vignette(&image);
    if (table) {
        pa_midtones(&image, TABLE_MIDTONES);
        add_lamp(&image);
    }
    SDL_FreeSurface(space);
    space = from_image(&image);
    free(image.pixels);
    return space;
}

SDL_Surface *picture_make(const PictureSource *source, const PictureJob *job) {
    if (picture_is_file(job))
        return read_file(source, job);
    if (poster_is_one(job->recipe))
        return paint_poster(source, job);
    if (!picture_is_screen(job))
        return paint(source, job);
    SDL_Surface *space = make_space(source, job);
    if (!atomic_load(source->give_up))
        save_file(source, job, true, space);
    return space;
}

bool picture_load(const PictureSource *source, const PictureJob *job, MappedPicture *picture) {
    return load_file(source, job, picture_is_screen(job), picture);
}

bool picture_is_made(const PictureSource *source, const PictureJob *job) {
    return has_file(source, job, picture_is_screen(job));
}

// A picture of a screen is soon fitted when its ground is there.
bool picture_is_slow(const PictureSource *source, const PictureJob *job) {
    const PictureJob ground = picture_is_screen(job) ? ground_of(job) : *job;
    return !picture_is_file(job) && !has_file(source, &ground, false);
}
