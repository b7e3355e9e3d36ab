// SPDX-License-Identifier: MIT
// The settings file: the settings, and for each game its last set-up. Here it is decided which JSON key means
// what; strict reading and safe writing are in data/settings.h.
#ifndef STARDECK_APP_FRAME_SETTINGS_FILE_H
#define STARDECK_APP_FRAME_SETTINGS_FILE_H

#include "app/stage/settings.h"
#include "core/hash.h"
#include "data/pack_cache.h"
#include "data/settings.h"
#include "play/setup_choice.h"

// A game's last set-up. The seed is not kept.
typedef struct KeptSetup {
    bool known; // there is one, and it can be started
    SessionOptions chosen;
    FirstSeatRule first_seat_rule;
    // The map that was chosen if it is not there at present, or not for this many seats: then the usual one
    // is chosen. "": nothing of the kind.
    char gone_map[ID_MAX];
} KeptSetup;

// A set-up that can't be used at present, as JSON: its game is not available, or its cards have changed.
typedef struct UnusableSetup {
    Text game, json;
} UnusableSetup;

#define OTHERS_MAX 16

// A member that this program doesn't know, as JSON: a newer one may have written it.
typedef struct UnknownMember {
    Text path, json; // "keys/coach"
} UnknownMember;

#define UNKNOWN_MAX 32

typedef struct Remembered {
    AppSettings settings;             // language "": from the environment
    char last_game[ID_MAX];           // the game chosen last; "": unknown
    char pack_author[PACK_NAME_MAX];  // who makes packs here; "": unknown
    char copies_told[HASH_TEXT_SIZE]; // of which copies of packs it was told at the start; "": none
    KeptSetup setup[PACK_CACHE_MAX];  // indexed as the games of the cache (settings_game_index)
    UnusableSetup other[OTHERS_MAX];  // owned; freed by settings_file_finish
    int others;
    UnknownMember unknown[UNKNOWN_MAX]; // owned likewise
    int unknowns;
} Remembered;

// Appends the path of the file: $XDG_CONFIG_HOME/stardeck/settings.json, else ~/.config/…. The folder may not
// exist yet. Appends nothing if the environment gives no location (folders_user).
void settings_file_path(Text *out);

// The index of a game in the cache; -1: it is not there.
int settings_game_index(const PackCache *shelf, const char *game);

// Fills `remembered` from the file; `stuck` and `problems` as of settings_read. What the file doesn't say, or
// what is wrong in it, gets the defaults. A key that is no setting is not a fault; it is kept in `unknown`
// and written again. A set-up that does not fit the present games, cards or opponents is no fault either; it
// is kept in `other`, to be used when it fits again, until the game gets a new one.
SettingsOutcome settings_file_read(const char *path, PackCache *shelf, Remembered *remembered, bool *stuck,
                                   Problems *problems);
// Reads only the language from the file, for a program without games. Writes "" if the file gives none.
// Reports no problems.
void settings_file_language(const char *path, char language[LANGUAGE_CODE_MAX]);
void settings_file_finish(Remembered *remembered); // frees what was read

// Set-ups point into the cards of the cache. Call settings_store_setups before cards are reloaded, to turn
// the set-ups into JSON, and settings_restore_setups afterwards, to read those that fit the new cards.
void settings_store_setups(const PackCache *shelf, Remembered *remembered);
void settings_restore_setups(PackCache *shelf, Remembered *remembered);

// Writes the file. False with a sentence in `problem`.
bool settings_file_write(const char *path, const PackCache *shelf, const Remembered *remembered,
                         Text *problem);

#endif
