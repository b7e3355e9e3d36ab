// SPDX-License-Identifier: MIT
// The facts shown about a territory, a stack or an empire, and names of what can be chosen: for the side
// panel and the inspector.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_INSPECT_FACTS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_INSPECT_FACTS_H

#include "app/kit/column.h"
#include "app/tables/star_empires/side.h"

// A fact about a place, besides its stacks, from the shown view; one line.
typedef struct PlaceFact {
    const char *sign; // static asset path
    Color color;
    char text[160];
} PlaceFact;
#define PLACE_FACTS_MAX 12
typedef struct PlaceFacts {
    PlaceFact fact[PLACE_FACTS_MAX];
    int count;
} PlaceFacts;
void empires_place_facts(const App *app, const CardTable *table, uint8_t place, PlaceFacts *facts);

// In a panel: a place, stack or empire (facts.c).
void empires_draw_facts(App *app, const CardTable *table, GfxRect panel, const TableThing *thing);
// The height that this needs in a panel of that width, which can be as high as `most`.
float empires_facts_height(App *app, const CardTable *table, float width, float most,
                           const TableThing *thing);
// The units of a stack.
void empires_draw_stack_of(Column *column, const TableThing *thing);
// Head and numbers of an empire in a box.
// … in the side panel, as large as there is room.
void empires_draw_side_empire(App *app, const CardTable *table, Seat seat);
void empires_draw_empire(App *app, const CardTable *table, GfxRect box, Seat seat, float line);
// What an entry is called and what it does, "" where nothing is said.
void empires_function_words(const App *app, const CardTable *table, uint8_t function, char name[LOG_LINE_MAX],
                            char does[64]);
// Writes "Played: Special" where a card that stands for others of its race is used, not the card itself; else
// `does` stays as it is.
void empires_say_stand_in(const App *app, const CardTable *table, uint8_t function, char does[64]);
void empires_option_words(const App *app, const CardTable *table, const Command *command,
                          char name[LOG_LINE_MAX], char does[64]);
// Below the entries: what is asked about, besides what can be clicked (draw_question.c).
void empires_draw_question(App *app, const CardTable *table, SideKind kind);

#endif
