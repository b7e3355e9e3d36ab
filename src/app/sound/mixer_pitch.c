// SPDX-License-Identifier: MIT
// Reads the samples faster, with values between them on a straight line: good enough for the short, soft
// sounds that are raised.
#include "app/sound/mixer_pitch.h"

#include <math.h>

Mix_Chunk *mixer_pitch_raise(const MixerLibrary *library, const Mix_Chunk *chunk, int step) {
    const Sint16 *from = (const Sint16 *)(const void *)chunk->abuf;
    const double ratio = pow(2, (double)step / 12);
    const size_t samples = chunk->alen / sizeof *from;
    const size_t count = samples > 1 ? (size_t)((double)(samples - 1) / ratio) : 0;
    Sint16 *to = SDL_malloc((count + 1) * sizeof *to);
    if (to == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        const double at = (double)i * ratio;
        const size_t before = (size_t)at;
        const double part = at - (double)before;
        to[i] = (Sint16)lrint(from[before] * (1 - part) + from[before + 1] * part);
    }
    to[count] = 0;
    Mix_Chunk *raised = library->QuickLoad_RAW((Uint8 *)(void *)to, (Uint32)((count + 1) * sizeof *to));
    if (raised == NULL)
        SDL_free(to);
    return raised;
}

void mixer_pitch_free(const MixerLibrary *library, Mix_Chunk *chunk) {
    if (chunk == NULL)
        return;
    Uint8 *samples = chunk->abuf; // ours: the library only borrowed them
    library->FreeChunk(chunk);
    SDL_free(samples);
}
