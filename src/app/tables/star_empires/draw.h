// SPDX-License-Identifier: MIT
// Drawing functions shared by the table of Star Empires.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_H

#include "app/kit/draw.h"
#include "app/tables/star_empires/table.h"

void empires_draw_map(App *app, const CardTable *table); // draw_map.c
// draw_names.c: names of territories, drawn below the stacks; those `named` on the screen (bits) above them.
void empires_draw_names(App *app, const CardTable *table, uint64_t named);
void empires_draw_named(App *app, const CardTable *table, uint64_t named);
GfxRect empires_name_rect(const App *app, const CardTable *table, uint8_t place); // where a name is drawn
void empires_draw_path(App *app, const CardTable *table);   // draw_path.c: the path of the dragged group
void empires_draw_steps(App *app, const CardTable *table);  // draw_phases.c: the phases of a turn
void empires_draw_side(App *app, const CardTable *table);   // draw_side.c
void empires_draw_battle(App *app, const CardTable *table); // draw_battle.c
// draw_battle_course.c: the course of a battle, in the side panel's body.
void empires_draw_battle_side(App *app, const CardTable *table);
// The same without the course, where it fits.
void empires_draw_battle_ends(App *app, const CardTable *table);

// A line "sign  name  value" of plate and panels; returns its height.
float empires_draw_line(App *app, const CardTable *table, GfxRect row, const char *sign, const char *name,
                        const char *value, Color color);
// The token of stack `stack` of the view.
void empires_draw_stack(App *app, const CardTable *table, int stack, bool lit);

// draw_zoom.c: the map and the sky that has grown over it (battle_zoom.h), in place of the battle.
void empires_draw_zoom(App *app, const CardTable *table);

#endif
