// SPDX-License-Identifier: MIT
// Explains why something can't be done now, with the rule and its numbers.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_WHY_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_WHY_H

#include "app/tables/alpha_strike/table.h"

// Writes the sentence for a refused command; `verdict` must not be VERDICT_OK.
void strike_why(const App *app, const CardTable *table, const Command *command, Verdict verdict, char *out,
                size_t size);
// Whether the command could be given now. In the Action phase an attack is judged as if in the Combat phase.
Verdict strike_verdict(const App *app, const CardTable *table, const Command *command);
// The command that using the card here would have meant. For an attack with `target` SEAT_NONE: on a ship
// that is still in the game.
Command strike_meant_command(const App *app, const CardTable *table, uint8_t card, bool is_craft,
                             Seat target);
// True if some hand card or launched craft can't be used only because power is missing.
bool strike_lacks_power(const App *app, const CardTable *table);
// Shows the notice why the selection can't go to that region.
void strike_refuse_place(App *app, CardTable *table, const Hit *hit);
// Writes "4 weapon power, 1 engine power" for the tracks in `cost`. With `have` (may be NULL) the amounts are
// the power there is instead of the cost; for a single track then the number alone.
void strike_power_words(const App *app, const uint8_t cost[TRACKS], const uint8_t *have, char *out,
                        size_t size);

// Using this card of the hand would change nothing now, though it may be used: what it raises is full, or
// there is nothing to fire back with.
bool strike_is_idle(const App *app, const CardTable *table, uint8_t card);

#endif
