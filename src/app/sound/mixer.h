// SPDX-License-Identifier: MIT
// Sounds through SDL2_mixer. A thread of its own opens the device when there is something to be heard, loads
// the files, and closes the device again when it has been quiet for a while, so that the window never waits
// for any of that, and silence costs nothing. No device, or a file that is missing or broken: a sentence to
// `log`, and the rest goes on.
#ifndef STARDECK_APP_SOUND_MIXER_H
#define STARDECK_APP_SOUND_MIXER_H

#include "app/sound/sound.h"
#include "core/layers.h"

// `folders`, which are copied, hold card_pick.ogg and so on. `log` is called from the mixer's thread. False
// in a build without SDL2_mixer, or without memory: then there is no sound.
bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message));

#endif
