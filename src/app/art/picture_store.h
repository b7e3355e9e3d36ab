// SPDX-License-Identifier: MIT
// Pictures from the assets, decoded and fitted to the size that is wanted: cards and targets, the scenes
// behind the screens, posters. Worker threads decode what is asked for ahead of need; what was not shown for
// longest is dropped, and decoded anew when it is wanted again.
#ifndef STARDECK_APP_ART_PICTURE_STORE_H
#define STARDECK_APP_ART_PICTURE_STORE_H

#include "core/layers.h"
#include "gfx/gfx.h"

typedef struct PictureStore PictureStore;

typedef struct PictureOptions {
    bool workers;         // false: no threads, pictures are decoded inside picture_store_step (tests)
    const Layers *assets; // where the files lie; copied. NULL: there are none
    size_t memory;        // upper bound for pictures besides the scenes in front, 0: 4 MB
} PictureOptions;

// NULL only without memory.
PictureStore *picture_store_open(const PictureOptions *options);
// Stops the workers. Accepts NULL.
void picture_store_close(PictureStore *store);

// To be called before each frame, or when the event below arrives. Without workers decodes at most one
// picture. Returns how many are still to come; *ready (may be NULL) tells whether new ones can be drawn since
// the last call.
int picture_store_step(PictureStore *store, bool *ready);
// To be called when the frame has been drawn: how many were asked for by picture_store_get and are not there
// yet. While the first frame is drawn, from the first picture_store_step to this, no worker begins a picture:
// it would take a core from the frame, which would be there later.
int picture_store_unfinished(PictureStore *store);
// Are there no workers, so that picture_store_step has to be called until all is decoded?
bool picture_store_is_alone(const PictureStore *store);

// A picture that picture_store_get has asked for also wakes SDL_WaitEvent with an SDL user event of this type
// when it is there; 0 if there are none.
Uint32 picture_store_event(const PictureStore *store);

// All of them: the picture of a file below the assets ("pictures/tactics/spy.webp"), which covers the size.
// XRGB8888 with 255 in the spare byte, as canvas_blit wants it, blending off; valid until the next
// picture_store_step.

// NULL while it is not there, which also asks for it, and if it can't be had.
SDL_Surface *picture_store_get(PictureStore *store, const char *file, int w, int h);
// Has a worker decode it ahead of need; true: it is there, or can't be had. Nobody is woken or told (`ready`)
// when it comes, and it does not count as unfinished.
bool picture_store_ask(PictureStore *store, const char *file, int w, int h);
// The same at once: waits for the worker that has it, or decodes it now, which takes some 3 ms for a card and
// 20 for a screen. NULL: it can't be had.
SDL_Surface *picture_store_need(PictureStore *store, const char *file, int w, int h);
// As a screen wants the scene behind it: at once, but for the first frame, which does not wait for it.
SDL_Surface *picture_store_scene(PictureStore *store, const char *file, int w, int h);

// The file in this folder of the assets with this name, whatever kind of picture it is ("pictures/scenes/",
// "menu"); the topmost folder that has one counts. False: there is none. `size` at least 64.
bool picture_store_find(const PictureStore *store, const char *folder, const char *name, char *file,
                        size_t size);

#endif
