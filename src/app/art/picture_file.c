// SPDX-License-Identifier: MIT
// A picture's file: a header that says what it is and how its pixels hash, then the pixels.
#include "app/art/picture_file.h"

#include "core/hash.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC 0x31434950u // "PIC1" on a little-endian machine, something else on others

typedef struct Header {
    uint32_t magic;
    int32_t w, h;
    uint32_t spare;
    uint64_t hash; // of the pixels
    uint64_t more; // pixels begin where the processor likes it
} Header;

static size_t pixel_bytes(int w, int h) {
    return (size_t)w * (size_t)h * 4;
}

static bool is_header_of(const Header *header, int w, int h, off_t size) {
    return header->magic == MAGIC && header->w == w && header->h == h &&
           (uint64_t)size == sizeof *header + pixel_bytes(w, h);
}

// The open file, or -1.
static int open_sized(const char *path, int w, int h) {
    Header header;
    struct stat found;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return -1;
    if (fstat(file, &found) == 0 && read(file, &header, sizeof header) == (ssize_t)sizeof header &&
        is_header_of(&header, w, h, found.st_size))
        return file;
    close(file);
    return -1;
}

bool picture_file_is_there(const char *path, int w, int h) {
    const int file = open_sized(path, w, h);
    if (file >= 0)
        close(file);
    return file >= 0;
}

bool picture_file_map(const char *path, int w, int h, MappedPicture *picture) {
    *picture = (MappedPicture){NULL, NULL, 0};
    const int file = open_sized(path, w, h);
    if (file < 0)
        return false;
    const size_t bytes = sizeof(Header) + pixel_bytes(w, h);
    void *map = mmap(NULL, bytes, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (map == MAP_FAILED)
        return false;
    const Header *header = map;
    void *pixels = (unsigned char *)map + sizeof *header;
    *picture = (MappedPicture){NULL, map, bytes};
    if (hash_bytes(pixels, pixel_bytes(w, h), 0) == header->hash)
        picture->surface =
            SDL_CreateRGBSurfaceWithFormatFrom(pixels, w, h, 32, w * 4, SDL_PIXELFORMAT_RGB888);
    if (picture->surface != NULL) {
        SDL_SetSurfaceBlendMode(picture->surface, SDL_BLENDMODE_NONE);
        return true;
    }
    picture_file_unmap(picture);
    return false;
}

void picture_file_unmap(MappedPicture *picture) {
    SDL_FreeSurface(picture->surface);
    if (picture->map != NULL)
        munmap(picture->map, picture->bytes);
    *picture = (MappedPicture){NULL, NULL, 0};
}

static void make_folders(const char *folder) {
    char path[1024];
    size_t length = strlen(folder);
    if (length >= sizeof path)
        return;
    for (size_t i = 1; i <= length; i++)
        if (folder[i] == '/' || folder[i] == '\0') {
            memcpy(path, folder, i);
            path[i] = '\0';
            mkdir(path, 0755); // there already, or impossible: then writing fails
        }
}

static bool write_all(FILE *file, const SDL_Surface *picture) {
    const size_t bytes = pixel_bytes(picture->w, picture->h);
    const Header header = {
        .magic = MAGIC, .w = picture->w, .h = picture->h, .hash = hash_bytes(picture->pixels, bytes, 0)};
    return fwrite(&header, sizeof header, 1, file) == 1 && fwrite(picture->pixels, bytes, 1, file) == 1;
}

bool picture_file_write(const char *folder, const char *path, const SDL_Surface *picture) {
    char unfinished[1040];
    if (picture->pitch != picture->w * 4)
        return false;
    make_folders(folder);
    snprintf(unfinished, sizeof unfinished, "%s.%lu", path, (unsigned long)SDL_ThreadID());
    FILE *file = fopen(unfinished, "wb");
    if (file == NULL)
        return false;
    const bool written = write_all(file, picture), closed = fclose(file) == 0;
    if (written && closed && rename(unfinished, path) == 0)
        return true;
    remove(unfinished);
    return false;
}
