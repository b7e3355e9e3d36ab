// SPDX-License-Identifier: MIT
// Uses fontconfig, which every desktop has: it keeps an index of all fonts and their letters, so that no font
// has to be opened. The library is loaded on first use instead of linked, since hardly any game needs it:
// start-up does not wait for it, and where it is missing only some letters are.
#include "gfx/system_fonts.h"

#include <SDL2/SDL.h>
#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY "libfontconfig.so.1" // the ABI version, the same in every release

// The functions used, without their Fc prefix.
#define FUNCTIONS(X)                                                                                         \
    X(InitLoadConfigAndFonts)                                                                                \
    X(ConfigDestroy)                                                                                         \
    X(ConfigSubstitute)                                                                                      \
    X(DefaultSubstitute)                                                                                     \
    X(PatternCreate)                                                                                         \
    X(PatternDestroy)                                                                                        \
    X(PatternAddString)                                                                                      \
    X(PatternAddBool)                                                                                        \
    X(PatternGetString)                                                                                      \
    X(PatternGetInteger)                                                                                     \
    X(PatternGetBool)                                                                                        \
    X(PatternGetCharSet)                                                                                     \
    X(CharSetHasChar)                                                                                        \
    X(FontSort)                                                                                              \
    X(FontSetDestroy)

typedef struct Fontconfig {
#define X(name) __typeof__(Fc##name) *name;
    FUNCTIONS(X)
#undef X
} Fontconfig;

struct SystemFonts {
    Fontconfig fc;
    FcConfig *config;
    FcFontSet *set;
};

// Copied as bytes: C does not allow converting a data pointer to a function pointer.
static bool take(void *object, const char *name, void *function, size_t size) {
    void *const found = SDL_LoadFunction(object, name);
    _Static_assert(sizeof found == sizeof(void (*)(void)), "pointers to functions are as large as others");
    memcpy(function, &found, size);
    return found != NULL;
}

// The library stays loaded.
static bool load(Fontconfig *fc) {
    void *object = SDL_LoadObject(LIBRARY);
    bool good = object != NULL;
#define X(name) good = good && take(object, "Fc" #name, &fc->name, sizeof fc->name);
    FUNCTIONS(X)
#undef X
    return good;
}

// Asks for sans serif like the program's fonts, scalable and in one colour. Fonts that add no further letters
// are left out.
static FcFontSet *sorted(const Fontconfig *fc, FcConfig *config) {
    FcPattern *wanted = fc->PatternCreate();
    FcResult result;
    FcFontSet *set = NULL;
    if (wanted != NULL && fc->PatternAddString(wanted, FC_FAMILY, (const FcChar8 *)"sans-serif") &&
        fc->PatternAddBool(wanted, FC_SCALABLE, FcTrue) && fc->PatternAddBool(wanted, FC_COLOR, FcFalse) &&
        fc->ConfigSubstitute(config, wanted, FcMatchPattern)) {
        fc->DefaultSubstitute(wanted);
        set = fc->FontSort(config, wanted, FcTrue, NULL, &result);
    }
    if (wanted != NULL)
        fc->PatternDestroy(wanted);
    return set;
}

SystemFonts *system_fonts_open(void) {
    SystemFonts *fonts = calloc(1, sizeof *fonts);
    if (fonts == NULL || !load(&fonts->fc)) {
        free(fonts);
        return NULL;
    }
    fonts->config = fonts->fc.InitLoadConfigAndFonts();
    if (fonts->config != NULL)
        fonts->set = sorted(&fonts->fc, fonts->config);
    return fonts;
}

void system_fonts_close(SystemFonts *fonts) {
    if (fonts == NULL)
        return;
    if (fonts->set != NULL)
        fonts->fc.FontSetDestroy(fonts->set);
    if (fonts->config != NULL)
        fonts->fc.ConfigDestroy(fonts->config);
    free(fonts);
}

int system_fonts_count(const SystemFonts *fonts) {
    return fonts != NULL && fonts->set != NULL ? fonts->set->nfont : 0;
}

const char *system_fonts_file(const SystemFonts *fonts, int font, long *face) {
    FcChar8 *file = NULL;
    int index = 0;
    const FcPattern *one = fonts->set->fonts[font];
    fonts->fc.PatternGetInteger(one, FC_INDEX, 0, &index);
    *face = index;
    return fonts->fc.PatternGetString(one, FC_FILE, 0, &file) == FcResultMatch ? (const char *)file : "";
}

// Bitmap and colour fonts have fixed sizes and their own colours.
static bool is_drawn(const SystemFonts *fonts, const FcPattern *one) {
    FcBool scalable = FcFalse, coloured = FcFalse;
    fonts->fc.PatternGetBool(one, FC_SCALABLE, 0, &scalable);
    fonts->fc.PatternGetBool(one, FC_COLOR, 0, &coloured);
    return scalable && !coloured;
}

bool system_fonts_has(const SystemFonts *fonts, int font, uint32_t letter) {
    FcCharSet *letters = NULL;
    const FcPattern *one = fonts->set->fonts[font];
    return is_drawn(fonts, one) &&
           fonts->fc.PatternGetCharSet(one, FC_CHARSET, 0, &letters) == FcResultMatch &&
           fonts->fc.CharSetHasChar(letters, letter);
}
