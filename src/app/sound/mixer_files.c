// SPDX-License-Identifier: MIT
// Looks at every file before it is played: a small one may unpack to hours.
#include "app/sound/mixer_files.h"

#include <stdio.h>

void mixer_say(const MixerFiles *files, const char *what, const char *why) {
    Text message = {0};
    text_printf(&message, "%s: %s", what, why);
    files->log(text_string(&message));
    text_finish(&message);
}

bool mixer_find_file(const MixerFiles *files, const char *name, Text *path, SoundFacts *facts) {
    char file[64];
    bool found = false;
    snprintf(file, sizeof file, "%s.ogg", name);
    for (int layer = files->folders.count - 1; layer >= 0 && !found; layer--) {
        Text why = {0};
        text_clear(path);
        if (!layers_file(&files->folders, layer, file, path))
            continue;
        *facts = sound_facts(text_string(path), sound_is_music(file));
        found = facts->fault == SOUND_GOOD;
        sound_facts_say(facts, &why);
        if (!found)
            mixer_say(files, text_string(path), text_string(&why));
        text_finish(&why);
    }
    if (!found) {
        text_clear(path);
        layers_find(&files->folders, file, path);
        mixer_say(files, text_string(path), "there is no such sound to be played");
    }
    return found;
}
