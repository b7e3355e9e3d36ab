// SPDX-License-Identifier: MIT
// What Alpha Strike adds to the screens around its table. The functions implement kit/game_screens.h, unless
// described here.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_SCREENS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/alpha_strike/looks.h"

extern const GameScreens strike_screens;

// result.c
void strike_result_line(const App *app, const void *view, ResultLine *line);
const char *strike_result_tie(const App *app, const ResultLine *first, const ResultLine *second);
void strike_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                        GfxRect area);
float strike_result_height(const void *view, const ResultLine *line, float width);
// result_facts.c
const char *strike_result_painting(const App *app, const void *looks, Seat seat, int which);
bool strike_moment_words(const App *app, const void *looks, const Course *course, int moment,
                         MomentWords *out);
bool strike_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                            size_t size);
int strike_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);

extern const GalleryLists strike_gallery; // gallery.c

// rules_words.c
bool strike_rules_words(const App *app, const char *what, const char *name, Text *out);

// rules_example.c
void strike_example_size(App *app, const RulesExample *example, float width, float *w, float *h);
void strike_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                         float width);
bool strike_example_compose(App *app, const void *looks, const RulesExample *example, float width);

// ship_card.c: a ship as printed, in window pixels: picture, name, starting values and text.
void strike_draw_ship_card(App *app, const StrikeLooks *looks, uint8_t ship, GfxRect box);
// A ship's picture with its shield halo. `shields` 0 to 1; `fallen` 0 (intact) to 1 (destroyed).
void strike_draw_ship(App *app, uint8_t ship, GfxRect square, float shields, float fallen);

#endif
