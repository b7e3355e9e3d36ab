// SPDX-License-Identifier: MIT
// The games that were played to their end at this computer: a file with a line of JSON for each, the oldest
// first. Lines that can't be read, such as a newer program's, stay and don't count.
#ifndef STARDECK_DATA_HISTORY_H
#define STARDECK_DATA_HISTORY_H

#include "core/text.h"
#include "engine/command.h" // SEATS_MAX
#include "engine/schema.h"  // ID_MAX

#include <stdbool.h>
#include <stdint.h>

#define HISTORY_NAME "history.ndjson" // in the folder of the saved games
#define HISTORY_BYTES_MAX (2u << 20)  // of the file; the oldest games make room
#define HISTORY_FILE_MAX 96           // bytes
#define HISTORY_DATE_MAX 11           // "2026-11-29"

typedef struct HistorySeat {
    char plays[ID_MAX]; // the opponent's id; "": a person
    char side[ID_MAX];  // faction, flagship or race
    int number;         // what the game counts, at its end
    bool won;           // alone or with others
} HistorySeat;

typedef struct HistoryGame {
    char file[HISTORY_FILE_MAX]; // of the saved game, without folder: tells games apart
    char date[HISTORY_DATE_MAX];
    char game[ID_MAX];
    int seats, commands;
    uint64_t seed;
    HistorySeat seat[SEATS_MAX];
} HistoryGame;

// Adds the game to the file at `path`, or changes its line if it has one: it may end more than once. False
// with a sentence in `problem` if the file can't be written; it is then as it was.
bool history_add(const char *path, const HistoryGame *game, Text *problem);

// What came of the games before it of the same kind: the same game, as many seats, one person.
typedef struct HistorySum {
    int games, won;
    int row;  // won one after another, up to the last
    int best; // the highest number of the person's; 0 if there were no games
} HistorySum;
// All games if `game` is not in the file. All 0 without a file.
HistorySum history_sum(const char *path, const HistoryGame *game);

// The index of the only person's seat; -1: none or several play.
int history_person(const HistoryGame *game);

#endif
