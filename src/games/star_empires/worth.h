// SPDX-License-Identifier: MIT
// Heuristic values of territories, groups and cards for the deciding seat, from its view alone: a neutral
// system that only needs to be entered counts 1000. For weigh.c and its parts; private to this folder.
#ifndef STARDECK_GAMES_STAR_EMPIRES_WORTH_H
#define STARDECK_GAMES_STAR_EMPIRES_WORTH_H

#include "games/star_empires/numbers.h"

// The viewpoint of the evaluation, and values computed once for all commands of a decision. Pointers are
// borrowed from the caller of empires_viewpoint.
typedef struct Viewpoint {
    const EmpiresRules *rules;
    const EmpiresBoard *s;
    const uint8_t *hidden; // hidden units of each stack; NULL: none are hidden
    int hidden_group;
    const Chart *chart;
    Seat seat;
    uint64_t own, opposing, bases; // places with own stacks, opposing stacks, own starbases
    int cards;                     // rough force that the best battle cards would add
    int left;                      // rounds left, including this one
    // For moves, building and retreats only:
    int target[PLACES_MAX];      // value of reaching a place, if whatever is needed there succeeds
    int targets, at[PLACES_MAX]; // the places with a value above 0
    int defence[PLACES_MAX];     // estimated force that defends the place
    // Force that an opponent could bring there in a turn. Computed for own places only; for retreats and
    // building everywhere.
    int threat[PLACES_MAX];
    Seat rival; // for moves: the living opponent furthest ahead; SEAT_NONE if there is none
    // For building only:
    int units[UNITS_MAX]; // own units of each kind, on the whole map
    int room;             // further units that can be supported without upkeep
    bool unexplored;      // some system is unexplored
} Viewpoint;

// ---- weigh.c

// Game.weigh, for a view's or a state's board.
void empires_weigh_table(const Viewpoint *eyes, const Command *legal, int count, int32_t *worth);

// ---- worth.c

// For the deciding seat of this board. `hidden` and `hidden_group` as in EmpiresView.
Viewpoint empires_viewpoint(const EmpiresRules *rules, const EmpiresBoard *s, const uint8_t *hidden,
                            int hidden_group);
// Estimated force of stack number `at`: visible units plus an average for hidden ones.
int empires_estimate_force(const Viewpoint *eyes, int at, const Stack *stack);
// What the units cost together, in credits.
int empires_group_cost(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
// Estimated force of own units attacking at a place: empires_own_force plus empires_force_there.
int empires_attack(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX]);
// Force of the units anywhere; a leader's bonus counts half, as the opponent may have a leader too.
int empires_own_force(const Viewpoint *eyes, const uint8_t unit[UNITS_MAX]);
// Force that the place adds: the race's bonus at a system, an own starbase next to it.
int empires_force_there(const Viewpoint *eyes, int place);
// Chance that a die plus `more` reaches `needed`, in per cent.
int empires_die_chance(int more, int needed);
// Chance that `force` beats the product of two dice, in per cent.
int empires_product_chance(int force);
// Value of keeping a card in the hand.
int empires_card_worth(const Viewpoint *eyes, uint8_t card);

// ---- weigh_moves.c: moving groups

#define EMPIRES_MOVE_LEAST 150    // moves worth less are not made
#define EMPIRES_LEADER_ALONE 2000 // what a move is worth less that leaves a leader in danger without a ship

// The targets of the map, as reachable from everywhere.
typedef struct TargetTable {
    int held, at[PLACES_MAX], defence[PLACES_MAX]; // targets that are defended, weakest first
    // For each place, the value of the best target from there, reduced by distance, if that many of the
    // defended targets can be beaten. Computed on demand; `known` has a bit for each place done.
    uint64_t known;
    int best[PLACES_MAX][PLACES_MAX + 1];
} TargetTable;

// A group that may move: what does not depend on its destination.
typedef struct MovingGroup {
    uint8_t from, unit[UNITS_MAX];
    int cost, force, leaving; // leaving: the loss if it leaves; negative: a gain
} MovingGroup;

// Fills `out` with the defended targets.
void empires_init_targets(const Viewpoint *eyes, TargetTable *out);
// Fills `out` for moving these units, all from the place `from`.
void empires_init_group(const Viewpoint *eyes, uint8_t from, const uint8_t unit[UNITS_MAX], MovingGroup *out);
// True if moving these units from the place `from` leaves a leader in danger there without a ship.
bool empires_strands_leader(const Viewpoint *eyes, int from, const uint8_t unit[UNITS_MAX]);
// Value of moving the group to the place `to`, by any card.
int32_t empires_weigh_group(const Viewpoint *eyes, TargetTable *targets, const MovingGroup *mover, int to);
// What to add for the card that moves it; `several`: groups at several places have good moves.
int32_t empires_card_preference(const EmpiresRules *rules, uint8_t card, bool several);
// Value of playing a card that moves no group.
int32_t empires_weigh_play(const Viewpoint *eyes, const Command *command);

// ---- weigh_moves.c, weigh_battle.c, weigh_build.c: commands of those phases

// The value of each command, or of one.
void empires_weigh_moves(const Viewpoint *eyes, const Command *legal, int count, int32_t *worth);
int32_t empires_weigh_react(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_roll(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_meeting(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_cards(const Viewpoint *eyes, const Command *command);
#define EMPIRES_CONQUEST_MIN 40 // per cent from which a conquest is tried; below, it is worth less than 0
#define EMPIRES_ENOUGH 1000     // cards that should win the battle are worth at least that, others less
// True if the command is a single card that calls the battle off.
bool empires_leaves_battle(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_conquest(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_loss(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_retreat(const Viewpoint *eyes, const Command *command);
// Fills `units`, `room` and `unexplored`, which must be 0. Only for empires_viewpoint, which calls it once
// when building is asked about; needs `rules`, `s`, `chart` and `seat`.
void empires_survey_fleets(Viewpoint *eyes);
int32_t empires_weigh_build(const Viewpoint *eyes, const Command *command);
int32_t empires_weigh_disband(const Viewpoint *eyes, const Command *command);

#endif
