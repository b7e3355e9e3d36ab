// SPDX-License-Identifier: MIT
// Walks over the parts of a file from the first to the last. Each kind has its own.
#include "core/picture_whole.h"

#include "core/file_kind.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define PIECE 16384 // bytes read at a time

static uint32_t big(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint32_t little(const uint8_t *bytes) {
    return (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 | bytes[0];
}

// ---- PNG: length, kind, content and checksum of each chunk

static uint32_t crc_of_byte(uint32_t byte) {
    for (int bit = 0; bit < 8; bit++)
        byte = byte >> 1 ^ (0xEDB88320u & (0u - (byte & 1)));
    return byte;
}

typedef struct Crc {
    uint32_t table[256];
    uint32_t value;
} Crc;

static void crc_add(Crc *crc, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        crc->value = crc->table[(crc->value ^ bytes[i]) & 0xFF] ^ crc->value >> 8;
}

// Reads the content of a chunk into the checksum. False: the file ends before.
static bool read_content(FILE *file, uint32_t length, Crc *crc) {
    uint8_t piece[PIECE];
    while (length > 0) {
        const size_t wanted = length < PIECE ? length : PIECE;
        if (fread(piece, 1, wanted, file) != wanted)
            return false;
        crc_add(crc, piece, wanted);
        length -= (uint32_t)wanted;
    }
    return true;
}

static PictureState png_state(FILE *file) {
    uint8_t head[8], sum[4];
    bool any = false;
    Crc crc;
    for (uint32_t i = 0; i < 256; i++)
        crc.table[i] = crc_of_byte(i);
    while (fread(head, 1, sizeof head, file) == sizeof head) {
        const bool is_needed = (head[4] & 0x20) == 0; // decoders go on without the others
        if (big(head) > INT32_MAX)
            return PICTURE_DAMAGED;
        crc.value = 0xFFFFFFFFu;
        crc_add(&crc, head + 4, 4);
        if (!read_content(file, big(head), &crc) || fread(sum, 1, sizeof sum, file) != sizeof sum)
            return PICTURE_CUT_OFF;
        if (is_needed && (crc.value ^ 0xFFFFFFFFu) != big(sum))
            return PICTURE_DAMAGED;
        any |= memcmp(head + 4, "IDAT", 4) == 0;
        if (memcmp(head + 4, "IEND", 4) == 0)
            return any ? PICTURE_WHOLE : PICTURE_DAMAGED;
    }
    return PICTURE_CUT_OFF;
}

// ---- JPEG: markers with segments, and scans of any length that end at the next marker

// The marker at which the scan ends; -1: the file ends before.
static int after_scan(FILE *file) {
    int byte = getc(file);
    while (byte >= 0) {
        if (byte != 0xFF) {
            byte = getc(file);
            continue;
        }
        while (byte == 0xFF)
            byte = getc(file);
        if (byte > 0 && (byte < 0xD0 || byte > 0xD7)) // else part of the scan
            return byte;
        byte = byte < 0 ? byte : getc(file);
    }
    return -1;
}

// The next marker; -1: the file ends before; 0: something else.
static int next_marker(FILE *file) {
    int byte = getc(file);
    if (byte != 0xFF)
        return byte < 0 ? -1 : 0;
    while (byte == 0xFF)
        byte = getc(file);
    return byte;
}

static PictureState jpeg_state(FILE *file) {
    uint8_t length[2];
    bool any = false;
    for (int marker = next_marker(file); marker != 0xD9;) {
        if (marker <= 0)
            return marker < 0 ? PICTURE_CUT_OFF : PICTURE_DAMAGED;
        if (fread(length, 1, 2, file) != 2)
            return PICTURE_CUT_OFF;
        const long rest = ((long)length[0] << 8 | length[1]) - 2;
        if (rest < 0 || fseek(file, rest, SEEK_CUR) != 0)
            return PICTURE_DAMAGED;
        any |= marker == 0xDA;
        marker = marker == 0xDA ? after_scan(file) : next_marker(file);
    }
    return any ? PICTURE_WHOLE : PICTURE_DAMAGED;
}

// ---- WebP: chunks of known length in one of known length

static PictureState webp_state(FILE *file, const uint8_t *head) {
    uint8_t chunk[8];
    bool any = false;
    long left = (long)little(head + 4) - 4;
    const long start = ftell(file);
    if (fseek(file, 0, SEEK_END) != 0 || start < 0 || ftell(file) < start + left)
        return PICTURE_CUT_OFF;
    if (fseek(file, start, SEEK_SET) != 0)
        return PICTURE_DAMAGED;
    while (left >= (long)sizeof chunk) {
        if (fread(chunk, 1, sizeof chunk, file) != sizeof chunk)
            return PICTURE_CUT_OFF;
        const long length = (long)little(chunk + 4), padded = length + (length & 1);
        left -= (long)sizeof chunk + length;
        if (left < 0 || fseek(file, padded, SEEK_CUR) != 0)
            return PICTURE_DAMAGED;
        left -= length & 1;
        any |=
            memcmp(chunk, "VP8 ", 4) == 0 || memcmp(chunk, "VP8L", 4) == 0 || memcmp(chunk, "ANMF", 4) == 0;
    }
    return any ? PICTURE_WHOLE : PICTURE_DAMAGED;
}

// ---- SVG: elements that are opened and closed

#define NAME_BYTES 16 // longer names are none that matter

// What is drawn of an SVG: the rasteriser knows no others.
static const char *const shapes[] = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"};

typedef struct Svg {
    FILE *file;
    int depth; // of open elements
    int defs;  // how many of those only define what others use
    bool rooted, drawn;
} Svg;

// Reads to behind the first `end`, of at most three characters. False: the file ends before.
static bool skip_to(FILE *file, const char *end) {
    const size_t length = strlen(end);
    char last[4] = "";
    for (int byte = getc(file); byte >= 0; byte = getc(file)) {
        memmove(last, last + 1, length - 1);
        last[length - 1] = (char)byte;
        if (memcmp(last, end, length) == 0)
            return true;
    }
    return false;
}

// Reads the rest of a tag, or of a declaration with others in brackets. *empty: it ends with "/>".
static bool skip_tag(FILE *file, int byte, bool *empty) {
    int quote = 0, brackets = 0, before = 0;
    for (; byte >= 0; before = byte, byte = getc(file)) {
        if (quote != 0)
            quote = byte == quote ? 0 : quote;
        else if (byte == '"' || byte == '\'')
            quote = byte;
        else if (byte == '[' || byte == ']')
            brackets += byte == '[' ? 1 : -1;
        else if (byte == '>' && brackets <= 0)
            break;
    }
    *empty = before == '/';
    return byte == '>';
}

// Behind "<!": a comment, a section of characters, or a declaration.
static bool skip_declaration(FILE *file) {
    bool ignored;
    const int byte = getc(file);
    if (byte == '[')
        return skip_to(file, "]]>");
    if (byte != '-')
        return skip_tag(file, byte, &ignored);
    const int next = getc(file);
    return next == '-' ? skip_to(file, "-->") : skip_tag(file, next, &ignored);
}

static bool is_shape(const char *name) {
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        if (strcmp(shapes[i], name) == 0)
            return true;
    return false;
}

// Reads a tag whose name begins with `byte`. False: the file ends before it does.
static bool read_tag(Svg *svg, int byte) {
    char name[NAME_BYTES] = "";
    const bool closes = byte == '/';
    size_t length = 0;
    bool empty;
    for (byte = closes ? getc(svg->file) : byte; byte > ' ' && byte != '/' && byte != '>';
         byte = getc(svg->file))
        if (length < NAME_BYTES - 1)
            name[length++] = (char)byte;
    if (!skip_tag(svg->file, byte, &empty))
        return false;
    svg->rooted |= svg->depth == 0 && !closes && strcmp(name, "svg") == 0;
    svg->drawn |= svg->rooted && svg->defs == 0 && !closes && is_shape(name);
    if (!empty) {
        svg->depth += closes ? -1 : 1;
        svg->defs += strcmp(name, "defs") != 0 ? 0 : closes ? -1 : 1;
    }
    return true;
}

static PictureState svg_state(FILE *file) {
    Svg svg = {.file = file};
    bool whole = true;
    for (int byte = getc(file); whole && byte >= 0; byte = getc(file)) {
        if (byte != '<')
            continue;
        byte = getc(file);
        whole = byte == '?'   ? skip_to(file, "?>")
                : byte == '!' ? skip_declaration(file)
                              : read_tag(&svg, byte);
        if (svg.depth < 0 || (svg.depth > 0 && !svg.rooted))
            return svg.rooted ? PICTURE_DAMAGED : PICTURE_UNREAD;
    }
    if (!whole || svg.depth > 0)
        return PICTURE_CUT_OFF;
    return !svg.rooted ? PICTURE_UNREAD : svg.drawn ? PICTURE_WHOLE : PICTURE_EMPTY;
}

// True if the first character is that of an SVG.
static bool begins_as_xml(const uint8_t *head, size_t count) {
    size_t at = count >= 3 && memcmp(head, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    while (at < count && strchr(" \t\r\n", head[at]) != NULL && head[at] != '\0')
        at++;
    return at == count || head[at] == '<';
}

PictureState picture_state(const char *path) {
    uint8_t head[12] = {0};
    FILE *file = file_open(path);
    PictureState state = PICTURE_UNREAD;
    if (file == NULL)
        return state;
    const size_t count = fread(head, 1, sizeof head, file);
    if (count >= 8 && memcmp(head, "\x89PNG\r\n\x1a\n", 8) == 0)
        state = fseek(file, 8, SEEK_SET) == 0 ? png_state(file) : PICTURE_DAMAGED;
    else if (count >= 3 && memcmp(head, "\xFF\xD8\xFF", 3) == 0)
        state = fseek(file, 2, SEEK_SET) == 0 ? jpeg_state(file) : PICTURE_DAMAGED;
    else if (count >= 12 && memcmp(head, "RIFF", 4) == 0 && memcmp(head + 8, "WEBP", 4) == 0)
        state = webp_state(file, head);
    else if (count > 0 && begins_as_xml(head, count))
        state = fseek(file, 0, SEEK_SET) == 0 ? svg_state(file) : PICTURE_DAMAGED;
    fclose(file);
    return state;
}
