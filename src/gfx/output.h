// SPDX-License-Identifier: MIT
// The window, and the way of a finished picture to the screen: as the window's own surface, which is the fast
// way where there is no graphics card, or as a texture, where the player wants OpenGL and where windows have
// no surface of their own (Wayland). What is drawn is the same picture, in physical pixels.
#ifndef STARDECK_GFX_OUTPUT_H
#define STARDECK_GFX_OUTPUT_H

#include "gfx/gfx.h"

typedef struct Output {
    SDL_Window *window;     // NULL: not open
    SDL_Renderer *renderer; // NULL: by the window's surface
    SDL_Texture *texture;
    SDL_Surface *copy; // drawn on instead of the surface, when that has another format or there is none
    bool video_started, opengl_refused;
} Output;

// False, and a sentence for people in `error`, when no window can be had. `output` need not be filled before.
bool output_open(Output *output, const GfxOptions *options, const char *title, char error[GFX_ERROR_SIZE]);
void output_close(Output *output); // also one that is all zero

// What the desktop draws around a window.
typedef struct OutputFrame {
    int top, left, bottom, right;
} OutputFrame;

// Size and place of a window that lies in this part of the screen with its frame, changed as little as need
// be. It is never smaller than what can be played in, even where the screen is: then its upper left corner is
// seen.
SDL_Rect output_within(SDL_Rect part, OutputFrame frame, SDL_Rect window);

// Makes the window no larger than the usable part of its screen, frame included, and moves it there if it had
// to be made smaller; `place_too`: in any case. Not while it fills the screen. What the frame measures is
// known only after the window has been shown.
void output_keep_on_screen(Output *output, bool place_too);

// What the next frame is to be drawn on, XRGB8888: it stays until the window changes. NULL while the window
// has no pixels. When it is another than before, or has another size, nothing of the earlier frames is in it.
SDL_Surface *output_picture(Output *output);
// Brings these parts of it to the screen.
void output_show(Output *output, const SDL_Rect *parts, int count);

#endif
