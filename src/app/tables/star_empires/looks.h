// SPDX-License-Identifier: MIT
// How cards, units and territories of Star Empires look, and their signs, colours and words.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_LOOKS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_LOOKS_H

#include "app/art/card_art.h"
#include "app/kit/scene.h"
#include "app/stage/context.h"
#include "games/star_empires/view.h"
#include "gfx/palette.h"

typedef struct EmpiresLooks EmpiresLooks;

// As the kit wants them.
void *empires_looks_open(const App *app);
void empires_looks_close(void *looks);
CardLook empires_look(const void *looks, const App *app, const CardRef *card);

const EmpiresRules *empires_looks_rules(const EmpiresLooks *looks);
const char *empires_card_name(const EmpiresLooks *looks, uint8_t card);
// What it does; with what it is worth for that race, where that is more than is printed (NONE: as printed).
const char *empires_card_text(const EmpiresLooks *looks, uint8_t card, uint8_t race);
const char *empires_when_name(const EmpiresLooks *looks, uint8_t card); // "Battle": when it is played
const char *empires_unit_name(const EmpiresLooks *looks, uint8_t unit);
const char *empires_unit_short(const EmpiresLooks *looks, uint8_t unit); // where there is little room
const char *empires_race_name(const EmpiresLooks *looks, uint8_t race);
int empires_race_palette(const EmpiresLooks *looks, uint8_t race); // PALETTE_…
const char *empires_territory_name(const EmpiresLooks *looks, uint8_t territory);
const char *empires_phase_name(const EmpiresLooks *looks, uint8_t phase);
const char *empires_mark_name(const EmpiresLooks *looks, Mark mark);
const char *empires_mark_does(const EmpiresLooks *looks, Mark mark); // in a few words

// An action card in the hands of a race, in the colours of a palette (NONE and PALETTE_NEUTRAL: nobody's, as
// printed).
CardLook empires_card_look(const EmpiresLooks *looks, uint8_t card, int palette, uint8_t race);

// When a card is played: its place in `empires_use_words` ("move", "battle" …, NULL ends it).
extern const char *const empires_use_words[];
int empires_use_of(const CardDef *card);
const char *empires_use_sign(int use);

// Signs (asset paths).
const char *empires_unit_sign(const EmpiresLooks *looks, uint8_t unit);
const char *empires_mark_sign(Mark mark);

#endif
