// SPDX-License-Identifier: MIT
// Copies row by row.
#include "gfx/copy.h"

#include <assert.h>
#include <string.h>

static unsigned char *byte_at(const SDL_Surface *surface, int x, int y) {
    return (unsigned char *)surface->pixels + (ptrdiff_t)y * surface->pitch +
           (ptrdiff_t)x * surface->format->BytesPerPixel;
}

void copy_pixels(const SDL_Surface *from, SDL_Rect part, SDL_Surface *to, int x, int y) {
    assert(from->format->BytesPerPixel == 4 && to->format->BytesPerPixel == 4);
    const int dx = x - part.x, dy = y - part.y;
    const SDL_Rect source = {0, 0, from->w, from->h}, target = {-dx, -dy, to->w, to->h}; // in the source
    SDL_Rect seen;
    if (!SDL_IntersectRect(&part, &source, &seen) || !SDL_IntersectRect(&seen, &target, &seen))
        return;
    for (int row = seen.y; row < seen.y + seen.h; row++)
        memcpy(byte_at(to, seen.x + dx, row + dy), byte_at(from, seen.x, row), (size_t)seen.w * 4);
}

void copy_converted(const SDL_Surface *from, SDL_Rect part, SDL_Surface *to) {
    const SDL_Rect source = {0, 0, from->w, from->h}, target = {0, 0, to->w, to->h};
    if (!SDL_IntersectRect(&part, &source, &part) || !SDL_IntersectRect(&part, &target, &part))
        return;
    SDL_ConvertPixels(part.w, part.h, from->format->format, byte_at(from, part.x, part.y), from->pitch,
                      to->format->format, byte_at(to, part.x, part.y), to->pitch);
}
