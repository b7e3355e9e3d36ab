// SPDX-License-Identifier: MIT
// The list of answers to an attack, or of counter attacks, for the seat in front (drawn by draw_rail.c).
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWERS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWERS_H

#include "app/tables/alpha_strike/table.h"

// Fills own(table)->answer with the legal answers: cards in the order of the legal commands, then taking the
// hit (card NONE). At most ANSWERS_MAX; none if the seat in front is not asked, or is asked openly.
void strike_list_answers(const App *app, CardTable *table);
// True if the answer is no better than taking the hit: all that it does is to allow a counter attack, and
// there is nothing to fire back with. It may be given all the same.
bool strike_answer_is_idle(const CardTable *table, const StrikeForecast *then);
// True if at least one answer uses a card. A lesson may allow a single answer.
bool strike_has_answer(const CardTable *table);
// True if at least one of those cards is in the hand; else only craft can answer.
bool strike_hand_has_answer(const App *app, const CardTable *table);

#endif
