// SPDX-License-Identifier: MIT
// What would come of something, as far as a view tells: which way a group goes, how a battle may end over all
// stacks that the other side could have, what dice bring. Computed from the view alone, so that nothing
// hidden can show in it. Chances are in thousandths.
#ifndef STARDECK_GAMES_STAR_EMPIRES_OUTLOOK_H
#define STARDECK_GAMES_STAR_EMPIRES_OUTLOOK_H

#include "games/star_empires/view.h"

#define OUTLOOK_PARTS 16

// The places that a group passes, the one that it starts from first, with the number of steps so far.
typedef struct OutlookPath {
    int count;
    uint8_t place[PLACES_MAX], step[PLACES_MAX];
} OutlookPath;

// False: it can't come there. Of several shortest ways the first in map order.
bool empires_outlook_path(const EmpiresRules *rules, const EmpiresView *view, Seat seat,
                          const uint8_t unit[UNITS_MAX], int from, int to, OutlookPath *out);

// Who might fight, as far as it is seen: units, and how many there are besides.
typedef struct OutlookSide {
    Seat seat; // SEAT_NONE: a garrison alone, with the units all 0
    uint8_t unit[UNITS_MAX];
    uint8_t hidden;
} OutlookSide;

typedef struct OutlookBattle {
    int win;           // for the attacker, if nobody plays a card
    int force[SIDES];  // of what is seen, with garrison, leader, system and starbase as far as they are sure
    int hidden[SIDES]; // units that are not seen …
    int least[SIDES], most[SIDES]; // … and what they may add, leaders' bonus too
    int garrison;
} OutlookBattle;

// An attack at a place. Hidden units are drawn from all that the view sees nowhere, none stronger than the
// strongest that is seen; of two sides with hidden units both are.
void empires_outlook_battle(const EmpiresRules *rules, const EmpiresView *view, const OutlookSide *attacker,
                            const OutlookSide *defender, int place, OutlookBattle *out);

// What a force is made of: units, a leader against none, the race at a system, a starbase nearby, the
// garrison, cards with what the race adds to them.
typedef enum OutlookPartKind {
    PART_UNITS,
    PART_LEADER,
    PART_SYSTEM,
    PART_STARBASE,
    PART_GARRISON,
    PART_CARD // function
} OutlookPartKind;

typedef struct OutlookPart {
    uint8_t kind; // OutlookPartKind
    uint8_t function;
    int amount;
} OutlookPart;

// The parts of a side's force against another stack, which add up to it; parts of 0 are left out but for the
// units. Returns how many, at most OUTLOOK_PARTS.
int empires_outlook_parts(const EmpiresRules *rules, const EmpiresView *view, Seat seat,
                          const uint8_t unit[UNITS_MAX], const uint8_t against[UNITS_MAX], int place,
                          bool defends, const uint8_t function[], int functions,
                          OutlookPart out[OUTLOOK_PARTS]);

// That one die with so much more shows at least `needed`; that a force beats two dice multiplied.
int empires_outlook_die(int more, int needed);
int empires_outlook_product(int force);
// What the seat's stack adds to an enigma roll by its ships.
int empires_outlook_enigma_bonus(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]);
// Seats that would be asked when a group of the seat comes to a place, one bit each.
uint8_t empires_outlook_asked(const EmpiresView *view, Seat mover, int to);

#endif
