// SPDX-License-Identifier: MIT
// From what was clicked, dropped and typed to a command. Everything but groups is looked up in the list of
// legal commands; of a group the table asks the rules where it can come to (games/star_empires/numbers.h) and
// whether it may go (session_judge). No rule of the game is known here.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_CHOOSE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_CHOOSE_H

#include "app/kit/choose.h"
#include "games/star_empires/view.h"

// What is picked.
typedef enum PickKind {
    PICK_NONE,
    PICK_GROUP, // unit of the own stack at `from`; function: the card that moves them, NONE: any
    PICK_CARD,  // of the hand: card, at; function: as which card, NONE: that has still to be said
    PICK_BUILD, // verb and with: what
    PICK_SKIP   // asked whether going on to the phase `at` is meant, though something can still be done
} PickKind;

typedef struct EmpiresChoice {
    uint8_t pick; // PickKind
    uint8_t card, at, function;
    uint8_t from;
    uint8_t unit[UNITS_MAX];   // how many of each kind go …
    uint64_t stays[UNITS_MAX]; // … and which of their tiles stay dark: a bit each
    uint8_t verb, with;
} EmpiresChoice;

// Cards that are laid for a roll or a battle, in the order in which they were.
typedef struct EmpiresSet {
    uint8_t count;
    uint8_t function[BATTLE_CARDS_MAX], at[BATTLE_CARDS_MAX]; // as what; which card of the hand
} EmpiresSet;

// What can be clicked in the side panel, in its order.
typedef enum EntryKind {
    ENTRY_COMMAND,  // does it
    ENTRY_FUNCTION, // the picked card is used as `function`, or laid so
    ENTRY_UNIT,     // one of the picked group or of its stack: function: its kind; nth: which of them; on: it
                    // goes
    ENTRY_KIND,     // all of a kind, in a large stack: function: the kind; nth: how many there are
    ENTRY_BUILD     // picks what is to be built: command.verb and .with; enabled: there is a place for it
} EntryKind;

typedef struct SideEntry {
    uint8_t kind; // EntryKind
    bool enabled, on;
    uint8_t function, nth;
    Command command;
} SideEntry;

void empires_choice_clear(EmpiresChoice *choice);

// ---- groups

// The card that moves groups now: the one that is picked, else that which moves fewest. NONE: by none (a
// further group of a fleet, an interception).
uint8_t empires_move_card(const App *app, const CardTable *table);
// All of the stack there that can move; false: there is no ship, or it may not move now.
bool empires_pick_group(const App *app, const CardTable *table, uint8_t place, EmpiresChoice *choice);
// Is that unit of the stack's kind one of the picked group; that it is, or not; and how many of a kind of
// `of`.
bool empires_unit_goes(const EmpiresChoice *choice, uint8_t kind, int nth);
void empires_unit_turn(EmpiresChoice *choice, uint8_t kind, int nth);
void empires_unit_set(EmpiresChoice *choice, uint8_t kind, int count, int of);
// Where the picked group can come to, and in how many steps (PLACES_MAX of them; NULL: not asked).
uint64_t empires_group_reach(const App *app, const CardTable *table, uint8_t *steps);
Command empires_group_command(const App *app, const CardTable *table, uint8_t to);

// ---- what is built

// Where the rules have a place for what is built (verb and with), whether or not it can be paid, and whatever
// a lesson wants.
uint64_t empires_build_sites(const App *app, const CardTable *table, const Command *build);

// ---- single cards

// As what the card of the hand can be used now, each once; returns how many.
int empires_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]);
// The plays of the picked card, as the function it is used as: how many, the first one, and (`places`) at
// which places; 0 where they have none.
int empires_plays(const App *app, const CardTable *table, Command *first, uint64_t *places);

// The card that does that then; NONE.
uint8_t empires_function_of(const App *app, When when, Op op);
// The function by which the rules let a move be answered so (OP_CANCEL_MOVE, OP_MOVE); NONE.
uint8_t empires_reaction(const App *app, const CardTable *table, Op op);
// The answer that the card of the hand gives by itself: decoys, security, a peace treaty; NULL: none.
const Command *empires_answers_with(const App *app, const CardTable *table, uint8_t card);
bool empires_intercepts_now(const App *app); // some group may be moved so
// With that card a group may be moved against a move that threatens.
bool empires_intercepts_with(const App *app, const CardTable *table, uint8_t card);

// ---- sets

// Is a set of cards wanted now, and how many at most?
int empires_set_limit(const App *app, const CardTable *table);
// The command that gives the set as it is, with another function (NONE: none); NULL: it is not legal.
const Command *empires_set_command(const App *app, const CardTable *table, uint8_t another);
// As what the card of the hand could be added; returns how many.
int empires_set_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]);
bool empires_is_in_set(const CardTable *table, int at); // a card of the hand

// ---- what lies at a place

// What putting the picked thing down at a place would do; false: nothing.
bool empires_at_place(const App *app, const CardTable *table, uint8_t place, Command *out);
// Places that are lit: where the picked thing, or what is asked, can go.
uint64_t empires_lit(const App *app, const CardTable *table);

#endif
