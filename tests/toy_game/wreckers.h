// SPDX-License-Identifier: MIT
// Wreckers: a game for tests, so that shared code is tested without knowing any shipped game. The rest is in
// rules.h (data) and view.h (what a seat knows). Here and in all files of this folder, "rules §" refers to a
// section of RULES.md next to it.
#ifndef STARDECK_TESTS_TOY_GAME_WRECKERS_H
#define STARDECK_TESTS_TOY_GAME_WRECKERS_H

#include "core/rng.h"
#include "engine/event.h"
#include "engine/schema.h"
#include "engine/setup_options.h"

typedef struct Game Game; // engine/game.h

extern const Game wreckers_game;

#endif
