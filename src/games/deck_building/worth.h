// SPDX-License-Identifier: MIT
// Heuristic values of cards, missions and effects for computer opponents, in hundredths of a stat point, from
// public information and the rules alone. For weigh.c and playout.c; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_WORTH_H
#define STARDECK_GAMES_DECK_BUILDING_WORTH_H

#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"

// Values and thresholds common to all players.
#define WORTH_POINT 100 // a point of speed, attack or diplomacy
#define WORTH_SEARCH 40
#define WORTH_TRASH 60
#define WORTH_UPGRADE 45 // per point that the new card may cost more
#define WORTH_REPAIR 20
#define WORTH_HARM 40 // a point of damage to others, a card they discard
#define WORTH_INFECTION (-120)
#define XP_FIRST 100    // a point of XP at the beginning of the game
#define XP_LAST 30      // … and at the end
#define LEAST_EARLY 110 // cards worth less are not bought
#define LEAST_LATER 190
#define LEAST_LATE 240
#define LATE_SHARE 60  // per cent of the points to win; the game is late once a seat has them
#define DULL 60        // per unspent XP: if the best offer is worth less, searching is better
#define REPAIR_FROM 4  // damage from which on repairing is worthwhile
#define USUAL_DAMAGE 4 // for effects that depend on how much there is

// Values in which players differ.
typedef struct Scale {
    int32_t shield, draw, explore, mission_explore, gain;
    int32_t flip_from;   // explores despite open missions if speed + attack + diplomacy is at least this
    int32_t trash_below; // cards worth less are better trashed
} Scale;

// Defined in worth.c. The captain won by far over many games of self-play and is used by opponents that think
// ahead: it values card draw and missions above their face value, and is more careful with unknown space
// cards.
extern const Scale building_officer, building_captain;

// The viewpoint of the evaluation. Pointers are borrowed from the caller of building_viewpoint.
typedef struct Viewpoint {
    const BuildingRules *rules;
    const BuildingState *s;
    Seat seat;
    const Scale *scale;
    int32_t xp; // current value of a point of XP; it falls as the game advances
} Viewpoint;

// `rules`, `s` and `scale` must outlive the result.
Viewpoint building_viewpoint(const BuildingRules *rules, const BuildingState *s, Seat seat,
                             const Scale *scale);
// Value of a card in the deck each time it is drawn.
int32_t building_worth_card(const Viewpoint *eyes, uint8_t card);
// Current sum of speed, attack and diplomacy.
int building_stat_sum(const Viewpoint *eyes);
// Value of the actions for their controller.
int32_t building_worth_actions(const Viewpoint *eyes, Span actions);
// Number of stat points and cards the seat lacks for the card's goal; 0: it is met.
int building_missing(const Viewpoint *eyes, uint8_t card);
// Returns true if one more point of this stat helps with an open mission, an own draft or the current event.
bool building_stat_helps(const Viewpoint *eyes, Stat stat);
// In weigh.c: Game.weigh for the deciding seat of this board (a view's or a state's), with this scale.
void building_weigh_table(const BuildingRules *rules, const BuildingState *s, const Scale *scale,
                          const Command *legal, int count, int32_t *worth);

#endif
