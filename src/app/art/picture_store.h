// SPDX-License-Identifier: MIT
// The slow pictures (planets, nebulae, backgrounds): made by a worker thread, kept in memory and as PNG files
// in a folder given by the caller. Nobody waits: who asks for a picture that is not there gets NULL and draws
// a fallback.
#ifndef STARDECK_APP_ART_PICTURE_STORE_H
#define STARDECK_APP_ART_PICTURE_STORE_H

#include "app/gfx/gfx.h"

typedef struct PictureStore PictureStore;

typedef struct PictureOptions {
    const char
        *folder; // for PNG files, made if missing; NULL: memory only. One that cannot be written is no error
    bool worker; // false: no thread, pictures are made inside picture_store_step (tests)
    size_t memory; // upper bound for decoded pictures, 0: 12 MB, without a folder 24
} PictureOptions;

// NULL only without memory.
PictureStore *picture_store_open(const PictureOptions *options);
// Stops the worker, giving up a picture half made. Accepts NULL.
void picture_store_close(PictureStore *store);

// To be called before each frame, or when the event below arrives. Without a worker makes at most one
// picture. Returns how many are still to come; *ready (may be NULL) tells whether new ones can be drawn since
// the last call.
int picture_store_step(PictureStore *store, bool *ready);
// How many were asked for and are not there yet.
int picture_store_unfinished(PictureStore *store);
// A finished picture also wakes SDL_WaitEvent with an SDL user event of this type; 0 if there are none.
Uint32 picture_store_event(const PictureStore *store);

// The picture of a recipe (recipes.h) in this size, or NULL while it is not ready, which also asks for it.
// XRGB8888, blending off; valid until the next picture_store_step. A size of screens gets stars and shade for
// "space:…" recipes.
SDL_Surface *picture_store_get(PictureStore *store, const char *recipe, uint32_t seed, int w, int h);

#endif
