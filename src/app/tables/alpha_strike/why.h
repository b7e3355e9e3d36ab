// SPDX-License-Identifier: MIT
// Why something can't be done now, with the rule and its numbers.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_WHY_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_WHY_H

#include "app/tables/alpha_strike/table.h"

// The sentence for a refusal of the command; a verdict of VERDICT_OK has none.
void strike_why(const App *app, const CardTable *table, const Command *command, Verdict verdict, char *out,
                size_t size);
// Whether it could be given now; of an attack that waits for the Combat phase, whether it could then.
Verdict strike_verdict(const App *app, const CardTable *table, const Command *command);
// The command that using the card here would have meant; `target` SEAT_NONE: any ship that can be attacked.
Command strike_wanted(const App *app, const CardTable *table, uint8_t card, bool is_craft, Seat target);
// Of the cards in hand and the launched craft, is there one that nothing but too little power keeps from use?
bool strike_lacks_power(const App *app, const CardTable *table);
// What is picked does not go where that region is.
void strike_refuse_place(App *app, CardTable *table, const Hit *hit);
// "4 weapon power, 1 engine power"; `have`: what there is on the tracks that `cost` names, instead of the
// cost; of a single track the number alone.
void strike_power_words(const App *app, const uint8_t cost[TRACKS], const uint8_t *have, char *out,
                        size_t size);

#endif
