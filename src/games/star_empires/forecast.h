// SPDX-License-Identifier: MIT
// What to expect at a place, as far as a viewer can know: chances of winning a battle, the parts of each
// force, losses, dice, and the yield of a system. Computed from a view alone and without random numbers, so
// the same view always gives the same results. (Public facts such as routes, threatened seats and building
// sites are in numbers.h.) Chances are in thousandths; 0 and 1000 mean impossible and certain.
#ifndef STARDECK_GAMES_STAR_EMPIRES_FORECAST_H
#define STARDECK_GAMES_STAR_EMPIRES_FORECAST_H

#include "games/star_empires/numbers.h"
#include "games/star_empires/view.h"

// ---- odds.c: the sides of a battle, and the winner

#define UNSEEN_LEVELS (UNITS_MAX + 1)

// Hidden units of a stack or group: how many, and which kinds they can be. Filled by the functions below; for
// display only `count` matters.
typedef struct Unseen {
    uint8_t count;
    uint8_t needs_ship; // without a visible ship, one of them must be a ship, as only ships move
    uint8_t levels;
    // The kinds that may be among the units of a level, one bit each. Each level includes the previous one;
    // the last one is for these units themselves. `elsewhere`: number of hidden units of other stacks
    // restricted to the kinds of that level.
    uint16_t kinds[UNSEEN_LEVELS];
    uint8_t elsewhere[UNSEEN_LEVELS];
    uint8_t pool[UNITS_MAX]; // all units that the view shows nowhere
} Unseen;

// One side of a battle as the viewer sees it.
typedef struct BattleSide {
    Seat seat;
    uint8_t unit[UNITS_MAX];                    // visible units; with no units at all: a garrison alone
    Unseen unseen;                              // hidden units
    uint8_t card_count, card[BATTLE_CARDS_MAX]; // functions it commits; initially none
} BattleSide;

// The seat's stack at the place. Without one (or with SEAT_NONE) `out` is an empty side.
void empires_side_at(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                     BattleSide *out);
// The same after a group of these units, all visible, has joined the stack.
void empires_side_with(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                       const uint8_t unit[UNITS_MAX], BattleSide *out);
// The group on its way as it will arrive, joined with its seat's stack there. If both have hidden units, all
// of them count as ranking below the stronger visible unit. Returns false if no group is on its way.
bool empires_side_coming(const EmpiresRules *rules, const EmpiresView *view, BattleSide *out);
// Adds the hidden units to `unit`, chosen as strong or as weak as possible by `worth` per kind.
void empires_bound_units(const EmpiresRules *rules, const Unseen *unseen, const uint8_t worth[UNITS_MAX],
                         bool strong, uint8_t unit[UNITS_MAX]);

// Forecast of a battle between two sides, with exactly the cards they commit.
typedef struct BattleOdds {
    uint8_t is_known; // 0: both sides have hidden units; `wins` is meaningless
    // The attacker's chance to win (rules §6.3). Approximate only if races rank units so differently that
    // neither of two heaps can hold all the kinds the other can.
    uint16_t wins;
    // Force of each side if its hidden units are weak or strong. Only visible leaders count for the leader
    // bonus.
    int16_t least[SIDES], most[SIDES];
} BattleOdds;

// Computes the odds over all possible hidden units of the one side that hides some. Every distribution of the
// hidden units over all stacks that hide some is equally likely. Exact for up to 48 hidden units in a stack;
// further ones count as average. (If races rank units in contradictory orders, the other stacks'
// possibilities are slightly overestimated.)
void empires_odds(const EmpiresRules *rules, const EmpiresView *view, int place, const BattleSide *attacker,
                  const BattleSide *defender, BattleOdds *out);

// ---- forces.c: the parts of a force

typedef enum PartKind {
    PART_UNITS,    // visible units, race bonus included
    PART_UNSEEN,   // hidden units
    PART_LEADER,   // leader against no leader
    PART_SYSTEM,   // race bonus at a system
    PART_STARBASE, // own starbase in a neighbouring territory
    PART_GARRISON,
    PART_CARD
} PartKind;

typedef struct ForcePart {
    uint8_t kind;
    uint8_t card;         // function; NONE
    uint8_t sure;         // 0: PART_LEADER while the other side may have a hidden leader
    int16_t bonus;        // PART_CARD, PART_UNITS: the race bonus in `amount`
    int16_t amount, most; // PART_UNSEEN: least and most; else equal
} ForcePart;

#define PARTS_MOST (PART_CARD + BATTLE_CARDS_MAX)

typedef struct ForceParts {
    uint8_t count;
    ForcePart part[PARTS_MOST]; // in the order of PartKind; parts of 0 are omitted, except units and cards
    int16_t sum, most;          // totals
} ForceParts;

// Splits the force of `side`, defending or attacking at `place`. `other` NULL: a minor race. Visible parts
// add up to empires_force, cards to empires_card_force.
void empires_parts(const EmpiresRules *rules, const EmpiresView *view, int place, bool defends,
                   const BattleSide *side, const BattleSide *other, ForceParts *out);

// The most that cards can add to the side's force, if it holds the strongest of all there are: public facts
// only, its hand counts and is not looked at.
int empires_cards_most(const EmpiresRules *rules, const EmpiresView *view, const BattleSide *side);

// The chance, of 1000, that the side conquers a neutral minor race (rules §6.5), whose force is the product
// of two dice.
uint16_t empires_conquest(const EmpiresRules *rules, const EmpiresView *view, int place,
                          const BattleSide *side);

// ---- chances.c: dice, and what a place offers

// Exploration (rules §5.3): chance of each value.
typedef struct ExploreChances {
    uint16_t resources[DIE + 1], minor[DIE + 1]; // by value
    uint16_t enigma;
} ExploreChances;

void empires_explore_chances(const EmpiresRules *rules, ExploreChances *out);

// An enigma (rules §5.4).
typedef struct EnigmaChances {
    uint16_t solved, destroyed, retreats; // together 1000; a stack that cannot retreat is destroyed
    uint16_t minor_lost;                  // chance that a minor race, if present, dies out in addition
} EnigmaChances;

// What the stack's best unit adds to the roll.
int empires_enigma_help(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
// What cards used as these functions add to a roll.
int empires_roll_bonus(const EmpiresRules *rules, const uint8_t function[], int count, RollWhat what);
// Chances of these units at the place, with `more` added to the die.
void empires_enigma_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                            const uint8_t unit[UNITS_MAX], int more, EnigmaChances *out);

// Diplomacy (rules §5.5), with the race bonus and `more` from cards.
typedef struct DiplomacyChances {
    uint16_t joins, barred; // otherwise nothing happens
} DiplomacyChances;

void empires_diplomacy_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int more,
                               DiplomacyChances *out);

// What the seat can or must do if it has a stack there in its turn, by public information. Seats have one bit
// each.
typedef struct Waits {
    uint8_t explores;  // the system is unexplored: dice decide, and nothing else is known
    uint8_t enigma;    // must be attempted
    uint8_t diplomacy; // may be attempted
    uint8_t conquest;  // may be attempted once no opposing stack is left
    uint8_t stacks;    // seats with stacks there
    uint8_t attacks;   // … that may be attacked now (no truce, no peace)
    uint8_t garrison;  // force of a garrison that may be besieged once no opposing stack is left; 0: none
    uint8_t controls;  // the seat takes control at the end of the turn if it is alone there
} Waits;

void empires_place_options(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                           Waits *out);

#endif
