// SPDX-License-Identifier: MIT
// What the deck-building game adds to the screens around its table. The functions implement
// kit/game_screens.h.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_SCREENS_H
#define STARDECK_APP_TABLES_DECK_BUILDING_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/deck_building/looks.h"

extern const GameScreens building_screens;

// result.c
void building_result_line(const App *app, const void *view, ResultLine *line);
const char *building_result_tie(const App *app, const ResultLine *first, const ResultLine *second);
int building_course_goal(const App *app, const void *view);
void building_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                          GfxRect area);
float building_result_height(const void *view, const ResultLine *line, float width);
bool building_victory_scene(const App *app, const void *view, Seat seat, char *file, size_t size);
uint8_t building_result_wear(const void *view, Seat seat);
// result_facts.c
int building_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);

extern const GalleryLists building_gallery; // gallery.c

// rules_words.c
bool building_rules_words(const App *app, const char *what, const char *name, Text *out);
// rules_example.c
void building_example_size(App *app, const RulesExample *example, float width, float *w, float *h);
void building_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                           float width);
bool building_example_compose(App *app, const void *looks, const RulesExample *example, float width);

#endif
