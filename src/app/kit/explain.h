// SPDX-License-Identifier: MIT
// Numbers on the table that explain themselves: a list of parts in the player's words, made by the game
// (GameNumbers.explain) and shown in a pop-up next to the number and in the inspector.
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
    char note[EXPLAIN_NOTE]; // below it, smaller; "": none
    int palette;             // PALETTE_… whose emblem precedes it; -1: none
    bool struck;             // struck through: does not count
} ExplainLine;

typedef struct Explanation {
    char title[EXPLAIN_TEXT];
    char value[16]; // the number, with "?" if something is hidden; "": none
    ExplainLine line[EXPLAIN_LINES];
    int count;
    char foot[EXPLAIN_NOTE]; // the consequence, below the list; "": none
    bool crown;              // a crown precedes the foot
} Explanation;

// ---- for the game's explanations; texts are copied

// Writes a number, "3", or with `sign` "+3" and a true minus.
void explain_format_number(char out[16], int value, bool sign);
// Adds a line, and returns it, valid as long as `out`. If all lines are used the last one is overwritten.
ExplainLine *explain_add(Explanation *out, const char *text);
ExplainLine *explain_add_number(Explanation *out, const char *text, int value, bool sign);
// Sets `title` and `value`.
void explain_set_title(Explanation *out, const char *title, int value);
void explain_set_foot(const App *app, Explanation *out, const char *key, int number); // fills {number}

// Appends the explanation as a line of text: the number, its parts, the consequence.
void explain_in_words(const Explanation *explanation, Text *out);

// A public number explained by the game so far (session_replay_public): its initial value, and a line for
// each reason by which it has changed.
typedef struct ExplainHistory {
    int (*number)(const void *view, const void *which);
    const void *which; // passed to `number`: which of the game's numbers
    int (*reason)(
        const Event *event);  // the index into `words` of changes by this event; 0: the initial value
    const char *const *words; // keys of texts
    int reasons;              // at most 16
} ExplainHistory;

// Adds those lines, unless they do not add up to the number in the view `now`, or the replay fails.
void explain_history(const App *app, const ExplainHistory *history, const void *now, Explanation *out);

// ---- the pop-up (explain_box.c)

void explain_regions(App *app, CardTable *table);                       // the pop-up's, while it is shown
void explain_hover(App *app, CardTable *table, const Gesture *gesture); // for GESTURE_HOVER
// Pins or closes the pop-up. True: the click was for a number or the pop-up.
bool explain_click(App *app, CardTable *table, const Gesture *gesture);
bool explain_close(App *app, CardTable *table);  // true: it was shown
void explain_update(App *app, CardTable *table); // each frame: shows it when it is due
void draw_explanation(App *app, const CardTable *table);

// Draws the lines of an explanation in a column w wide; returns their height. All in window pixels, except
// `size`, the logical size of the letters. `draw` false: only measures.
float explain_lines(App *app, const Explanation *explanation, float x, float y, float w, float size,
                    bool draw);

#endif
