// SPDX-License-Identifier: MIT
// A sound at another pitch, so that what is counted can climb without a file for each step.
#ifndef STARDECK_APP_SOUND_MIXER_PITCH_H
#define STARDECK_APP_SOUND_MIXER_PITCH_H

#include "app/sound/mixer_library.h"

// A copy of a sound of 16-bit samples in one channel, `step` semitones higher and that much shorter. NULL:
// out of memory. Free it with mixer_pitch_free when it is not played any more.
Mix_Chunk *mixer_pitch_raise(const MixerLibrary *library, const Mix_Chunk *chunk, int step);
void mixer_pitch_free(const MixerLibrary *library, Mix_Chunk *chunk); // NULL: does nothing

#endif
