// SPDX-License-Identifier: MIT
// Queries on a state of Alpha Strike. Each function implements the field of Game (engine/game.h) of the same
// name, whose contract applies.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_VIEWS_H
#define STARDECK_GAMES_ALPHA_STRIKE_VIEWS_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "engine/story.h"

typedef struct HiddenCard HiddenCard; // engine/hidden_card.h
typedef struct JsonOut JsonOut;       // core/json_out.h

void strike_view(const void *rules, const void *state, Seat viewer, void *view);
void strike_open_view(const void *rules, const void *state, Seat front, void *view);
void strike_report(const void *rules, const void *state, JsonOut *json);
void strike_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
bool strike_check(const void *rules, const void *state, Text *problem);
// sample.c
void strike_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                       void *standpoint);
void strike_sample(const void *rules, const void *standpoint, Rng *rng, void *state);
int strike_hidden(const void *view, const void *sample, HiddenCard *out, int capacity);
// playout.c
void strike_playout(const void *rules, const void *state, Rng *rng, Command *command);
bool strike_horizon(const void *rules, const void *start, const void *now);
int32_t strike_estimate(const void *rules, const void *state, Seat seat);
// features.c
extern const char *const strike_feature_names[];
void strike_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]);
bool strike_turns_on(const void *rules, const void *start, const void *now, int turns);
RevealKind strike_reveals(const Event *event, Seat viewer); // reveals.c
// credit.c
void strike_credit(const void *rules, const EventAt *at, Credits *credits); // Story.credit
const char *strike_beyond(const void *rules, uint8_t card);                 // Story.beyond

extern const Story strike_story; // story.c

#endif
