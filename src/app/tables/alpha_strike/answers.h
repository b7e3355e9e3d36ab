// SPDX-License-Identifier: MIT
// Every answer that whoever is attacked may give (drawn by draw_rail.c).
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWERS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWERS_H

#include "app/tables/alpha_strike/table.h"

// Fills own(table)->answer: those that are legal, in the order of the cards, none at all last.
void strike_list_answers(const App *app, CardTable *table);
// Is there one with a card, or is declining all that is left? In a lesson, which may allow one answer alone,
// too.
bool strike_has_answer(const CardTable *table);
// "shields 0, hull 6": what taking the hit leaves, "destroyed" if that is nothing; "" where it changes
// nothing.
void strike_price_of_hit(const App *app, const CardTable *table, char *out, size_t size);

#endif
