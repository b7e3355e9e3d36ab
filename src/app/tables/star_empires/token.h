// SPDX-License-Identifier: MIT
// The token of a stack: whose it is, how many units, and of an own one its force, of another one the unit
// that it shows. Rectangles window pixels.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_TOKEN_H

#include "app/tables/star_empires/table.h"

typedef struct Token {
    int palette;
    int units;
    int force;   // -1: not known
    uint8_t top; // the unit that is shown instead; NONE
    bool lit;
} Token;

// Its width at a height.
float empires_token_width(float height, bool with_force);
void empires_draw_token(App *app, const CardTable *table, GfxRect rect, const Token *token);

#endif
