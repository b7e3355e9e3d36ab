// SPDX-License-Identifier: MIT
// Random games, and their files, for tests of saved games.
#ifndef STARDECK_TESTS_UNIT_PLAYED_H
#define STARDECK_TESTS_UNIT_PLAYED_H

#include "core/problem.h"
#include "data/save.h"
#include "play/session.h"

#include <check.h>

#define PLAYED_TABLES_MAX 32

// What every test starts with: the cards of the game that it runs with (contract/tested.h), a folder of its
// own, all kinds of tables.
extern Catalog played_catalog;
extern char played_folder[64];
extern SetupOptions played_table[PLAYED_TABLES_MAX]; // as in the game's tables.txt
extern int played_table_count;
extern const ScenarioPacks played_packs;

void played_start(void); // fixtures
void played_stop(void);

// A path in the folder; valid until the next call.
const char *played_path(const char *name);

// A game with at most this many random commands; the caller destroys it.
Match *played_game(const SetupOptions *options, int commands);

// One more random command. False when the game is over.
bool played_step(Match *match, Rng *rng);

// A whole game of random commands by persons in a session without recaps, so that each event is seen once, in
// order. `asked` is called before each command, `shown` for each part of events, before it has been shown.
typedef void PlayedWatch(Session *session);
void played_session(const SetupOptions *setup, uint64_t seed, PlayedWatch *asked, PlayedWatch *shown);

// Writes the whole game with snapshots, by people called "Ann" and "Bob" …
void played_save(const Match *match, const char *path);
void played_save_as(const Match *match, const char *path, int format); // in an older format

// What is in the file, zero-terminated; the caller frees it. NULL if there is none.
char *played_text(const char *path, size_t *length);

// All problems, one a line. Valid until the next call.
const char *played_said(const Problems *problems);

// Runs the suite: EXIT_SUCCESS or EXIT_FAILURE.
int played_run(Suite *suite);

#endif
