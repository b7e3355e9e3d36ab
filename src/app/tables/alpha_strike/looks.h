// SPDX-License-Identifier: MIT
// What the cards of Alpha Strike look like, made ready once per language. Drawing then needs no look-up and
// no memory.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_LOOKS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_LOOKS_H

#include "app/art/card_art.h"
#include "app/stage/context.h"
#include "games/alpha_strike/view.h"
#include "gfx/palette.h"

typedef struct StrikeLooks StrikeLooks;

// The card as printed, in the colours of a palette (PALETTE_NEUTRAL: nobody's).
CardLook strike_card_look(const StrikeLooks *looks, uint8_t card, int palette);
const char *strike_ship_painting(const StrikeLooks *looks, uint8_t ship); // NULL: there is none
const char *strike_card_name(const StrikeLooks *looks, uint8_t card);
const StrikeRules *strike_looks_rules(const StrikeLooks *looks);

// Signs (asset paths), colours and words; `tags`: one bit each, the first one's.
const char *strike_track_sign(uint8_t track); // TRACKS: of the hull
Color strike_track_color(uint8_t track);
const char *strike_tag_sign(uint8_t tags);
const char *strike_tag_name(const StrikeLooks *looks, uint8_t tags); // "": none
const char *strike_kind_name(const StrikeLooks *looks, uint8_t kind);
const char *strike_kind_sign(uint8_t kind);
const char *strike_track_name(const StrikeLooks *looks, uint8_t track); // TRACKS: of the hull

// "4 weapon power"; returns `out`.
const char *strike_points(const App *app, char *out, size_t size, int track, int number);
// The price as chips, one for each track that something is taken from; returns how many.
int strike_price(const uint8_t cost[TRACKS], Chip out[TRACKS]);

// At the right of a launched craft: that it may answer, or acts by itself; NULL: neither.
const char *strike_chip_sign(const CardDef *card);

#endif
