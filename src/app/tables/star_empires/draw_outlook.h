// SPDX-License-Identifier: MIT
// Chances and forces in the side panel: lines, bars and notes below each other. Each function draws at `y` in
// the panel's body and returns the `y` for the next.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_OUTLOOK_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_OUTLOOK_H

#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/side.h"
#include "games/star_empires/forecast.h"

float empires_say_title(App *app, const CardTable *table, float y, const char *text); // below a rule
float empires_say_head(App *app, const CardTable *table, float y, const char *text);
float empires_say_note(App *app, const CardTable *table, float y, const char *text);
float empires_say_chance(App *app, const CardTable *table, float y, const char *sign, const char *text,
                         int thousandths);
// Writes "You win: 67 %", or who wins: a chance always says whose it is. Unless `sure` (nothing unseen can
// change it), it is never 0 or 100 %, but "under 1 %" or "over 99 %". Returns `out`.
const char *empires_say_who_wins(const App *app, const CardTable *table, char *out, size_t size, Seat seat,
                                 int thousandths, bool sure);
// The odds as a bar in both colours with the owner named above it, then the composition of both forces.
float empires_say_battle(App *app, const CardTable *table, float y, const BattleSide *attacker,
                         const BattleSide *defender, int place);
// The composition of one side's force only.
float empires_say_parts(App *app, const CardTable *table, float y, const BattleSide *side,
                        const BattleSide *other, int place, bool defends);

#endif
