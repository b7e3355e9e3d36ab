// SPDX-License-Identifier: MIT
// The files that the mixer plays, in the folders of the program and of packs, and what is to be said of them.
#ifndef STARDECK_APP_SOUND_MIXER_FILES_H
#define STARDECK_APP_SOUND_MIXER_FILES_H

#include "core/layers.h"
#include "core/sound_facts.h"

typedef struct MixerFiles {
    Layers folders;                   // hold card_pick.ogg and so on; owned
    void (*log)(const char *message); // called from the mixer's thread
} MixerFiles;

// Logs "WHAT: WHY".
void mixer_say(const MixerFiles *files, const char *what, const char *why);

// Finds the topmost sound of this name (without ".ogg") that can be played, and logs those above it that
// can't. Sets `path` and `facts`. False: there is none, which is logged too.
bool mixer_find_file(const MixerFiles *files, const char *name, Text *path, SoundFacts *facts);

#endif
