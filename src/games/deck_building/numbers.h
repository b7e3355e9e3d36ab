// SPDX-License-Identifier: MIT
// Numbers that are computed from what lies on the table (rules §4, §8): stats, prices, goals, conditions.
// They read nothing that is hidden, so they can be asked of a view's table as well as of a state: rules and
// the game's table at the window ask the same functions.
#ifndef STARDECK_GAMES_DECK_BUILDING_NUMBERS_H
#define STARDECK_GAMES_DECK_BUILDING_NUMBERS_H

#include "games/deck_building/board.h"

// A card that asks something: whose it is, and where it lies.
typedef struct Asker {
    const BuildingRules *rules;
    const BuildingBoard *s;
    Seat seat;
    uint8_t zone; // ZONE_BRIDGE, ZONE_POINTS, NONE: nowhere
    int at;
} Asker;

bool building_selects(const BuildingRules *rules, const Selector *select, uint8_t card);
int building_stat(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat);
int building_xp_left(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
int building_points(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
int building_price(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card);
bool building_locked(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Lock lock);
bool building_holds(const Asker *asker, Span tests); // all of them
// Is the goal of the card met by what the seat has now? And by how much is this stat asked for (goals
// changed)?
bool building_goal_met(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card);
int building_goal_change(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat);
bool building_in_battle(const BuildingBoard *s);
bool building_is_down(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
// So many cards on top of its own deck, or of the space deck, the seat is looking at now.
int building_looked_at(const BuildingRules *rules, const BuildingBoard *s, Seat seat, bool own);
// The number of actions' repetitions, and who is meant, from the controller clockwise: one bit a seat.
unsigned building_who(const BuildingBoard *s, Seat seat, Who who, Seat target);

#endif
