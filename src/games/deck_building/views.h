// SPDX-License-Identifier: MIT
// Queries on a state of the deck-building game. Each function implements the field of Game (engine/game.h) of
// the same name, whose contract applies.
#ifndef STARDECK_GAMES_DECK_BUILDING_VIEWS_H
#define STARDECK_GAMES_DECK_BUILDING_VIEWS_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "engine/story.h"

typedef struct HiddenCard HiddenCard; // engine/hidden_card.h
typedef struct JsonOut JsonOut;       // core/json_out.h

void building_view(const void *rules, const void *state, Seat viewer, void *view);
void building_open_view(const void *rules, const void *state, Seat front, void *view);
void building_report(const void *rules, const void *state, JsonOut *json);
void building_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
bool building_check(const void *rules, const void *state, Text *problem);
// sample.c
void building_remember(const void *rules, void *notebook, Seat viewer, const Event *told);
void building_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                         void *standpoint);
void building_sample(const void *rules, const void *standpoint, Rng *rng, void *state);
int building_hidden(const void *view, const void *sample, HiddenCard *out, int capacity);
// weigh.c, consider.c, playout.c
void building_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
// features.c
extern const char *const building_feature_names[];
void building_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]);
bool building_turns_on(const void *rules, const void *start, const void *now, int turns);
// consider.c
void building_consider_net(const void *rules, const void *view, const Command *legal, int count,
                           int32_t *worth);
void building_consider(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
void building_playout(const void *rules, const void *state, Rng *rng, Command *command);
bool building_horizon(const void *rules, const void *start, const void *now);
int32_t building_estimate(const void *rules, const void *state, Seat seat);
RevealKind building_reveals(const Event *event, Seat viewer); // reveals.c
// credit.c
void building_credit(const void *rules, const EventAt *at, Credits *credits); // Story.credit

extern const Story building_story; // story.c

#endif
