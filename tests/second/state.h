// SPDX-License-Identifier: MIT
// The state of Wreckers and its smallest operations; private. Cards are counted by kind wherever they have no
// order.
#ifndef STARDECK_TESTS_SECOND_STATE_H
#define STARDECK_TESTS_SECOND_STATE_H

#include "rules.h"
#include "view.h"

typedef struct WreckersState {
    uint8_t seats, phase;
    uint8_t turn;     // whose
    uint8_t question; // what a seat is asked in the middle of it
    uint8_t asked;    // which seat, else SEAT_NONE
    uint8_t source;   // the card that asks, else NONE
    uint8_t hull_most;
    uint8_t turns[2]; // begun: low and high byte
    uint8_t ship[SEATS_MAX], hull[SEATS_MAX];
    uint8_t hand[SEATS_MAX][KINDS_MAX], salvage[SEATS_MAX][KINDS_MAX], discard[KINDS_MAX];
    uint8_t drift[KINDS_MAX];
    uint8_t deck_count, deck[DECK_MAX]; // the top last; 0 behind that
} WreckersState;

static inline int cards_in(const uint8_t cards[KINDS_MAX]) {
    int count = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        count += cards[kind];
    return count;
}

static inline bool afloat(const WreckersState *s, Seat seat) {
    return seat < s->seats && s->hull[seat] > 0;
}

// In wreckers.c.
Seat wreckers_to_act(const void *rules, const void *state);
void wreckers_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
// In setup.c.
bool wreckers_options_ok(const void *rules, const SetupOptions *options, Text *problem);
void wreckers_setup(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);
bool wreckers_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                       void *state, EventList *events, Text *problem, Text *path);
// In flow.c.
void wreckers_begin_turn(const WreckersRules *rules, WreckersState *s, Seat seat, EventList *events);
void wreckers_answer(const WreckersRules *rules, WreckersState *s, const Command *command, Rng *rng,
                     EventList *events);
// In view.c.
void wreckers_view(const void *rules, const void *state, Seat viewer, void *view);
void wreckers_open_view(const void *rules, const void *state, Seat front, void *view);
void wreckers_report(const void *rules, const void *state, JsonOut *json);
bool wreckers_check(const void *rules, const void *state, Text *problem);

#endif
