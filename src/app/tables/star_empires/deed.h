// SPDX-License-Identifier: MIT
// What a card that was played against somebody is about (board.h: AimedCard), in words; each is "" when there
// is no such card.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DEED_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DEED_H

#include "app/tables/star_empires/table.h"

// Within a sentence, to whom it belongs: "your stack at Capella", "your hand".
const char *empires_deed_at(const App *app, const CardTable *table, char *out, size_t size);
// A sentence to the same: "Your stack at Capella: Warship, 2 x Scout."
const char *empires_deed_target(const App *app, const CardTable *table, char *out, size_t size);
// To whom it is shown: "Stack of Ben at Capella. …"
const char *empires_deed_shown(const App *app, const CardTable *table, char *out, size_t size);
// That stack is to be shown, or is shown.
bool empires_deed_concerns(const CardTable *table, const Stack *stack);
// "Warship, 2 x Scout": `unit` has how many there are of each kind.
const char *empires_say_units(const CardTable *table, const uint8_t unit[UNITS_MAX], char *out, size_t size);

#endif
