// SPDX-License-Identifier: MIT
// Describes in words the target of a card that was played against somebody (board.h: AimedCard). All write ""
// if there is no such card, and return `out`.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_AIMED_CARD_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_AIMED_CARD_H

#include "app/tables/star_empires/table.h"

// For use within a sentence, from the owner's view: "your stack at Capella", "your hand".
const char *empires_aimed_card_at(const App *app, const CardTable *table, char *out, size_t size);
// A sentence for the owner: "Your stack at Capella: Warship, 2 × Scout."
const char *empires_aimed_card_target(const App *app, const CardTable *table, char *out, size_t size);
// A sentence for the seat that sees it: "Stack of Ben at Capella. …"
const char *empires_aimed_card_shown(const App *app, const CardTable *table, char *out, size_t size);
// True if that stack is being shown to somebody, or will be.
bool empires_aimed_card_shows(const CardTable *table, const Stack *stack);
// "Warship, 2 × Scout"; `unit`: how many of each kind.
const char *empires_units_text(const CardTable *table, const uint8_t unit[UNITS_MAX], char *out, size_t size);

#endif
