// SPDX-License-Identifier: MIT
// Queries on a state of Tactics. Each function implements the field of Game (engine/game.h) of the same name
// (tactics_hand_worth: Game.held), whose contract applies.
#ifndef STARDECK_GAMES_TACTICS_VIEWS_H
#define STARDECK_GAMES_TACTICS_VIEWS_H

#include "core/rng.h"
#include "core/text.h"
#include "engine/event.h"
#include "engine/story.h"

typedef struct HiddenCard HiddenCard; // engine/hidden_card.h
typedef struct JsonOut JsonOut;       // core/json_out.h

void tactics_view(const void *rules, const void *state, Seat viewer, void *view);
void tactics_open_view(const void *rules, const void *state, Seat front, void *view);
void tactics_report(const void *rules, const void *state, JsonOut *json);
void tactics_score(const void *rules, const void *state, JsonOut *json);
void tactics_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
bool tactics_check(const void *rules, const void *state, Text *problem);

// hidden.c
int tactics_hidden(const void *view, const void *sample, HiddenCard *out, int capacity);
// weigh.c
void tactics_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
// playout.c
void tactics_playout(const void *rules, const void *state, Rng *rng, Command *command);
bool tactics_horizon(const void *rules, const void *start, const void *now);
int32_t tactics_estimate(const void *rules, const void *state, Seat seat);
int32_t tactics_hand_worth(const void *rules, const void *state, Seat seat);
RevealKind tactics_reveals(const Event *event, Seat viewer); // reveals.c
// credit.c
void tactics_credit(const void *rules, const EventAt *at, Credits *credits); // Story.credit
const char *tactics_beyond(const void *rules, uint8_t card);                 // Story.beyond

extern const Story tactics_story; // story.c

#endif
