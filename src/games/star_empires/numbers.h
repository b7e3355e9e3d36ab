// SPDX-License-Identifier: MIT
// Values computed from the board (rules §4, §5, §6): revenue, garrisons, force, reach, building sites. Of
// stacks that are not public they count the visible units, so they work on a view's board as well as on the
// true state. Sets of places have one bit each.
#ifndef STARDECK_GAMES_STAR_EMPIRES_NUMBERS_H
#define STARDECK_GAMES_STAR_EMPIRES_NUMBERS_H

#include "games/star_empires/board.h"

// ---- numbers.c

int empires_systems(const EmpiresBoard *s, Seat seat);
int empires_units(const EmpiresBoard *s, Seat seat);
int empires_minors(const EmpiresBoard *s, Seat seat); // systems with a minor race that it controls
// Credits that a card with OP_CREDITS would bring the seat now.
int empires_earnings(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, uint8_t card);
// Revenue of the system if `seat` controls it.
int empires_system_revenue(const EmpiresRules *rules, const EmpiresBoard *s, int place, Seat seat);
int empires_revenue(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// Cards the active seat draws in its turn (rules §5.1): fewer in the very first turn of a game with two
// seats.
int empires_draw_count(const EmpiresRules *rules, const EmpiresBoard *s);
// Force of the system's garrison; 0 if it has none.
int empires_garrison(const EmpiresRules *rules, const EmpiresBoard *s, int place);
bool empires_is_truce(const EmpiresBoard *s);
uint64_t empires_stacks(const EmpiresBoard *s, Seat seat);   // places with its stacks
uint64_t empires_opposing(const EmpiresBoard *s, Seat seat); // places with other seats' stacks
// Places with own starbases.
uint64_t empires_bases(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
uint64_t empires_controlled(const EmpiresBoard *s, Seat seat);
// Total force of the seat's units, without bonuses for leaders and systems.
int empires_total_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// Returns true if `systems` is more than `percent` of all systems.
bool empires_exceeds_share(const EmpiresRules *rules, const EmpiresBoard *s, int systems, int percent);

// The seats to be asked when a group of `mover` is about to arrive at `to`, one bit each.
uint8_t empires_threatened(const EmpiresBoard *s, Seat mover, int to);

// ---- units

int empires_ships(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
bool empires_has_kind(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX], UnitKind kind);
// Speed of the slowest ship; 99 without ships.
int empires_speed(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
uint8_t empires_strongest(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat,
                          const uint8_t unit[UNITS_MAX]); // NONE if there are no units
// Force without the race's bonus.
int empires_printed_force(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);

// ---- battles (rules §6)

// One side of a battle: its stack (NULL: none) against the other's. Pointers are borrowed.
typedef struct Fighter {
    Seat seat;
    const uint8_t *unit, *against;
    int place;
    bool defends;
} Fighter;

// Force without cards. The garrison counts for a defender that controls the system.
int empires_force(const EmpiresRules *rules, const EmpiresBoard *s, const Fighter *fighter);
// Force that a card used as `function` adds to a stack; 0 with CARD_MARKED.
int empires_card_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, const uint8_t *unit,
                       uint8_t function);
// Where a stack of the seat can retreat to from `place`.
uint64_t empires_retreats(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int place);

// ---- reach.c

// Places in which the seat can have units: all of them, or, when there are as many stacks on the map as can
// be kept, those where it has a stack. The limit (STACKS_OPENED) leaves room for the stacks that a group on
// its way, an interceptor and a captured unit may still begin.
uint64_t empires_open_places(const EmpiresBoard *s, Seat seat);

// Places a group of that speed can reach. If `steps` is not NULL, it receives the number of steps for the
// places reached; other entries are left unchanged.
uint64_t empires_reach(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int speed,
                       uint8_t steps[PLACES_MAX]);

// A route, as the places entered, including the destination. Entering a worm hole and leaving another one
// count as the same step.
typedef struct Way {
    uint8_t count; // 0: out of reach
    uint8_t place[PLACES_MAX], steps[PLACES_MAX];
} Way;

// Finds the shortest route, preferring one without a worm hole; always the same one among equals.
void empires_way(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int to, int speed,
                 Way *out);

// ---- groups.c: how a stack is split when moves are listed

#define GROUPS_MAX (2 * UNITS_MAX + 4)

typedef struct Groups {
    struct Group {
        uint8_t unit[UNITS_MAX];
        uint64_t reach; // places
    } group[GROUPS_MAX];
    int count;
} Groups;

// Fills `groups` with the groups listed as moves of the stack, and the places each can reach.
void empires_split(const EmpiresRules *rules, const EmpiresBoard *s, const Stack *stack, Groups *groups);

// ---- sites.c

// Places where the seat can build units other than starbases.
uint64_t empires_yards(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// Places where the seat can build a starbase.
uint64_t empires_base_sites(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// Returns true if the seat can build the mark there, apart from its cost.
bool empires_can_mark(const EmpiresBoard *s, Seat seat, int place, Mark mark);
int empires_mark_cost(const EmpiresRules *rules, Mark mark);

#endif
