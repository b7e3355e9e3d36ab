// SPDX-License-Identifier: MIT
// Which numbers of Tactics can be asked how they came about, and the answers in the player's words
// (explain_text.c). What is known comes from games/tactics/explain.h.
#ifndef STARDECK_APP_TABLES_TACTICS_EXPLAIN_H
#define STARDECK_APP_TABLES_TACTICS_EXPLAIN_H

#include "app/kit/explain.h"
#include "app/tables/tactics/table.h"

typedef enum NumberKind {
    NUMBER_NONE,
    NUMBER_CARD,    // power of a card: row, at
    NUMBER_ROW,     // power of a seat (or its team) in a row: row, seat
    NUMBER_POINTS,  // victory points: seat
    NUMBER_TARGET,  // what a row's target brings: row
    NUMBER_DRAW,    // cards of a pile: seat
    NUMBER_DISCARD, // likewise
    NUMBER_HAND,    // likewise
    // And signs that can be asked what they mean.
    SIGN_DOWN,   // a card lies face down: row, at
    SIGN_SHIELD, // it is shielded: row, at
    SIGN_KIND    // the kind of its effect: row, at
} NumberKind;

typedef struct TableNumber {
    uint8_t kind; // NumberKind
    uint8_t row, at;
    Seat seat;
} TableNumber;

// The number that a region stands for; NUMBER_NONE for any other.
TableNumber tactics_number_of(const HitTag *tag);
// False when there is no such number on the table (any more).
bool tactics_explain_number(const App *app, const CardTable *table, TableNumber number, Explanation *out);

// What a SIGN_ means; false when it is not there (explain_signs.c).
bool tactics_explain_sign(const App *app, const CardTable *table, TableNumber number, Explanation *out);

// What an up card does to the others of its row, and would do if it were not blocked; a line each.
void tactics_explain_effect(const App *app, const CardTable *table, uint8_t row, uint8_t at,
                            Explanation *out);
// "Effect blocked by Delta Flyer"; false when nothing blocks the card.
bool tactics_explain_blocker(const App *app, const CardTable *table, uint8_t row, uint8_t at, char *out,
                             size_t size);
// One step of counting a row: the card with what it adds, taken apart where that is not just what is printed
// on it; "Vor'Cha +7", "K'Vort 12 = 9 · +3 Phaser".
void tactics_explain_step(const App *app, const CardTable *table, uint8_t row, const WhyPart *step, char *out,
                          size_t size);
// "Galaxy + Diplomat": the cards by which the row is its leader's.
void tactics_explain_pair(const App *app, const CardTable *table, int row, char *out, size_t size);
// What a conquered target counts on the seat's pile.
void tactics_explain_prize(const App *app, const CardTable *table, uint8_t target, Seat seat,
                           Explanation *out);

#endif
