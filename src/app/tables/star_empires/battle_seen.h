// SPDX-License-Identifier: MIT
// A battle as whoever sits in front sees it: what stands on both sides, what each part of their force is, and
// what would come of it. Everything is read from the shown view and the history, so it is right as well while
// others fight and while events are shown. Nothing here draws.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SEEN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_SEEN_H

#include "app/tables/star_empires/battle_told.h"

#define BATTLE_PARTS 12 // of a side's force

// One side.
typedef struct BattleStack {
    Seat seat;    // SEAT_NONE: a minor race
    bool own;     // of whoever sits in front
    bool attacks; // SIDE_ATTACKER
    int palette;
    uint8_t unit[UNITS_MAX]; // that stand there, as far as they can be seen
    uint8_t lost[UNITS_MAX]; // that have fallen in this battle
    uint8_t all[UNITS_MAX];  // what has fought, whatever has become of it since
    int unseen;              // … and so many more below the strongest, for who can't look into the stack
    int garrison;
    bool committed;                 // has laid its cards
    bool knows;                     // they can be seen
    uint8_t cards;                  // as far as they can be seen …
    uint8_t card[BATTLE_CARDS_MAX]; // … as functions
    int force;                      // with these; a minor race: -1 until it has rolled
    bool at_least;                  // … and with what can't be seen it may be more
} BattleStack;

// How far a battle has come, for whoever looks.
typedef struct BattleSeen {
    const EmpiresBoard *board;
    const BattleState *battle;
    BattleTold told;
    bool turned;  // all cards lie open
    bool counted; // … and it was told what both forces are
    bool decided; // … and who has won: only from then on there is an outcome
    bool calm;    // somebody has left: nothing is compared
    BattleStack stack[SIDES];
    int winner;  // a side: the one that has won, or that would if everything stayed like this
    int dice[2]; // of a minor race; 0: not rolled yet
} BattleSeen;

// One line of what a force is made of. Together they are the force, whenever that is known.
typedef struct BattlePart {
    const char *sign; // asset path; NULL: the side's emblem
    char name[96];
    int value;
    bool plus, unknown, forceless; // "+5"; "?"; no number: the card does something else
} BattlePart;

void empires_battle_seen(const App *app, const CardTable *table, BattleSeen *seen);
// Keeps what stands on both sides of the shown view, which is about to retreat.
void empires_battle_keep(CardTable *table);
// So many cards that side can still lay at most, as far as whoever looks can know.
int empires_battle_cards_left(const CardTable *table, const EmpiresRules *rules, const BattleStack *stack);
// Returns how many there are.
int empires_battle_parts(const App *app, const CardTable *table, const BattleSeen *seen, int side,
                         BattlePart out[BATTLE_PARTS]);

// ---- what comes of it (rules §6.3)

// Casualties of that side if it loses, or as they were, without its starbases: the loser names all but the
// first of them.
int empires_battle_casualties(const EmpiresRules *rules, const BattleSeen *seen, int loser);
// What that leaves of it can go nowhere, and is lost too.
bool empires_battle_is_trapped(const EmpiresRules *rules, const BattleSeen *seen, int loser);
// Printed force that the winner gives up.
int empires_battle_due(const EmpiresRules *rules, const BattleSeen *seen, int loser);
// The force that is the half of; and is it told what the winner gives up?
int empires_battle_beaten(const EmpiresRules *rules, const BattleSeen *seen, int loser);
bool empires_battle_costs(const EmpiresRules *rules, const BattleSeen *seen);
// The units that would fall so if each side gave what costs it least: `out` counts them.
void empires_battle_fall(const EmpiresRules *rules, const BattleSeen *seen, int side, uint8_t out[UNITS_MAX]);
// The side that has to name a unit now, of those that stand there; NONE.
uint8_t empires_battle_losing(const CardTable *table);
// The function as which the card of the hand that is held or pointed at would be laid; NONE.
uint8_t empires_battle_pointed(const App *app, const CardTable *table);

#endif
