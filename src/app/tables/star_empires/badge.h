// SPDX-License-Identifier: MIT
// The number in the corner of a card: what the card adds, or takes, and how that is said in words.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BADGE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BADGE_H

#include "app/stage/context.h"
#include "games/star_empires/rules.h"

#define BADGE_MAX 12

// "+10"; "+2×" for each of something; "+5+2×" with what a race adds to that (`bonus`, 0: nothing). "": the
// card has no number.
void empires_badge(const CardDef *card, int bonus, char out[BADGE_MAX]);
// "+2× in the corner: 2 force for each of your ships"; "": the card has no number.
void empires_badge_says(const App *app, const CardDef *card, int bonus, char *out, size_t size);

#endif
