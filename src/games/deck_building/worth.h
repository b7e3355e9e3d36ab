// SPDX-License-Identifier: MIT
// What cards, missions and effects are worth, by what lies open and the rules alone, in hundredths of a point
// of a stat. For weigh.c and playout.c; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_WORTH_H
#define STARDECK_GAMES_DECK_BUILDING_WORTH_H

#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"

// What everybody holds things to be worth, and from when on they do what.
#define WORTH_POINT 100 // of speed, attack, diplomacy
#define WORTH_SEARCH 40
#define WORTH_TRASH 60
#define WORTH_UPGRADE 45 // each point that the new card may cost more
#define WORTH_REPAIR 20
#define WORTH_HARM 40 // a point of damage to others, a card that they discard
#define WORTH_INFECTION (-120)
#define XP_FIRST 100    // a point of experience at the beginning
#define XP_LAST 30      // … and at the end
#define LEAST_EARLY 110 // cards worth less are not bought
#define LEAST_LATER 190
#define LEAST_LATE 240
#define LATE_SHARE 60 // per cent of the goal that somebody has when it is late
#define DULL 60       // per cent of the XP left: a best card worth less is searched away from
#define REPAIR_FROM 4 // damage

// What players differ in.
typedef struct Scale {
    int32_t shield, draw, explore, mission_explore, gain;
    int32_t
        flip_from; // speed, attack and diplomacy together from which on it explores while missions lie open
    int32_t trash_below; // what a card is worth that is better trashed
} Scale;

// In worth.c. The second is what many games between scales have shown to be better, by far: whoever thinks
// ahead begins from it. Cards that draw and missions more are worth more than they look, and unknown space
// cards less.
extern const Scale building_officer, building_captain;

// Whose eyes look, and how far the game has got.
typedef struct Eyes {
    const BuildingRules *rules;
    const BuildingState *s;
    Seat seat;
    const Scale *scale;
    int32_t xp; // what a point of experience is worth by now
} Eyes;

Eyes building_eyes(const BuildingRules *rules, const BuildingState *s, Seat seat, const Scale *scale);
// Of a card in a deck: what it brings whenever it is drawn.
int32_t building_worth_card(const Eyes *eyes, uint8_t card);
// Speed, attack and diplomacy together, as they are now.
int building_able(const Eyes *eyes);
// Of actions to whoever carries them out.
int32_t building_worth_actions(const Eyes *eyes, Span actions);
// How many points of stats (and cards) the seat lacks for a goal; 0: it is met.
int building_missing(const Eyes *eyes, uint8_t card);
// Does a point more of this stat bring an open mission, draft or the event nearer?
bool building_is_wanted(const Eyes *eyes, Stat stat);
// In weigh.c: Game.weigh, of whoever decides at this table (of a view, or a state), by such a scale.
void building_weigh_table(const BuildingRules *rules, const BuildingState *s, const Scale *scale,
                          const Command *legal, int count, int32_t *worth);

#endif
