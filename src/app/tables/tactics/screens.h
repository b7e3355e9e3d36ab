// SPDX-License-Identifier: MIT
// What Tactics adds to the screens around its table. The functions implement kit/game_screens.h.
#ifndef STARDECK_APP_TABLES_TACTICS_SCREENS_H
#define STARDECK_APP_TABLES_TACTICS_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/tactics/looks.h"
#include "play/game_log.h"

extern const GameScreens tactics_screens;

// result.c
void tactics_result_parts(const App *app, const void *view, ResultLine *line);
const char *tactics_result_tie(const App *app, const ResultLine *first, const ResultLine *second);
void tactics_draw_result_tiles(App *app, const void *looks, const void *view, const ResultLine *line,
                               float told, GfxRect area);
const char *tactics_result_painting(const App *app, const void *looks, Seat seat, int which);
// result_facts.c
int tactics_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);
float tactics_result_tiles_height(const void *view, const ResultLine *line, float width);

bool tactics_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                             size_t size);

// result_moments.c
bool tactics_moment_words(const App *app, const void *looks, const Course *course, int moment,
                          MomentWords *out);

extern const GalleryLists tactics_gallery; // gallery.c

// rules_words.c
bool tactics_rules_words(const App *app, const char *what, const char *name, Text *out);

// rules_example.c
void tactics_example_size(App *app, const RulesExample *example, float width, float *w, float *h);
void tactics_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                          float width);
bool tactics_example_compose(App *app, const void *looks, const RulesExample *example, float width);

#endif
