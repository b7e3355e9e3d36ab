// SPDX-License-Identifier: MIT
// What is remembered from one evening to the next: the settings, and for each game its last set-up. Which
// JSON key means what; strictness and safe writing are data/settings.h's.
#ifndef STARDECK_APP_FRAME_SETTINGS_FILE_H
#define STARDECK_APP_FRAME_SETTINGS_FILE_H

#include "app/stage/settings.h"
#include "data/pack_cache.h"
#include "data/settings.h"
#include "play/setup_choice.h"

// A game's set-up, of which the seed is not remembered.
typedef struct KeptSetup {
    bool known; // what follows can be started
    SessionOptions chosen;
    Starter starter;
} KeptSetup;

// One that nobody here understands, as the file has it: of a game that is not there just now, or whose cards
// are others now.
typedef struct KeptOther {
    Text game, json;
} KeptOther;

#define OTHERS_MAX 16

typedef struct Remembered {
    AppSettings settings;            // language "": the one of the environment
    char last_game[ID_MAX];          // that was chosen last; "": nobody knows
    KeptSetup setup[PACK_CACHE_MAX]; // by the game's place on the shelf
    KeptOther other[OTHERS_MAX];
    int others;
} Remembered;

// Where the file lies: $XDG_CONFIG_HOME/stardeck/settings.json, else ~/.config/…; nothing is appended when
// there is no such place.
void settings_file_path(Text *out);

// The game's place on the shelf, or -1.
int settings_place(const PackCache *shelf, const char *game);

// Fills `remembered` from the file, or with what holds for everybody (also when the file is broken). A set-up
// that does not fit the games, the cards or the computer opponents there are now is no fault, whatever it is:
// it is left out, and kept for the day when it fits again, until the game has another one.
SettingsOutcome settings_file_read(const char *path, PackCache *shelf, Remembered *remembered,
                                   Problems *problems);
void settings_file_forget(Remembered *remembered); // frees what was read

// Set-ups point into the cards of the shelf. Before those are read anew they are put away as the file has
// them, and afterwards taken out again, as far as they fit the cards then.
void settings_setups_put_away(const PackCache *shelf, Remembered *remembered);
void settings_setups_take_out(PackCache *shelf, Remembered *remembered);

// False with a sentence in `problem`.
bool settings_file_write(const char *path, const PackCache *shelf, const Remembered *remembered,
                         Text *problem);

#endif
