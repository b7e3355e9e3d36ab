// SPDX-License-Identifier: MIT
// A build without SDL2_mixer is silent.
#include "app/sound/mixer.h"

bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message)) {
    (void)output;
    (void)folders;
    (void)log;
    return false;
}
