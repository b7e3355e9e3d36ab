// SPDX-License-Identifier: MIT
// Chances and forces in the side panel: lines, bars and notes of a column in its body.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_ODDS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_ODDS_H

#include "app/kit/column.h"
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/side.h"
#include "games/star_empires/forecast.h"

// The panel's body from y (window pixels) on.
Column empires_side_column(App *app, const CardTable *table, float y);
// `key`: of a text; `sign`: asset path of an icon.
void empires_say_title(Column *column, const char *text); // below a line across
void empires_say_head(Column *column, const char *key);   // a heading
// Small and dim, in as many lines as it needs; in smaller letters where the panel ends.
void empires_say_note(Column *column, const char *text);
// The same behind a sign, in the colour of what matters (`color`) or of notes; where its words go.
void empires_say_signed(Column *column, const char *sign, Color color, const char *text);
Column empires_beside_sign(const Column *column);
float empires_note_least(const Column *column, const char *text); // its height in the smallest letters
// A line with icon, text and the chance in per cent.
void empires_say_chance(Column *column, const char *sign, const char *key, int thousandths);
// Writes "You win: 67 %", or who wins: a chance always says whose it is. Returns `out`.
const char *empires_say_who_wins(const App *app, const CardTable *table, char *out, size_t size, Seat seat,
                                 int thousandths);
// The odds as a bar in both colours, above it their owner, or both forces where the units alone decide but
// unseen cards may not leave it at that; then the composition of both forces, and what cards can still do.
void empires_say_battle(Column *column, const BattleSide *attacker, const BattleSide *defender, int place);

#endif
