// SPDX-License-Identifier: MIT
// One table of pictures, filled by one worker. Everything in it is guarded by one lock except the pixels of a
// picture being made, which only the worker knows. The worker takes what was asked for last, so the screen
// being looked at comes first. Files are written under another name and then renamed: a killed program leaves
// no half picture behind.
#include "app/art/picture_store.h"
#include "app/art/recipes.h"
#include "app/art/resample.h"
#include "core/hash.h"

#include <SDL2/SDL_image.h>
#include <errno.h>
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define PICTURES_MAX 96
#define RECIPE_SIZE 64
// What is on disk need not be held: a finished tile does not need its picture any more.
#define MEMORY_WITH_FOLDER ((size_t)12 << 20)
#define MEMORY_WITHOUT ((size_t)24 << 20)

typedef enum State {
    STATE_FREE,
    STATE_WANTED,
    STATE_MAKING,
    STATE_READY,
    STATE_FAILED
} State;

typedef struct Picture {
    State state;
    char recipe[RECIPE_SIZE];
    uint32_t seed;
    int w, h;
    SDL_Surface *surface; // only in STATE_READY
    uint64_t asked;       // by the clock of the store
    uint64_t step;        // when it was asked for last
} Picture;

struct PictureStore {
    Picture picture[PICTURES_MAX];
    uint64_t clock, steps;
    size_t bytes, limit;
    bool news;
    char *folder;
    Uint32 event;
    SDL_Thread *thread; // NULL: none, pictures are made in picture_store_step
    SDL_mutex *lock;
    SDL_cond *work; // something is wanted, or the end has come
    bool closing;
    atomic_bool give_up;
};

// ---- making pictures (any thread, without the lock) ----

static SDL_Surface *to_xrgb(SDL_Surface *surface) {
    SDL_Surface *converted =
        surface != NULL ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB888, 0) : NULL;
    SDL_FreeSurface(surface);
    if (converted != NULL)
        SDL_SetSurfaceBlendMode(converted, SDL_BLENDMODE_NONE);
    return converted;
}

static SDL_Surface *from_image(PaImage *image) {
    SDL_Surface *raw = SDL_CreateRGBSurfaceWithFormatFrom(image->pixels, image->w, image->h, 32, image->w * 4,
                                                          SDL_PIXELFORMAT_RGBA32);
    return to_xrgb(raw);
}

static void file_name(const PictureStore *store, const Picture *job, char *out, size_t size) {
    char text[RECIPE_SIZE + 64], name[HASH_TEXT_SIZE];
    int length = snprintf(text, sizeof text, "%s|%u|%dx%d|%d", job->recipe, (unsigned)job->seed, job->w,
                          job->h, RECIPES_VERSION);
    hash_text(hash_bytes(text, (size_t)length, 0), name);
    snprintf(out, size, "%s/%s.png", store->folder, name);
}

static SDL_Surface *load_file(const PictureStore *store, const Picture *job) {
    char path[1024];
    if (store->folder == NULL)
        return NULL;
    file_name(store, job, path, sizeof path);
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *picture = file != NULL ? to_xrgb(IMG_LoadPNG_RW(file)) : NULL;
    if (file != NULL)
        SDL_RWclose(file);
    if (picture != NULL && (picture->w != job->w || picture->h != job->h)) {
        SDL_FreeSurface(picture);
        picture = NULL;
    }
    return picture;
}

static void make_folders(const char *folder) {
    char path[1024];
    size_t length = strlen(folder);
    if (length >= sizeof path)
        return;
    for (size_t i = 1; i <= length; i++)
        if (folder[i] == '/' || folder[i] == '\0') {
            memcpy(path, folder, i);
            path[i] = '\0';
            mkdir(path, 0755); // there already, or impossible: then saving fails quietly
        }
}

static void save_file(const PictureStore *store, const Picture *job, SDL_Surface *picture) {
    char path[1024], unfinished[1040];
    if (store->folder == NULL)
        return;
    make_folders(store->folder);
    file_name(store, job, path, sizeof path);
    snprintf(unfinished, sizeof unfinished, "%s.part", path);
    if (IMG_SavePNG(picture, unfinished) != 0 || rename(unfinished, path) != 0)
        remove(unfinished);
}

// From the file if there is one, else computed and stored. NULL without memory or when given up.
static SDL_Surface *load_or_make(PictureStore *store, const Picture *job) {
    SDL_Surface *picture = load_file(store, job);
    if (picture != NULL)
        return picture;
    PaImage image = pa_image(job->w, job->h);
    image.give_up = &store->give_up;
    if (image.pixels == NULL)
        return NULL;
    recipe_paint(job->recipe, job->seed, &image);
    if (!pa_given_up(&image))
        picture = from_image(&image);
    free(image.pixels);
    if (picture != NULL)
        save_file(store, job, picture);
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

// Darkens the left of the menu's picture, where its entries stand.
static void add_menu_scrim(SDL_Surface *space) {
    for (int y = 0; y < space->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)space->pixels + (size_t)y * (size_t)space->pitch);
        for (int x = 0; x < space->w; x++) {
            float t = (float)x / (float)space->w;
            float k = t < 0.45f ? 0.80f - t / 0.45f * 0.45f : fmaxf(0.35f - (t - 0.45f) / 0.25f * 0.35f, 0);
            row[x] = k > 0 ? color_mix(row[x], 0x04070D, k) & 0xFFFFFFu : row[x];
        }
    }
}

// The ground of a screen: made in one size, stretched over the window, then stars as sharp as the window
// allows.
static SDL_Surface *make_space(PictureStore *store, const Picture *job) {
    bool menu = strcmp(job->recipe, "space:menu") == 0, handover = strcmp(job->recipe, "space:handover") == 0;
    Picture base = *job;
    base.w = menu ? 1920 : 960;
    base.h = menu ? 1080 : 540;
    SDL_Surface *ground = load_or_make(store, &base);
    SDL_Surface *space = resample_cover(ground, job->w, job->h, menu ? 1 : 0.5f, menu ? 1 : 0.5f);
    SDL_FreeSurface(ground);
    PaImage image = pa_image(job->w, job->h);
    if (space != NULL && menu)
        add_menu_scrim(space);
    if (space == NULL || menu || image.pixels == NULL) {
        free(image.pixels);
        return space;
    }
    SDL_ConvertPixels(job->w, job->h, SDL_PIXELFORMAT_RGB888, space->pixels, space->pitch,
                      SDL_PIXELFORMAT_RGBA32, image.pixels, job->w * 4);
    for (size_t i = 3; i < (size_t)job->w * (size_t)job->h * 4; i += 4)
        image.pixels[i] = 255;
    // As many stars whatever the size of the window.
    float density = 1.2f * 1920 * 1080 / ((float)job->w * (float)job->h);
    pa_stars(&image, handover ? 9 : 4, density * (handover ? 1.15f : 1), handover ? 0.7f : 0.55f);
    add_vignette(&image);
    SDL_FreeSurface(space);
    space = from_image(&image);
    free(image.pixels);
    return space;
}

static SDL_Surface *make(PictureStore *store, const Picture *job) {
    return strncmp(job->recipe, "space:", 6) == 0 ? make_space(store, job) : load_or_make(store, job);
}

// ---- the table (with the lock) ----

static size_t bytes_of(const Picture *picture) {
    return picture->surface != NULL ? (size_t)picture->surface->pitch * (size_t)picture->surface->h : 0;
}

static void forget(PictureStore *store, Picture *picture) {
    store->bytes -= bytes_of(picture);
    SDL_FreeSurface(picture->surface);
    *picture = (Picture){.state = STATE_FREE};
}

// Drops what was not drawn for longest until the rest fits; never what belongs to the last two frames.
static void make_room(PictureStore *store) {
    while (store->bytes > store->limit) {
        Picture *oldest = NULL;
        for (int i = 0; i < PICTURES_MAX; i++) {
            Picture *picture = &store->picture[i];
            if (picture->state == STATE_READY && picture->step + 2 <= store->steps &&
                (oldest == NULL || picture->asked < oldest->asked))
                oldest = picture;
        }
        if (oldest == NULL)
            return;
        forget(store, oldest);
    }
}

static Picture *next_job(PictureStore *store) {
    Picture *best = NULL;
    for (int i = 0; i < PICTURES_MAX; i++)
        if (store->picture[i].state == STATE_WANTED &&
            (best == NULL || store->picture[i].asked > best->asked))
            best = &store->picture[i];
    return best;
}

static int count_unfinished(const PictureStore *store) {
    int count = 0;
    for (int i = 0; i < PICTURES_MAX; i++)
        count += store->picture[i].state == STATE_WANTED || store->picture[i].state == STATE_MAKING;
    return count;
}

// Makes one picture; the lock is given up meanwhile.
static void do_job(PictureStore *store, Picture *picture) {
    picture->state = STATE_MAKING; // stays in its place: nothing touches a picture in the making
    Picture job = *picture;
    SDL_UnlockMutex(store->lock);
    SDL_Surface *surface = make(store, &job);
    SDL_LockMutex(store->lock);
    picture->surface = surface;
    picture->state = surface != NULL ? STATE_READY : STATE_FAILED;
    store->bytes += bytes_of(picture);
    store->news = true;
}

static int work(void *data) {
    PictureStore *store = data;
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(store->lock);
    while (!store->closing) {
        Picture *job = next_job(store);
        if (job == NULL) {
            SDL_CondWait(store->work, store->lock);
            continue;
        }
        do_job(store, job);
        SDL_Event event = {.type = store->event};
        SDL_UnlockMutex(store->lock);
        if (event.type != 0)
            SDL_PushEvent(&event);
        SDL_LockMutex(store->lock);
    }
    SDL_UnlockMutex(store->lock);
    return 0;
}

// ---- for the caller ----

PictureStore *picture_store_open(const PictureOptions *options) {
    PictureStore *store = calloc(1, sizeof *store);
    if (store == NULL)
        return NULL;
    store->limit = options->memory != 0      ? options->memory
                   : options->folder != NULL ? MEMORY_WITH_FOLDER
                                             : MEMORY_WITHOUT;
    store->folder = options->folder != NULL ? SDL_strdup(options->folder) : NULL;
    store->lock = SDL_CreateMutex();
    store->work = SDL_CreateCond();
    atomic_init(&store->give_up, false);
    if (store->lock == NULL || store->work == NULL) {
        picture_store_close(store);
        return NULL;
    }
    IMG_Init(IMG_INIT_PNG); // here, because it is not made for two threads at once
    if (options->worker) {
        Uint32 event = SDL_RegisterEvents(1);
        store->event = event != (Uint32)-1 ? event : 0;
        store->thread = SDL_CreateThread(work, "pictures", store);
    }
    return store;
}

void picture_store_close(PictureStore *store) {
    if (store == NULL)
        return;
    atomic_store(&store->give_up, true);
    if (store->thread != NULL) {
        SDL_LockMutex(store->lock);
        store->closing = true;
        SDL_CondSignal(store->work);
        SDL_UnlockMutex(store->lock);
        SDL_WaitThread(store->thread, NULL);
    }
    for (int i = 0; i < PICTURES_MAX; i++)
        forget(store, &store->picture[i]);
    SDL_DestroyCond(store->work);
    SDL_DestroyMutex(store->lock);
    SDL_free(store->folder);
    free(store);
}

int picture_store_step(PictureStore *store, bool *ready) {
    SDL_LockMutex(store->lock);
    store->steps++;
    Picture *job = store->thread == NULL ? next_job(store) : NULL;
    if (job != NULL)
        do_job(store, job);
    make_room(store);
    int left = count_unfinished(store);
    if (ready != NULL)
        *ready = store->news;
    store->news = false;
    SDL_UnlockMutex(store->lock);
    return left;
}

int picture_store_unfinished(PictureStore *store) {
    SDL_LockMutex(store->lock);
    const int left = count_unfinished(store);
    SDL_UnlockMutex(store->lock);
    return left;
}

Uint32 picture_store_event(const PictureStore *store) {
    return store->event;
}

static Picture *find(PictureStore *store, const char *recipe, uint32_t seed, int w, int h) {
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state != STATE_FREE && picture->seed == seed && picture->w == w && picture->h == h &&
            strcmp(picture->recipe, recipe) == 0)
            return picture;
    }
    return NULL;
}

// A place for a new picture: a free one, else one that is ready or failed and was not asked for in the last
// frames.
static Picture *place_for_new(PictureStore *store) {
    Picture *oldest = NULL;
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state == STATE_FREE)
            return picture;
        if (picture->state != STATE_MAKING && picture->step + 2 <= store->steps &&
            (oldest == NULL || picture->asked < oldest->asked))
            oldest = picture;
    }
    if (oldest != NULL)
        forget(store, oldest);
    return oldest;
}

SDL_Surface *picture_store_get(PictureStore *store, const char *recipe, uint32_t seed, int w, int h) {
    if (strlen(recipe) >= RECIPE_SIZE || w < 1 || h < 1)
        return NULL;
    SDL_LockMutex(store->lock);
    Picture *picture = find(store, recipe, seed, w, h);
    if (picture == NULL && (picture = place_for_new(store)) != NULL) {
        *picture = (Picture){.state = STATE_WANTED, .seed = seed, .w = w, .h = h};
        memcpy(picture->recipe, recipe, strlen(recipe) + 1);
        SDL_CondSignal(store->work);
    }
    SDL_Surface *surface = NULL;
    if (picture != NULL) {
        picture->asked = ++store->clock;
        picture->step = store->steps;
        surface = picture->state == STATE_READY ? picture->surface : NULL;
    }
    SDL_UnlockMutex(store->lock);
    return surface;
}
