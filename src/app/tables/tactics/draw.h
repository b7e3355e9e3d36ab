// SPDX-License-Identifier: MIT
// Small things that several parts of the table are drawn with. Sizes are logical pixels, rectangles window
// pixels.
#ifndef STARDECK_APP_TABLES_TACTICS_DRAW_H
#define STARDECK_APP_TABLES_TACTICS_DRAW_H

#include "app/stage/widgets.h"
#include "app/tables/tactics/table.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/text.h"

// Part of `rect`: logical pixels from its top left corner; w or h 0: up to its edge.
GfxRect part(const App *app, GfxRect rect, float x, float y, float w, float h);

// One line, cut with an ellipsis where it is too long.
void words_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align,
              const char *text);
// The same, shrunk to `least` first.
void words_fit(App *app, GfxRect rect, GfxFont font, float size, float least, Color color, GfxAlign align,
               const char *text);
void number_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align, int number);
// Wrapped; returns the height taken, in window pixels.
float paragraph(App *app, GfxRect rect, GfxFont font, float size, float line, Color color, const char *text);

// A faction's sign, centred in a square of `size` at x, y (window pixels).
void emblem_at(App *app, int palette, float x, float y, float size, Color color);
void icon_at(App *app, const char *path, float x, float y, float size, Color color);

// Points of a row: halves, quarters and eighths as they come up.
void format_power(const App *app, char out[16], float power);

// A card as the scene has it: face or back, flipping, fading.
void draw_sprite(App *app, const TableScreen *table, const Sprite *sprite, bool glow);
// 40 % darker, for what can't be used now.
void draw_dimmed(App *app, GfxRect rect, float radius);

// A conquered target as a tile; CARD_HIDDEN: it lies face down.
void draw_won_tile(App *app, const TableScreen *table, uint8_t target, GfxRect rect);
// Conquered targets as tiles, "+n more" below.
void draw_won(App *app, const TableScreen *table, Seat seat, GfxRect area);
// A pile of backs with its number; the top of a discard pile with its number (dashed when empty).
void draw_pile_back(App *app, const TableScreen *table, Seat seat, GfxRect rect);
void draw_pile_top(App *app, const TableScreen *table, Seat seat, GfxRect rect);
// Victory points as they are counted up.
int points_shown(const TableScreen *table, Seat seat);
// Head of a seat's panel: sign, name, who plays, points.
void draw_seat_head(App *app, const TableScreen *table, Seat seat, GfxRect rect, const char *who, bool large);
// Dims everything for an overlay; what lies over it.
void draw_curtain(App *app, const TableScreen *table, float opacity);
void draw_solid_panel(App *app, const TableScreen *table, GfxRect rect, Color border);

// Window pixels from logical ones, unrounded.
float lpx(const TableScreen *table, float logical);

#endif
