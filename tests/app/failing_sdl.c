// SPDX-License-Identifier: MIT
#include "failing_sdl.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static atomic_long left; // allocations until one fails; 0: none will
static atomic_bool failed;
static bool from_then_on;
static _Thread_local int spared; // inside of what fails as a whole

static bool fails(void) {
    if (spared > 0)
        return false;
    if (atomic_load(&failed))
        return from_then_on;
    if (atomic_load(&left) <= 0 || atomic_fetch_sub(&left, 1) != 1)
        return false;
    atomic_store(&failed, true);
    return true;
}

static void *give(size_t size) {
    return fails() ? NULL : malloc(size);
}

static void *give_zeroed(size_t count, size_t size) {
    return fails() ? NULL : calloc(count, size);
}

static void *give_more(void *memory, size_t size) {
    return fails() ? NULL : realloc(memory, size);
}

void failing_sdl_open(void) {
    SDL_SetMemoryFunctions(give, give_zeroed, give_more, free);
}

void failing_sdl_start(long n, bool always) {
    from_then_on = always;
    atomic_store(&failed, false);
    atomic_store(&left, n);
}

bool failing_sdl_reached(void) {
    return atomic_load(&failed);
}

// The names the linker gives them (--wrap).
#define AS_A_WHOLE(type, name, parameters, arguments, on_failure)                                            \
    type __real_##name parameters;                                                                           \
    type __wrap_##name parameters;                                                                           \
    type __wrap_##name parameters {                                                                          \
        if (fails()) {                                                                                       \
            SDL_OutOfMemory();                                                                               \
            return on_failure;                                                                               \
        }                                                                                                    \
        spared++;                                                                                            \
        const type result = __real_##name arguments;                                                         \
        spared--;                                                                                            \
        return result;                                                                                       \
    }

typedef SDL_Surface *Surface;
AS_A_WHOLE(Surface, IMG_LoadSizedSVG_RW, (SDL_RWops * file, int w, int h), (file, w, h), NULL)
AS_A_WHOLE(Surface, SDL_GetWindowSurface, (SDL_Window * window), (window), NULL)
AS_A_WHOLE(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value), SDL_FALSE)
AS_A_WHOLE(int, SDL_InitSubSystem, (Uint32 which), (which), -1)
AS_A_WHOLE(Surface, TTF_RenderUTF8_Blended, (TTF_Font * font, const char *text, SDL_Color color),
           (font, text, color), NULL)

// SDL_mixer is loaded while the program runs, so that the linker can't wrap its names.
typedef int OpenDevice(int, Uint16, int, int, const char *, int);
typedef struct Mix_Chunk *LoadSound(const char *);
static OpenDevice *open_device;
static LoadSound *load_sound;

static int open_as_a_whole(int rate, Uint16 format, int channels, int samples, const char *device,
                           int changes) {
    if (fails())
        return SDL_OutOfMemory();
    spared++;
    const int result = open_device(rate, format, channels, samples, device, changes);
    spared--;
    return result;
}

static struct Mix_Chunk *load_as_a_whole(const char *file) {
    if (fails()) {
        SDL_OutOfMemory();
        return NULL;
    }
    spared++;
    struct Mix_Chunk *const result = load_sound(file);
    spared--;
    return result;
}

void *__real_SDL_LoadFunction(void *object, const char *name);
void *__wrap_SDL_LoadFunction(void *object, const char *name);
void *__wrap_SDL_LoadFunction(void *object, const char *name) {
    void *found = __real_SDL_LoadFunction(object, name);
    // As bytes: see mixer_library.c.
    if (found != NULL && strcmp(name, "Mix_OpenAudioDevice") == 0) {
        OpenDevice *const ours = open_as_a_whole;
        memcpy(&open_device, &found, sizeof found);
        memcpy(&found, &ours, sizeof found);
    } else if (found != NULL && strcmp(name, "Mix_LoadWAV") == 0) {
        LoadSound *const ours = load_as_a_whole;
        memcpy(&load_sound, &found, sizeof found);
        memcpy(&found, &ours, sizeof found);
    }
    return found;
}

void __real_SDL_ClearError(void);
void __wrap_SDL_ClearError(void);
void __wrap_SDL_ClearError(void) {
    spared++;
    __real_SDL_ClearError();
    spared--;
}
