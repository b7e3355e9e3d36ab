// SPDX-License-Identifier: MIT
// What is remembered from one evening to the next: the settings and the last set-up. Which JSON key means
// what; strictness and safe writing are data/settings.h's.
#ifndef STARDECK_APP_FRAME_SETTINGS_FILE_H
#define STARDECK_APP_FRAME_SETTINGS_FILE_H

#include "app/stage/settings.h"
#include "data/settings.h"
#include "play/setup_choice.h"

typedef struct Remembered {
    AppSettings settings; // language "": the one of the environment
    bool has_game; // `chosen` and `starter` hold something that can be started; the seed is not remembered
    SessionOptions chosen;
    Starter starter;
} Remembered;

// Where the file lies: $XDG_CONFIG_HOME/stardeck/settings.json, else ~/.config/…; nothing is appended when
// there is no such place.
void settings_file_path(Text *out);

// Fills `remembered` from the file, or with what holds for everybody (also when the file is broken). A set-up
// that does not fit the cards or the computer opponents there are now is no fault; it is left out.
SettingsOutcome settings_file_read(const char *path, const Catalog *catalog, Remembered *remembered,
                                   Problems *problems);

// False with a sentence in `problem`.
bool settings_file_write(const char *path, const Catalog *catalog, const Remembered *remembered,
                         Text *problem);

#endif
