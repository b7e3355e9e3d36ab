// SPDX-License-Identifier: MIT
// The side panel: what it shows now. The selection comes first, then what is asked, then what is pointed at.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SIDE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SIDE_H

#include "app/kit/answer_list.h"
#include "app/tables/star_empires/table.h"

#define GROUP_TILES 9 // a selected stack with at most this many units is shown unit by unit

// HitTag.b of a row for a kind of unit.
enum {
    STEP_ALL,
    STEP_LESS,
    STEP_MORE
};

typedef enum SideKind {
    SIDE_EMPIRES,   // nothing special: everybody's numbers
    SIDE_GROUP,     // the selected group, and what awaits it where it would go
    SIDE_FUNCTIONS, // what the selected card is to be used or laid as
    SIDE_TARGETS,   // whom it is aimed at
    SIDE_CARD,      // the selected card needs a place, or a group
    SIDE_BUILD,     // what can be built
    SIDE_REACT,     // a threatening move
    SIDE_SECURITY,  // a card played against the seat, and the security cards that would stop it
    SIDE_SHOWN,     // a hand or a stack shown to the seat
    SIDE_DISCARD,   // cards of the hand to be discarded: above the limit, or by another seat's card
    SIDE_ROLL,      // an enigma, or diplomacy
    SIDE_MEET,      // a meeting: attack, mission, siege
    SIDE_BATTLE,    // the course of the battle
    SIDE_LOSE,      // the units of a stack, of which one is lost in a battle
    SIDE_RETREAT,   // where the rest of a stack can retreat to
    SIDE_FLEETS,    // the own fleets by place
    SIDE_DISBAND,   // units, of which those that can't be paid have to go
    SIDE_THING      // what is pointed at
} SideKind;

SideKind empires_side_kind(const App *app, const CardTable *table);
// What is for sale stays in sight while it is shown what the seat in front has built.
bool empires_shop_stays(const CardTable *table);
// The part below title and lead, where entries are.
GfxRect empires_side_body(const CardTable *table);
// True if entries are rows of a list, not tiles.
bool empires_side_has_rows(SideKind kind);
// The rows of the list of entries, for drawing and regions.
AnswerLayout empires_side_room(const App *app, const CardTable *table);
// Scrolls a list that is too long by `rows`, or by nearly a page; false: nothing to scroll.
bool empires_side_scroll(App *app, CardTable *table, int rows);
bool empires_side_page(App *app, CardTable *table, bool down);
// Scrolls to the entry that the keys have focused.
void empires_side_follow(App *app, CardTable *table, int at);
// A seat's numbers in the body; sets *line to the height of a line.
GfxRect empires_side_empire(const CardTable *table, Seat seat, float *line);
// True if there is room for its numbers below each other, with words and a bar; else they are in two columns.
bool empires_side_lists(const CardTable *table);
// Where its number is: 0 credits, 1 hand, 2 units, 3 systems.
GfxRect empires_side_number(const CardTable *table, Seat seat, int at);
// True for a large selected stack: a row per kind, with a button for one less and one more.
bool empires_side_has_steps(const CardTable *table);
// The places in such a row of the kind's tile and of its name; the name's h 0: the row is too low for one.
GfxRect empires_side_kind_tile(GfxRect row);
GfxRect empires_side_kind_name(const CardTable *table, GfxRect row);
// The place in such a row of the button for one less, or for one more.
GfxRect empires_side_step(const CardTable *table, GfxRect row, bool more);
// Tile `at` of `count` in the body, and the height of all of them.
GfxRect empires_side_tile(const CardTable *table, int at, int count);
float empires_side_tiles_height(const CardTable *table, int count);

// The y below the entries, window pixels.
float empires_side_below(const CardTable *table);
// draw_battle_course.c: where the panel shows what comes of a battle; h 0: there is no room for it, or no
// battle.
GfxRect empires_battle_outcome(const App *app, const CardTable *table);

// ---- drawing (draw_side.c, draw_destination.c)

// draw_destination.c: what awaits the selected group where it would go, from `y` down.
void empires_draw_destination(App *app, const CardTable *table, float y);

// draw_battle_course.c: the title and what is said below it once a card has ended the battle that is shown.
// False: none has.
bool empires_battle_title(const App *app, const CardTable *table, char title[120], char lead[240]);

#endif
