// SPDX-License-Identifier: MIT
// The side panel: what stands in it just now. What is picked comes first, then what is asked, then what is
// pointed at.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SIDE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SIDE_H

#include "app/kit/answer_list.h"
#include "app/tables/star_empires/table.h"

#define GROUP_TILES 9 // a picked stack of so many units at most is shown unit by unit

// HitTag.b of a row for a kind.
enum {
    STEP_ALL,
    STEP_LESS,
    STEP_MORE
};

typedef enum SideKind {
    SIDE_EMPIRES,   // nothing: what everybody has
    SIDE_GROUP,     // the picked group, and what waits where it would go
    SIDE_FUNCTIONS, // as what the picked card is to be used, or laid
    SIDE_TARGETS,   // whom it is aimed at
    SIDE_CARD,      // the picked card is aimed at a place, or waits for a group
    SIDE_BUILD,     // the shop
    SIDE_REACT,     // a move threatens
    SIDE_SECURITY,
    SIDE_SHOWN, // a hand or a stack that is shown
    SIDE_DISCARD,
    SIDE_ROLL,   // an enigma, or diplomacy
    SIDE_MEET,   // who meets whom: attack, mission, siege
    SIDE_BATTLE, // beside the battle: its course
    SIDE_LOSE,
    SIDE_RETREAT,
    SIDE_DISBAND,
    SIDE_THING // what is pointed at
} SideKind;

SideKind empires_side_kind(const App *app, const CardTable *table);
// The part below title and lead: entries stand there.
GfxRect empires_side_body(const CardTable *table);
// Entries are rows of a list, not tiles.
bool empires_side_has_rows(SideKind kind);
AnswerRoom empires_side_room(const App *app, const CardTable *table);
// A list for which there is no room goes on by so many rows, or by nearly all it shows; false: all is there.
bool empires_side_scroll(App *app, CardTable *table, int rows);
bool empires_side_page(App *app, CardTable *table, bool down);
void empires_side_follow(App *app, CardTable *table, int at); // the keys have come to that entry
// Tile `at` of `count` in the body; and how much of its height all of them take.
GfxRect empires_side_empire(const CardTable *table, Seat seat,
                            float *line); // a seat's numbers; their lines' height
// A large picked stack: a row for each kind, with a button for one less and one more at its end.
bool empires_side_has_steps(const CardTable *table);
GfxRect empires_side_step(const CardTable *table, GfxRect row, bool more);
GfxRect empires_side_tile(const CardTable *table, int at, int count);
float empires_side_tiles_height(const CardTable *table, int count);

// ---- drawing (draw_side.c, draw_waits.c)

// What waits where the picked group would go, from `y` on.
void empires_draw_waits(App *app, const CardTable *table, float y);

#endif
