// SPDX-License-Identifier: MIT
// Which numbers of Tactics have an explanation, and the explanations in words (explain_text.c). The facts
// come from games/tactics/explain.h.
#ifndef STARDECK_APP_TABLES_TACTICS_EXPLAIN_H
#define STARDECK_APP_TABLES_TACTICS_EXPLAIN_H

#include "app/kit/explain.h"
#include "app/tables/tactics/table.h"

typedef enum NumberKind {
    NUMBER_NONE,
    NUMBER_CARD,    // a card's power: row, at
    NUMBER_ROW,     // a seat's (or its team's) power in a row: row, seat
    NUMBER_POINTS,  // victory points: seat
    NUMBER_TARGET,  // the value of a row's target: row
    NUMBER_DRAW,    // cards in the draw pile: seat
    NUMBER_DISCARD, // in the discard pile
    NUMBER_HAND,    // in the hand
    NUMBER_LAID,    // cards of a row, until the deployment ends: row
    NUMBER_PRIZE,   // what a conquered target brings: seat, at: from the newest
    // Signs that have an explanation.
    SIGN_DOWN,   // the card is face down: row, at
    SIGN_SHIELD, // it is shielded: row, at
    SIGN_KIND    // the kind of its effect: row, at
} NumberKind;

typedef struct TableNumber {
    uint8_t kind; // NumberKind
    uint8_t row, at;
    Seat seat;
} TableNumber;

// The number that a region stands for; kind NUMBER_NONE: none.
TableNumber tactics_number_of(const HitTag *tag);
// Fills `out`. False if the table no longer shows such a number.
bool tactics_explain_number(const App *app, const CardTable *table, TableNumber number, Explanation *out);

// Explains a SIGN_; false if it is not there (explain_signs.c).
bool tactics_explain_sign(const App *app, const CardTable *table, TableNumber number, Explanation *out);

// Adds a line for each card of the row that the face-up card affects, or would affect if it were not blocked.
void tactics_explain_effect(const App *app, const CardTable *table, uint8_t row, uint8_t at,
                            Explanation *out);
// Writes "Effect blocked by Delta Flyer"; false if nothing blocks the card.
bool tactics_explain_blocker(const App *app, const CardTable *table, uint8_t row, uint8_t at, char *out,
                             size_t size);
// Writes one step of counting a row: the card and what it adds, and if that is not just its printed power,
// of what: "Vor'Cha +7", "K'Vort +12 = 9 + 3 (Phaser)".
void tactics_explain_step(const App *app, const CardTable *table, uint8_t row, const WhyPart *step, char *out,
                          size_t size);
// Writes what has been counted of the row being scored for a side (in Blind Trust a team's first member): the
// printed powers, then each bonus with the card it comes from, "15 + 9 + 3 (Phaser)"; "" if nothing has. A
// term that does not fit whole is left out.
#define LEDGER_TEXT 400 // bytes are enough
void tactics_explain_ledger(const App *app, const CardTable *table, Seat side, char *list, size_t size);
// Writes what a target's own points (tactics_explain_target) consist of: "5 + 2 (own planet)".
void tactics_explain_worth(const App *app, const CardTable *table, const Why *why, char *list, size_t size);
// Writes what it adds to others: "2 VP more for Boreth"; "" if nothing.
void tactics_explain_raised(const App *app, const TableLooks *looks, const Why *why, char *list, size_t size);
// Writes the two cards by which a row is led with WIN_GALAXY (ViewRow.leader_by): "Galaxy + Diplomat". Not
// for other rows: they have no such pair, and what is missing would be called face-down.
void tactics_explain_lead_text(const App *app, const CardTable *table, int row, char *out, size_t size);
// What a conquered target is worth on the seat's pile.
void tactics_explain_prize(const App *app, const CardTable *table, uint8_t target, Seat seat,
                           Explanation *out);

#endif
