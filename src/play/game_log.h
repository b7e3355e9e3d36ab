// SPDX-License-Identifier: MIT
// What has happened in the whole game, as everybody may know it: the public side of each event that is worth
// a line (Story.note), whoever was looking. Belongs to the session, so that it outlasts curtains and screens.
// Sentences are made from it when they are drawn, by the game's table, in the language of that moment.
#ifndef STARDECK_PLAY_GAME_LOG_H
#define STARDECK_PLAY_GAME_LOG_H

#include "engine/match.h"

#define GAME_LOG_ITEMS 2048 // several times the longest game; older ones go

typedef struct GameLogItem {
    Event event;     // never more than everybody may know
    unsigned number; // of the event in the game, from 1
    uint16_t part;   // of the game: turns and phases, counted through
    uint8_t phase;   // … of that part, index into Story.phases
    uint8_t round;
    Seat turn;       // whose turn that part is
    bool headed;     // it stands under a heading with that name
    uint8_t subject; // LogNote.subject
} GameLogItem;

typedef struct GameLog {
    GameLogItem item[GAME_LOG_ITEMS]; // a ring
    int first, count;
    uint16_t part;
} GameLog;

// Takes in what is worth a line among a command's events, the first of which has this number in the game.
// `before`: the public's view before them, NULL at the very beginning.
void game_log_record(GameLog *log, const Match *match, const EventList *events, unsigned number,
                     const View *before);
// 0 is the oldest.
const GameLogItem *game_log_item(const GameLog *log, int index);
// How many items there are up to that event of the game.
int game_log_count(const GameLog *log, unsigned number);

#endif
