// SPDX-License-Identifier: MIT
// How large a picture is, from the first bytes of its file: to be asked before it is decoded, as a small file
// may unpack to gigabytes.
#ifndef STARDECK_CORE_PICTURE_SIZE_H
#define STARDECK_CORE_PICTURE_SIZE_H

#include <stdbool.h>

// Larger pictures are not read: decoding one would take hundreds of megabytes and seconds.
#define PICTURE_PIXELS_MAX 26000000
// From here on lint advises to scale it down: no card is ever drawn as large.
#define PICTURE_PIXELS_ENOUGH 4500000

// In pixels; 0 x 0 if it is not known.
typedef struct PictureSize {
    int width, height;
} PictureSize;

// Reads the header of a PNG, JPEG or WebP file; other kinds have no known size. Refuses pipes and devices.
PictureSize picture_size(const char *path);

// True if the picture may be decoded: its size is known, and at most PICTURE_PIXELS_MAX.
bool picture_size_is_readable(PictureSize size);

#endif
