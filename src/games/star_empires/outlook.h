// SPDX-License-Identifier: MIT
// What waits at a place, as far as a viewer can know it: how likely battles are won there, what their forces
// are made of, what they would cost; what dice bring; what a system would yield. Everything here is computed
// from a view alone, never from a state, and without any chance: the same view gives the same numbers. (What
// lies open entirely, as ways, threatened seats and building sites, is in numbers.h.) Chances are
// thousandths; what is neither certain nor impossible is never said to be 0 or 1000.
#ifndef STARDECK_GAMES_STAR_EMPIRES_OUTLOOK_H
#define STARDECK_GAMES_STAR_EMPIRES_OUTLOOK_H

#include "games/star_empires/numbers.h"
#include "games/star_empires/view.h"

// ---- odds.c: the sides of a battle, and who wins

#define UNSEEN_LEVELS (UNITS_MAX + 1)

// Units below the strongest one of a stack or a group: how many, and out of what they are. Filled by the
// functions below; whoever shows it needs only `count`.
typedef struct Unseen {
    uint8_t count;
    uint8_t needs_ship; // one of them must be a ship: nothing moves without
    uint8_t levels;
    // Which kinds may be among the units of a level, one bit each; each level includes the one before, the
    // last one is these units' own. `elsewhere`: units of other stacks that must be of that level's kinds.
    uint16_t kinds[UNSEEN_LEVELS];
    uint8_t elsewhere[UNSEEN_LEVELS];
    uint8_t pool[UNITS_MAX]; // all units that the view shows nowhere
} Unseen;

// One side of a battle as the viewer sees it.
typedef struct BattleSide {
    Seat seat;
    uint8_t unit[UNITS_MAX]; // what is seen of its units; none, and nothing unseen: a garrison alone
    Unseen unseen;           // the others
    uint8_t card_count, card[BATTLE_CARDS_MAX]; // functions that it lays; at first none
} BattleSide;

// The seat's stack at the place; without one (SEAT_NONE has none) it is an empty side.
void empires_side_at(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                     BattleSide *out);
// The same when a group of these units, all of them seen, has joined it from elsewhere.
void empires_side_with(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                       const uint8_t unit[UNITS_MAX], BattleSide *out);
// The group on its way when it has come, with the stack that its seat has there. (Where neither is seen
// whole, all that is unseen counts as below the stronger top unit.) False: no group is on its way.
bool empires_side_coming(const EmpiresRules *rules, const EmpiresView *view, BattleSide *out);
// The units that are unseen, if they were as strong, or as weak, as they can be by `worth` of each kind:
// added to `unit`.
void empires_guess_units(const EmpiresRules *rules, const Unseen *unseen, const uint8_t worth[UNITS_MAX],
                         bool strong, uint8_t unit[UNITS_MAX]);

// A battle of two sides at a place: with the cards that they lay, and no others.
typedef struct BattleOdds {
    uint8_t is_known; // 0: both sides have unseen units; `wins` means nothing
    // That the attacker wins (rules §6.3); the defender holds in all other cases. Exact, but near only where
    // races' orders of strength cross: neither of two heaps may hold all kinds that the other may.
    uint16_t wins;
    // Force of each side: if its unseen units are weak, and strong. What a leader gives beside its own force
    // counts by those leaders that are seen.
    int16_t least[SIDES], most[SIDES];
} BattleOdds;

// Over all stacks that the side which hides units may have: each way in which the units that the view shows
// nowhere can be spread over all stacks that hide some is as likely as any other. (Only where the races'
// orders of strength contradict each other at once, the others' stacks are counted a little too wide.)
// Exact, but for more than 48 units unseen in one stack: the rest of them counts as average then.
void empires_odds(const EmpiresRules *rules, const EmpiresView *view, int place, const BattleSide *attacker,
                  const BattleSide *defender, BattleOdds *out);

// ---- forces.c: what a force is made of

typedef enum PartKind {
    PART_UNITS,    // all that are seen, with the race's bonus
    PART_UNSEEN,   // all that are not
    PART_LEADER,   // a leader against none
    PART_SYSTEM,   // the race at a system
    PART_STARBASE, // an own one in a neighbouring territory
    PART_GARRISON,
    PART_CARD
} PartKind;

typedef struct ForcePart {
    uint8_t kind;
    uint8_t card;         // function; NONE
    uint8_t sure;         // 0: PART_LEADER while a leader may be among the other side's unseen units
    int16_t bonus;        // PART_CARD: of it, what the race gives; PART_UNITS: the same
    int16_t amount, most; // PART_UNSEEN: at least and at most; else the same
} ForcePart;

#define PARTS_MOST (PART_CARD + BATTLE_CARDS_MAX)

typedef struct ForceParts {
    uint8_t count;
    ForcePart part[PARTS_MOST]; // in the order of PartKind; none of 0 but units and cards
    int16_t sum, most;          // of all
} ForceParts;

// Of the side that defends or attacks there; `other` NULL: a minor race. What is seen adds up to
// empires_force, and what is laid to empires_card_force.
void empires_parts(const EmpiresRules *rules, const EmpiresView *view, int place, bool defends,
                   const BattleSide *side, const BattleSide *other, ForceParts *out);

// How likely, of 1000, the side conquers a neutral minor race (rules §6.5), whose force is two dice
// multiplied.
uint16_t empires_conquest(const EmpiresRules *rules, const EmpiresView *view, int place,
                          const BattleSide *side);

// ---- chances.c: dice, and what comes of being somewhere

// Exploring (rules §5.3): how likely is each value.
typedef struct ExploreChances {
    uint16_t resources[DIE + 1], minor[DIE + 1]; // by the value
    uint16_t enigma;
} ExploreChances;

void empires_explore_chances(const EmpiresRules *rules, ExploreChances *out);

// An enigma (rules §5.4).
typedef struct EnigmaChances {
    uint16_t solved, destroyed, retreats; // all of them: 1000; what can't retreat is destroyed
    uint16_t minor_lost;                  // that besides a minor race dies out, if there is one
} EnigmaChances;

// What the stack's units add to the roll; what cards do, as functions.
int empires_enigma_help(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
int empires_roll_cards(const EmpiresRules *rules, const uint8_t function[], int count, RollWhat what);
// Of these units at the place, with `more` added to the die.
void empires_enigma_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                            const uint8_t unit[UNITS_MAX], int more, EnigmaChances *out);

// Diplomacy (rules §5.5), with the race's bonus and `more` by cards.
typedef struct DiplomacyChances {
    uint16_t joins, barred; // the rest: nothing happens
} DiplomacyChances;

void empires_diplomacy_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int more,
                               DiplomacyChances *out);

// What the seat finds if a stack of its own stands there in its turn, by what lies open now. Seats are one
// bit each.
typedef struct Waits {
    uint8_t explores;  // dice are thrown for the system, and nothing else is known
    uint8_t enigma;    // must be tried
    uint8_t diplomacy; // may be tried
    uint8_t conquest;  // may be tried, once no opposing stack is left
    uint8_t stacks;    // seats whose stacks are there
    uint8_t attacks;   // … those of them that may be attacked now: neither truce nor peace
    uint8_t garrison;  // force that may be besieged, once no opposing stack is left; 0: nothing
    uint8_t controls;  // it takes control at the end of the turn, if it is alone there then
} Waits;

void empires_waits(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place, Waits *out);

#endif
