// SPDX-License-Identifier: MIT
// What things are worth to a seat by its view, for opponents: in thousandths of a point of hull. The numbers
// were found by games against each other (tests/contract/figures.py prints what they lead to).
#ifndef STARDECK_GAMES_ALPHA_STRIKE_WORTH_H
#define STARDECK_GAMES_ALPHA_STRIKE_WORTH_H

#include "games/alpha_strike/view.h"

// Whose eyes, and what they see.
typedef struct Eyes {
    const StrikeRules *rules;
    const StrikeView *view;
    const ViewShip *own; // of view->viewer
    int alive;           // ships still in the fight
} Eyes;

Eyes strike_eyes_of(const StrikeRules *rules, const StrikeView *view);

// Points of power that are missing to pay the cost with these tracks; 0: it can be paid.
int strike_worth_missing(const uint8_t cost[TRACKS], const uint8_t power[TRACKS]);

// An attack with the card (a craft's strike likewise) on the seat, if it is not answered; what it costs is
// taken off.
int32_t strike_worth_attack(const Eyes *eyes, uint8_t card, Seat target);
// … on the seat that it is worth most against.
int32_t strike_worth_best_target(const Eyes *eyes, uint8_t card);
// The best attack that can be paid: of the hand, and of launched craft if `strikes`; 0: none. `target`
// SEAT_NONE: any.
int32_t strike_worth_best_attack(const Eyes *eyes, Seat target, bool strikes);

// The own track raised (or lowered) to `to`, with the cards of the hand that come within reach.
int32_t strike_worth_power(const Eyes *eyes, PowerTrack track, int to);
// Hull repaired, as far as there is damage.
int32_t strike_worth_repair(const Eyes *eyes, int amount);
// A craft in play.
int32_t strike_worth_craft(const Eyes *eyes, uint8_t card);
// An action played now, with the track it names, or the power it moves.
int32_t strike_worth_action(const Eyes *eyes, const Command *command);
// A card of the hand, for whoever could pay it.
int32_t strike_worth_card(const Eyes *eyes, uint8_t card);

// Game.weigh (weigh.c).
void strike_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);

#endif
