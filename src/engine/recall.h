// SPDX-License-Identifier: MIT
// What the seats of a match remember: their notebooks, kept up to date from the match's log by playing it
// once more and telling each seat what it was told (Game.remember). So they need no place in states or files,
// and are the same after a game was saved, loaded or looked at. The match's own business; others ask
// match_standpoint.
#ifndef STARDECK_ENGINE_RECALL_H
#define STARDECK_ENGINE_RECALL_H

#include "engine/match.h"

typedef struct Recall Recall;

// Of a match that began like this. `catalog` must outlive it. NULL: out of memory. Destroy accepts NULL.
Recall *recall_create(const Catalog *catalog, uint8_t seats, const void *state, const Luck *luck);
void recall_destroy(Recall *recall);

// Takes in what is new of the whole log, of `count` entries, which must go on from what it was before.
void recall_go_on(Recall *recall, const LogEntry *log, int count);

// Game.notebook_bytes; valid as long as the Recall.
const void *recall_notebook(const Recall *recall, Seat seat);

#endif
