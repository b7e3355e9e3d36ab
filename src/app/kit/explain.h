// SPDX-License-Identifier: MIT
// Numbers on the table that can be asked how they came about, and the answer: a list of parts in the player's
// words, which the game makes (GameNumbers.explain), shown in a pop-up beside the number and in the
// inspector.
#ifndef STARDECK_APP_KIT_EXPLAIN_H
#define STARDECK_APP_KIT_EXPLAIN_H

#include "app/kit/say.h"
#include "app/kit/table_parts.h"

typedef struct CardTable CardTable; // table.h

#define EXPLAIN_LINES 24
#define EXPLAIN_TEXT 120
#define EXPLAIN_NOTE 240

typedef struct ExplainLine {
    char text[EXPLAIN_TEXT];
    char value[16];
    char note[EXPLAIN_NOTE]; // below it, smaller; "" for none
    int palette;             // whose sign stands before it, -1: nobody's
    bool struck;             // does not count
} ExplainLine;

typedef struct Explanation {
    char title[EXPLAIN_TEXT];
    char value[16]; // the number itself, with "?" where something is hidden; "" for none
    ExplainLine line[EXPLAIN_LINES];
    int count;
    char foot[EXPLAIN_NOTE]; // what comes of it, below the list; "" for none
    bool crown;              // stands before it
} Explanation;

// For a game's explanation (explain.c): a number as it is written, "3", with `sign` "+3" and a true minus; a
// line that is added (when all are used, the last one once more); title and number; the sentence below, with
// {number}.
void explain_put(char out[16], int value, bool sign);
ExplainLine *explain_add(Explanation *out, const char *text);
ExplainLine *explain_add_number(Explanation *out, const char *text, int value, bool sign);
void explain_head(Explanation *out, const char *title, int value);
void explain_foot(const App *app, Explanation *out, const char *key, int number);

// A number that everybody sees, added up from the whole game (session_replay_public): what it was to begin
// with, and a line for each reason by which it has changed.
typedef struct ExplainHistory {
    int (*number)(const void *view, const void *which);
    const void *which;                 // of the game's numbers
    int (*reason)(const Event *event); // place in `words`, for a change with that event; 0: the beginning
    const char *const *words;          // keys
    int reasons;                       // at most 16
} ExplainHistory;

// Nothing is added, where the parts do not add up to the number as it is in the view `now`.
void explain_history(const App *app, const ExplainHistory *history, const void *now, Explanation *out);

void explain_regions(App *app, CardTable *table); // of the pop-up
// The pointer or the focus came there.
void explain_hover(App *app, CardTable *table, const Gesture *gesture);
// Pins or closes; true if the click meant a number or the pop-up.
bool explain_click(App *app, CardTable *table, const Gesture *gesture);
bool explain_close(App *app, CardTable *table); // true if there was one
void explain_update(App *app, CardTable *table);
void draw_explanation(App *app, const CardTable *table);

// The lines of an explanation in a column; returns the height they take. `draw` false: only measures. `size`
// is that of the text in logical pixels.
float explain_lines(App *app, const Explanation *explanation, float x, float y, float w, float size,
                    bool draw);

#endif
