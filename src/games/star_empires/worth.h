// SPDX-License-Identifier: MIT
// What territories, groups and cards are worth to the seat that decides, by its view alone, in hundredths: a
// neutral system that needs only to be entered counts 1000. For weigh.c and its parts; private to this
// folder.
#ifndef STARDECK_GAMES_STAR_EMPIRES_WORTH_H
#define STARDECK_GAMES_STAR_EMPIRES_WORTH_H

#include "games/star_empires/numbers.h"

// Whose eyes look, and what is found out once for all commands of a decision.
typedef struct Eyes {
    const EmpiresRules *rules;
    const EmpiresBoard *s;
    const uint8_t *hidden; // units of each stack that are not seen; NULL: all are
    int hidden_group;
    const Chart *chart;
    Seat seat;
    uint64_t own, opposing, bases; // places with stacks; with own starbases
    int cards;                     // force that the best battle cards would add, roughly
    int left;                      // rounds that are left, this one too
    // What only moves, building and retreats ask for:
    int target[PLACES_MAX];      // what it is worth to come to a place, with whatever is needed
    int targets, at[PLACES_MAX]; // the places that are worth something
    int defence[PLACES_MAX];     // force that waits there, as far as can be guessed
    // Force that others could bring there in a turn: to what is its own; to retreat and to build, anywhere.
    int threat[PLACES_MAX];
    Seat rival; // moves: the living opponent who is furthest ahead; SEAT_NONE: there is none
    // What only building asks for:
    int units[UNITS_MAX]; // of each kind, wherever they are
    int room;             // so many units more can be kept without paying for them
    bool unexplored;      // is any system?
} Eyes;

// ---- weigh.c

// Game.weigh, of a view or a state.
void empires_weigh_table(const Eyes *eyes, const Command *legal, int count, int32_t *worth);

// ---- worth.c

// Of whoever decides at this table.
Eyes empires_eyes(const EmpiresRules *rules, const EmpiresBoard *s, const uint8_t *hidden, int hidden_group);
// Force of a stack that is not seen whole: what is seen, and what may lie below.
int empires_guess(const Eyes *eyes, int at, const Stack *stack);
int empires_group_cost(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
// Force of units of the seat at a place, against whoever waits there: their own, and what the place adds.
int empires_attack(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX]);
int empires_own_force(const Eyes *eyes, const uint8_t unit[UNITS_MAX]);
int empires_force_there(const Eyes *eyes, int place);
// In hundredths: that a die with so much more reaches a number; that a force beats two dice multiplied.
int empires_die_chance(int more, int needed);
int empires_product_chance(int force);
// What a card is worth in the hand.
int empires_card_worth(const Eyes *eyes, uint8_t card);

// ---- weigh_moves.c: groups that move

#define EMPIRES_MOVE_LEAST 150 // moves that are worth less are left

// What there is to come to, from everywhere.
typedef struct Sights {
    int held, at[PLACES_MAX], defence[PLACES_MAX]; // targets that somebody holds, the weakest first
    // From a place the best of all, less by how far it is, if so many of those can be beaten; found out when
    // it is asked for.
    uint64_t known;
    int best[PLACES_MAX][PLACES_MAX + 1];
} Sights;

// A group that may move: what is the same wherever it goes.
typedef struct Mover {
    uint8_t from, unit[UNITS_MAX];
    int cost, force, leaving; // of its units; what it costs that they leave (below 0: it is worth something)
} Mover;

void empires_look_around(const Eyes *eyes, Sights *out);
void empires_look_at_group(const Eyes *eyes, uint8_t from, const uint8_t unit[UNITS_MAX], Mover *out);
// That it moves there, by whatever card; what one card is worth more than another for it.
int32_t empires_weigh_group(const Eyes *eyes, Sights *sights, const Mover *mover, int to);
int32_t empires_dearer(const EmpiresRules *rules, uint8_t card, bool several);
int32_t empires_weigh_play(const Eyes *eyes, const Command *command);

// ---- weigh_moves.c, weigh_battle.c, weigh_build.c: commands of those phases

void empires_weigh_moves(const Eyes *eyes, const Command *legal, int count, int32_t *worth);
int32_t empires_weigh_react(const Eyes *eyes, const Command *command);
int32_t empires_weigh_roll(const Eyes *eyes, const Command *command);
int32_t empires_weigh_meeting(const Eyes *eyes, const Command *command);
int32_t empires_weigh_cards(const Eyes *eyes, const Command *command);
int32_t empires_weigh_conquest(const Eyes *eyes, const Command *command);
int32_t empires_weigh_loss(const Eyes *eyes, const Command *command);
int32_t empires_weigh_retreat(const Eyes *eyes, const Command *command);
void empires_look_at_fleets(Eyes *eyes); // before anything is to be built
int32_t empires_weigh_build(const Eyes *eyes, const Command *command);
int32_t empires_weigh_disband(const Eyes *eyes, const Command *command);

#endif
