// SPDX-License-Identifier: MIT
// Setting up a deck-building game. Functions named as a field of Game (engine/game.h) implement it, and its
// contract applies.
#ifndef STARDECK_GAMES_DECK_BUILDING_SETUP_H
#define STARDECK_GAMES_DECK_BUILDING_SETUP_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/setup_options.h"
#include "games/deck_building/state.h"

bool building_options_ok(const void *rules, const SetupOptions *options, Text *problem);
void building_setup(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);
bool building_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                       void *state, EventList *events, Text *problem, Text *path);
// try_out.c
bool building_try_out(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                      void *position);
// Initialises `s` for these options with all zones empty; both kinds of set-up begin with it.
void building_init(const BuildingRules *rules, const SetupOptions *options, BuildingState *s);
// Returns true if space cards of this CardSet belong to the scenario.
bool building_in_scenario(uint8_t scenario, uint8_t set);

#endif
