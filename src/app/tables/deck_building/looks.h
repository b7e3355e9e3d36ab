// SPDX-License-Identifier: MIT
// Looks of the deck-building game's cards, with its signs, colours and words, prepared once per language.
// Returned strings belong to the looks and live as long; signs are static asset paths.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_LOOKS_H
#define STARDECK_APP_TABLES_DECK_BUILDING_LOOKS_H

#include "app/art/card_art.h"
#include "app/art/target_art.h"
#include "app/stage/context.h"
#include "app/tables/deck_building/signs.h"
#include "games/deck_building/view.h"
#include "gfx/palette.h"

typedef struct BuildingLooks BuildingLooks;

// The rules of the game at the table (app->catalog). Valid until another game is chosen or packs are re-read.
static inline const BuildingRules *building_rules(const App *app) {
    return app->catalog->rules;
}

// The rules of the catalog for which the looks were made; belong to that catalog.
const BuildingRules *building_looks_rules(const BuildingLooks *looks);
const char *building_card_name(const BuildingLooks *looks, uint8_t card);
// The same where it does not lie among its like: a draft is told from the open mission of its name.
const char *building_whole_name(const BuildingLooks *looks, uint8_t card);
// Its text: as it is said and searched; as it is drawn, with words between GFX_STRONG_ON and GFX_STRONG_OFF.
const char *building_card_text(const BuildingLooks *looks, uint8_t card);
const char *building_drawn_text(const BuildingLooks *looks, uint8_t card);
const char *building_kind_name(const BuildingLooks *looks, uint8_t card); // "Character", "Battle simulation"
const char *building_stat_name(const BuildingLooks *looks, uint8_t stat); // STAT_DAMAGE is allowed
const char *building_trait_name(const BuildingLooks *looks, uint8_t trait);
const char *building_trait_sign(const BuildingLooks *looks, uint8_t trait); // NULL: none

// A deck card as printed, in a palette's colours (PALETTE_NEUTRAL: nobody's).
CardLook building_card_look(const BuildingLooks *looks, uint8_t card, int palette);
// A mission or event. With `board`, its goals show the seat's progress; NULL: as printed.
TargetLook building_space_look(const BuildingLooks *looks, const BuildingBoard *board, Seat seat,
                               uint8_t card);
int building_space_palette(const BuildingLooks *looks, uint8_t card); // PALETTE_… of a mission or event
int building_infection_palette(const BuildingLooks *looks);           // of infection cards
int building_back_palette(const BuildingLooks *looks);                // the back of space cards

// True if this secret draft no longer counts because its other copy, the standard mission, was completed.
bool building_draft_is_void(const BuildingLooks *looks, const BuildingBoard *board, uint8_t card);

#define GOAL_CHIPS TARGET_CHIPS
// Writes the goals of a mission or event as chips, at most GOAL_CHIPS; returns how many. `board` NULL: as
// printed. Otherwise each chip is ticked if the seat meets it, or shows how much is missing; but as printed
// too if the card is a draft that no longer counts (building_draft_is_void). Of alternative goals only the
// one of which least is missing is included, as printed the first. The last chip of a mission that is judged
// is the explore, or mission explore, that completing it takes.
int building_goal_chips(const BuildingLooks *looks, const BuildingBoard *board, Seat seat, uint8_t card,
                        Chip out[GOAL_CHIPS]);
// The same with all alternatives, "or" between them; but if one of them is met, that one alone.
int building_goal_ways(const BuildingLooks *looks, const BuildingBoard *board, Seat seat, uint8_t card,
                       Chip out[GOAL_CHIPS]);
const char *building_or(const BuildingLooks *looks); // "or"

#endif
