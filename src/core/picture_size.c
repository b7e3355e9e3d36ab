// SPDX-License-Identifier: MIT
// Reads only as far as the size stands: at the beginning, but in JPEG behind segments of any length.
#include "core/picture_size.h"

#include "core/file_kind.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define HEAD_BYTES 30     // enough for PNG and WebP
#define SEGMENTS_MAX 1000 // of a JPEG before its size

static uint32_t big(const uint8_t *bytes, int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; i++)
        value = value << 8 | bytes[i];
    return value;
}

static uint32_t little(const uint8_t *bytes, int count) {
    uint32_t value = 0;
    for (int i = count - 1; i >= 0; i--)
        value = value << 8 | bytes[i];
    return value;
}

static PictureSize size_of(uint32_t width, uint32_t height) {
    const bool is_some = width > 0 && height > 0 && width <= INT32_MAX && height <= INT32_MAX;
    return is_some ? (PictureSize){(int)width, (int)height} : (PictureSize){0, 0};
}

static bool is_png(const uint8_t *head) {
    return memcmp(head, "\x89PNG\r\n\x1a\n", 8) == 0 && memcmp(head + 12, "IHDR", 4) == 0;
}

static bool is_webp(const uint8_t *head) {
    return memcmp(head, "RIFF", 4) == 0 && memcmp(head + 8, "WEBP", 4) == 0;
}

// Lossy, lossless or extended.
static PictureSize webp_size(const uint8_t *head) {
    if (memcmp(head + 12, "VP8 ", 4) == 0 && memcmp(head + 23, "\x9d\x01\x2a", 3) == 0)
        return size_of(little(head + 26, 2) & 0x3FFF, little(head + 28, 2) & 0x3FFF);
    if (memcmp(head + 12, "VP8L", 4) == 0 && head[20] == 0x2F) {
        const uint32_t bits = little(head + 21, 4);
        return size_of((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1);
    }
    if (memcmp(head + 12, "VP8X", 4) == 0)
        return size_of(little(head + 24, 3) + 1, little(head + 27, 3) + 1);
    return (PictureSize){0, 0};
}

// True for the segments that begin a frame, with its size.
static bool begins_frame(int marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

// The next marker; -1 at the end of the file, or where there should be one and is none.
static int next_marker(FILE *file) {
    int byte = fgetc(file);
    if (byte != 0xFF)
        return -1;
    while (byte == 0xFF) // any number may fill up
        byte = fgetc(file);
    return byte;
}

static PictureSize jpeg_size(FILE *file) {
    uint8_t bytes[7]; // length, precision, height, width
    if (fseek(file, 2, SEEK_SET) != 0)
        return (PictureSize){0, 0};
    for (int i = 0; i < SEGMENTS_MAX; i++) {
        const int marker = next_marker(file);
        if (marker < 0 || marker == 0xD9 || fread(bytes, 1, 2, file) != 2 || big(bytes, 2) < 2)
            break;
        if (begins_frame(marker))
            return fread(bytes + 2, 1, 5, file) == 5 ? size_of(big(bytes + 5, 2), big(bytes + 3, 2))
                                                     : (PictureSize){0, 0};
        if (fseek(file, (long)big(bytes, 2) - 2, SEEK_CUR) != 0)
            break;
    }
    return (PictureSize){0, 0};
}

PictureSize picture_size(const char *path) {
    uint8_t head[HEAD_BYTES] = {0};
    FILE *file = file_open(path);
    if (file == NULL)
        return (PictureSize){0, 0};
    const size_t count = fread(head, 1, sizeof head, file);
    PictureSize size = {0, 0};
    if (count >= 24 && is_png(head))
        size = size_of(big(head + 16, 4), big(head + 20, 4));
    else if (count == HEAD_BYTES && is_webp(head))
        size = webp_size(head);
    else if (head[0] == 0xFF && head[1] == 0xD8)
        size = jpeg_size(file);
    fclose(file);
    return size;
}

bool picture_size_is_readable(PictureSize size) {
    return size.width > 0 && (int64_t)size.width * size.height <= PICTURE_PIXELS_MAX;
}
