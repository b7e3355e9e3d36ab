// SPDX-License-Identifier: MIT
// The corner number of an action card: what it adds or takes, and the same in words.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BADGE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BADGE_H

#include "app/stage/context.h"
#include "games/star_empires/rules.h"

#define BADGE_MAX 12

// "+10"; "+2×": per unit of something; "+5+2×" with the bonus of a race (`bonus`, 0: none). "": the card has
// no number.
void empires_badge(const CardDef *card, int bonus, char out[BADGE_MAX]);
// Writes "+2× in the corner: 2 force for each of your ships"; "": the card has no number.
void empires_badge_says(const App *app, const CardDef *card, int bonus, char *out, size_t size);

#endif
