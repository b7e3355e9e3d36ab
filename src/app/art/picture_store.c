// SPDX-License-Identifier: MIT
// One table of pictures, filled by a worker for each processor. Everything in it is guarded by one lock
// except the pixels of a picture being made, which only its worker knows. Workers take what was asked for
// last, so the screen being looked at comes first, and what is made ahead of need comes at the end. What has
// a file is not made: mapping it costs less than a millisecond, so that the first frame already has its
// pictures.
#include "app/art/picture_store.h"
#include "app/art/picture_make.h"
#include "gfx/image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PICTURES_MAX 192
#define WORKERS_MAX 4
#define FIRST_STEPS 2 // workers paint from the second on: the first frame has all processors for itself
// What is on disk need not be held: a finished tile does not need its picture any more, and mapping it again
// is soon done. What is on the screen stays, however large it is.
#define MEMORY_WITH_FOLDER ((size_t)4 << 20)
#define MEMORY_WITHOUT ((size_t)24 << 20)

#define SCENES 4
#define SCENE_SIZE 40
static const char *const scene_names[SCENES] = {"menu", "table", "result", "curtain"};

typedef enum State {
    STATE_FREE,
    STATE_WANTED,
    STATE_MAKING,
    STATE_READY,
    STATE_FAILED
} State;

typedef struct Picture {
    State state;
    PictureJob job;
    MappedPicture pixels; // only in STATE_READY
    bool ahead;           // nobody has asked for it yet: only its file is wanted
    bool counted;         // in the progress
    bool quiet;           // nobody waits for it before the screen
    uint64_t asked;       // by the clock of the store
    uint64_t step;        // when it was asked for last
} Picture;

struct PictureStore {
    Picture picture[PICTURES_MAX];
    uint64_t clock, steps;
    size_t bytes, limit;
    PictureProgress progress;
    bool news;
    char *folder;
    Layers assets;
    char scene[SCENES][SCENE_SIZE]; // files of painted grounds; "": there is none
    PictureSource source;
    atomic_bool unwritable, give_up;
    Uint32 event;
    SDL_Thread *thread[WORKERS_MAX]; // none: pictures are made in picture_store_step
    int threads;
    SDL_mutex *lock;
    SDL_cond *work; // something is wanted, or the end has come
    SDL_cond *made; // somebody may wait for it
    bool closing;
};

// ---- the table (with the lock) ----

static size_t bytes_of(const Picture *picture) {
    const SDL_Surface *surface = picture->pixels.surface;
    return surface != NULL ? (size_t)surface->pitch * (size_t)surface->h : 0;
}

static void forget(PictureStore *store, Picture *picture) {
    store->bytes -= bytes_of(picture);
    picture_file_unmap(&picture->pixels);
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

// What is told as progress begins anew when all is done.
static void count_in(PictureStore *store, Picture *picture) {
    picture->counted = true;
    store->progress.total++;
}

static void count_out(PictureStore *store, const Picture *picture) {
    store->progress.done += picture->counted;
    for (int i = 0; i < PICTURES_MAX; i++)
        if (is_unfinished(&store->picture[i]) && store->picture[i].counted)
            return;
    store->progress = (PictureProgress){0, 0};
}

// The ground of the screen in front: wanted again for every frame, however small a part of it is drawn.
static const Picture *ground_in_front(const PictureStore *store) {
    const Picture *latest = NULL;
    for (int i = 0; i < PICTURES_MAX; i++) {
        const Picture *picture = &store->picture[i];
        if (picture->state == STATE_READY && picture_is_screen(&picture->job) &&
            (latest == NULL || picture->asked > latest->asked))
            latest = picture;
    }
    return latest;
}

// Drops what was not drawn for longest until the rest fits; never what belongs to the last two frames.
static void make_room(PictureStore *store) {
    const Picture *front = ground_in_front(store);
    const bool remade =
        atomic_load(&store->unwritable); // nothing is on disk: what is dropped has to be made anew
    while (store->bytes > (remade ? SDL_max(store->limit, MEMORY_WITHOUT) : store->limit)) {
        Picture *oldest = NULL;
        for (int i = 0; i < PICTURES_MAX; i++) {
            Picture *picture = &store->picture[i];
            if (picture->state == STATE_READY && picture != front && picture->step + 2 <= store->steps &&
                (oldest == NULL || picture->asked < oldest->asked))
                oldest = picture;
        }
        if (oldest == NULL)
            return;
        forget(store, oldest);
    }
}

// Is it still wanted? While a window is being resized each of its sizes was, for a frame or two.
static bool is_stale(const PictureStore *store, const Picture *picture) {
    return picture->ahead ? atomic_load(&store->unwritable)
                          : picture_is_screen(&picture->job) && picture->step + 2 < store->steps;
}

// Before the second frame only what lies in files, which is soon decoded: the first frame may want it.
static Picture *next_job(PictureStore *store) {
    const bool files_only = store->threads > 0 && store->steps < FIRST_STEPS;
    Picture *best = NULL;
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state != STATE_WANTED || (files_only && !picture_is_file(&picture->job)))
            continue;
        if (is_stale(store, picture)) {
            picture->state = STATE_FAILED;
            count_out(store, picture);
            forget(store, picture);
        } else if (best == NULL || picture->asked > best->asked) {
            best = picture;
        }
    }
    return best;
}

// Makes one picture; the lock is given up meanwhile.
static void do_job(PictureStore *store, Picture *picture) {
    picture->state = STATE_MAKING; // stays in its place: nothing touches a picture in the making
    const PictureJob job = picture->job;
    SDL_UnlockMutex(store->lock);
    SDL_Surface *surface = picture_make(&store->source, &job);
    SDL_LockMutex(store->lock);
    picture->pixels.surface = surface;
    picture->state = surface != NULL ? STATE_READY : STATE_FAILED;
    count_out(store, picture);
    store->bytes += bytes_of(picture);
    store->news |= !picture->quiet;
    SDL_CondBroadcast(store->made);
    if (picture->ahead)
        forget(store, picture); // it lies on the disk now
}

static int work(void *data) {
    PictureStore *store = data;
    SDL_ClearError(); // see gfx.c
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(store->lock);
    while (!store->closing) {
        Picture *job = next_job(store);
        if (job == NULL) {
            SDL_CondWait(store->work, store->lock);
            continue;
        }
        do_job(store, job);
        if (job->quiet) // nobody has asked for it but ahead of need
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

// ---- painted grounds ----

// The topmost folder that has one counts, whatever kind of file it is.
static void find_scene(PictureStore *store, int scene) {
    static const char *const endings[] = {"webp", "png", "jpg", "jpeg"};
    for (int layer = store->assets.count - 1; layer >= 0; layer--)
        for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
            Text path = {0};
            snprintf(store->scene[scene], SCENE_SIZE, "%s%s.%s", PICTURE_SCENES, scene_names[scene],
                     endings[i]);
            const bool there = image_can_read(store->scene[scene]) &&
                               layers_file(&store->assets, layer, store->scene[scene], &path);
            text_finish(&path);
            if (there)
                return;
        }
    store->scene[scene][0] = '\0';
}

const char *picture_store_scene(const PictureStore *store, const char *name) {
    for (int i = 0; i < SCENES; i++)
        if (strcmp(scene_names[i], name) == 0 && store->scene[i][0] != '\0')
            return store->scene[i];
    return NULL;
}

// ---- for the caller ----

PictureStore *picture_store_open(const PictureOptions *options) {
    SDL_ClearError(); // see gfx.c: it may be the first of SDL that is used
    PictureStore *store = calloc(1, sizeof *store);
    if (store == NULL)
        return NULL;
    store->limit = options->memory != 0      ? options->memory
                   : options->folder != NULL ? MEMORY_WITH_FOLDER
                                             : MEMORY_WITHOUT;
    store->folder = options->folder != NULL ? SDL_strdup(options->folder) : NULL;
    const bool copied = options->assets == NULL || layers_copy(&store->assets, options->assets);
    store->lock = SDL_CreateMutex();
    store->work = SDL_CreateCond();
    store->made = SDL_CreateCond();
    atomic_init(&store->give_up, false);
    atomic_init(&store->unwritable, false);
    store->source = (PictureSource){store->folder, options->assets != NULL ? &store->assets : NULL,
                                    &store->unwritable, &store->give_up};
    if (!copied || store->lock == NULL || store->work == NULL || store->made == NULL) {
        picture_store_close(store);
        return NULL;
    }
    image_init();
    for (int i = 0; i < SCENES; i++)
        find_scene(store, i);
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
    atomic_store(&store->give_up, true);
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
    SDL_free(store->folder);
    layers_finish(&store->assets);
    free(store);
}

int picture_store_step(PictureStore *store, bool *ready) {
    SDL_LockMutex(store->lock);
    if (++store->steps == FIRST_STEPS)
        SDL_CondBroadcast(store->work);
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
    const int left = count_unfinished(store);
    SDL_UnlockMutex(store->lock);
    return left;
}

bool picture_store_is_alone(const PictureStore *store) {
    return store->threads == 0;
}

Uint32 picture_store_event(const PictureStore *store) {
    return store->event;
}

static Picture *find(PictureStore *store, const char *recipe, uint32_t seed, int w, int h) {
    for (int i = 0; i < PICTURES_MAX; i++) {
        Picture *picture = &store->picture[i];
        if (picture->state != STATE_FREE && picture->job.seed == seed && picture->job.w == w &&
            picture->job.h == h && strcmp(picture->job.recipe, recipe) == 0)
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

PictureProgress picture_store_progress(PictureStore *store) {
    SDL_LockMutex(store->lock);
    const PictureProgress progress = store->progress;
    SDL_UnlockMutex(store->lock);
    return progress;
}

static bool is_sane(const char *recipe, int w, int h) {
    return strlen(recipe) < RECIPE_SIZE && w >= 1 && h >= 1;
}

static Picture named(const char *recipe, uint32_t seed, int w, int h) {
    Picture picture = {.state = STATE_WANTED, .job = {.seed = seed, .w = w, .h = h}};
    memcpy(picture.job.recipe, recipe, strlen(recipe) + 1);
    return picture;
}

// Takes it from its file, or leaves it to a worker.
static void begin(PictureStore *store, Picture *picture) {
    if (picture_load(&store->source, &picture->job, &picture->pixels)) {
        picture->state = STATE_READY;
        store->bytes += bytes_of(picture);
        return;
    }
    if (picture_is_slow(&store->source, &picture->job))
        count_in(store, picture);
    SDL_CondSignal(store->work);
}

// The picture, wanted from now on if it is new; NULL: there is no place for it.
static Picture *want(PictureStore *store, const char *recipe, uint32_t seed, int w, int h, bool quiet) {
    Picture *picture = find(store, recipe, seed, w, h);
    if (picture == NULL && (picture = place_for_new(store)) != NULL) {
        *picture = named(recipe, seed, w, h);
        picture->quiet = quiet;
        begin(store, picture);
    }
    if (picture == NULL)
        return NULL;
    picture->ahead = false;
    picture->quiet &= quiet;
    picture->asked = ++store->clock;
    picture->step = store->steps;
    return picture;
}

static SDL_Surface *surface_of(const Picture *picture) {
    return picture != NULL && picture->state == STATE_READY ? picture->pixels.surface : NULL;
}

SDL_Surface *picture_store_get(PictureStore *store, const char *recipe, uint32_t seed, int w, int h) {
    if (!is_sane(recipe, w, h))
        return NULL;
    SDL_LockMutex(store->lock);
    SDL_Surface *surface = surface_of(want(store, recipe, seed, w, h, false));
    SDL_UnlockMutex(store->lock);
    return surface;
}

// "file:" and the name. False: it is too long for a picture.
static bool file_recipe(char out[RECIPE_SIZE], const char *file) {
    const int length = snprintf(out, RECIPE_SIZE, "%s%s", PICTURE_FILE, file);
    return length > 0 && length < RECIPE_SIZE;
}

bool picture_store_ask(PictureStore *store, const char *file, int w, int h) {
    char recipe[RECIPE_SIZE];
    if (!file_recipe(recipe, file) || !is_sane(recipe, w, h))
        return true;
    SDL_LockMutex(store->lock);
    const Picture *picture = want(store, recipe, 0, w, h, true);
    const bool done = picture == NULL || !is_unfinished(picture);
    SDL_UnlockMutex(store->lock);
    return done;
}

SDL_Surface *picture_store_need(PictureStore *store, const char *file, int w, int h) {
    char recipe[RECIPE_SIZE];
    if (!file_recipe(recipe, file) || !is_sane(recipe, w, h))
        return NULL;
    SDL_LockMutex(store->lock);
    Picture *picture = want(store, recipe, 0, w, h, true);
    if (picture != NULL && picture->state == STATE_WANTED)
        do_job(store, picture);
    while (picture != NULL && picture->state == STATE_MAKING)
        SDL_CondWait(store->made, store->lock);
    SDL_Surface *surface = surface_of(picture);
    SDL_UnlockMutex(store->lock);
    return surface;
}

void picture_store_ahead(PictureStore *store, const char *recipe, uint32_t seed, int w, int h) {
    if (!is_sane(recipe, w, h) || store->folder == NULL || store->threads == 0)
        return;
    Picture wanted = named(recipe, seed, w, h);
    SDL_LockMutex(store->lock);
    if (!atomic_load(&store->unwritable) && find(store, recipe, seed, w, h) == NULL &&
        !picture_is_made(&store->source, &wanted.job)) {
        Picture *picture = place_for_new(store);
        if (picture != NULL) {
            *picture = wanted;
            picture->ahead = true;
            if (picture_is_slow(&store->source, &picture->job))
                count_in(store, picture);
            SDL_CondSignal(store->work);
        }
    }
    SDL_UnlockMutex(store->lock);
}
