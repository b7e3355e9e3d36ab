// SPDX-License-Identifier: MIT
// A list of all possible answers to an attack or a question, one below the other, each with its price and
// what would be left afterwards. Rows have two lines if there is room, else one; if even that is too much,
// the list scrolls. What the rows are and what a click does is up to the game. Rectangles are window pixels.
#ifndef STARDECK_APP_KIT_ANSWER_LIST_H
#define STARDECK_APP_KIT_ANSWER_LIST_H

#include "app/art/card_art.h"
#include "app/stage/context.h"

#define ANSWER_LEFT 4 // most chips for what is left

// Strings need to be valid only during the call. NULL: nothing is shown.
typedef struct AnswerRow {
    const char *name;
    const char *sign, *does; // asset path of an icon; effect: "takes off 4"
    const char *aside;       // instead of a price: "free", "no card"
    const char *why;         // why the answer is impossible or of no use; NULL: it is neither
    Chip price[CARD_PRICES];
    Chip left[ANSWER_LEFT]; // afterwards; what decreases in the colour of its loss
    int prices, lefts;
} AnswerRow;

// Geometry of `count` rows in a box, of which `shown` are visible from row `first` on.
typedef struct AnswerLayout {
    GfxRect box;
    int count, first, shown;
    float height, step; // of a row; from one row to the next
    float beyond;       // height of the lines above and below that count hidden rows; 0: none are hidden
    bool single;        // rows have one line
} AnswerLayout;

// Lays the list out; `first` is limited to what can be scrolled.
AnswerLayout answer_layout(const App *app, GfxRect box, int count, int first);
GfxRect answer_rect(const AnswerLayout *room, int at); // w 0: not visible
int answer_first(const AnswerLayout *room, int at);    // the `first` that makes row `at` visible

// Draws row `at`; `lit`: it is hovered or selected.
void draw_answer(App *app, const AnswerLayout *room, int at, const AnswerRow *row, bool lit);
// The line above (or below) the rows if the list goes on there; else w 0.
GfxRect answer_hidden_line(const AnswerLayout *room, bool up);
// Draws both lines: an arrow and the number of hidden rows.
void draw_hidden_answers(App *app, const AnswerLayout *room);
// Draws one such line.
void draw_hidden_count(App *app, GfxRect line, bool up, int count);

#endif
