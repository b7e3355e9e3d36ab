// SPDX-License-Identifier: MIT
// Stacks of packs for tests: packs written by the test, one file after another, and laid upon a game's
// shipped cards. There is one stack at a time.
#ifndef STARDECK_TESTS_PACK_STACK_H
#define STARDECK_TESTS_PACK_STACK_H

#include "core/layers.h"
#include "core/problem.h"
#include "engine/game.h"

extern char folder[64]; // of all packs
extern const Game *game;
extern Layers layers;
extern Problems problems; // of what was asked last
extern Text said;         // what was answered last

// Before and after each test: the folder.
void start(void);
void stop(void);

// Begins a stack anew with the shipped cards of the game.
void upon(const char *id);
// Writes a file of a pack: put("ann", "deck.json", …).
void put(const char *pack, const char *name, const char *text);
void lay(const char *pack);

// A path without the folder of all packs.
const char *name_of(const char *file);

// The strings returned hold until the next one is asked for.
// What loading the stack reports, a line each: "ann/deck.json:2: …".
const char *faults(void);
// The value that counts, with its place: "61 ann/deck.json:1".
const char *value(const char *file, const char *path);
// The same of a card: card("galaxy", "power").
const char *card(const char *id, const char *path);
// What layer number `pack` of the stack changes, a line each.
const char *changes(int pack);
// What is said of changes that can't count fully, in the file where the game's numbers are.
const char *limits(const char *file);

#endif
