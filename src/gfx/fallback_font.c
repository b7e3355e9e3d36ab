// SPDX-License-Identifier: MIT
// Finds which font has a letter once and caches the answer, because texts are measured again and again.
#include "gfx/fallback_font.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "gfx/internal.h"
#include "gfx/system_fonts.h"

#include <stdlib.h>
#include <string.h>

#define FOLDER "fonts"
#define PACK_FONTS_MAX 16
#define OPEN_MAX 12
#define KNOWN_MAX 1024
#define ASKED_SIZE 12 // pixel size for a font that is opened only to look up letters

typedef struct OpenFallback {
    TTF_Font *font;
    int index, pixels;
    uint64_t used;
} OpenFallback;

// A cached answer; hash 0: empty.
typedef struct KnownLetters {
    uint64_t hash;
    int index;
} KnownLetters;

// Indexes count the packs' fonts first, then the system's.
struct FallbackFonts {
    Layers layers; // the layers that the packs' fonts came from
    char *pack[PACK_FONTS_MAX];
    int packs;
    SystemFonts *system;
    bool system_asked;
    OpenFallback open[OPEN_MAX];
    uint64_t clock;
    KnownLetters known[KNOWN_MAX];
};

// ---- the list of fonts

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// Adds the fonts of one folder, sorted by name.
static void find_in(FallbackFonts *fonts, const Layers *layers, int layer) {
    Text folder = {0};
    const int first = fonts->packs;
    PlatformListing *listing =
        layers_file(layers, layer, FOLDER, &folder) ? platform_list(text_string(&folder)) : NULL;
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        Text path = {0};
        text_printf(&path, "%s/%s", text_string(&folder), entry);
        if (fonts->packs < PACK_FONTS_MAX && file_is_font(entry) && !file_is_special(text_string(&path)))
            fonts->pack[fonts->packs] = SDL_strdup(text_string(&path));
        if (fonts->packs < PACK_FONTS_MAX && fonts->pack[fonts->packs] != NULL)
            fonts->packs++;
        text_finish(&path);
    }
    platform_list_end(listing);
    qsort(&fonts->pack[first], (size_t)(fonts->packs - first), sizeof *fonts->pack, by_name);
    text_finish(&folder);
}

static void close_open(OpenFallback *open) {
    if (open->font != NULL)
        TTF_CloseFont(open->font);
    *open = (OpenFallback){0};
}

// Forgets everything except the system's fonts, which do not change while the program runs.
static void forget(FallbackFonts *fonts) {
    for (int i = 0; i < OPEN_MAX; i++)
        close_open(&fonts->open[i]);
    for (int i = 0; i < fonts->packs; i++)
        SDL_free(fonts->pack[i]);
    memset(fonts->pack, 0, sizeof fonts->pack);
    memset(fonts->known, 0, sizeof fonts->known);
    fonts->packs = 0;
    layers_finish(&fonts->layers);
}

// Updates the list if the asset layers changed; NULL if out of memory.
static FallbackFonts *fallbacks(Gfx *gfx) {
    static const Layers none = {0};
    const Layers *layers = gfx->assets != NULL ? gfx->assets : &none;
    FallbackFonts *fonts = gfx->fallbacks != NULL ? gfx->fallbacks : calloc(1, sizeof *fonts);
    gfx->fallbacks = fonts;
    if (fonts == NULL || layers_equal(&fonts->layers, layers))
        return fonts;
    forget(fonts);
    layers_copy(&fonts->layers, layers);
    for (int i = layers->count - 1; i > 0; i--)
        find_in(fonts, layers, i);
    return fonts;
}

void fallback_fonts_close(Gfx *gfx) {
    if (gfx->fallbacks == NULL)
        return;
    forget(gfx->fallbacks);
    system_fonts_close(gfx->fallbacks->system);
    free(gfx->fallbacks);
    gfx->fallbacks = NULL;
}

// ---- opening fonts

static TTF_Font *open_file(const FallbackFonts *fonts, int index, int pixels) {
    long face = 0;
    const char *file = index < fonts->packs ? fonts->pack[index]
                                            : system_fonts_file(fonts->system, index - fonts->packs, &face);
    TTF_Font *font = file_is_special(file) ? NULL : TTF_OpenFontIndex(file, pixels, face);
    if (font != NULL)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

TTF_Font *fallback_font_open(Gfx *gfx, int index, int pixels) {
    FallbackFonts *fonts = fallbacks(gfx);
    OpenFallback *longest = fonts != NULL ? &fonts->open[0] : NULL;
    for (int i = 0; fonts != NULL && i < OPEN_MAX; i++) {
        OpenFallback *open = &fonts->open[i];
        if (open->font != NULL && open->index == index && open->pixels == pixels) {
            open->used = ++fonts->clock;
            return open->font;
        }
        if (open->used < longest->used)
            longest = open;
    }
    if (longest == NULL)
        return NULL;
    close_open(longest);
    *longest = (OpenFallback){open_file(fonts, index, pixels), index, pixels, ++fonts->clock};
    return longest->font;
}

// ---- which font has a letter

static bool pack_font_has(Gfx *gfx, int index, const uint32_t *letters, int count) {
    TTF_Font *font = fallback_font_open(gfx, index, ASKED_SIZE);
    for (int i = 0; i < count; i++)
        if (font == NULL || !TTF_GlyphIsProvided32(font, letters[i]))
            return false;
    return true;
}

static bool system_font_has(const SystemFonts *system, int font, const uint32_t *letters, int count) {
    for (int i = 0; i < count; i++)
        if (!system_fonts_has(system, font, letters[i]))
            return false;
    return true;
}

static int search_system(FallbackFonts *fonts, const uint32_t *letters, int count) {
    if (!fonts->system_asked)
        fonts->system = system_fonts_open();
    fonts->system_asked = true;
    for (int i = 0; i < system_fonts_count(fonts->system); i++)
        if (system_font_has(fonts->system, i, letters, count))
            return fonts->packs + i;
    return FALLBACK_NONE;
}

static int search(Gfx *gfx, FallbackFonts *fonts, const uint32_t *letters, int count, FallbackSource from) {
    for (int i = 0; i < fonts->packs; i++)
        if (pack_font_has(gfx, i, letters, count))
            return i;
    return from == FALLBACK_FROM_ANYWHERE ? search_system(fonts, letters, count) : FALLBACK_NONE;
}

int fallback_font_find(Gfx *gfx, const uint32_t *letters, int count, FallbackSource from) {
    FallbackFonts *fonts = fallbacks(gfx);
    if (fonts == NULL)
        return FALLBACK_NONE;
    const uint64_t hash = hash_bytes(letters, (size_t)count * sizeof *letters, (uint64_t)from + 1) | 1;
    KnownLetters *known = &fonts->known[(hash >> 1) % KNOWN_MAX];
    if (known->hash != hash)
        *known = (KnownLetters){hash, search(gfx, fonts, letters, count, from)};
    return known->index;
}
