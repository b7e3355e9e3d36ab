// SPDX-License-Identifier: MIT
// One table of pictures, filled by one worker per processor core. One lock guards everything except the
// pixels being decoded, which only their worker knows. Workers take the most recent request first, so that
// the visible screen comes first.
#include "app/art/picture_store.h"

#include "app/art/resample.h"
#include "gfx/cutout.h"
#include "gfx/image.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PICTURES_MAX 192
#define WORKERS_MAX 4
#define FIRST_STEPS 2 // from the second step on, scenes are waited for
#define FILE_SIZE 200
#define FOUND_SIZE 96
#define FOUND_MAX 96
// A finished card no longer needs its picture, and decoding it again is quick. Whatever is on the screen
// stays, however large.
#define MEMORY ((size_t)4 << 20)
// Where a flat picture is cut from: the heads and hands of who is on it are above its middle.
#define FLAT_ANCHOR 0.40f
#define SCENES_KEPT 2 // the current one and the previous: players switch between them
// What stands on a stage is drawn once and kept as drawn, until it moves: then its picture must be there, as
// nothing else could be drawn in its place. The most recently requested ones stay.
#define CUTOUT_MEMORY ((size_t)12 << 20)

typedef enum State {
    STATE_FREE,
    STATE_WANTED,
    STATE_MAKING,
    STATE_READY,
    STATE_FAILED
} State;

// What becomes of the parts of a picture that are transparent.
typedef enum Ground {
    GROUND_DARK,   // they get a dark background
    GROUND_CLEAR,  // they stay so
    GROUND_CUTOUT, // … and the colours are multiplied by alpha (gfx/cutout.h)
} Ground;

// A request.
typedef struct Job {
    char file[FILE_SIZE]; // asset path
    int w, h;
    int top, bottom; // see PictureFrame
    bool scene;
    Ground ground;
} Job;

typedef struct Picture {
    State state;
    Job job;
    SDL_Surface *pixels; // only in STATE_READY
    bool quiet;          // requested ahead of need only: no event, not counted
    uint64_t asked;      // by the store's clock
    uint64_t step;       // the step of the last request
} Picture;

// The cached result of a file lookup: screens repeat theirs every frame.
typedef struct Found {
    char wanted[FOUND_SIZE], file[FOUND_SIZE];
    bool there;
} Found;

typedef struct FoundFiles {
    Found item[FOUND_MAX];
    int count;
} FoundFiles;

struct PictureStore {
    Picture picture[PICTURES_MAX];
    uint64_t clock, steps;
    size_t bytes, limit;
    bool news;
    Layers assets;
    PictureFocuses focuses;
    FoundFiles *found; // used by the caller's thread only
    Uint32 event;
    SDL_Thread *thread[WORKERS_MAX]; // none: picture_store_step decodes
    int threads;
    SDL_mutex *lock;
    SDL_cond *work; // new requests, or closing
    SDL_cond *made; // a picture has been decoded
    bool closing;
    bool first_frame; // workers pause while it is drawn
};

// ---- one picture ----

// canvas_blit reads the alpha byte, which XRGB8888 leaves undefined.
static void make_solid(SDL_Surface *picture) {
    for (int y = 0; y < picture->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < picture->w; x++)
            row[x] |= 0xFF000000u;
    }
}

// A tile that is more than twice as wide as high keeps what is a little above the middle.
static float anchor_of(const Job *job) {
    return job->w > 2 * job->h ? FLAT_ANCHOR : 0.5f;
}

// Between two limits, the lower one if they are the wrong way round.
static float within(float value, float least, float most) {
    return fmaxf(fminf(value, most), least);
}

// The whole picture cropped around its motif, which comes to the middle of what stays free.
static SDL_Surface *crop_around(SDL_Surface *whole, const Job *job, PictureFocus focus) {
    const float w = (float)job->w, h = (float)job->h, top = (float)SDL_min(job->top, job->h - 1);
    const float step = fminf((float)whole->w / w, (float)whole->h / (h - top));
    const float middle = (top + fmaxf(h - (float)job->bottom, top)) / 2;
    return resample_part(
        whole, job->w, job->h,
        within(focus.x * (float)whole->w - step * w / 2, 0, (float)whole->w - step * w),
        within(focus.y * (float)whole->h - step * middle, -step * top, (float)whole->h - step * h), step);
}

static SDL_Surface *crop(const PictureStore *store, SDL_Surface *whole, const Job *job) {
    PictureFocus focus;
    if (picture_focus_find(&store->focuses, &store->assets, job->file, &focus))
        return crop_around(whole, job, focus);
    if (job->top > 0)
        return crop_around(whole, job, (PictureFocus){0.5f, FLAT_ANCHOR});
    return resample_cover(whole, job->w, job->h, 0.5f, anchor_of(job));
}

// Returns NULL if it cannot be loaded.
static SDL_Surface *decode(const PictureStore *store, const Job *job) {
    Text path = {0};
    SDL_Surface *whole = NULL;
    const bool found = layers_find(&store->assets, job->file, &path);
    if (found && job->ground != GROUND_DARK)
        whole = image_load_cover(text_string(&path), job->w, job->h);
    else if (found)
        whole = image_load_whole(text_string(&path), SDL_max(job->w, job->h));
    text_finish(&path);
    if (whole != NULL && (whole->w != job->w || whole->h != job->h)) {
        SDL_Surface *fitted = crop(store, whole, job);
        SDL_FreeSurface(whole);
        whole = fitted;
    }
    if (whole != NULL && job->ground == GROUND_DARK)
        make_solid(whole);
    if (whole != NULL && job->ground == GROUND_CUTOUT)
        cutout_prepare(whole);
    return whole;
}

// ---- the table (call with the lock held) ----

static size_t bytes_of(const Picture *picture) {
    return picture->pixels != NULL ? (size_t)picture->pixels->pitch * (size_t)picture->pixels->h : 0;
}

static void forget(PictureStore *store, Picture *picture) {
    store->bytes -= bytes_of(picture);
    SDL_FreeSurface(picture->pixels);
    *picture = (Picture){.state = STATE_FREE};
}

static bool is_unfinished(const Picture *picture) {
    return picture->state == STATE_WANTED || picture->state == STATE_MAKING;
}

static int count_unfinished(const PictureStore *store) {
    int count = 0;
    for (int i = 0; i < PICTURES_MAX; i++)
        count += is_unfinished(&store->picture[i]) && !store->picture[i].quiet;
    return count;
}

// How many ready scenes were requested later than this one.
static int scenes_after(const PictureStore *store, const Picture *scene) {
    int count = 0;
    for (int i = 0; i < PICTURES_MAX; i++) {
        const Picture *picture = &store->picture[i];
        count += picture->state == STATE_READY && picture->job.scene && picture->asked > scene->asked;
    }
    return count;
}

static bool is_cutout(const Picture *picture) {
    return picture->state == STATE_READY && picture->job.ground == GROUND_CUTOUT;
}

// Whether a cut-out and those that were requested later fit into the memory that they may keep.
static bool stays_on_stage(const PictureStore *store, const Picture *cutout) {
    size_t bytes = 0;
    for (int i = 0; i < PICTURES_MAX; i++) {
        const Picture *picture = &store->picture[i];
        if (is_cutout(picture) && picture->asked >= cutout->asked)
            bytes += bytes_of(picture);
    }
    return bytes <= CUTOUT_MEMORY;
}

static bool is_kept(const PictureStore *store, const Picture *picture) {
    return picture->state == STATE_READY &&
           ((picture->job.scene && scenes_after(store, picture) < SCENES_KEPT) ||
            (is_cutout(picture) && stays_on_stage(store, picture)));
}

static bool can_go(const PictureStore *store, const Picture *picture) {
    return picture->state == STATE_READY && picture->step + 2 <= store->steps && !is_kept(store, picture);
}

// Bytes in use, without what is kept.
static size_t bytes_in_use(const PictureStore *store) {
    size_t kept = 0;
    for (int i = 0; i < PICTURES_MAX; i++) {
        const Picture *picture = &store->picture[i];
        if (is_kept(store, picture))
            kept += bytes_of(picture);
    }
    return store->bytes - kept;
}

// Drops the least recently requested pictures until the rest fits, but none used in the last two steps.
static void make_room(PictureStore *store) {
    while (bytes_in_use(store) > store->limit) {
        Picture *oldest = NULL;
        for (int i = 0; i < PICTURES_MAX; i++) {
            Picture *picture = &store->picture[i];
            if (can_go(store, picture) && (oldest == NULL || picture->asked < oldest->asked))
                oldest = picture;
        }
        if (oldest == NULL)
            return;
        forget(store, oldest);
    }
}

static Picture *next_job(PictureStore *store) {
    Picture *best = NULL;
    if (store->first_frame)
        return NULL;
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state == STATE_WANTED && (best == NULL || picture->asked > best->asked))
            best = picture;
    }
    return best;
}

// Decodes one picture; releases the lock meanwhile.
static void do_job(PictureStore *store, Picture *picture) {
    picture->state = STATE_MAKING; // nothing moves or frees a picture in this state
    const Job job = picture->job;
    SDL_UnlockMutex(store->lock);
    SDL_Surface *pixels = decode(store, &job);
    SDL_LockMutex(store->lock);
    picture->pixels = pixels;
    picture->state = pixels != NULL ? STATE_READY : STATE_FAILED;
    store->bytes += bytes_of(picture);
    store->news |= !picture->quiet;
    SDL_CondBroadcast(store->made);
}

static int work(void *data) {
    PictureStore *store = data;
    SDL_ClearError(); // see gfx/frames.c
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(store->lock);
    while (!store->closing) {
        Picture *job = next_job(store);
        if (job == NULL) {
            SDL_CondWait(store->work, store->lock);
            continue;
        }
        do_job(store, job);
        if (job->quiet) // requested ahead of need only
            continue;
        SDL_Event event = {.type = store->event};
        SDL_UnlockMutex(store->lock);
        if (event.type != 0)
            SDL_PushEvent(&event);
        SDL_LockMutex(store->lock);
    }
    SDL_UnlockMutex(store->lock);
    return 0;
}

// ---- interface ----

PictureStore *picture_store_open(const PictureOptions *options) {
    SDL_ClearError(); // see gfx/frames.c: may be the first SDL call
    PictureStore *store = calloc(1, sizeof *store);
    if (store == NULL)
        return NULL;
    store->limit = options->memory != 0 ? options->memory : MEMORY;
    const bool copied = options->assets == NULL || layers_copy(&store->assets, options->assets);
    picture_focuses_load(&store->assets, &store->focuses);
    store->found = calloc(1, sizeof *store->found);
    store->lock = SDL_CreateMutex();
    store->work = SDL_CreateCond();
    store->made = SDL_CreateCond();
    if (!copied || store->found == NULL || store->lock == NULL || store->work == NULL ||
        store->made == NULL) {
        picture_store_close(store);
        return NULL;
    }
    image_init();
    if (!options->workers)
        return store;
    Uint32 event = SDL_RegisterEvents(1);
    store->event = event != (Uint32)-1 ? event : 0;
    const int wanted = SDL_min(SDL_max(SDL_GetCPUCount(), 1), WORKERS_MAX);
    while (store->threads < wanted &&
           (store->thread[store->threads] = SDL_CreateThread(work, "pictures", store)) != NULL)
        store->threads++;
    return store;
}

void picture_store_close(PictureStore *store) {
    if (store == NULL)
        return;
    if (store->threads > 0) {
        SDL_LockMutex(store->lock);
        store->closing = true;
        SDL_CondBroadcast(store->work);
        SDL_UnlockMutex(store->lock);
    }
    for (int i = 0; i < store->threads; i++)
        SDL_WaitThread(store->thread[i], NULL);
    for (int i = 0; i < PICTURES_MAX; i++)
        forget(store, &store->picture[i]);
    SDL_DestroyCond(store->work);
    SDL_DestroyCond(store->made);
    SDL_DestroyMutex(store->lock);
    layers_finish(&store->assets);
    free(store->found);
    free(store);
}

// Call with the lock held.
static void let_workers_begin(PictureStore *store) {
    if (store->first_frame)
        SDL_CondBroadcast(store->work);
    store->first_frame = false;
}

int picture_store_step(PictureStore *store, bool *ready) {
    SDL_LockMutex(store->lock);
    let_workers_begin(store);
    store->first_frame = store->threads > 0 && store->steps == 0;
    store->steps++;
    Picture *job = store->threads == 0 ? next_job(store) : NULL;
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
    let_workers_begin(store);
    const int left = count_unfinished(store);
    SDL_UnlockMutex(store->lock);
    return left;
}

bool picture_store_has_no_workers(const PictureStore *store) {
    return store->threads == 0;
}

Uint32 picture_store_event(const PictureStore *store) {
    return store->event;
}

static Picture *find(PictureStore *store, const Job *job) {
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state != STATE_FREE && picture->job.w == job->w && picture->job.h == job->h &&
            picture->job.top == job->top && picture->job.bottom == job->bottom &&
            picture->job.ground == job->ground && strcmp(picture->job.file, job->file) == 0)
            return picture;
    }
    return NULL;
}

// A slot for a new picture: a free one, else the oldest that was not requested in the last steps.
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

// False if the name is too long or the size is empty.
static bool make_job(Job *job, const char *file, int w, int h) {
    *job = (Job){.w = w, .h = h, .scene = strncmp(file, "pictures/scenes/", 16) == 0};
    text_copy(job->file, sizeof job->file, file);
    return strlen(file) < sizeof job->file && w >= 1 && h >= 1;
}

// Finds or requests a picture and marks it as used; NULL if there is no slot for it.
static Picture *want(PictureStore *store, const Job *job, bool quiet) {
    Picture *picture = find(store, job);
    if (picture == NULL && (picture = place_for_new(store)) != NULL) {
        *picture = (Picture){.state = STATE_WANTED, .job = *job, .quiet = quiet};
        SDL_CondSignal(store->work);
    }
    if (picture == NULL)
        return NULL;
    picture->quiet &= quiet;
    picture->asked = ++store->clock;
    picture->step = store->steps;
    return picture;
}

static SDL_Surface *pixels_of(const Picture *picture) {
    return picture != NULL && picture->state == STATE_READY ? picture->pixels : NULL;
}

static SDL_Surface *get(PictureStore *store, const Job *job) {
    SDL_LockMutex(store->lock);
    SDL_Surface *pixels = pixels_of(want(store, job, false));
    SDL_UnlockMutex(store->lock);
    return pixels;
}

SDL_Surface *picture_store_get(PictureStore *store, const char *file, int w, int h) {
    Job job;
    return make_job(&job, file, w, h) ? get(store, &job) : NULL;
}

SDL_Surface *picture_store_get_cutout(PictureStore *store, const char *file, int w, int h) {
    Job job;
    if (!make_job(&job, file, w, h))
        return NULL;
    job.ground = GROUND_CUTOUT;
    return get(store, &job);
}

SDL_Surface *picture_store_ready_cutout(PictureStore *store, const char *file, int w, int h) {
    Job job;
    if (!make_job(&job, file, w, h))
        return NULL;
    job.ground = GROUND_CUTOUT;
    SDL_LockMutex(store->lock);
    Picture *picture = find(store, &job);
    if (picture != NULL) { // it is in use
        picture->step = store->steps;
        picture->asked = ++store->clock;
    }
    SDL_Surface *pixels = pixels_of(picture);
    SDL_UnlockMutex(store->lock);
    return pixels;
}

static bool prefetch(PictureStore *store, const Job *job) {
    SDL_LockMutex(store->lock);
    const Picture *picture = want(store, job, true);
    const bool done = picture == NULL || !is_unfinished(picture);
    SDL_UnlockMutex(store->lock);
    return done;
}

bool picture_store_prefetch(PictureStore *store, const char *file, int w, int h) {
    Job job;
    return !make_job(&job, file, w, h) || prefetch(store, &job);
}

bool picture_store_prefetch_clear(PictureStore *store, const char *file, int w, int h) {
    Job job;
    if (!make_job(&job, file, w, h))
        return true;
    job.ground = GROUND_CLEAR;
    return prefetch(store, &job);
}

static SDL_Surface *get_now(PictureStore *store, const Job *job) {
    SDL_LockMutex(store->lock);
    Picture *picture = want(store, job, true);
    if (picture != NULL && picture->state == STATE_WANTED)
        do_job(store, picture);
    while (picture != NULL && picture->state == STATE_MAKING)
        SDL_CondWait(store->made, store->lock);
    SDL_Surface *pixels = pixels_of(picture);
    SDL_UnlockMutex(store->lock);
    return pixels;
}

SDL_Surface *picture_store_get_now(PictureStore *store, const char *file, int w, int h) {
    Job job;
    return make_job(&job, file, w, h) ? get_now(store, &job) : NULL;
}

static bool make_framed_job(Job *job, const char *file, const PictureFrame *frame) {
    const bool made = make_job(job, file, frame->w, frame->h);
    job->top = frame->top;
    job->bottom = frame->bottom;
    return made;
}

bool picture_store_prefetch_framed(PictureStore *store, const char *file, const PictureFrame *frame) {
    Job job;
    return !make_framed_job(&job, file, frame) || prefetch(store, &job);
}

SDL_Surface *picture_store_get_framed_now(PictureStore *store, const char *file, const PictureFrame *frame) {
    Job job;
    return make_framed_job(&job, file, frame) ? get_now(store, &job) : NULL;
}

bool picture_store_focus(const PictureStore *store, const char *file, PictureFocus *out) {
    return picture_focus_find(&store->focuses, &store->assets, file, out);
}

SDL_Surface *picture_store_get_clear_now(PictureStore *store, const char *file, int w, int h) {
    Job job;
    if (!make_job(&job, file, w, h))
        return NULL;
    job.ground = GROUND_CLEAR;
    return get_now(store, &job);
}

SDL_Surface *picture_store_scene(PictureStore *store, const char *file, int w, int h) {
    SDL_LockMutex(store->lock);
    const bool first = store->threads > 0 && store->steps < FIRST_STEPS;
    SDL_UnlockMutex(store->lock);
    return first ? picture_store_get(store, file, w, h) : picture_store_get_now(store, file, w, h);
}

static bool look_for(const Layers *assets, const char *wanted, char file[FOUND_SIZE]) {
    static const char *const endings[] = {"webp", "png", "jpg", "jpeg"};
    for (int layer = assets->count - 1; layer >= 0; layer--)
        for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
            Text path = {0};
            snprintf(file, FOUND_SIZE, "%s.%s", wanted, endings[i]);
            const bool there = image_can_read(file) && layers_file(assets, layer, file, &path);
            text_finish(&path);
            if (there)
                return true;
        }
    return false;
}

bool picture_store_find(const PictureStore *store, const char *folder, const char *name, char *file,
                        size_t size) {
    FoundFiles *found = store->found;
    char wanted[FOUND_SIZE - 8];
    int at = 0;
    snprintf(wanted, sizeof wanted, "%s%s", folder, name);
    while (at < found->count && strcmp(found->item[at].wanted, wanted) != 0)
        at++;
    if (at == found->count) {
        at = at < FOUND_MAX ? at : FOUND_MAX - 1;
        Found *item = &found->item[at];
        text_copy(item->wanted, sizeof item->wanted, wanted);
        item->there = look_for(&store->assets, wanted, item->file);
        found->count = at + 1;
    }
    text_copy(file, size, found->item[at].file);
    return found->item[at].there;
}
