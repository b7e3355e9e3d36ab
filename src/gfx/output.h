// SPDX-License-Identifier: MIT
// The window, and how a finished picture reaches the screen: through the window's own surface, the fast way
// without a graphics card, or as a texture, if the player chose OpenGL or windows have no surface of their
// own (Wayland). Both show the same picture, in physical pixels.
#ifndef STARDECK_GFX_OUTPUT_H
#define STARDECK_GFX_OUTPUT_H

#include "gfx/gfx.h"

typedef struct Output {
    SDL_Window *window;     // NULL: not open
    SDL_Renderer *renderer; // NULL: the window's surface is used
    SDL_Texture *texture;
    SDL_Surface *copy; // drawn on instead if the surface has another format or is missing
    bool video_started, opengl_refused;
} Output;

// Opens the window; `output` may be uninitialised. On failure returns false and puts a sentence for the
// player in `error`.
bool output_open(Output *output, const GfxOptions *options, const char *title, char error[GFX_ERROR_SIZE]);
void output_close(Output *output); // accepts an all-zero Output

// The widths of the desktop's decoration around the window, in pixels.
typedef struct OutputFrame {
    int top, left, bottom, right;
} OutputFrame;

// Returns the window's rectangle moved and shrunk as little as possible so that it fits into `part` of the
// screen with its frame. Never smaller than the playable minimum, even if the screen is; then its upper left
// corner stays visible.
SDL_Rect output_within(SDL_Rect part, OutputFrame frame, SDL_Rect window);

// Shrinks the window to the usable part of its screen, frame included, and moves it there if it was shrunk or
// if `place_too`. Does nothing while fullscreen or maximised. The frame's widths are known only after the
// window has been shown.
void output_keep_on_screen(Output *output, bool place_too);

// Returns the surface for the next frame, XRGB8888; NULL while the window has no pixels. It belongs to the
// output and is valid until the window changes. If it differs from the last one, or has a new size, it holds
// nothing of earlier frames.
SDL_Surface *output_picture(Output *output);
// Shows these parts of the picture on the screen.
void output_show(Output *output, const SDL_Rect *parts, int count);

#endif
