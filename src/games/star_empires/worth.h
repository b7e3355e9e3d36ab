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
    int threat[PLACES_MAX];      // force that others could bring there in a turn
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
// Force of units of the seat at a place, against whoever waits there.
int empires_attack(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX]);
// In hundredths: that a die with so much more reaches a number; that a force beats two dice multiplied.
int empires_die_chance(int more, int needed);
int empires_product_chance(int force);
// What a card is worth in the hand.
int empires_card_worth(const Eyes *eyes, uint8_t card);
// The living opponent who is furthest ahead; SEAT_NONE: there is none.
Seat empires_rival(const Eyes *eyes);

// ---- weigh_moves.c, weigh_battle.c, weigh_build.c: commands of those phases

void empires_weigh_moves(const Eyes *eyes, const Command *legal, int count, int32_t *worth);
int32_t empires_weigh_react(const Eyes *eyes, const Command *command);
int32_t empires_weigh_roll(const Eyes *eyes, const Command *command);
int32_t empires_weigh_meeting(const Eyes *eyes, const Command *command);
int32_t empires_weigh_cards(const Eyes *eyes, const Command *command);
int32_t empires_weigh_conquest(const Eyes *eyes, const Command *command);
int32_t empires_weigh_loss(const Eyes *eyes, const Command *command);
int32_t empires_weigh_retreat(const Eyes *eyes, const Command *command);
int32_t empires_weigh_build(const Eyes *eyes, const Command *command);
int32_t empires_weigh_disband(const Eyes *eyes, const Command *command);

#endif
