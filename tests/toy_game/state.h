// SPDX-License-Identifier: MIT
// The state of Wreckers and its smallest operations; private. Cards are counted by kind wherever they have no
// order.
#ifndef STARDECK_TESTS_TOY_GAME_STATE_H
#define STARDECK_TESTS_TOY_GAME_STATE_H

#include "core/json_out.h"
#include "core/text.h"
#include "engine/hidden_card.h"
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

// What a seat remembers: the cards that it gave away or was given, as long as they may still be there.
typedef struct WreckersNotebook {
    uint8_t given[SEATS_MAX][KINDS_MAX]; // the seat's hand holds at least so many
} WreckersNotebook;

// What a seat knows.
typedef struct WreckersStandpoint {
    WreckersState known;                      // hidden cards are missing; the deck is 0
    uint8_t hidden[SEATS_MAX];                // cards of the hand that are missing
    uint8_t unknown_count, unknown[DECK_MAX]; // in the order of the pack
} WreckersStandpoint;

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
bool wreckers_try_out(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                      void *position);
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
// In sample.c.
void wreckers_remember(const void *rules, void *notebook, Seat viewer, const Event *told);
void wreckers_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                         void *standpoint);
void wreckers_sample(const void *rules, const void *standpoint, Rng *rng, void *state);
int wreckers_hidden(const void *view, const void *sample, HiddenCard *out, int capacity);

#endif
