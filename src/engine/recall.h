// SPDX-License-Identifier: MIT
// What the seats of a match remember. Notebooks are kept up to date by playing the match's log a second time
// and giving each seat the events it may see (Game.remember). So they need no space in states or files, and
// survive saving and loading. Private to the match; others use match_standpoint.
#ifndef STARDECK_ENGINE_RECALL_H
#define STARDECK_ENGINE_RECALL_H

#include "engine/match.h"

typedef struct Recall Recall;

// For a match that started with this state and luck, which are copied. `catalog` must outlive it. NULL: out
// of memory. recall_destroy accepts NULL.
Recall *recall_create(const Catalog *catalog, uint8_t seats, const void *state, const Luck *luck);
void recall_destroy(Recall *recall);

// Processes the new entries of the log. `log` is the whole log, with `count` entries; it must begin with the
// entries processed before.
void recall_update(Recall *recall, const LogEntry *log, int count);

// The seat's notebook, game->notebook_bytes long. Lives as long as the Recall and changes with recall_update.
const void *recall_notebook(const Recall *recall, Seat seat);

#endif
