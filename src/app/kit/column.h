// SPDX-License-Identifier: MIT
// What a panel says, from the top down. Each call draws at the top of what is left of the box and takes its
// height off there. Heights and sizes are logical pixels, not rounded. Nothing is clipped: with more to say
// than there is room for, a column runs out of its panel.
#ifndef STARDECK_APP_KIT_COLUMN_H
#define STARDECK_APP_KIT_COLUMN_H

#include "app/kit/draw.h"

typedef struct Column {
    App *app;
    const CardTable *table;
    GfxRect box; // what is left, window pixels
} Column;

// A panel without `edge` on both sides and `top` above; it ends where the panel ends.
Column column_in(App *app, const CardTable *table, GfxRect panel, float edge, float top);
// The same below y (window pixels).
Column column_below(App *app, const CardTable *table, GfxRect panel, float edge, float y);
GfxRect column_take(Column *column, float height);        // the next row
GfxRect column_take_pixels(Column *column, float height); // the same, `height` in window pixels
void column_gap(Column *column, float height);            // leaves this much free
void column_rule(Column *column, float height);           // a thin line at the top of the next row
void column_indent(Column *column, float width);          // shortens the rows that follow, at their left
// One line, as words_fit draws it in a row of this height.
void column_words(Column *column, float height, GfxFont font, float size, float least, Color color,
                  const char *text);
// Wrapped text in lines of this height, and a gap below it.
void column_text(Column *column, float size, float line, float gap, Color color, const char *text);

// A sign at the left, and wrapped text beside it.
typedef struct SignLook {
    float x, y, size;       // of the sign, from the row's corner
    float left, text, line; // the text's: distance from the row's left, letters, lines
    float gap;              // below the text
} SignLook;

// Draws the sign with the text beside it; takes the height of the taller one.
void column_sign(Column *column, const SignLook *look, const char *sign, Color color, const char *text);

#endif
