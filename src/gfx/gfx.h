// SPDX-License-Identifier: MIT
// The window and what is drawn in it. Everything is painted by the CPU straight into the window's own
// surface: on X11 that is shared memory, starts in a third of the time of a GL context and makes partial
// redraws really cheap. By OpenGL the same picture reaches the screen as a texture. Knows nothing of any
// game. One thread: all calls come from the thread that opened the window.
//
// Coordinates are physical pixels, origin top left, as floats; positions and sizes are rounded to whole
// pixels each for itself, so that a thing keeps its size while it moves.
//
// A frame:   gfx_damage(gfx, old); gfx_damage(gfx, new);        what has changed since the last frame
//            while (gfx_frame_next(gfx)) { draw the whole scene }
// The scene is drawn once for each damaged region, clipped to it; what lies outside costs next to nothing.
#ifndef STARDECK_GFX_GFX_H
#define STARDECK_GFX_GFX_H

#include "gfx/palette.h"

#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct Gfx Gfx;

#define GFX_ERROR_SIZE 320

typedef struct GfxRect {
    float x, y, w, h;
} GfxRect;

typedef struct GfxOptions {
    const char *asset_root; // folder with fonts, icons, emblems, glyphs, ships; copied
    const char *title;
    int width, height; // wanted size in pixels; <= 0: 1280x720
    bool fullscreen;
    bool opengl; // the finished picture goes to the screen by OpenGL, where that can be had
    // Told once about every asset that is missing or broken, and if there is no OpenGL; may be NULL.
    // `message` is one line without a line end.
    void (*log)(void *context, const char *message);
    void *log_context;
    size_t cache_bytes; // upper bound of all cached pictures; 0: chosen from the window size
} GfxOptions;

// How large things are. ART.md section 4.
typedef struct GfxLayout {
    int width, height;          // physical pixels
    int bottom;                 // more of them below `height`: a bar that nothing else knows of (GfxWish)
    float scale;                // physical pixels per logical pixel, never 0
    bool compact;               // less room than 1920x1080 logical pixels: use the 1707x960 layout
    bool large;                 // less than that: things are large, use the 1280x720 layout (compact too)
    float logical_w, logical_h; // the size in logical pixels
} GfxLayout;

// What the window and the player ask for.
typedef struct GfxWish {
    float scale;            // the player's, 1: as large as usual in a window of this size
    float least_w, least_h; // logical pixels that what is shown needs at least; 0: GFX_USUAL_…
    float bottom;           // logical pixels below it for a bar over the whole width; 0: none
} GfxWish;

#define GFX_USUAL_W 1707.0f // what a screen is laid out for when it says nothing
#define GFX_USUAL_H 960.0f
#define GFX_LEAST_W 1280.0f // the smallest that anything is laid out for
#define GFX_LEAST_H 720.0f

// The one place that decides how large things are: the usual scale of a window of this size times the wish,
// not so small that the smallest letters would outgrow their places, not larger than what is shown can carry.
// Any size, even 0x0 or 1x5000, gives usable numbers.
GfxLayout gfx_layout_for(int width, int height, GfxWish wish);

// The scales a window carries, in parts of its usual one: 0.75 to 1.5 at 1920x1080.
typedef struct GfxRange {
    float least, most;
} GfxRange;
GfxRange gfx_scale_range(int width, int height, float least_w, float least_h);

// Opens the window, or NULL and a sentence for people in `error` (no display, assets or fonts missing …).
Gfx *gfx_open(const GfxOptions *options, char error[GFX_ERROR_SIZE]);
// The same without window or display, for tests and pictures. Width and height are at least 1.
Gfx *gfx_open_offscreen(const GfxOptions *options, char error[GFX_ERROR_SIZE]);
void gfx_close(Gfx *gfx); // accepts NULL

bool gfx_opengl_refused(const Gfx *gfx); // it was asked for, and can't be had
SDL_Window *gfx_window(Gfx *gfx);        // NULL off-screen
const char *gfx_title(Gfx *gfx);         // what stands over the window; off-screen: would stand
GfxLayout gfx_layout(const Gfx *gfx);
// True if things have another size now; caches are dropped and everything is damaged then.
bool gfx_set_wish(Gfx *gfx, GfxWish wish);
GfxWish gfx_wish(const Gfx *gfx);
// Pixels per unit of mouse events and window sizes: 1, except on displays of high density.
float gfx_density(const Gfx *gfx);

// After SDL_WINDOWEVENT_SIZE_CHANGED or EXPOSED: takes over the new size and damages everything. True if the
// layout changed (caches are dropped then). False also when the window has no surface now (minimised);
// drawing is then a no-op.
bool gfx_resized(Gfx *gfx);
void gfx_set_fullscreen(Gfx *gfx, bool fullscreen);
// Keeps the window within its screen, see output.h.
void gfx_keep_on_screen(Gfx *gfx, bool place_too);
// True: the desktop neither dims nor locks the screen. It may from the start on.
void gfx_keep_awake(Gfx *gfx, bool awake);
float gfx_text_scale(const Gfx *gfx);

// Marks a region to be drawn again. Regions that touch are joined.
void gfx_damage(Gfx *gfx, GfxRect region);
void gfx_damage_all(Gfx *gfx);
bool gfx_is_damaged(const Gfx *gfx);
// Begins the next pass: clips to a damaged region and clears it to COLOR_SPACE. False when none is left; then
// what was drawn has been brought to the screen.
bool gfx_frame_next(Gfx *gfx);

// Clips further, inside the present clip; at most 16 deep. Every push has its pop.
void gfx_clip_push(Gfx *gfx, GfxRect rect);
void gfx_clip_pop(Gfx *gfx);
// False when nothing of rect would be seen: lets callers skip work.
bool gfx_is_visible(const Gfx *gfx, GfxRect rect);

// Everything drawn between begin and end is drawn with this opacity (0 to 1), multiplied when nested.
void gfx_opacity_push(Gfx *gfx, float opacity);
void gfx_opacity_pop(Gfx *gfx);

// What has been drawn last, XRGB8888; NULL while there is no surface (minimised). Valid until the next frame.
const SDL_Surface *gfx_picture(const Gfx *gfx);
// Writes what has been drawn last. False and a sentence in `error` on failure.
bool gfx_save_png(Gfx *gfx, const char *path, char error[GFX_ERROR_SIZE]);

void gfx_drop_caches(Gfx *gfx);

// Rectangle helpers.
GfxRect gfx_rect(float x, float y, float w, float h);
GfxRect gfx_inset(GfxRect rect, float by); // negative grows
bool gfx_contains(GfxRect rect, float x, float y);

#endif
