// SPDX-License-Identifier: MIT
// The token of a stack: its owner, number of units, and its force (own stacks) or its visible unit (others').
// Rectangles in window pixels.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H

#include "app/tables/star_empires/table.h"

typedef struct Token {
    int palette;  // PALETTE_…
    int units;    // how many
    int force;    // -1: unknown
    uint8_t top;  // the unit shown instead of the force; NONE
    uint8_t race; // whose unit that is
    bool lit;
} Token;

// What the token of a stack with this face shows.
Token empires_token(const App *app, const CardTable *table, const TokenFace *face, bool lit);

// The token's width for a height; `with_force`: it shows the force of an own stack.
float empires_token_width(float height, bool with_force);
void empires_draw_token(App *app, const CardTable *table, GfxRect rect, const Token *token);

#endif
