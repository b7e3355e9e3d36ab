// SPDX-License-Identifier: MIT
// SDL2_mixer, loaded when the first sound is played. It brings thirty libraries with it: linked to the
// program they would cost every start 5 ms and some memory, also on a machine without sound.
#ifndef STARDECK_APP_SOUND_MIXER_LIBRARY_H
#define STARDECK_APP_SOUND_MIXER_LIBRARY_H

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdbool.h>

// The functions that are used, named without their Mix_.
#define MIXER_FUNCTIONS(X)                                                                                   \
    X(OpenAudioDevice)                                                                                       \
    X(CloseAudio)                                                                                            \
    X(AllocateChannels)                                                                                      \
    X(LoadWAV)                                                                                               \
    X(FreeChunk)                                                                                             \
    X(PlayChannel)                                                                                           \
    X(HaltChannel)                                                                                           \
    X(Playing)                                                                                               \
    X(Volume)                                                                                                \
    X(LoadMUS)                                                                                               \
    X(FreeMusic)                                                                                             \
    X(FadeInMusic)                                                                                           \
    X(HaltMusic)                                                                                             \
    X(PlayingMusic)                                                                                          \
    X(VolumeMusic)

typedef struct MixerLibrary {
#define X(name) __typeof__(Mix_##name) *name;
    MIXER_FUNCTIONS(X)
#undef X
} MixerLibrary;

// False when it is not there or lacks a function; SDL_GetError says which. It stays loaded.
bool mixer_library_load(MixerLibrary *library);

#endif
