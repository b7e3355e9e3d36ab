// SPDX-License-Identifier: MIT
// Values computed from the board (rules §4, §8): stats, prices, goals, conditions. They depend on nothing
// hidden, so they work on a view's board as well as on the true state; the rules and the app both use them.
#ifndef STARDECK_GAMES_DECK_BUILDING_NUMBERS_H
#define STARDECK_GAMES_DECK_BUILDING_NUMBERS_H

#include "games/deck_building/board.h"

// The card whose condition is evaluated: its owner and where it is.
typedef struct CardContext {
    const BuildingRules *rules;
    const BuildingBoard *s;
    Seat seat;
    uint8_t zone; // ZONE_BRIDGE, ZONE_POINTS; NONE: not in play
    int at;
} CardContext;

// Returns true if the selector matches the card, apart from Selector.other.
bool building_selects(const BuildingRules *rules, const Selector *select, uint8_t card);
// The sum of a stat, lasting effects included, which may be below 0; and its current value, at least 0.
int building_stat_whole(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat);
int building_stat(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat);
// XP not spent yet; at least 0.
int building_xp_left(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
// Sum of the points of the cards in the seat's Points area.
int building_points(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
// What the seat pays for the card, lasting effects included; at least 0. The card must have a cost.
int building_price(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card);
// Returns true if a lasting effect forbids this to the seat.
bool building_locked(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Lock lock);
bool building_holds(const CardContext *asker, Span tests); // true if all conditions hold
// Returns true if the seat's current values meet the goal of the card.
bool building_goal_met(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card);
// By how much lasting effects raise the goals in this stat for the seat.
int building_goal_change(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat);
// Returns true while a battle is under way.
bool building_in_battle(const BuildingBoard *s);
// True if the seat's damage has reached its defense.
bool building_is_down(const BuildingRules *rules, const BuildingBoard *s, Seat seat);
// Number of cards on top of its own deck (`own`) or of the space deck that the seat is looking at now; 0 if
// none.
int building_peek_count(const BuildingRules *rules, const BuildingBoard *s, Seat seat, bool own);
// The affected seats, one bit each, of an action controlled by `seat`. `target`: for WHO_TARGET only.
unsigned building_affected_seats(const BuildingBoard *s, Seat seat, Who who, Seat target);

#endif
