// SPDX-License-Identifier: MIT
// Heuristic values for computer opponents, in thousandths of a hull point, as one seat sees the game. The
// constants were tuned by self-play (tests/contract/figures.py prints how they perform).
#ifndef STARDECK_GAMES_ALPHA_STRIKE_WORTH_H
#define STARDECK_GAMES_ALPHA_STRIKE_WORTH_H

#include "games/alpha_strike/view.h"

// The viewpoint of the evaluation. The pointers are borrowed from the caller of strike_viewpoint.
typedef struct Viewpoint {
    const StrikeRules *rules;
    const StrikeView *view;
    const ViewShip *own; // the ship of view->viewer
    int alive;           // number of ships still in the fight
} Viewpoint;

// `rules` and `view` must outlive the result.
Viewpoint strike_viewpoint(const StrikeRules *rules, const StrikeView *view);

// Returns how many points of power are missing to pay `cost`; 0: it can be paid.
int strike_worth_missing(const uint8_t cost[TRACKS], const uint8_t power[TRACKS]);

// Value of an unanswered attack on `target` with this attack card or craft, minus its cost.
int32_t strike_worth_attack(const Viewpoint *eyes, uint8_t card, Seat target);
// The same for the best target; 0 if none is worth anything.
int32_t strike_worth_best_target(const Viewpoint *eyes, uint8_t card);
// Value of the best affordable attack from the hand, and from launched craft too if `strikes`; 0 if there is
// none. `target` SEAT_NONE: any.
int32_t strike_worth_best_attack(const Viewpoint *eyes, Seat target, bool strikes);

// Value of setting an own track to `to` (higher or lower), including the hand cards that become or stop being
// affordable.
int32_t strike_worth_power(const Viewpoint *eyes, PowerTrack track, int to);
// Value of repairing up to `amount` hull, limited by the damage taken.
int32_t strike_worth_repair(const Viewpoint *eyes, int amount);
// Value of having this craft in play.
int32_t strike_worth_craft(const Viewpoint *eyes, uint8_t card);
// Value of playing this action now, with the track or power transfer the command names.
int32_t strike_worth_action(const Viewpoint *eyes, const Command *command);
// Value of this card in the hand, regardless of whether it can be paid for.
int32_t strike_worth_card(const Viewpoint *eyes, uint8_t card);

// Game.weigh (weigh.c).
void strike_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);

#endif
