// SPDX-License-Identifier: MIT
// Chances and forces in the side panel: lines, bars and notes, one below the other. Each function draws from
// `y` on in the panel's body and returns where the next may stand.
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
// "You win: 67 %", or whoever wins: a chance never stands without saying whose it is. Unless it is `sure`
// that nothing unseen can change it, it is never 0 or 100 %, but "under 1 %" and "over 99 %".
const char *empires_say_who_wins(const App *app, const CardTable *table, char *out, size_t size, Seat seat,
                                 int thousandths, bool sure);
// Odds as a bar in both colours, with whose they are above it, and what each side's force is made of.
float empires_say_battle(App *app, const CardTable *table, float y, const BattleSide *attacker,
                         const BattleSide *defender, int place);
// The same lines of one side alone.
float empires_say_parts(App *app, const CardTable *table, float y, const BattleSide *side,
                        const BattleSide *other, int place, bool defends);

#endif
