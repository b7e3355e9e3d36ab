// SPDX-License-Identifier: MIT
// The token of a stack: its strongest visible unit, number of units, and its force (own stacks) or its owner
// (others').
// Rectangles in window pixels.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H

#include "app/tables/star_empires/table.h"

typedef struct Token {
    int palette;  // PALETTE_…
    int units;    // how many
    int force;    // -1: unknown
    uint8_t top;  // the unit shown; NONE
    uint8_t race; // whose unit that is
    bool lit;
} Token;

// What the token of a stack with this face shows.
Token empires_token(const App *app, const CardTable *table, const TokenFace *face, bool lit);

// Height of a token on the map, and of that many one below the other.
float empires_token_height(const MapView *map);
float empires_tokens_height(const MapView *map, int count);
// The token's width for a height: the same for all, whatever is known of their stacks.
float empires_token_width(float height);
void empires_draw_token(App *app, const CardTable *table, GfxRect rect, const Token *token);

// ---- token_spots.c

// Finds the place of each territory's tokens (MapCell.token_x), once the map is laid.
void empires_place_tokens(App *app, CardTable *table);
// What tokens are not to cover: a planet, the core of a wormhole; the signs of what is built there (h 0:
// none).
GfxRect empires_planet_rect(const App *app, const CardTable *table, uint8_t place);
GfxRect empires_marks_rect(const App *app, const CardTable *table, uint8_t place);

#endif
