// SPDX-License-Identifier: MIT
// Reduces pictures to few colours, for small files.
#ifndef STARDECK_TESTS_QUANTISE_H
#define STARDECK_TESTS_QUANTISE_H

#include <SDL2/SDL.h>
#include <stdbool.h>

// Writes an XRGB8888 picture as a PNG with a palette of its own. The same picture gives the same file.
bool quantise_save(const SDL_Surface *picture, const char *path);

#endif
