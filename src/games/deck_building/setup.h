// SPDX-License-Identifier: MIT
// Beginning a deck-building game; see the functions of the same names in engine/game.h.
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
// In try_out.c.
bool building_try_out(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                      void *position);
// What both begin with: nothing lies anywhere yet.
void building_init(const BuildingRules *rules, const SetupOptions *options, BuildingState *s);
// Does a space card of this set belong to the scenario?
bool building_in_scenario(uint8_t scenario, uint8_t set);

#endif
