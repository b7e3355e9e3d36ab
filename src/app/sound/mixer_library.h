// SPDX-License-Identifier: MIT
// SDL2_mixer, loaded at run time for the first sound. It pulls in thirty libraries: linked to the program
// they would cost every start 5 ms and some memory, even on a machine without sound.
#ifndef STARDECK_APP_SOUND_MIXER_LIBRARY_H
#define STARDECK_APP_SOUND_MIXER_LIBRARY_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_mixer.h>
#include <stdbool.h>

// The functions used, without their Mix_ prefix.
#define MIXER_FUNCTIONS(X)                                                                                   \
    X(Linked_Version)                                                                                        \
    X(OpenAudioDevice)                                                                                       \
    X(CloseAudio)                                                                                            \
    X(AllocateChannels)                                                                                      \
    X(ReserveChannels)                                                                                       \
    X(LoadWAV)                                                                                               \
    X(LoadWAV_RW)                                                                                            \
    X(QuickLoad_RAW)                                                                                         \
    X(FreeChunk)                                                                                             \
    X(PlayChannel)                                                                                           \
    X(FadeInChannelTimed)                                                                                    \
    X(FadeOutChannel)                                                                                        \
    X(HaltChannel)                                                                                           \
    X(Playing)                                                                                               \
    X(Volume)                                                                                                \
    X(LoadMUS)                                                                                               \
    X(FreeMusic)                                                                                             \
    X(FadeInMusic)                                                                                           \
    X(FadeInMusicPos)                                                                                        \
    X(FadeOutMusic)                                                                                          \
    X(HaltMusic)                                                                                             \
    X(PlayingMusic)                                                                                          \
    X(VolumeMusic)

typedef struct MixerLibrary {
#define X(name) __typeof__(Mix_##name) *name;
    MIXER_FUNCTIONS(X)
#undef X
} MixerLibrary;

// Loads the library, which stays loaded. Returns false if it is missing or lacks a function; SDL_GetError
// says which.
bool mixer_library_load(MixerLibrary *library);

#endif
