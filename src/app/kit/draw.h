// SPDX-License-Identifier: MIT
// Small drawing functions shared by the parts of a table. Sizes are logical pixels, rectangles window pixels.
#ifndef STARDECK_APP_KIT_DRAW_H
#define STARDECK_APP_KIT_DRAW_H

#include "app/kit/table.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/text.h"

// A part of `rect`: logical pixels from its top left corner; w or h 0: to its edge.
GfxRect part(const App *app, GfxRect rect, float x, float y, float w, float h);

// Draws one line, cut with an ellipsis if it is too long.
void words_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align,
              const char *text);
// The same, but first shrinks the letters down to `least`, then uses two lines if `rect` is high enough.
void words_fit(App *app, GfxRect rect, GfxFont font, float size, float least, Color color, GfxAlign align,
               const char *text);
// The height words_fit needs for this text in this width, all in window pixels but `least`: `usual`, or more
// if even with the `least` letters one line is too short.
float words_height(const App *app, float width, GfxFont font, float usual, float least, const char *text);
// As words_at, with a number for the text.
void number_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align, int number);
// Draws wrapped text, `line` apart; returns its height in window pixels.
float paragraph(App *app, GfxRect rect, GfxFont font, float size, float line, Color color, const char *text);

// Draws a faction's emblem (nothing if it has none), or an icon, centred in the square of `size` at x, y; all
// in window pixels.
void emblem_at(App *app, int palette, float x, float y, float size, Color color);
void icon_at(App *app, const char *path, float x, float y, float size, Color color);

// Draws a sprite at its pose: face or back, flipping, fading.
void draw_sprite(App *app, const CardTable *table, const Sprite *sprite, bool glow);
// Draws the cards of a zone that are not flying; card `lit` glows (-1: none).
void draw_zone(App *app, const CardTable *table, uint8_t zone, int lit);
// Draws a card at a place, by GameCardLook.draw_card if the game has it.
void table_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
// Draws the flares that darken this zone (FLARE_DIM), each with its bright card again on top. Call it after
// the zone's cards.
void draw_dim(App *app, const CardTable *table, int zone);
// Dims a rectangle, for what can't be used now; `radius` in window pixels.
void draw_dimmed(App *app, GfxRect rect, float radius);
// The same, but lightly: its picture stays what one looks at.
void draw_resting(App *app, GfxRect rect, float radius);

// Draws the ground of plate, hand and action box, in the colours of the seat in front. False: the dock is
// outside the damaged region and need not be drawn.
bool draw_dock_ground(App *app, const CardTable *table);
// Draws, over a hand that must not be seen, that it is hidden, and who decides if a question is asked openly,
// or whose click turns it up (session_is_face_down).
// Nothing if the hand may be seen.
void draw_hand_hidden(App *app, const CardTable *table);

// Draws the head of a seat's panel in its colours; `radius` of the upper corners in window pixels.
void draw_head_ground(App *app, GfxRect head, int palette, float radius);
// Draws the frame of a drop target; `lit`: the pointer is over it. `radius` logical.
void draw_drop_target(App *app, const CardTable *table, GfxRect rect, float radius, bool lit);
// Draws the outline of the place the held card came from.
void draw_drag_origin(App *app, const CardTable *table, GfxRect rect);
// "Your seat", "Person" or "Computer"; valid until the language changes.
const char *seat_player_word(const App *app, const CardTable *table, Seat seat);

// A seat's number (Standing.number) as counted up so far.
int points_shown(const CardTable *table, Seat seat);
// Dims the whole window for an overlay.
void draw_curtain(App *app, const CardTable *table, float opacity);
// Draws an opaque panel with its shadow, and nothing in it.
void draw_solid_panel(App *app, const CardTable *table, GfxRect rect, Color border);

// Converts logical to window pixels, without rounding.
float lpx(const CardTable *table, float logical);

#endif
