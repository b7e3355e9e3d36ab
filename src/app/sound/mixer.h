// SPDX-License-Identifier: MIT
// Plays sounds through SDL2_mixer. Its own thread opens the audio device for the first sound, loads the
// files, and closes the device after a silence, so that the window never waits and silence costs nothing. A
// missing device or a missing or broken file is reported to `log` once; everything else goes on.
#ifndef STARDECK_APP_SOUND_MIXER_H
#define STARDECK_APP_SOUND_MIXER_H

#include "app/sound/sound.h"
#include "core/layers.h"

// Fills `output` with a mixer. `folders` (copied) hold card_pick.ogg and so on; `log` is called from the
// mixer's thread. Returns false in a build without SDL2_mixer or if out of memory: then there is no sound,
// and `output` must not be used.
bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message));

// The version of the SDL2_mixer that would be used, 2.6.2; false if there is none.
bool mixer_version(int version[3]);

#endif
