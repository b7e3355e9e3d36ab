// SPDX-License-Identifier: MIT
// Loads SDL2_mixer for the first sound, so that the window does not wait for it.
#include "app/sound/mixer_library.h"

#include <string.h>

#ifdef __WIN32__ // as SDL calls it
#define NAME "SDL2_mixer.dll"
#else
#define NAME "libSDL2_mixer-2.0.so.0" // the ABI version, the same in every release
#endif

// Copied as bytes: C does not allow converting a data pointer to a function pointer.
static bool take(void *object, const char *name, void *function, size_t size) {
    void *const found = SDL_LoadFunction(object, name);
    _Static_assert(sizeof found == sizeof(void (*)(void)), "pointers to functions are as large as others");
    memcpy(function, &found, size);
    return found != NULL;
}

bool mixer_library_load(MixerLibrary *library) {
    void *object = SDL_LoadObject(NAME);
    bool good = object != NULL;
#define X(name) good = good && take(object, "Mix_" #name, &library->name, sizeof library->name);
    MIXER_FUNCTIONS(X)
#undef X
    return good;
}
