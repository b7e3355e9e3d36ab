// SPDX-License-Identifier: MIT
// The board of Star Empires and its smallest operations: as it is (state.h), or as somebody sees it, with
// less in stacks, hands and deck where they do not show themselves (view.h). Units of a kind are alike, and
// so are cards: stacks and hands are counts. Stacks lie in the order of their places, and of seats, so that
// equal positions are equal bytes.
#ifndef STARDECK_GAMES_STAR_EMPIRES_BOARD_H
#define STARDECK_GAMES_STAR_EMPIRES_BOARD_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/star_empires/rules.h"

#include <string.h>

#define CARD_MARKED 0x80u // of a function: the second thing that the card does in a battle

// All units of a seat in a territory.
typedef struct Stack {
    uint8_t place;
    Seat seat;
    uint8_t unit[UNITS_MAX]; // how many of each kind
} Stack;

enum {
    SYSTEM_EXPLORED = 1,
    SYSTEM_ENIGMA = 2,
    SYSTEM_COLONY = 4,
    SYSTEM_SHIPYARD = 8,
    SYSTEM_TERRAFORM = 16,
    SYSTEM_CLAIM = 32 // of the active seat, which has won here in this turn
};

typedef struct SystemState {
    uint8_t marks;
    uint8_t resources, minor;
    uint8_t owner;  // 1 + the seat; 0: neutral
    uint8_t barred; // from diplomacy, one bit a seat
} SystemState;

typedef struct PlayerState {
    uint8_t race, home; // a place
    uint8_t alive, exile, raid, census;
    uint8_t credits[2]; // low and high byte
    uint8_t hand_size, hand[KINDS_MAX];
} PlayerState;

// A group on its way, while those who are threatened are asked; it is still counted where it comes from.
typedef struct MoveState {
    uint8_t under_way;
    uint8_t card; // function that moves it
    uint8_t from, to;
    uint8_t asking; // seats that have still to be asked, one bit each
    uint8_t unit[UNITS_MAX];
    uint8_t groups;                  // how many more the card may move
    uint8_t touched[PLACES_MAX / 8]; // places that its groups have left or entered
} MoveState;

// A card that is aimed at somebody.
typedef struct DeedState {
    uint8_t op; // Op; OP_MOVE: nothing is
    uint8_t card;
    Seat target;
    uint8_t place;
    uint8_t left; // cards to discard
} DeedState;

typedef enum BattleKind {
    BATTLE_NONE,
    BATTLE_STACKS,
    BATTLE_SIEGE,
    BATTLE_CONQUEST,
    BATTLE_ENIGMA // none really: a stack must retreat
} BattleKind;

typedef enum BattleStep {
    STEP_ENGAGE, // the attacker's choice
    STEP_MISSION,
    STEP_ANSWER,  // the defender may have peace
    STEP_COMMIT,  // defender, then attacker
    STEP_LOSER,   // the loser's casualties
    STEP_WINNER,  // what the winner gives up
    STEP_RETREAT, // what is left of the loser
    STEP_END
} BattleStep;

enum {
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    SIDES
};

typedef struct BattleState {
    uint8_t kind, step, place;
    Seat side[SIDES]; // who fights; SIDE_DEFENDER of a conquest means nothing
    uint8_t is_committed[SIDES], count[SIDES], card[SIDES][BATTLE_CARDS_MAX]; // functions, in order
    uint8_t winner;                                                           // a side
    uint8_t calm;                // called off, or no battle: what retreats is all that comes of it
    uint8_t first;               // the loser's first casualty has still to be named
    uint8_t left;                // casualties that the loser has still to name
    uint8_t due[2], paid[2];     // force that the winner gives up
    uint8_t more, back;          // units that it loses besides; that it gets back
    uint8_t casualty[UNITS_MAX]; // the loser's
    uint8_t loss[UNITS_MAX];     // the winner's
} BattleState;

typedef struct EmpiresBoard {
    uint8_t seats;
    Seat first; // who begins each round
    uint8_t hegemony, truce, round_limit;
    uint8_t round, turns[2];
    Seat active;
    uint8_t phase; // PhaseKind
    Seat winner;
    uint8_t how;   // EndedBy
    uint8_t peace; // seats that the active one can't attack any more in this turn, one bit each
    uint8_t ask;   // AskKind
    Seat asked;
    uint8_t place;  // that it is about; NONE
    uint8_t cursor; // the place where the phase goes on
    uint8_t met;    // opposing seats that have been met there, one bit each; MET_SYSTEM: the system too
    uint8_t unpaid; // units that must be disbanded
    MoveState move;
    DeedState deed;
    BattleState battle;
    PlayerState seat[EMPIRES_SEATS];
    SystemState system[PLACES_MAX];
    uint8_t pile[UNITS_MAX];
    uint8_t deck_size, deck[DECK_MAX]; // top last
    uint8_t discard_size, discard[DECK_MAX];
    uint8_t stack_count;
    uint8_t spare[6];
    Stack stack[STACKS_MAX];
} EmpiresBoard;

#define MET_SYSTEM 0x80u

_Static_assert(sizeof(EmpiresBoard) <= STATE_MAX, "states fit everybody's buffers");
_Static_assert(sizeof(EmpiresBoard) % HASH_BLOCK == 0, "hashed in whole blocks");

static inline uint64_t bit_of(int place) {
    return (uint64_t)1 << place;
}

static inline bool has_place(uint64_t places, int place) {
    return (places >> place & 1u) != 0;
}

static inline uint16_t pair(const uint8_t bytes[2]) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static inline void set_pair(uint8_t bytes[2], int value) {
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

static inline const Chart *chart_of(const EmpiresRules *rules, const EmpiresBoard *s) {
    return &rules->chart[s->seats];
}

static inline const RaceDef *race_of(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    return &rules->race[s->seat[seat].race];
}

static inline bool is_over(const EmpiresBoard *s) {
    return s->phase == PHASE_OVER;
}

// Who has to decide; SEAT_NONE: the game is over.
static inline Seat decider(const EmpiresBoard *s) {
    return is_over(s) ? SEAT_NONE : s->asked;
}

static inline bool has_mark(const EmpiresBoard *s, int place, unsigned mark) {
    return (s->system[place].marks & mark) != 0;
}

static inline Seat owner_of(const EmpiresBoard *s, int place) {
    return s->system[place].owner == 0 ? SEAT_NONE : (Seat)(s->system[place].owner - 1);
}

// Is it where one of the seats began?
static inline bool is_home(const EmpiresBoard *s, int place) {
    for (Seat seat = 0; seat < s->seats; seat++)
        if (s->seat[seat].home == place)
            return true;
    return false;
}

// The seat's stack there; NULL: there is none.
static inline const Stack *stack_of(const EmpiresBoard *s, int place, Seat seat) {
    for (int i = 0; i < s->stack_count && s->stack[i].place <= place; i++)
        if (s->stack[i].place == place && s->stack[i].seat == seat)
            return &s->stack[i];
    return NULL;
}

static inline int sum_of(const uint8_t unit[UNITS_MAX]) {
    int sum = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        sum += unit[i];
    return sum;
}

static inline bool is_touched(const EmpiresBoard *s, int place) {
    return (s->move.touched[place / 8] >> place % 8 & 1u) != 0;
}

#endif
