// SPDX-License-Identifier: MIT
// The forecast for a dragged card as a list of facts, and how these are fitted into two lines if there is no
// rail.
#ifndef STARDECK_APP_TABLES_TACTICS_FORECAST_NOTES_H
#define STARDECK_APP_TABLES_TACTICS_FORECAST_NOTES_H

#include "app/tables/tactics/table.h"
#include "games/tactics/forecast.h"

#define FORECAST_NOTES 12
#define FORECAST_LINES 2

typedef enum NoteWeight { // the last ones are left out first
    NOTE_KEPT,            // what can't be undone, and what the card does
    NOTE_WHY,             // why the sums change
    NOTE_MINOR
} NoteWeight;

typedef struct ForecastSign {
    const char *icon; // asset path, a constant
    Color color;
    char number[20];
} ForecastSign;

// One fact in up to three lengths.
typedef struct ForecastNote {
    const char *icon; // asset path
    Color color;
    char full[200];                    // a sentence
    char brief[120];                   // a few words; "": none
    ForecastSign sign[FORECAST_PARTS]; // numbers with their icons
    int signs;                         // 0: words only
    bool sign_says_it;                 // the icon alone is enough
    NoteWeight weight;
} ForecastNote;

typedef struct ForecastText {
    Forecast cast;
    ForecastNote note[FORECAST_NOTES]; // the most important first
    int count;
    bool brief; // there is no rail: the strip shows the sums
} ForecastText;

typedef enum NoteForm { // the shortest first
    NOTE_LEFT_OUT,
    NOTE_SIGNS,
    NOTE_BRIEF,
    NOTE_FULL
} NoteForm;

// Where each note is drawn. A note longer than a line has all lines to itself.
typedef struct ForecastLines {
    struct {
        NoteForm form;
        int line;
        float x, w;
    } spot[FORECAST_NOTES];
    int lines; // at most FORECAST_LINES
} ForecastLines;

// Fills `told` with the facts of the forecast.
void tactics_forecast_describe(const App *app, const CardTable *table, const Forecast *cast,
                               ForecastText *told);
// Fits as much as possible into the lines, each note as long as the others allow. `width`: window pixels.
void tactics_forecast_fit(App *app, const CardTable *table, const ForecastText *told, float width,
                          ForecastLines *lines);
// Draws the lines in `at`, whose height is ignored; returns their height. `draw` false: only measures.
float tactics_forecast_draw_lines(App *app, const CardTable *table, const ForecastText *told, GfxRect at,
                                  bool draw);

#endif
