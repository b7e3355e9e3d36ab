// SPDX-License-Identifier: MIT
// Turns clicks, drops and keys into a command. Everything but groups is looked up in the list of legal
// commands. For a group, the rules say where it can get to (games/star_empires/numbers.h), and session_judge
// whether it may go. No rules here. Returned commands belong to the session's list of legal commands and are
// valid until the session changes.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_CHOOSE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_CHOOSE_H

#include "app/kit/choose.h"
#include "games/star_empires/view.h"

// What is selected; the comments name the fields of EmpiresChoice that are set.
typedef enum PickKind {
    PICK_NONE,
    PICK_GROUP,  // units of the own stack at `from`; function: the card that moves them, NONE: any
    PICK_CARD,   // a hand card: card, at; function: what it is used as, NONE: not chosen yet
    PICK_BUILD,  // verb and with: what to build
    PICK_FLEETS, // nothing: the side panel lists the own fleets (fleet_list.h)
    PICK_SKIP    // asks whether to go on to phase `at` though something can still be done
} PickKind;

typedef struct EmpiresChoice {
    uint8_t pick; // PickKind
    uint8_t card, at, function;
    uint8_t from;
    uint8_t unit[UNITS_MAX];   // how many of each kind go …
    uint64_t stays[UNITS_MAX]; // … and which of their tiles stay behind, one bit each
    uint8_t verb, with;
} EmpiresChoice;

// Cards laid for a roll or a battle, in that order.
typedef struct EmpiresSet {
    uint8_t count;
    uint8_t function[BATTLE_CARDS_MAX], at[BATTLE_CARDS_MAX]; // what it is used as; index in the hand
} EmpiresSet;

// The entries of the side panel that can be clicked.
typedef enum EntryKind {
    ENTRY_COMMAND,  // gives the command
    ENTRY_FUNCTION, // uses or lays the selected card as `function`
    // A unit of the selected stack: function: its kind; nth: its index within the kind; on: it goes.
    ENTRY_UNIT,
    ENTRY_KIND,  // all units of a kind, in a large stack: function: the kind; nth: how many
    ENTRY_FLEET, // shows where the own stack at the place `function` is
    ENTRY_BUILD  // selects what to build: command.verb and .with; enabled: there is a place for it
} EntryKind;

typedef struct SideEntry {
    uint8_t kind; // EntryKind
    bool enabled, on;
    uint8_t function, nth;
    Command command;
} SideEntry;

void empires_choice_clear(EmpiresChoice *choice);

// ---- groups

// The card that moves groups now: the selected one, else the one that moves fewest. NONE: no card is needed
// (another group of a fleet, an interception).
uint8_t empires_move_card(const App *app, const CardTable *table);
// The card that moving the selected group plays now, as the function it is played as: where the same place
// can be reached without a card, none is (NONE).
uint8_t empires_group_card(const App *app, const CardTable *table);
// True if a card in the hand of the seat in front, used as any card its race allows, moves fleets.
bool empires_holds_move_card(const App *app, const CardTable *table);
// Selects all units at `place` that can move; false: no ships there, or they may not move now.
bool empires_pick_group(const App *app, const CardTable *table, uint8_t place, EmpiresChoice *choice);
// Leaves in the selected group only the units that the command (a hint) moves; nothing if it moves none from
// there.
void empires_group_as(const App *app, const CardTable *table, const Command *command, EmpiresChoice *choice);
// True if the command moves units from the place of the selected group, but others than are selected.
bool empires_group_differs(const CardTable *table, const Command *command);
// Whether unit `nth` of a kind is in the selected group; toggles it; sets how many of the `of` units of a
// kind are.
bool empires_unit_goes(const EmpiresChoice *choice, uint8_t kind, int nth);
void empires_unit_toggle(EmpiresChoice *choice, uint8_t kind, int nth);
void empires_unit_set(EmpiresChoice *choice, uint8_t kind, int count, int of);
// All units of the place that can move are in the selected group, or none.
void empires_group_set(const App *app, CardTable *table, bool all);
// The places the selected group can get to, one bit each; 0: no group. `steps` (PLACES_MAX; may be NULL): how
// many steps to each.
uint64_t empires_group_reach(const App *app, const CardTable *table, uint8_t *steps);
// The command that moves the selected group to the place `to`, whether legal or not.
Command empires_group_command(const App *app, const CardTable *table, uint8_t to);

// ---- building

// Places where the rules allow what `build` builds (verb and with), one bit each, regardless of its cost and
// of lessons.
uint64_t empires_build_sites(const App *app, const CardTable *table, const Command *build);

// ---- single cards

// What the hand card can be used as now, each function once; returns how many.
int empires_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]);
// The plays of the selected card in its chosen function: returns how many, the first one, and their places
// (0: it is not aimed at places).
int empires_plays(const App *app, const CardTable *table, Command *first, uint64_t *places);

// The function with that timing and effect; NONE.
uint8_t empires_function_of(const App *app, When when, Op op);
// The function with which the rules allow answering a move (OP_CANCEL_MOVE, OP_MOVE); NONE.
uint8_t empires_reaction(const App *app, const CardTable *table, Op op);
// The answer that the hand card gives by itself: decoys, security, a peace treaty; NULL: none.
const Command *empires_answers_with(const App *app, const CardTable *table, uint8_t card);
bool empires_intercepts_now(const App *app); // a group may move in answer
// True if this hand card lets a group move against a threatening move.
bool empires_intercepts_with(const App *app, const CardTable *table, uint8_t card);

// ---- sets of cards

// The most cards in a set that is asked for now; 0: none is.
int empires_set_limit(const App *app, const CardTable *table);
// The command that lays the current set, with a further function added (NONE: none); NULL: not legal.
const Command *empires_set_command(const App *app, const CardTable *table, uint8_t another);
// True if a card is laid, or one of the hand could be.
bool empires_can_add(const App *app, const CardTable *table);
// The functions as which the hand card could be added; returns how many.
int empires_set_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]);
bool empires_is_in_set(const CardTable *table, int at); // at: index in the hand

// ---- cards to discard

// How many cards must go, by the limit or by sabotage; 0: as many as one likes.
int empires_must_go(const App *app, const CardTable *table);
// True if hand cards are marked by clicks and then discarded together.
bool empires_marks(const App *app, const CardTable *table);
bool empires_is_marked(const CardTable *table, int at);
int empires_marked_count(const CardTable *table);
// Marks the hand card, or no longer. Never more than must go: then another one gives way.
void empires_toggle_mark(App *app, CardTable *table, int at);

// ---- places

// What putting the selection down at a place would do; false: nothing.
bool empires_at_place(const App *app, const CardTable *table, uint8_t place, Command *out);
// True if the selected card can move the fleet there: a click, or dropping the card, then selects that fleet.
bool empires_card_moves_from(const App *app, const CardTable *table, uint8_t place);
// Places to highlight, one bit each: where the selection, or what is asked for, can go, or whom it can move.
uint64_t empires_places_lit(const App *app, const CardTable *table);

#endif
