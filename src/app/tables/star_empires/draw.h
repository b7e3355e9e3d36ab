// SPDX-License-Identifier: MIT
// What the drawing files of the table of Star Empires share.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/star_empires/table.h"

void empires_draw_map(App *app, const CardTable *table); // draw_map.c
// Names of territories, below the stacks; those that are named (bits) above them (draw_names.c).
void empires_draw_names(App *app, const CardTable *table, uint64_t named);
void empires_draw_named(App *app, const CardTable *table, uint64_t named);
GfxRect empires_name_rect(const App *app, const CardTable *table, uint8_t place);
void empires_draw_way(App *app, const CardTable *table);    // draw_way.c: how what is held goes
void empires_draw_steps(App *app, const CardTable *table);  // draw_left.c
void empires_draw_side(App *app, const CardTable *table);   // draw_side.c
void empires_draw_battle(App *app, const CardTable *table); // draw_battle.c
// Beside a battle, in the body of the side panel: its course (draw_battle_course.c).
void empires_draw_battle_side(App *app, const CardTable *table);

// A line "sign  name  value" as plate and panels have them; returns its height.
float empires_draw_line(App *app, const CardTable *table, GfxRect row, const char *sign, const char *name,
                        const char *value, Color color);
// The token of a stack of the view.
void empires_draw_stack(App *app, const CardTable *table, int stack, bool lit);

#endif
