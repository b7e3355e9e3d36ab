// SPDX-License-Identifier: MIT
// Wreckers: a game for tests, so that what all games share knows none of them. Everything else about
// it is in rules.h (data) and view.h (what a seat knows). "rules §" are the sections of RULES.md in this
// folder, here and in all its files.
#ifndef STARDECK_TESTS_SECOND_WRECKERS_H
#define STARDECK_TESTS_SECOND_WRECKERS_H

#include "core/rng.h"
#include "engine/event.h"
#include "engine/schema.h"
#include "engine/setup_options.h"

typedef struct Game Game; // engine/game.h

extern const Game wreckers_game;

#endif
