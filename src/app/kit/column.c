// SPDX-License-Identifier: MIT
// Draws rows of a panel one below the other: each is cut off the top of the column's box.
#include "app/kit/column.h"

Column column_in(App *app, const CardTable *table, GfxRect panel, float edge, float top) {
    return column_below(app, table, panel, edge, panel.y + lpx(table, top));
}

Column column_below(App *app, const CardTable *table, GfxRect panel, float edge, float y) {
    const float side = lpx(table, edge);
    return (Column){app, table, {panel.x + side, y, panel.w - 2 * side, panel.y + panel.h - y}};
}

GfxRect column_take_pixels(Column *column, float height) {
    const GfxRect row = {column->box.x, column->box.y, column->box.w, height};
    column->box.y += height;
    column->box.h -= height;
    return row;
}

GfxRect column_take(Column *column, float height) {
    return column_take_pixels(column, lpx(column->table, height));
}

void column_gap(Column *column, float height) {
    column_take(column, height);
}

void column_rule(Column *column, float height) {
    const GfxRect row = column_take(column, height);
    gfx_fill(column->app->gfx, gfx_rect(row.x, row.y, row.w, 1), COLOR_LINE);
}

void column_indent(Column *column, float width) {
    column->box.x += lpx(column->table, width);
    column->box.w -= lpx(column->table, width);
}

void column_words(Column *column, float height, GfxFont font, float size, float least, Color color,
                  const char *text) {
    words_fit(column->app, column_take(column, height), font, size, least, color, GFX_LEFT, text);
}

void column_text(Column *column, float size, float line, float gap, Color color, const char *text) {
    column_take_pixels(column, paragraph(column->app, column->box, GFX_FONT_TEXT, size, line, color, text));
    column_gap(column, gap);
}

void column_sign(Column *column, const SignLook *look, const char *sign, Color color, const char *text) {
    const CardTable *table = column->table;
    const float left = lpx(table, look->left);
    const GfxRect beside = {column->box.x + left, column->box.y, column->box.w - left, 0};
    icon_at(column->app, sign, column->box.x + lpx(table, look->x), column->box.y + lpx(table, look->y),
            lpx(table, look->size), color);
    column_take_pixels(
        column, paragraph(column->app, beside, GFX_FONT_TEXT, look->text, look->line, COLOR_TEXT, text));
    column_gap(column, look->gap);
}
