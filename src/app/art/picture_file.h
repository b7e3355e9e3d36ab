// SPDX-License-Identifier: MIT
// A picture in a file as its bare pixels: it is mapped, not read, which takes less than a millisecond where
// decoding a PNG takes ten to a hundred. A file cut off, damaged or written by a machine of another kind is
// as good as none.
#ifndef STARDECK_APP_ART_PICTURE_FILE_H
#define STARDECK_APP_ART_PICTURE_FILE_H

#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stddef.h>

// A surface, and what its pixels stand in. With `map` NULL the surface owns its pixels as usual.
typedef struct MappedPicture {
    SDL_Surface *surface; // XRGB8888, blending off; only to be read
    void *map;
    size_t bytes;
} MappedPicture;

// The picture in this file if it has this size; else false.
bool picture_file_map(const char *path, int w, int h, MappedPicture *picture);
// Frees either kind.
void picture_file_unmap(MappedPicture *picture);

// Is there one of this size? Without looking at its pixels.
bool picture_file_is_there(const char *path, int w, int h);

// Writes it under another name first and renames it then, so that a killed program leaves nothing half done;
// makes `folder` if it is missing. False when the disk does not let it; then there is no file.
bool picture_file_write(const char *folder, const char *path, const SDL_Surface *picture);

#endif
