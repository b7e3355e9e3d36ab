// SPDX-License-Identifier: MIT
// The names of sounds are those that the program has itself.
#include "data/pack_sounds.h"

#include "core/sound_facts.h"
#include "data/pack_files.h"

#include <string.h>

typedef struct Sounds {
    const Layers *assets;
    Problems *problems;
} Sounds;

static bool is_a_sound(const Layers *assets, const char *path) {
    Text own = {0};
    const char *dot = strrchr(path, '.');
    const bool is = strncmp(path, SOUNDS_FOLDER, strlen(SOUNDS_FOLDER)) == 0 && dot != NULL &&
                    strcmp(dot, ".ogg") == 0 && layers_file(assets, 0, path, &own);
    text_finish(&own);
    return is;
}

static void check_sound(void *context, const char *path, PackFileKind kind) {
    const Sounds *sounds = context;
    Text full = {0}, why = {0};
    if (kind != PACK_FILE_REGULAR || !is_a_sound(sounds->assets, path) ||
        !layers_file(sounds->assets, sounds->assets->count - 1, path, &full)) {
        text_finish(&full);
        return;
    }
    const SoundFacts facts = sound_facts(text_string(&full), sound_is_music(path));
    sound_facts_say(&facts, &why);
    if (facts.fault != SOUND_GOOD)
        problems_add(sounds->problems, text_string(&full), 0, 0, "[sound] this sound is not played: %s",
                     text_string(&why));
    text_finish(&full);
    text_finish(&why);
}

void pack_sounds_check(const Layers *assets, Problems *problems) {
    Sounds sounds = {assets, problems};
    if (assets->count > 1)
        pack_files_walk(assets->folder[assets->count - 1], check_sound, &sounds);
}
