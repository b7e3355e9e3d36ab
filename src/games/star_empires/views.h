// SPDX-License-Identifier: MIT
// Queries on a state of Star Empires. Unless stated otherwise, each function implements the field of Game
// (engine/game.h) of the same name, whose contract applies.
#ifndef STARDECK_GAMES_STAR_EMPIRES_VIEWS_H
#define STARDECK_GAMES_STAR_EMPIRES_VIEWS_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "engine/story.h"
#include "games/star_empires/state.h"

typedef struct HiddenCard HiddenCard; // engine/hidden_card.h
typedef struct JsonOut JsonOut;       // core/json_out.h

void empires_view(const void *rules, const void *state, Seat viewer, void *view);
void empires_open_view(const void *rules, const void *state, Seat front, void *view);
// Returns true if the viewer sees all units of the stack.
bool empires_sees_stack(const EmpiresState *s, Seat viewer, const Stack *stack);
// Returns true if the viewer sees the cards of the seat's hand.
bool empires_sees_hand(const EmpiresState *s, Seat viewer, Seat seat);
void empires_report(const void *rules, const void *state, JsonOut *json);
void empires_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
bool empires_check(const void *rules, const void *state, Text *problem);
// sample.c
void empires_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                        void *standpoint);
void empires_sample(const void *rules, const void *standpoint, Rng *rng, void *state);
int empires_hidden(const void *view, const void *sample, HiddenCard *out, int capacity);
// weigh.c, consider.c, playout.c
void empires_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
void empires_consider(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
void empires_playout(const void *rules, const void *state, Rng *rng, Command *command);
bool empires_horizon(const void *rules, const void *start, const void *now);
int32_t empires_estimate(const void *rules, const void *state, Seat seat);
RevealKind empires_reveals(const Event *event, Seat viewer); // reveals.c
// features.c
extern const char *const empires_feature_names[];
void empires_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]);
bool empires_turns_on(const void *rules, const void *start, const void *now, int turns);
void empires_credit(const void *rules, const EventAt *at, Credits *credits); // credit.c: Story.credit

extern const Story empires_story; // story.c

#endif
