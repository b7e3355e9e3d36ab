// SPDX-License-Identifier: MIT
// The player's saved games as a list. Reading the list looks only at the first line and the end of each file,
// so hundreds take no time; what takes replaying is found out when a game is looked at.
#ifndef STARDECK_PLAY_SAVED_GAMES_H
#define STARDECK_PLAY_SAVED_GAMES_H

#include "data/save.h"

#include <time.h>

#define SAVED_FAULT_MAX 300

// Why a game can't be continued.
typedef enum SavedFault {
    SAVED_GOOD,
    SAVED_OTHER_RULES, // saved under another rules version
    SAVED_OTHER_CARDS, // saved with other cards
    SAVED_NEWER,       // saved by a newer Stardeck; like a broken one this one can't read it
    SAVED_BROKEN       // see `why` and `line`
} SavedFault;

typedef struct SavedGame {
    char *path;  // owned
    time_t when; // last played
    SavedFault fault;
    // Why the file is broken; never quotes text after its first line, which might reveal cards.
    char why[SAVED_FAULT_MAX];
    int line;          // line of the fault, if that is after the first; 0: see `why`
    SaveHeader header; // not set if broken or newer
    uint64_t cards;    // hash of the cards it was begun with; not set likewise
    bool over;
    bool looked;               // saved_game_look has been called: the fields below are valid
    uint8_t round;             // the round it has reached; 0: unknown, or the game has no rounds
    bool round_is_least;       // the game can't be replayed, and has reached at least `round`
    int commands;              // if round_is_least: how many commands it has
    int16_t points[SEATS_MAX]; // if over
    bool winner[SEATS_MAX];
} SavedGame;

typedef struct SavedGames {
    // Unfinished games first, those that can't be continued after them, then finished ones; newest first in
    // each group.
    SavedGame *game; // owned
    int count;
} SavedGames;

// Lists all games of the folder; empty if there is no such folder. `packs` must outlive the list.
void saved_games_read(SavedGames *games, const char *folder, const ScenarioPacks *packs);
void saved_games_free(SavedGames *games);
// Deletes the file and removes the game from the list, moving later ones. False with a sentence in `problem`
// if the file can't be deleted.
bool saved_games_delete(SavedGames *games, int index, Text *problem);
// Deletes the kept cards (data/kept_cards.h) that no game of the list, nor another file in `folder`, that of
// the games, was begun with and that were not used for long; none if a game of the list can't be read.
void saved_games_sweep_cards(const SavedGames *games, const char *folder);

// The most recent unfinished game of this pack that can be continued, already looked at. NULL: none. Owned by
// `games`.
const SavedGame *saved_games_newest(SavedGames *games, const ScenarioPacks *packs, const Catalog *catalog);

// Replays the game to fill in what its first line doesn't say; it may turn out to be broken.
void saved_game_look(SavedGame *game, const ScenarioPacks *packs);

#endif
