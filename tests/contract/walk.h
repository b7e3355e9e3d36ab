// SPDX-License-Identifier: MIT
// Random games of Tactics from decision to decision, for tests that look at every position on the way.
#ifndef STARDECK_TESTS_WALK_H
#define STARDECK_TESTS_WALK_H

#include "engine/catalog.h"
#include "games/tactics/flow.h"

#include <check.h>

// The cards of the environment: loaded and freed by fixtures; one set at a time.
extern Catalog walk_catalog;
void walk_load(void);
// The same cards in another order (0: as in the file): the same seeds then deal other games.
void walk_load_in_order(uint64_t order);
void walk_unload(void);

// One table for each number of seats, variant and flag that changes what a seat may know; without a seed.
#define WALK_TABLES 6
extern const SetupOptions walk_table[WALK_TABLES];

typedef struct Position {
    TacticsState state;
    Rng rules_rng; // as the next command finds it
    Seat seat;     // who has to decide; SEAT_NONE: the game is over, and there is nothing below
    int count;
    const Command *legal;
    Command command; // of these the one that is carried out next
} Position;

// Plays a game of this table to its end and calls `look` for each position, the last one too. `rng` is the
// test's own; it chooses the commands too.
typedef void (*WalkLook)(const Position *position, Rng *rng);
void walk(int table, uint64_t seed, WalkLook look);

// Carries the position's command out in `state`, which begins as a position's, into `events` (or NULL).
void walk_step(const Position *position, TacticsState *state, EventList *events);

// What the seat, or SEAT_NONE the public, may know of a state: a TacticsView.
void walk_view(const TacticsState *state, Seat viewer, void *view);

// Runs the suite: EXIT_SUCCESS or EXIT_FAILURE.
int walk_run(Suite *suite);

#endif
