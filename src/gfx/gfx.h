// SPDX-License-Identifier: MIT
// The window and drawing into it. Everything is painted by the CPU straight into the window's surface: on X11
// that is shared memory, starts in a third of the time of a GL context and makes partial redraws cheap. With
// OpenGL the same picture is shown as a texture. Knows nothing about the games. Single-threaded: all calls
// must come from the thread that opened the window.
//
// Coordinates are physical pixels (float), origin top left. Position and size are rounded to whole pixels
// independently, so an object keeps its size while it moves.
//
// A frame:   gfx_damage(gfx, old); gfx_damage(gfx, new);        what has changed since the last frame
//            while (gfx_frame_next(gfx)) { draw the whole scene }
// The scene is drawn once per damaged region, clipped to it; drawing outside the clip costs next to nothing.
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
    const char *asset_root; // folder of fonts, icons, emblems, glyphs, ships; copied
    const char *title;      // copied; NULL: "Stardeck"
    int width, height;      // requested size in pixels; <= 0: 1280x720
    bool fullscreen;
    bool opengl; // show the picture through OpenGL if available
    // Called once per missing or broken asset, and if OpenGL is unavailable; may be NULL. `message` is one
    // line without a line end.
    void (*log)(void *context, const char *message);
    void *log_context;
    size_t cache_bytes; // upper limit for all cached pictures; 0: derived from the window size
} GfxOptions;

// The size of things on screen: ART.md section 4.
typedef struct GfxLayout {
    int width, height; // physical pixels
    int bottom;        // pixels below `height` for a bar that the rest of the layout ignores (GfxSizing)
    float scale;       // physical pixels per logical pixel, never 0
    bool compact;      // less than 1920x1080 logical pixels: use the 1707x960 layout
    bool large;        // even less: use the 1280x720 layout with enlarged content (implies compact)
    float logical_w, logical_h; // size in logical pixels
} GfxLayout;

// What the current screen and the player request.
typedef struct GfxSizing {
    float scale;            // the player's scale; 1: the usual size for this window
    float least_w, least_h; // least logical size the screen needs; 0: GFX_USUAL_W, GFX_USUAL_H
    float bottom;           // logical height of a full-width bar at the bottom; 0: none
} GfxSizing;

#define GFX_USUAL_W 1707.0f // layout size of a screen that requests nothing
#define GFX_USUAL_H 960.0f
#define GFX_LEAST_W 1280.0f // the smallest size anything is laid out for
#define GFX_LEAST_H 720.0f

// Decides how large everything is drawn: the usual scale for this window size times the player's scale,
// limited so that the smallest letters still fit and the screen still has its least logical size. Any window
// size gives usable numbers, even 0x0 or 1x5000.
GfxLayout gfx_layout_for(int width, int height, GfxSizing wish);

// The range of scales possible for a window, relative to its usual scale: 0.75 to 1.5 at 1920x1080, for
// example.
typedef struct GfxRange {
    float least, most;
} GfxRange;
GfxRange gfx_scale_range(int width, int height, float least_w, float least_h);

// Sets the environment variables and hints that SDL takes the window's name from. gfx_open does it too; call
// it before the first thread begins, since another that reads the environment meanwhile may crash.
void gfx_prepare(void);
// Opens the window. On failure (no display, missing assets or fonts …) returns NULL and puts a sentence for
// the player in `error`. Close with gfx_close.
Gfx *gfx_open(const GfxOptions *options, char error[GFX_ERROR_SIZE]);
// The same without a window or display, for tests and screenshots. Width and height are at least 1.
Gfx *gfx_open_offscreen(const GfxOptions *options, char error[GFX_ERROR_SIZE]);
void gfx_close(Gfx *gfx); // accepts NULL

bool gfx_opengl_refused(const Gfx *gfx); // OpenGL was requested but is unavailable
SDL_Window *gfx_window(Gfx *gfx);        // NULL off-screen
const char *gfx_title(Gfx *gfx); // the window's title, or off-screen the title it would have; valid as long
                                 // as gfx, or until the title changes
GfxLayout gfx_layout(const Gfx *gfx);
// Changes the request. Returns true if the layout changed; then all caches are dropped and everything is
// damaged.
bool gfx_set_sizing(Gfx *gfx, GfxSizing wish);
GfxSizing gfx_sizing(const Gfx *gfx);
// Pixels per unit of mouse coordinates and window sizes: 1, except on high-density displays.
float gfx_density(const Gfx *gfx);

// Call after SDL_WINDOWEVENT_SIZE_CHANGED or EXPOSED. Adopts the new size and damages everything. Returns
// true if the layout changed since the last call (caches are dropped then). While the window has no surface
// (minimised), returns false, and drawing is a no-op.
bool gfx_resized(Gfx *gfx);
void gfx_set_fullscreen(Gfx *gfx, bool fullscreen);
// Keeps the window within its screen: see output_keep_on_screen.
void gfx_keep_on_screen(Gfx *gfx, bool place_too);
// True keeps the desktop from dimming or locking the screen. Initially it may.
void gfx_keep_awake(Gfx *gfx, bool awake);
// The factor by which the fonts for running text (GFX_FONT_TEXT …) and their lines are enlarged.
float gfx_text_scale(const Gfx *gfx);

// Marks a region for redrawing. Touching regions are merged.
void gfx_damage(Gfx *gfx, GfxRect region);
void gfx_damage_all(Gfx *gfx);
bool gfx_is_damaged(const Gfx *gfx);
// Starts the next pass: clips to a damaged region and clears it to COLOR_SPACE. Returns false when no region
// is left; the frame has then been shown on the screen.
bool gfx_frame_next(Gfx *gfx);

// Intersects the clip with rect; at most 16 levels. Every push needs a pop.
void gfx_clip_push(Gfx *gfx, GfxRect rect);
void gfx_clip_pop(Gfx *gfx);
// False if nothing of rect would be visible, so that callers can skip work.
bool gfx_is_visible(const Gfx *gfx, GfxRect rect);

// Everything drawn between push and pop gets this opacity (0 to 1); nested opacities multiply.
void gfx_opacity_push(Gfx *gfx, float opacity);
void gfx_opacity_pop(Gfx *gfx);

// The last frame drawn, XRGB8888; NULL while there is no surface (minimised). Valid until the next frame.
const SDL_Surface *gfx_picture(const Gfx *gfx);
// Writes the last frame drawn to a PNG file. On failure returns false and puts a sentence in `error`.
bool gfx_save_png(Gfx *gfx, const char *path, char error[GFX_ERROR_SIZE]);

void gfx_drop_caches(Gfx *gfx); // all cached pictures are painted anew

// Rectangle helpers.
GfxRect gfx_rect(float x, float y, float w, float h);
GfxRect gfx_inset(GfxRect rect, float by);         // negative `by` enlarges
bool gfx_contains(GfxRect rect, float x, float y); // right and lower edge excluded

#endif
