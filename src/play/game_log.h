// SPDX-License-Identifier: MIT
// The history of the whole game as everybody may know it: the public side of each event worth a line
// (Story.note), whoever is looking. It belongs to the session, so it survives curtains and screen changes.
// The game's table turns entries into sentences when they are drawn, in the current language.
#ifndef STARDECK_PLAY_GAME_LOG_H
#define STARDECK_PLAY_GAME_LOG_H

#include "engine/match.h"

#define GAME_LOG_ITEMS 2048 // several times the longest game; the oldest entries are dropped

typedef struct GameLogItem {
    Event event;     // only what everybody may know
    unsigned number; // of the event in the game, from 1
    uint16_t part;   // turns and phases, numbered consecutively
    uint8_t phase;   // of that part: index into Story.phases
    uint8_t round;
    Seat turn;       // whose turn that part is
    bool headed;     // the part has a heading with that name
    uint8_t subject; // LogNote.subject
} GameLogItem;

typedef struct GameLog {
    GameLogItem item[GAME_LOG_ITEMS]; // a ring buffer
    int first, count;
    uint16_t part;
} GameLog;

// Records those of a command's events that are worth a line. `events` must have states; `number` is the
// number of its first event in the game. `before` is the public's view before them, NULL at the start of the
// game.
void game_log_record(GameLog *log, const Match *match, const EventList *events, unsigned number,
                     const View *before);
// Entry `index` from 0, the oldest. Owned by the log, valid until the next record.
const GameLogItem *game_log_item(const GameLog *log, int index);
// The number of entries up to that event of the game.
int game_log_count(const GameLog *log, unsigned number);

#endif
