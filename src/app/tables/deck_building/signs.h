// SPDX-License-Identifier: MIT
// Signs of stats, kinds and effects: what cards, panels and chips of the Deck Building Game have in common.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_SIGNS_H
#define STARDECK_APP_TABLES_DECK_BUILDING_SIGNS_H

#include "app/art/chip.h"
#include "games/deck_building/rules.h"

// Signs (asset paths) and colours.
const char *building_stat_sign(uint8_t stat); // STAT_DAMAGE: the hull's
Color building_stat_color(uint8_t stat);
const char *building_kind_sign(uint8_t kind);

// Fills `out` with a chip for each thing that an effect does, in the card's order, at most `most` (at least
// 1); returns how many. A chip says when the effect acts (no sign: when the card is played), that it depends
// on something or acts on others, what it does, or the choices, and how much. What is left unsaid shows as
// CHIP_MORE at the end. Icons are static.
int building_effect_chips(const BuildingRules *rules, uint8_t card, Chip out[], int most);

// The sign and colour of what a list of actions does first, for an answer in words; NULL: none.
const char *building_actions_sign(const BuildingRules *rules, Span actions, Color *color);

#endif
