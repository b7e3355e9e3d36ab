// SPDX-License-Identifier: MIT
// Decodes pictures from the assets and fits them to the requested size: cards, targets, the scenes behind
// screens, posters. Worker threads decode requests ahead of need. The least recently used pictures are
// dropped and decoded again on demand. Call everything from the drawing thread.
#ifndef STARDECK_APP_ART_PICTURE_STORE_H
#define STARDECK_APP_ART_PICTURE_STORE_H

#include "app/art/picture_focus.h"
#include "gfx/gfx.h"

typedef struct PictureStore PictureStore;

typedef struct PictureOptions {
    bool workers;         // false: no threads; picture_store_step decodes (tests)
    const Layers *assets; // folders to read from; copied. NULL: none
    size_t memory;        // limit in bytes, not counting the latest scenes; 0: 4 MB
} PictureOptions;

// Returns NULL only if out of memory.
PictureStore *picture_store_open(const PictureOptions *options);
// Stops the workers and frees all pictures. Accepts NULL.
void picture_store_close(PictureStore *store);

// Call before each frame and when the event below arrives. Without workers, decodes at most one picture.
// Returns the number of pictures still to come; *ready (may be NULL) is set if new ones have become available
// since the last call.
int picture_store_step(PictureStore *store, bool *ready);
// Call after a frame has been drawn. Returns the number of pictures requested by picture_store_get that are
// not ready. During the first frame, from the first picture_store_step to this call, the workers pause so
// that they do not slow that frame down.
int picture_store_unfinished(PictureStore *store);
// True if there are no workers, so that picture_store_step must be called until everything is decoded.
bool picture_store_has_no_workers(const PictureStore *store);

// The type of the SDL user event that is pushed when a picture requested by picture_store_get is ready; 0: no
// events are sent.
Uint32 picture_store_event(const PictureStore *store);

// The functions below return the picture of an asset ("pictures/tactics/spy.webp"), scaled and cropped to w x
// h, around its motif; if it doesn't say where that is, around its middle, or a little above it if w is more
// than twice h: XRGB8888 with 255 in the spare byte, as canvas_blit needs it, blending off. It belongs to the
// store and is valid until the next picture_store_step.

// What is laid over a picture afterwards, in pixels: the motif is put in the middle of what stays free.
typedef struct PictureFrame {
    int w, h;
    int top;    // covered by something opaque enough: the picture need not reach there, and is mirrored then
    int bottom; // covered by badges: the picture goes on below them
} PictureFrame;

// Requests the picture and returns it if it is ready; NULL while it is not, and if it cannot be loaded.
SDL_Surface *picture_store_get(PictureStore *store, const char *file, int w, int h);
// Requests decoding ahead of need. Returns true if the picture is ready or cannot be loaded. Its arrival
// sends no event, does not set `ready` and does not count as unfinished.
bool picture_store_prefetch(PictureStore *store, const char *file, int w, int h);
// Returns the picture at once: waits for the worker that is decoding it or decodes it here, which takes 3 ms
// for a card and 20 ms for a full screen. NULL if it cannot be loaded.
SDL_Surface *picture_store_get_now(PictureStore *store, const char *file, int w, int h);
// picture_store_prefetch and picture_store_get_now for a frame.
bool picture_store_prefetch_framed(PictureStore *store, const char *file, const PictureFrame *frame);
SDL_Surface *picture_store_get_framed_now(PictureStore *store, const char *file, const PictureFrame *frame);
// Where the motif of a picture is: see picture_focus_find.
bool picture_store_focus(const PictureStore *store, const char *file, PictureFocus *out);
// Like picture_store_prefetch and picture_store_get_now, for pictures that may be transparent: ARGB8888, as
// gfx_load_cover makes them.
bool picture_store_prefetch_clear(PictureStore *store, const char *file, int w, int h);
SDL_Surface *picture_store_get_clear_now(PictureStore *store, const char *file, int w, int h);
// picture_store_get for a picture with a transparent ground, prepared for gfx_cutout.
SDL_Surface *picture_store_get_cutout(PictureStore *store, const char *file, int w, int h);
// Like picture_store_get_cutout, without requesting the picture: NULL unless it is already decoded.
SDL_Surface *picture_store_ready_cutout(PictureStore *store, const char *file, int w, int h);
// For the scene behind a screen: picture_store_get_now, except in the first frame, which does not wait.
SDL_Surface *picture_store_scene(PictureStore *store, const char *file, int w, int h);

// Finds the picture file with this name and any supported extension in a folder of the assets
// ("pictures/scenes/", "menu"); higher layers win. Writes its asset path to `file` (size at least 64) and
// returns true; false if there is none. Answers are cached.
bool picture_store_find(const PictureStore *store, const char *folder, const char *name, char *file,
                        size_t size);

#endif
