// SPDX-License-Identifier: MIT
// Used in builds without SDL2_mixer: no sound.
#include "app/sound/mixer.h"

bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message)) {
    (void)output;
    (void)folders;
    (void)log;
    return false;
}

bool mixer_version(int version[3]) {
    (void)version;
    return false;
}
