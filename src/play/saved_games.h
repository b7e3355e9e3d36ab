// SPDX-License-Identifier: MIT
// The player's saved games as a list. Reading it looks at the first line and the end of each file, so that
// hundreds of them take no time; what only playing can tell is found out when a game is looked at.
#ifndef STARDECK_PLAY_SAVED_GAMES_H
#define STARDECK_PLAY_SAVED_GAMES_H

#include "data/save.h"

#include <time.h>

#define SAVED_FAULT_MAX 300

// Why a game can't be gone on with.
typedef enum SavedFault {
    SAVED_GOOD,
    SAVED_OTHER_RULES, // it was begun under another rules version
    SAVED_OTHER_CARDS, // … with other cards
    SAVED_BROKEN       // `why` or `line` says where
} SavedFault;

typedef struct SavedGame {
    char *path;
    time_t when; // it was played last
    SavedFault fault;
    char why[SAVED_FAULT_MAX]; // of a broken file; never what stands behind its first line, which tells cards
    int line;                  // … where it is broken behind that; 0: `why` says it
    SaveHeader header;         // unless it is broken
    bool over;
    bool looked;               // saved_game_look has been here: what follows is known
    uint8_t round;             // it has come to; 0: no rounds in this game, or it can't be told
    int16_t points[SEATS_MAX]; // when over
    bool winner[SEATS_MAX];
} SavedGame;

typedef struct SavedGames {
    SavedGame *game; // unfinished ones first, those that can't be gone on with behind them; then newest first
    int count;
} SavedGames;

// All games of the folder; none if there is no such folder.
void saved_games_read(SavedGames *games, const char *folder, const ScenarioPacks *packs);
void saved_games_free(SavedGames *games);
// Deletes the file and takes the game out of the list. False with a sentence when the file stays.
bool saved_games_delete(SavedGames *games, int index, Text *problem);

// The unfinished game of this pack that was played last and can be gone on with, looked at. NULL: there is
// none.
const SavedGame *saved_games_newest(SavedGames *games, const ScenarioPacks *packs, const Catalog *catalog);

// Plays the game through for what is not in the file's first line; it may turn out to be broken.
void saved_game_look(SavedGame *game, const ScenarioPacks *packs);

#endif
