// SPDX-License-Identifier: MIT
// Drawing functions shared by the deck-building game's table. Sizes are logical pixels, rectangles window
// pixels.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_DRAW_H
#define STARDECK_APP_TABLES_DECK_BUILDING_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/deck_building/table.h"

#define COLOR_HULL_LOST 0xFFFFA07Au // letters of what a hull has lost

// True if the selection can be put at this place now. `hovered` (out): it is being dragged over it.
bool building_place_lit(const App *app, const CardTable *table, PlaceKind place, bool *hovered);

// Rectangles and heights in window pixels.

// draw_strips.c: the head of a seat's panel with its points; the stats of a flagship, boxes of this height in
// `columns` columns; its damage as a bar, `then`: after what is forecast.
void building_draw_head(App *app, const CardTable *table, GfxRect head, Seat seat);
void building_draw_stats(App *app, const CardTable *table, GfxRect room, Seat seat, float height,
                         int columns);
void building_draw_damage(App *app, const CardTable *table, GfxRect row, Seat seat, int then);
void building_draw_strips(App *app, const CardTable *table);

// draw_bridge.c
void building_draw_bridge(App *app, const CardTable *table);
// draw_market.c
void building_draw_market(App *app, const CardTable *table);
// draw_space.c: space, and a mission or event as a tile, whose goals show the seat's progress
// (SEAT_NONE: as printed).
void building_draw_space(App *app, const CardTable *table);
void building_draw_tile(App *app, const CardTable *table, uint8_t card, Seat seat, GfxRect rect, bool lit,
                        float opacity);
// reads.c: above and below the tile of a card that another seat has turned up, who has done so and what
// becomes of it.
void building_draw_found(App *app, const CardTable *table, uint8_t card, GfxRect tile, float opacity);
// draw_battle.c
void building_draw_battle(App *app, const CardTable *table);
// "Speed + Attack": what a column of its order compares, a bit for each stat.
void building_column_name(const CardTable *table, uint8_t stats, char *out, size_t size);
// draw_choice.c: a card's question with its answers.
void building_draw_choice(App *app, const CardTable *table);

// The mark of a mission that can be completed: its glow below it, its frame above it.
void building_draw_completes(App *app, const CardTable *table, GfxRect rect, float radius, bool above);

#endif
