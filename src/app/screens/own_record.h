// SPDX-License-Identifier: MIT
// The only person's own record: the finished game is added to the history (data/history.h), and compared with
// the others of its kind.
#ifndef STARDECK_APP_SCREENS_OWN_RECORD_H
#define STARDECK_APP_SCREENS_OWN_RECORD_H

#include "app/stage/context.h"
#include "data/history.h"

typedef struct OwnRecord {
    bool counts;       // the game is in the history, and one person played
    HistorySum before; // the other games of its kind
    int number;        // what was counted at its end
    bool won;
} OwnRecord;

// Adds the finished game to the history, once. What is no game of one's own (a lesson, a trial, one that is
// watched) and what is not saved doesn't count: then `out` is empty.
void own_record_take(App *app, OwnRecord *out);

// Appends it in words: "3 of 5 won · 2 in a row · Best so far: 51 VP"; `brief`: the last part
// alone, or the first where nothing was counted yet. Nothing if it doesn't count.
void own_record_words(const App *app, const OwnRecord *record, bool brief, Text *out);

// Whether it is the best so far, of several.
bool own_record_is_best(const OwnRecord *record);

#endif
