// SPDX-License-Identifier: MIT
// Setting up a game of Star Empires. Functions named as a field of Game (engine/game.h) implement it, and its
// contract applies.
#ifndef STARDECK_GAMES_STAR_EMPIRES_SETUP_H
#define STARDECK_GAMES_STAR_EMPIRES_SETUP_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/map_choice.h"
#include "engine/setup_options.h"
#include "games/star_empires/state.h"

extern const MapChoice empires_maps;
bool empires_map_fits(const void *rules, uint8_t map, uint8_t seats);
bool empires_options_ok(const void *rules, const SetupOptions *options, Text *problem);
void empires_setup(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);
bool empires_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                      void *state, EventList *events, Text *problem, Text *path);
// try_out.c
bool empires_try_out(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                     void *position);
// Initialises `s` for these options: seats with their races, an empty map, all units in the pile. Both kinds
// of set-up begin with it.
void empires_init(const EmpiresRules *rules, const SetupOptions *options, EmpiresState *s);

#endif
