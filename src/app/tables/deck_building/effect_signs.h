// SPDX-License-Identifier: MIT
// The effects of a card as chips, for cards too small for their text.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_EFFECT_SIGNS_H
#define STARDECK_APP_TABLES_DECK_BUILDING_EFFECT_SIGNS_H

#include "app/art/chip.h"
#include "games/deck_building/rules.h"

// Fills `out` with a chip for each effect, in the card's order, at most `most`; returns how many. A chip says
// when the effect acts (no sign: when the card is played), that it depends on something or acts on others,
// what it does first, or the choices, and how much. Its icons are static.
int building_effect_chips(const BuildingRules *rules, uint8_t card, Chip out[], int most);

#endif
