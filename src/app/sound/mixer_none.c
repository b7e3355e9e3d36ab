// SPDX-License-Identifier: MIT
// A build without SDL2_mixer is silent.
#include "app/sound/mixer.h"

bool mixer_open(SoundOutput *output, const char *folder, void (*log)(const char *message)) {
    (void)output;
    (void)folder;
    (void)log;
    return false;
}
