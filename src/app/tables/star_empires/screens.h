// SPDX-License-Identifier: MIT
// What Star Empires adds to the screens around its table. The functions implement kit/game_screens.h.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SCREENS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/star_empires/looks.h"

extern const GameScreens empires_screens;
extern const GalleryLists empires_gallery;      // gallery.c
extern const GalleryList empires_gallery_races; // gallery_races.c
extern const GalleryList empires_gallery_maps;  // gallery_maps.c
void empires_map_sketch(App *app, uint8_t map, uint8_t seats, GfxRect rect);

// result.c
void empires_result_line(const App *app, const void *view, ResultLine *line);
const char *empires_result_tie(const App *app, const ResultLine *first, const ResultLine *second);
int empires_course_goal(const App *app, const void *view);
void empires_result_how(const App *app, const void *view, char *out, size_t size);
float empires_result_height(const void *view, const ResultLine *line, float width);
void empires_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                         GfxRect area);
// result_facts.c
int empires_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);
void empires_result_story(const App *app, const Course *course, char *out, size_t size);
// result_moments.c
bool empires_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                             size_t size);
bool empires_moment_ship(const App *app, const void *looks, const GameLogItem *item, char *file, size_t size);
bool empires_moment_words(const App *app, const void *looks, const Course *course, int moment,
                          MomentWords *out);

// rules_words.c
bool empires_rules_words(const App *app, const char *what, const char *name, Text *out);

// rules_example.c
void empires_example_size(App *app, const RulesExample *example, float width, float *w, float *h);
void empires_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                          float width);
bool empires_example_compose(App *app, const void *looks, const RulesExample *example, float width);

#endif
