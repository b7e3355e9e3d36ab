// SPDX-License-Identifier: MIT
// Observers of a randomly played game (test_evening.c). All see the same frames, each drawn once, and are
// asked at the same moments of rest.
#ifndef STARDECK_TESTS_EVENING_OBSERVER_H
#define STARDECK_TESTS_EVENING_OBSERVER_H

#include "../table_evening.h"

#include "gfx/record.h"

#include <check.h>

// What an observer has no use for is NULL.
typedef struct EveningObserver {
    const char *name;
    void (*table)(int table); // games at this table come now
    // What is drawn of the table in a frame, and then: that was all of it.
    void (*text)(const GfxDrawnText *text);
    void (*mark)(const GfxDrawnMark *mark);
    void (*frame)(void);
    // Nothing moves and nothing is animated; the table may be away. What is done here is undone again, unless
    // true is returned: it was a move of the game. `number` counts the rests of a game.
    bool (*rest)(Rng *rng, int number);
    bool (*wants_more)(void); // rests at this table
    // Whether it has seen enough of the whole evening; else it says what was missing.
    bool (*seen)(void);
} EveningObserver;

extern const EveningObserver evening_voice, evening_hint, evening_log_lines, evening_refused_drags,
    evening_explained_sums;

// What has to be set up in its own way. The first ones use the table as it is, those of turn_begins open
// their own.
void evening_add_words(TCase *tcase);       // commands have words, hint.c
void evening_add_log_lines(TCase *tcase);   // of whole games, in both languages
void evening_add_turn_begins(TCase *tcase); // evening/turn_begins.c

#endif
