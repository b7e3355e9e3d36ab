// SPDX-License-Identifier: MIT
// What the drawing files of the table of Star Empires share.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/star_empires/table.h"

void empires_draw_map(App *app, const CardTable *table);    // draw_map.c
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
