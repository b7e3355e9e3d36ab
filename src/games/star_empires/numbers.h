// SPDX-License-Identifier: MIT
// What is computed from the board (rules §4, §5, §6): revenue, garrisons, force, where groups come to, where
// something can be built. Of stacks that do not show themselves it counts what they show, so these can be
// asked of a view's table as well as of a state. Sets of places are one bit each.
#ifndef STARDECK_GAMES_STAR_EMPIRES_NUMBERS_H
#define STARDECK_GAMES_STAR_EMPIRES_NUMBERS_H

#include "games/star_empires/board.h"

// ---- numbers.c

int empires_systems(const EmpiresBoard *s, Seat seat);
int empires_units(const EmpiresBoard *s, Seat seat);
int empires_minors(const EmpiresBoard *s, Seat seat); // systems with a minor race that it controls
int empires_system_revenue(const EmpiresRules *rules, const EmpiresBoard *s, int place, Seat seat);
int empires_revenue(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// Cards that whose turn it is draws in it (rules §5.1): fewer in the very first turn of a game of two seats.
int empires_drawn(const EmpiresRules *rules, const EmpiresBoard *s);
int empires_garrison(const EmpiresRules *rules, const EmpiresBoard *s, int place);
bool empires_is_truce(const EmpiresBoard *s);
uint64_t empires_stacks(const EmpiresBoard *s, Seat seat);   // places with its stacks
uint64_t empires_opposing(const EmpiresBoard *s, Seat seat); // places with stacks of others
uint64_t empires_bases(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
uint64_t empires_controlled(const EmpiresBoard *s, Seat seat);
// All that the seat's units count, without leader and system.
int empires_total_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
// So many systems are more than that share.
bool empires_is_more(const EmpiresRules *rules, const EmpiresBoard *s, int systems, int percent);

// Who is asked when a group of the mover's is about to come there (one bit each; in the order of the next
// seats).
uint8_t empires_threatened(const EmpiresBoard *s, Seat mover, int to);

// ---- units

int empires_ships(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
bool empires_has_kind(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX], UnitKind kind);
int empires_speed(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]); // of the slowest ship
uint8_t empires_strongest(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat,
                          const uint8_t unit[UNITS_MAX]); // NONE: there are none
int empires_printed_force(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);

// ---- battles (rules §6)

// Who fights: a stack (NULL: none) against another one.
typedef struct Fighter {
    Seat seat;
    const uint8_t *unit, *against;
    int place;
    bool defends;
} Fighter;

// Without cards; the garrison is counted for whoever controls the system and defends it.
int empires_force(const EmpiresRules *rules, const EmpiresBoard *s, const Fighter *fighter);
// What a function adds for a stack; 0 for the second thing that it can do.
int empires_card_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, const uint8_t *unit,
                       uint8_t function);
// Where a stack of the seat can go from there.
uint64_t empires_retreats(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int place);

// ---- reach.c

// Where a group of that speed can come to; `steps`, if it is asked for: by how many (of those alone).
uint64_t empires_reach(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int speed,
                       uint8_t steps[PLACES_MAX]);

// The way there, step by step: the places that are entered, the last one too. A worm hole and the one that a
// group comes out of have the same number of steps.
typedef struct Way {
    uint8_t count; // 0: it is out of reach
    uint8_t place[PLACES_MAX], steps[PLACES_MAX];
} Way;

// The shortest one, without a worm hole rather than with one; of several always the same.
void empires_way(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int to, int speed,
                 Way *out);

// ---- groups.c: what a stack is split into where moves are listed

#define GROUPS_MAX (2 * UNITS_MAX + 4)

typedef struct Groups {
    struct Group {
        uint8_t unit[UNITS_MAX];
        uint64_t reach;
    } group[GROUPS_MAX];
    int count;
} Groups;

void empires_split(const EmpiresRules *rules, const EmpiresBoard *s, const Stack *stack, Groups *groups);

// ---- sites.c

uint64_t empires_yards(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat); // for units
uint64_t empires_base_sites(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat);
bool empires_can_mark(const EmpiresBoard *s, Seat seat, int place, Mark mark);
int empires_mark_cost(const EmpiresRules *rules, Mark mark);

#endif
