// SPDX-License-Identifier: MIT
// Memory that runs out inside SDL, SDL_image, SDL_ttf and SDL_mixer when a test wants it to, in whatever
// thread. Link with failing_sdl_link_args (meson.build).
//
// What they do not survive (SDL 2.26, SDL_image 2.6, SDL_ttf 2.20, SDL_mixer 2.6) fails as a whole, as if its
// first allocation had failed, or is served to the end:
//
// IMG_LoadSizedSVG_RW      nanosvg uses shapes, points and colours that it got no memory for
// Mix_OpenAudioDevice      fills a list of channels that it got no memory for
// Mix_LoadWAV              looks for a letter in a name that it got no memory for
// SDL_GetWindowSurface     without a screen: SDL_SetWindowData writes a name to where it got no memory
// SDL_SetHint              keeps a hint without a name, which the next question about hints reads
// SDL_InitSubSystem        asks for hints to come, likewise
// TTF_RenderUTF8_Blended   a letter that found no memory may stay blank as long as the font is open
//
// SDL_ClearError never fails: a thread's first message needs memory, and the lack of it is such a message,
// without end. Our threads call it first of all, so that this is behind them.
#ifndef STARDECK_TESTS_APP_FAILING_SDL_H
#define STARDECK_TESTS_APP_FAILING_SDL_H

#include <stdbool.h>

// Before the first use of SDL.
void failing_sdl_open(void);

// From now on SDL's n-th allocation fails (1: the next one) and, if `always`, each one after it.
void failing_sdl_start(long n, bool always);

// Has the n-th allocation been reached?
bool failing_sdl_reached(void);

#endif
