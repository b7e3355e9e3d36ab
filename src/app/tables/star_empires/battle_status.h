// SPDX-License-Identifier: MIT
// A battle as the seat in front may know it: the units on both sides, what their force is made of, and the
// likely outcome. Everything is read from the shown view and the history, so it also fits while others fight
// and while events are shown. Draws nothing.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_STATUS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_STATUS_H

#include "app/tables/star_empires/battle_history.h"
#include "app/tables/star_empires/battle_price.h"

#define BATTLE_PARTS 12 // most lines of a side's force

// One side of the battle.
typedef struct BattleStack {
    Seat seat;    // SEAT_NONE: a minor race
    bool own;     // the seat in front
    bool yours;   // … and its player looks: not while hands are hidden, or only computers play
    bool attacks; // SIDE_ATTACKER
    int palette;
    uint8_t unit[UNITS_MAX]; // units still there, by kind, as far as visible
    uint8_t lost[UNITS_MAX]; // units lost in this battle
    uint8_t all[UNITS_MAX];  // units that took part, whatever became of them
    int unseen;              // further units below the strongest, for seats that may not look into the stack
    int garrison;
    bool committed;                 // it has laid its cards
    bool visible;                   // the seat in front may see its cards
    uint8_t cards;                  // how many of them are visible …
    uint8_t card[BATTLE_CARDS_MAX]; // … as functions
    int force;                      // with these cards; a minor race: -1 until it has rolled
    bool at_least;                  // unseen cards or units may add to it
} BattleStack;

// The state of the battle, as far as the seat in front knows. Valid until the view it is read from changes.
typedef struct BattleStatus {
    const EmpiresView *view; // that it is read from
    const EmpiresBoard *board;
    const BattleState *battle;
    BattleHistory told;
    bool turned;  // all cards are face up
    bool counted; // … and both forces have been shown
    bool decided; // … and the winner: before that there is no outcome
    bool calm;    // a side has left, or made peace: forces are not compared
    BattleStack stack[SIDES];
    int winner;  // side that has won, or would win as things stand
    int dice[2]; // a minor race's; 0: not rolled yet
} BattleStatus;

// One line of a force's composition. The lines add up to the force whenever that is known.
typedef struct BattlePart {
    const char *sign; // static asset path; NULL: the side's emblem
    char name[96];
    int value;
    bool plus, unknown, forceless; // show as "+5"; as "?"; without a number: the card does something else
} BattlePart;

// Fills `seen` for the battle of the shown view.
void empires_read_battle(const App *app, const CardTable *table, BattleStatus *seen);
// The same as far as it has landed (clock.c): without what is only on its way, such as a unit that is being
// shot at. For what is written.
void empires_read_landed_battle(const App *app, const CardTable *table, BattleStatus *seen);
// Remembers the units on both sides of the shown view, before a retreat takes them away.
void empires_remember_retreat(CardTable *table);
// The most cards that this side can still lay, as far as the seat in front can know.
int empires_battle_cards_left(const CardTable *table, const EmpiresRules *rules, const BattleStack *stack);
// The lines of a side's force; returns how many.
int empires_battle_parts(const App *app, const CardTable *table, const BattleStatus *seen, int side,
                         BattlePart out[BATTLE_PARTS]);

// ---- outcome (rules §6.3). `loser`: the side that loses.

// Casualties of the losing side, without its starbases: predicted, or as they were. The loser names all but
// the first.
int empires_battle_casualties(const EmpiresRules *rules, const BattleStatus *seen, int loser);
// True if the losing side's survivors have nowhere to go and are lost too.
bool empires_battle_is_trapped(const EmpiresRules *rules, const BattleStatus *seen, int loser);
// Printed force that the winner gives up.
int empires_winner_due(const EmpiresRules *rules, const BattleStatus *seen, int loser);
// The loser's force of which the winner gives up a share (EmpiresRules.winner_loss_percent).
int empires_beaten_force(const EmpiresRules *rules, const BattleStatus *seen, int loser);
// All that the victory costs the winner.
BattlePrice empires_price_of(const EmpiresRules *rules, const BattleStatus *seen, int winner);
BattlePrice empires_owed(const EmpiresRules *rules,
                         const EmpiresBoard *s); // … what is left of that, once losses are named
// True if the winner's losses are to be shown.
bool empires_winner_pays(const EmpiresRules *rules, const BattleStatus *seen);
// Counts in `out` the units of a side that would fall if each side gave up what costs it least.
void empires_predict_losses(const EmpiresRules *rules, const BattleStatus *seen, int side,
                            uint8_t out[UNITS_MAX]);
// The kind of which the loser of these units loses the first of `count`, so that the least gets away;
// `strongest`: the strongest, as against a minor race. NONE: none falls.
uint8_t empires_first_casualty(const EmpiresRules *rules, const RaceDef *race, const uint8_t all[UNITS_MAX],
                               int count, bool strongest);
// What a unit of this side counts for: its force, and its printed force while the winner gives up units,
// since the price is reckoned in that.
int empires_battle_worth(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit);
// … in words: "6", or "6+1" where its race adds to what is printed.
void empires_battle_force_text(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit,
                               char out[16]);
// Counts in `out` the units that the seat in front would still give up if it gave what costs it least, now
// that it is asked for one. False: it is not, or names one of the other side's.
bool empires_cheapest_losses(const App *app, const CardTable *table, uint8_t out[UNITS_MAX]);
// The legal command that gives up the first of them; NULL: there is none.
const Command *empires_cheapest_loss(const App *app, const CardTable *table);
// The side that must name a unit to lose now; NONE: neither side.
uint8_t empires_battle_losing(const CardTable *table);
// The function as which the hand card being dragged or pointed at would be laid; NONE: none.
uint8_t empires_battle_pointed(const App *app, const CardTable *table);

#endif
