// SPDX-License-Identifier: MIT
// Looks of Star Empires' cards, units and territories, with their signs, colours and words, prepared once per
// language. Returned strings belong to the looks and live as long; signs are static asset paths.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_LOOKS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_LOOKS_H

#include "app/art/card_art.h"
#include "app/kit/scene.h"
#include "app/stage/context.h"
#include "games/star_empires/view.h"
#include "gfx/palette.h"

typedef struct EmpiresLooks EmpiresLooks;

// The rules of the game at the table (app->catalog). Valid until another game is chosen or packs are re-read.
static inline const EmpiresRules *empires_rules(const App *app) {
    return app->catalog->rules;
}

// For GameCardLook.
void *empires_looks_open(const App *app);
void empires_looks_close(void *looks);
CardLook empires_look(const void *looks, const App *app, const CardRef *card);

// The rules of the catalog for which the looks were made; belong to that catalog.
const EmpiresRules *empires_looks_rules(const EmpiresLooks *looks);
const char *empires_card_name(const EmpiresLooks *looks, uint8_t card);
// What the card does, with its value for that race if that is more than printed (NONE: as printed).
const char *empires_card_text(const EmpiresLooks *looks, uint8_t card, uint8_t race);
const char *empires_when_name(const EmpiresLooks *looks, uint8_t card); // when it is played: "Battle"
const char *empires_unit_name(const EmpiresLooks *looks, uint8_t unit);
const char *empires_unit_short(const EmpiresLooks *looks, uint8_t unit); // abbreviated
const char *empires_race_name(const EmpiresLooks *looks, uint8_t race);
int empires_race_palette(const EmpiresLooks *looks, uint8_t race); // PALETTE_…
const char *empires_territory_name(const EmpiresLooks *looks, uint8_t territory);
const char *empires_phase_name(const EmpiresLooks *looks, uint8_t phase);
const char *empires_mark_name(const EmpiresLooks *looks, Mark mark);
const char *empires_mark_does(const EmpiresLooks *looks, Mark mark); // what it does, in a few words

// An action card as a race has it, in a palette's colours (NONE and PALETTE_NEUTRAL: nobody's, as printed).
CardLook empires_card_look(const EmpiresLooks *looks, uint8_t card, int palette, uint8_t race);

// When a card is played: an index into `empires_use_words` ("move", "battle" …, ended by NULL).
extern const char *const empires_use_words[];
int empires_use_of(const CardDef *card);
const char *empires_use_sign(int use);

// Signs.
const char *empires_unit_sign(const EmpiresLooks *looks, uint8_t unit);
// The asset path of a picture, on clear ground, of that race's unit; NULL: there is none, its sign is shown.
const char *empires_unit_painting(const EmpiresLooks *looks, uint8_t race, uint8_t unit);
// The painting that this race alone has for the card that stands for its special cards; NULL: there is none.
const char *empires_race_painting(const EmpiresLooks *looks, uint8_t race);
const char *empires_mark_sign(Mark mark);

#endif
