// SPDX-License-Identifier: MIT
// A battle as whoever sits in front sees it: what stands on both sides, what each part of their force is, and
// what would come of it. Everything is read from the shown view and the history, so it is right as well while
// others fight and while events are shown. Nothing here draws.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SEEN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SEEN_H

#include "app/tables/star_empires/table.h"

#define BATTLE_PARTS 12 // of a side's force

// One side.
typedef struct BattleStack {
    Seat seat;    // SEAT_NONE: a minor race
    bool own;     // of whoever sits in front
    bool attacks; // SIDE_ATTACKER
    int palette;
    uint8_t unit[UNITS_MAX]; // that stand there
    uint8_t lost[UNITS_MAX]; // that have fallen in this battle
    uint8_t all[UNITS_MAX];  // both: what has fought
    int garrison;
    bool committed;                 // has laid its cards
    bool knows;                     // they can be seen
    uint8_t cards;                  // as far as they can be seen …
    uint8_t card[BATTLE_CARDS_MAX]; // … as functions
    int force;                      // with these; a minor race: -1 until it has rolled
} BattleStack;

typedef struct BattleSeen {
    const BattleState *battle;
    bool turned; // all cards lie open, and the force is compared
    bool calm;   // somebody has left: nothing is compared
    BattleStack stack[SIDES];
    int winner;  // a side: as it stands, or as it came
    int dice[2]; // of a minor race; 0: not rolled yet
} BattleSeen;

// One line of what a force is made of.
typedef struct BattlePart {
    const char *sign; // asset path; NULL: the side's emblem
    char name[96];
    int value;
    bool plus, unknown, forceless; // "+5"; "?"; no number: the card does something else
} BattlePart;

void empires_battle_seen(const App *app, const CardTable *table, BattleSeen *seen);
// Returns how many there are.
int empires_battle_parts(const App *app, const CardTable *table, const BattleSeen *seen, int side,
                         BattlePart out[BATTLE_PARTS]);

// ---- what comes of it (rules §6.3)

// Casualties of that side if it loses, or as they were: the loser names all but the first of them.
int empires_battle_casualties(const EmpiresRules *rules, const BattleSeen *seen, int loser);
// Printed force that the winner gives up.
int empires_battle_due(const EmpiresRules *rules, const BattleSeen *seen, int loser);
// The units that would fall so if both sides were careful: `out` counts them.
void empires_battle_fall(const EmpiresRules *rules, const BattleSeen *seen, int side, uint8_t out[UNITS_MAX]);
// The side that has to name a unit now, of those that stand there; NONE.
uint8_t empires_battle_losing(const CardTable *table);
// The function as which the card of the hand that is held or pointed at would be laid; NONE.
uint8_t empires_battle_pointed(const App *app, const CardTable *table);

#endif
