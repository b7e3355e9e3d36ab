// SPDX-License-Identifier: MIT
// The board of Star Empires and its basic operations: either the true state (state.h), or the view of one
// seat with hidden units and cards left out (view.h). Units of a kind are interchangeable, and so are cards:
// stacks and hands are counts. Stacks are sorted by place and seat, so equal positions have equal bytes.
#ifndef STARDECK_GAMES_STAR_EMPIRES_BOARD_H
#define STARDECK_GAMES_STAR_EMPIRES_BOARD_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/star_empires/rules.h"

#include <string.h>

#define CARD_MARKED 0x80u // in a function: the second use of a battle card

// All units of a seat in a territory.
typedef struct Stack {
    uint8_t place;
    Seat seat;
    uint8_t unit[UNITS_MAX]; // number of each kind
} Stack;

// Bits of SystemState.marks.
enum {
    SYSTEM_EXPLORED = 1,
    SYSTEM_ENIGMA = 2,
    SYSTEM_COLONY = 4,
    SYSTEM_SHIPYARD = 8,
    SYSTEM_TERRAFORM = 16,
    SYSTEM_CLAIM = 32 // won in this turn by the active seat
};

typedef struct SystemState {
    uint8_t marks;            // SYSTEM_ bits
    uint8_t resources, minor; // credits from them, 0 to 3; minor 0: no minor race
    uint8_t owner;            // 1 + seat; 0: neutral
    uint8_t barred;           // seats barred from diplomacy here, one bit each
} SystemState;

typedef struct PlayerState {
    uint8_t race, home;                 // home: a place
    uint8_t alive;                      // 0: out of the game
    uint8_t exile;                      // turns it has been without a system
    uint8_t raid;                       // credits by which its next revenue is reduced
    uint8_t census;                     // systems counted in the last round (EVENT_CENSUS)
    uint8_t credits[2];                 // low and high byte
    uint8_t hand_size, hand[KINDS_MAX]; // number of each card
} PlayerState;

// A group on its way while threatened seats are asked. Its units still count in the stack it comes from.
typedef struct MoveState {
    uint8_t under_way;
    uint8_t card;     // function used to move it
    uint8_t from, to; // places
    uint8_t asking;   // seats still to be asked, one bit each
    uint8_t unit[UNITS_MAX];
    uint8_t groups;                  // further groups the card may move
    uint8_t touched[PLACES_MAX / 8]; // places that groups of this card have left or entered, one bit each
} MoveState;

// A card aimed at another seat.
typedef struct AimedCard {
    uint8_t op;   // Op; OP_MOVE: none
    uint8_t card; // its function
    Seat target;
    uint8_t place; // OP_SHOW_STACK: where the stack is; else NONE
    uint8_t left;  // cards still to discard
} AimedCard;

typedef enum BattleKind {
    BATTLE_NONE,
    BATTLE_STACKS,
    BATTLE_SIEGE,
    BATTLE_CONQUEST,
    BATTLE_ENIGMA // no battle: a stack must retreat
} BattleKind;

typedef enum BattleStep {
    STEP_ENGAGE, // the attacker chooses
    STEP_MISSION,
    STEP_ANSWER,  // the defender may make peace
    STEP_COMMIT,  // defender, then attacker
    STEP_LOSER,   // the loser names casualties
    STEP_WINNER,  // the winner names what it gives up
    STEP_RETREAT, // the rest of the loser retreats
    STEP_END
} BattleStep;

enum {
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    SIDES
};

typedef struct BattleState {
    uint8_t kind, step, place; // BattleKind, BattleStep
    Seat side[SIDES];          // the seats fighting; SIDE_DEFENDER is unused in a conquest
    uint8_t is_committed[SIDES], count[SIDES], card[SIDES][BATTLE_CARDS_MAX]; // cards are functions, in order
    uint8_t winner;              // SIDE_ATTACKER or SIDE_DEFENDER
    uint8_t calm;                // no losses: battle called off, or none; only a retreat follows
    uint8_t first;               // the loser's first casualty is still to be named
    uint8_t left;                // casualties still to be named
    uint8_t due[2], paid[2];     // printed force the winner must give up, and has given up
    uint8_t more, back;          // more: additional units the winner loses; back: units it gets back
    uint8_t casualty[UNITS_MAX]; // of the loser
    uint8_t loss[UNITS_MAX];     // of the winner
} BattleState;

typedef struct EmpiresBoard {
    uint8_t seats;
    Seat first;       // the seat that begins each round
    uint8_t hegemony; // per cent of all systems; who has more when its turn begins wins; 0: no such rule
    uint8_t truce, round_limit; // rounds; round_limit 0: none
    uint8_t round, turns[2];    // turns begun, low and high byte
    Seat active;
    uint8_t phase; // PhaseKind
    Seat winner;   // SEAT_NONE until the game is over
    uint8_t how;   // EndedBy
    uint8_t peace; // seats the active seat can't attack for the rest of this turn, one bit each
    uint8_t ask;   // AskKind
    Seat asked;
    uint8_t place;  // the place the question is about; NONE
    uint8_t cursor; // the place at which the phase continues
    uint8_t met;    // opposing seats already met there, one bit each; MET_SYSTEM: the system too
    uint8_t unpaid; // units still to disband
    MoveState move;
    AimedCard deed;
    BattleState battle;
    PlayerState seat[EMPIRES_SEATS];
    SystemState system[PLACES_MAX];
    uint8_t pile[UNITS_MAX];           // units of each kind not in play
    uint8_t deck_size, deck[DECK_MAX]; // top card last
    uint8_t discard_size, discard[DECK_MAX];
    uint8_t stack_count;
    uint8_t map; // index plus 1; 0: EmpiresRules.usual_map
    uint8_t spare[5];
    Stack stack[STACKS_MAX];
} EmpiresBoard;

#define MET_SYSTEM 0x80u

_Static_assert(sizeof(EmpiresBoard) <= STATE_MAX, "states fit everybody's buffers");
_Static_assert(sizeof(EmpiresBoard) % HASH_BLOCK == 0, "hashed in whole blocks");

// Sets of places are uint64_t with one bit per place.
static inline uint64_t bit_of(int place) {
    return (uint64_t)1 << place;
}

static inline bool has_place(uint64_t places, int place) {
    return (places >> place & 1u) != 0;
}

// A number stored as low and high byte.
static inline uint16_t pair(const uint8_t bytes[2]) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static inline void set_pair(uint8_t bytes[2], int value) {
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

// Pointers into `rules`. map: as in EmpiresBoard and SetupOptions.
static inline const Chart *chart_for(const EmpiresRules *rules, uint8_t map, uint8_t seats) {
    return &rules->chart[map > 0 ? map - 1 : rules->usual_map[seats]][seats];
}

static inline const Chart *chart_of(const EmpiresRules *rules, const EmpiresBoard *s) {
    return chart_for(rules, s->map, s->seats);
}

static inline const RaceDef *race_of(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    return &rules->race[s->seat[seat].race];
}

static inline bool is_over(const EmpiresBoard *s) {
    return s->phase == PHASE_OVER;
}

// The seat that has to decide; SEAT_NONE when the game is over.
static inline Seat decider(const EmpiresBoard *s) {
    return is_over(s) ? SEAT_NONE : s->asked;
}

static inline bool has_mark(const EmpiresBoard *s, int place, unsigned mark) {
    return (s->system[place].marks & mark) != 0;
}

// SEAT_NONE: neutral.
static inline Seat owner_of(const EmpiresBoard *s, int place) {
    return s->system[place].owner == 0 ? SEAT_NONE : (Seat)(s->system[place].owner - 1);
}

// Returns true if one of the seats began there.
static inline bool is_home(const EmpiresBoard *s, int place) {
    for (Seat seat = 0; seat < s->seats; seat++)
        if (s->seat[seat].home == place)
            return true;
    return false;
}

// The seat's stack at the place, or NULL. Valid until stacks are added or removed.
static inline const Stack *stack_of(const EmpiresBoard *s, int place, Seat seat) {
    for (int i = 0; i < s->stack_count && s->stack[i].place <= place; i++)
        if (s->stack[i].place == place && s->stack[i].seat == seat)
            return &s->stack[i];
    return NULL;
}

// Number of units of all kinds.
static inline int sum_of(const uint8_t unit[UNITS_MAX]) {
    int sum = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        sum += unit[i];
    return sum;
}

// Returns true if a group of the card under way has left or entered the place.
static inline bool is_touched(const EmpiresBoard *s, int place) {
    return (s->move.touched[place / 8] >> place % 8 & 1u) != 0;
}

#endif
