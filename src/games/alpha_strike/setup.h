// SPDX-License-Identifier: MIT
// Setting up a game of Alpha Strike. Each function implements the field of Game (engine/game.h) of the same
// name, whose contract applies.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_SETUP_H
#define STARDECK_GAMES_ALPHA_STRIKE_SETUP_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/setup_options.h"

bool strike_options_ok(const void *rules, const SetupOptions *options, Text *problem);
void strike_setup(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);
bool strike_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                     void *state, EventList *events, Text *problem, Text *path);
// try_out.c
bool strike_try_out(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                    void *position);

#endif
