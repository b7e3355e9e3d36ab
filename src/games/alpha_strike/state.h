// SPDX-License-Identifier: MIT
// The state of Alpha Strike and its basic operations; private to this folder. Cards are identified by design:
// copies are interchangeable, so equal positions have equal bytes.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_STATE_H
#define STARDECK_GAMES_ALPHA_STRIKE_STATE_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/alpha_strike/view.h"

// An ordered pile of designs. Unused entries are 0.
typedef struct Cards {
    uint8_t count, card[DECK_MAX];
} Cards;

typedef struct ShipState {
    uint8_t ship, alive; // ship: index into StrikeRules.ship
    uint8_t power[TRACKS], hull;
    uint8_t place; // final standing, set when the ship is out or has won; else 0
    Cards hand;    // in drawing order
    Cards craft;   // in launching order
} ShipState;

// An attack on the stack; members as in ViewAttack.
typedef struct AttackState {
    uint8_t attacker, target, card;
    uint8_t is_craft, bonus, base, reduce;
    uint8_t countered, answered;
    uint8_t counter_allowed; // the answer lets the target counter attack
    uint8_t track, craft;    // track and craft (design) named with the attack; NONE if none
} AttackState;

typedef struct StrikeState {
    uint8_t seats, phase, first, active, round; // phase: StrikePhase
    uint8_t turn[2];                            // from 1, low and high byte
    uint8_t played;                             // 1: an action or craft was played in this turn
    uint8_t ships_out;                          // number of ships that are eliminated
    ShipState seat[STRIKE_SEATS];
    Cards deck;    // top last
    Cards discard; // top last
    uint8_t stack_count;
    AttackState stack[STACK_MAX]; // oldest first; unused entries are 0
    // For the by-the-book variant only; otherwise 0 and not part of the hash.
    uint8_t by_the_book;
    uint8_t loss[2]; // low and high byte: the last turn in which hull was lost; 0: none yet
    uint8_t spare[HASH_BLOCK - 3];
} StrikeState;

// What a seat knows (Game.standpoint).
typedef struct StrikeStandpoint {
    StrikeState known; // hidden cards are 0
    Cards unknown;     // the hidden cards, in pack order
    Seat viewer;       // the seat whose hand is known
} StrikeStandpoint;

_Static_assert(sizeof(StrikeStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");

static inline bool cards_have(const Cards *cards, uint8_t card) {
    for (uint8_t i = 0; i < cards->count; i++)
        if (cards->card[i] == card)
            return true;
    return false;
}

// Appends a card; there must be room.
static inline void cards_add(Cards *cards, uint8_t card) {
    cards->card[cards->count++] = card;
}

// Removes and returns the last card. `cards` must not be empty.
static inline uint8_t cards_pop(Cards *cards) {
    const uint8_t card = cards->card[--cards->count];
    cards->card[cards->count] = 0;
    return card;
}

// Removes the first copy of `card` and closes the gap. Returns false if there is none.
static inline bool cards_take(Cards *cards, uint8_t card) {
    uint8_t at = 0;
    while (at < cards->count && cards->card[at] != card)
        at++;
    if (at == cards->count)
        return false;
    for (cards->count--; at < cards->count; at++)
        cards->card[at] = cards->card[at + 1];
    cards->card[at] = 0;
    return true;
}

static inline bool is_alive(const StrikeState *s, Seat seat) {
    return seat < s->seats && s->seat[seat].alive;
}

static inline uint16_t turn_of(const StrikeState *s) {
    return (uint16_t)(s->turn[0] | s->turn[1] << 8);
}

// Turns begun since hull was last lost.
static inline uint16_t calm_turns(const StrikeState *s) {
    return (uint16_t)(turn_of(s) - (s->loss[0] | s->loss[1] << 8));
}

// The newest attack. The stack must not be empty.
static inline const AttackState *stack_top(const StrikeState *s) {
    return &s->stack[s->stack_count - 1];
}

// The seat that has to decide; SEAT_NONE when the game is over. While the last attack resolves it is the
// active seat.
static inline Seat decider(const StrikeState *s) {
    if ((s->phase == PHASE_RESPOND || s->phase == PHASE_COUNTER) && s->stack_count > 0)
        return stack_top(s)->target;
    return s->phase == PHASE_OVER ? SEAT_NONE : s->active;
}

#endif
