// SPDX-License-Identifier: MIT
// What the forecast of a held card says, fact by fact; and how that is put into two lines where there is no
// rail.
#ifndef STARDECK_APP_TABLES_TACTICS_FORECAST_NOTES_H
#define STARDECK_APP_TABLES_TACTICS_FORECAST_NOTES_H

#include "app/tables/tactics/table.h"
#include "games/tactics/forecast.h"

#define FORECAST_NOTES 12
#define FORECAST_LINES 2

typedef enum NoteWeight { // what is left out first comes last
    NOTE_KEPT,            // what can't be taken back, and what the card does
    NOTE_WHY,             // by what the sums change
    NOTE_MINOR
} NoteWeight;

typedef struct ForecastSign {
    const char *icon;
    Color color;
    char number[20];
} ForecastSign;

// The same fact at up to three lengths.
typedef struct ForecastNote {
    const char *icon;
    Color color;
    char full[200];                    // a sentence
    char brief[120];                   // a few words; "": there are none
    ForecastSign sign[FORECAST_PARTS]; // numbers, each with its sign
    int signs;                         // 0: only in words
    bool sign_says_it;                 // the icon by itself is enough
    NoteWeight weight;
} ForecastNote;

typedef struct ForecastTold {
    Forecast cast;
    ForecastNote note[FORECAST_NOTES]; // the most important first
    int count;
    bool brief; // where there is no rail: the strip has the sums
} ForecastTold;

typedef enum NoteForm { // the shortest first
    NOTE_LEFT_OUT,
    NOTE_SIGNS,
    NOTE_BRIEF,
    NOTE_FULL
} NoteForm;

// Where each note stands. One longer than a line has the lines to itself.
typedef struct ForecastLines {
    struct {
        NoteForm form;
        int line;
        float x, w;
    } spot[FORECAST_NOTES];
    int lines; // FORECAST_LINES at most
} ForecastLines;

void tactics_forecast_tell(const App *app, const CardTable *table, const Forecast *cast, ForecastTold *told);
// As much as goes into the lines, each note as long as the others allow; `width`: window pixels.
void tactics_forecast_fit(App *app, const CardTable *table, const ForecastTold *told, float width,
                          ForecastLines *lines);
float tactics_forecast_draw_lines(App *app, const CardTable *table, const ForecastTold *told, GfxRect at,
                                  bool draw);

#endif
