// SPDX-License-Identifier: MIT
// The parts of the result screen and what they ask of each other: result.c has its state and time,
// result_panel.c draws what stands in panels, result_scene.c the sky, the title and the feast.
#ifndef STARDECK_APP_SCREENS_RESULT_PARTS_H
#define STARDECK_APP_SCREENS_RESULT_PARTS_H

#include "app/kit/game_looks.h"
#include "app/screens/result_lines.h"
#include "app/stage/widgets.h"
#include "gfx/timeline.h"

#define RESULT_HEADER_H 92.0F
#define RESULT_WORDS_H 34.0F // what a captain says of it, below all
#define RESULT_PART_H 72.0F  // one below the header, with the numbers side by side
#define RESULT_FACT_H 92.0F
#define RESULT_GAP 24.0F // between panels, and at the edges

typedef struct ResultScreen {
    ResultLine line[SEATS_MAX]; // best first
    int count;
    bool gave_up[SEATS_MAX]; // by seats
    ResultFact fact[RESULT_FACTS_MAX];
    int facts;
    const Words *words; // the lines were made from
    GameLooks looks;
    Timeline timeline;
    bool cheered; // who has won has been heard
    int heard;    // steps of the counting
    // Numbers that move, in the order in which it is told.
    float risen[SEATS_MAX]; // the panels come in, in the order of their seats
    float told;             // so many of the parts have been counted, the last one in part
    float place[SEATS_MAX]; // of the line's panel, from the left; at last in the order of the lines
    float crowned;          // then it is said who has won
    float feast;            // that is celebrated
    float known;            // and the game told in figures
} ResultScreen;

// Logical pixels from the window's left edge and from the top of what is shown.
GfxRect result_place(const App *app, const ResultScreen *screen, float x, float y, float w, float h);
float result_panel_width(const App *app, const ResultScreen *screen);
float result_panel_x(const App *app, const ResultScreen *screen, int index);
float result_panel_height(const App *app, const ResultScreen *screen, const ResultLine *line);
float result_tallest(const App *app, const ResultScreen *screen); // of the panels
float result_panels_y(void);
float result_facts_y(const App *app, const ResultScreen *screen);
const void *result_view(const App *app);

// What the first captain among them says of the end; NULL: there is none.
const char *result_words(const App *app, const ResultLine *line);
// What has been counted of a line's total so far.
int result_counted(const ResultScreen *screen, const ResultLine *line);

void draw_result_panel(App *app, const ResultScreen *screen, int index);
void draw_result_facts(App *app, const ResultScreen *screen);
void draw_result_sky(App *app, const ResultScreen *screen);
void draw_result_title(App *app, const ResultScreen *screen);
void draw_result_feast(App *app, const ResultScreen *screen); // over everything

#endif
