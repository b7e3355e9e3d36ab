// SPDX-License-Identifier: MIT
// Small things that several parts of a table are drawn with. Sizes are logical pixels, rectangles window
// pixels.
#ifndef STARDECK_APP_KIT_DRAW_H
#define STARDECK_APP_KIT_DRAW_H

#include "app/kit/table.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/text.h"

// Part of `rect`: logical pixels from its top left corner; w or h 0: up to its edge.
GfxRect part(const App *app, GfxRect rect, float x, float y, float w, float h);

// One line, cut with an ellipsis where it is too long.
void words_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align,
              const char *text);
// The same, shrunk to `least` first; where that is not enough in two lines, if `rect` is high enough for
// them.
void words_fit(App *app, GfxRect rect, GfxFont font, float size, float least, Color color, GfxAlign align,
               const char *text);
void number_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align, int number);
// Wrapped; returns the height taken, in window pixels.
float paragraph(App *app, GfxRect rect, GfxFont font, float size, float line, Color color, const char *text);

// A faction's sign, centred in a square of `size` at x, y (window pixels).
void emblem_at(App *app, int palette, float x, float y, float size, Color color);
void icon_at(App *app, const char *path, float x, float y, float size, Color color);

// A card as the scene has it: face or back, flipping, fading.
void draw_sprite(App *app, const CardTable *table, const Sprite *sprite, bool glow);
// The cards that lie still in a zone; `lit` (an index in it, -1: none) shines.
void draw_zone(App *app, const CardTable *table, uint8_t zone, int lit);
// A card at a place: its face, or its back; as GameCardLook.draw_card, where that is NULL.
void table_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
// The flares that darken a zone: among its cards (FLARE_DIM).
void draw_dim(App *app, const CardTable *table, int zone);
// 40 % darker, for what can't be used now.
void draw_dimmed(App *app, GfxRect rect, float radius);

// Below plate, hand and action box, in the colour of whoever sits there (dock.c). False: nothing of the dock
// is to be drawn now.
bool draw_dock_ground(App *app, const CardTable *table);
// In place of a hand that is not the viewer's: who decides on the open table; else only that nobody's hand is
// to be seen. Nothing where the hand may be seen.
void draw_hand_hidden(App *app, const CardTable *table);

// The head of a seat's panel or of what is its own, in its colours; `radius` of the upper corners, window
// pixels.
void draw_head_ground(App *app, GfxRect head, int palette, float radius);
// What is held may be let go here; `lit`: it would be now. `radius` logical.
void draw_target_frame(App *app, const CardTable *table, GfxRect rect, float radius, bool lit);
// Where the card of the hand belongs that is held just now.
void draw_hand_home(App *app, const CardTable *table, GfxRect rect);
// "Your seat", "Person" or "Computer".
const char *seat_player_word(const App *app, const CardTable *table, Seat seat);

// The number of a seat (Standing) as it is counted up.
int points_shown(const CardTable *table, Seat seat);
// Dims everything for an overlay; what lies over it.
void draw_curtain(App *app, const CardTable *table, float opacity);
void draw_solid_panel(App *app, const CardTable *table, GfxRect rect, Color border);

// Window pixels from logical ones, unrounded.
float lpx(const CardTable *table, float logical);

#endif
