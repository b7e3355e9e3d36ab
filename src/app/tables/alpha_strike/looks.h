// SPDX-License-Identifier: MIT
// Looks of Alpha Strike's cards and ships, prepared once per language so that drawing needs no look-up and no
// memory. Returned strings belong to the looks and live as long; signs are static asset paths.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_LOOKS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_LOOKS_H

#include "app/art/card_art.h"
#include "app/stage/context.h"
#include "games/alpha_strike/view.h"
#include "gfx/palette.h"

typedef struct StrikeLooks StrikeLooks;

// The rules of the game at the table (app->catalog). Valid until another game is chosen or packs are re-read.
static inline const StrikeRules *strike_rules(const App *app) {
    return app->catalog->rules;
}

// The card as printed, in a palette's colours (PALETTE_NEUTRAL: nobody's).
CardLook strike_card_look(const StrikeLooks *looks, uint8_t card, int palette);
const char *strike_ship_painting(const StrikeLooks *looks, uint8_t ship); // NULL: none
const char *strike_card_name(const StrikeLooks *looks, uint8_t card);
// The rules of the catalog for which the looks were made; belong to that catalog.
const StrikeRules *strike_looks_rules(const StrikeLooks *looks);

// Signs, colours and words. `tags`: one bit each; the lowest one counts.
const char *strike_track_sign(uint8_t track); // TRACKS: the hull's
Color strike_track_color(uint8_t track);
const char *strike_tag_sign(uint8_t tags);
const char *strike_tag_name(const StrikeLooks *looks, uint8_t tags); // "": none
const char *strike_kind_name(const StrikeLooks *looks, uint8_t kind);
const char *strike_kind_sign(uint8_t kind);
const char *strike_track_name(const StrikeLooks *looks, uint8_t track); // TRACKS: the hull's

// Launching a craft does not keep it from attacking in the same turn.
bool strike_ship_strikes_at_once(const ShipDef *ship);

// Writes "4 weapon power"; returns `out`.
const char *strike_points(const App *app, char *out, size_t size, int track, int number);
// The price as chips, one per track that pays; returns how many.
int strike_price(const uint8_t cost[TRACKS], Chip out[TRACKS]);

// The sign at the right of a launched craft: it can answer, or acts by itself. NULL: neither.
const char *strike_chip_sign(const CardDef *card);

#endif
