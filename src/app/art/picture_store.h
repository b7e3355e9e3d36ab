// SPDX-License-Identifier: MIT
// The slow pictures (planets, nebulae, backgrounds): made by worker threads, kept in memory and as files in a
// folder given by the caller. Nobody waits: who asks for a picture that has no file yet gets NULL and draws a
// fallback.
#ifndef STARDECK_APP_ART_PICTURE_STORE_H
#define STARDECK_APP_ART_PICTURE_STORE_H

#include "core/layers.h"
#include "gfx/gfx.h"

typedef struct PictureStore PictureStore;

typedef struct PictureOptions {
    const char *
        folder; // for their files, made if missing; NULL: memory only. One that cannot be written is no error
    bool workers;         // false: no threads, pictures are made inside picture_store_step (tests)
    const Layers *assets; // where files and the ships of posters lie; copied. NULL: there are none
    size_t memory;        // upper bound for pictures, 0: 4 MB, without a folder 24
} PictureOptions;

// NULL only without memory.
PictureStore *picture_store_open(const PictureOptions *options);
// Stops the workers, giving up pictures half made. Accepts NULL.
void picture_store_close(PictureStore *store);

// To be called before each frame, or when the event below arrives. Without workers makes at most one
// picture. Returns how many are still to come; *ready (may be NULL) tells whether new ones can be drawn since
// the last call.
int picture_store_step(PictureStore *store, bool *ready);
// How many were asked for and are not there yet.
int picture_store_unfinished(PictureStore *store);
// Are there no workers, so that picture_store_step has to be called until all is made?
bool picture_store_is_alone(const PictureStore *store);

// How far the making of what has no file yet has come; 0 of 0 when nothing is being made.
typedef struct PictureProgress {
    int done, total;
} PictureProgress;
PictureProgress picture_store_progress(PictureStore *store);

// A finished picture also wakes SDL_WaitEvent with an SDL user event of this type; 0 if there are none.
Uint32 picture_store_event(const PictureStore *store);

// The picture of a recipe (recipes.h) in this size, or NULL while it is not ready, which also asks for it.
// XRGB8888, blending off; valid until the next picture_store_step. A size of screens gets stars and shade for
// "space:…" recipes.
SDL_Surface *picture_store_get(PictureStore *store, const char *recipe, uint32_t seed, int w, int h);

// Pictures that lie in the assets, by the file ("pictures/tactics/spy.webp"), fitted to the size. A worker
// decodes what is asked for ahead of need; true: it is there, or can't be had. Nobody is woken or told
// (`ready`) when it comes, and it does not count as unfinished.
bool picture_store_ask(PictureStore *store, const char *file, int w, int h);
// The same at once: waits for the worker that has it, or decodes it now, which takes some 3 ms for a card.
// NULL: it can't be had. XRGB8888 with 255 in the spare byte, as canvas_blit wants it; valid until the next
// picture_store_step.
SDL_Surface *picture_store_need(PictureStore *store, const char *file, int w, int h);

// The painted ground of a screen, "menu", "table", "result" or "curtain": its file in pictures/scenes; NULL:
// there is none.
const char *picture_store_scene(const PictureStore *store, const char *name);

// Makes the file of a picture that will be wanted, when nothing else is to be done. Does nothing without
// workers or folder.
void picture_store_ahead(PictureStore *store, const char *recipe, uint32_t seed, int w, int h);

#endif
