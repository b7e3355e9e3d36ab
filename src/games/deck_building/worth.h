// SPDX-License-Identifier: MIT
// What cards, missions and effects are worth, by what lies open and the rules alone, in hundredths of a point
// of a stat. For weigh.c and playout.c; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_WORTH_H
#define STARDECK_GAMES_DECK_BUILDING_WORTH_H

#include "games/deck_building/numbers.h"

// Whose eyes look, and how far the game has got.
typedef struct Eyes {
    const BuildingRules *rules;
    const BuildingState *s;
    Seat seat;
    int32_t xp; // what a point of experience is worth by now
} Eyes;

Eyes building_eyes(const BuildingRules *rules, const BuildingState *s, Seat seat);
// Of a card in a deck: what it brings whenever it is drawn.
int32_t building_worth_card(const Eyes *eyes, uint8_t card);
// Of actions to whoever carries them out.
int32_t building_worth_actions(const Eyes *eyes, Span actions);
// How many points of stats (and cards) the seat lacks for a goal; 0: it is met.
int building_missing(const Eyes *eyes, uint8_t card);
// Does a point more of this stat bring an open mission, draft or the event nearer?
bool building_is_wanted(const Eyes *eyes, Stat stat);
// In weigh.c: Game.weigh, of whoever decides at this table (of a view, or a state).
void building_weigh_table(const BuildingRules *rules, const BuildingState *s, const Command *legal, int count,
                          int32_t *worth);

#endif
