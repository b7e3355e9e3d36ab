// SPDX-License-Identifier: MIT
// Asks each library of the window for its version.
#include "app/frame/versions.h"

#include "app/sound/mixer.h"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
#include <string.h>

static void add_version(Text *out, const char *name, const SDL_version *version) {
    text_printf(out, "%s: %d.%d.%d\n", name, version->major, version->minor, version->patch);
}

// SDL_image loads it by one of these names, whichever it was built for.
static const char *const webp_names[] = {"libwebp.so.7", "libwebp.so.6", "libwebpdecoder.so.3",
                                         "libwebp-7.dll"};

// Three bytes: major, minor, revision. 0 if it can't be asked.
static int webp_version(void) {
    int (*ask)(void) = NULL;
    for (size_t i = 0; i < SDL_arraysize(webp_names) && ask == NULL; i++) {
        void *const object = SDL_LoadObject(webp_names[i]);
        void *const found = object != NULL ? SDL_LoadFunction(object, "WebPGetDecoderVersion") : NULL;
        _Static_assert(sizeof found == sizeof ask, "pointers to functions are as large as others");
        memcpy(&ask, &found, sizeof ask);
    }
    return ask != NULL ? ask() : 0;
}

static void add_webp(Text *out) {
    if ((IMG_Init(IMG_INIT_WEBP) & IMG_INIT_WEBP) == 0) {
        text_add(out, "WebP: not here, so cards show signs instead of paintings\n");
        return;
    }
    const int version = webp_version();
    if (version != 0)
        text_printf(out, "WebP: %d.%d.%d\n", version >> 16 & 255, version >> 8 & 255, version & 255);
    else
        text_add(out, "WebP: part of SDL_image\n");
}

void versions_add(Text *out) {
    SDL_version sdl;
    int mixer[3];
    SDL_GetVersion(&sdl);
    add_version(out, "SDL", &sdl);
    add_version(out, "SDL_image", IMG_Linked_Version());
    add_version(out, "SDL_ttf", TTF_Linked_Version());
    if (mixer_version(mixer))
        text_printf(out, "SDL_mixer: %d.%d.%d\n", mixer[0], mixer[1], mixer[2]);
    else
        text_add(out, "SDL_mixer: not here, so there is no sound\n");
    add_webp(out);
}
