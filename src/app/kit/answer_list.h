// SPDX-License-Identifier: MIT
// Every possible answer to something that comes, one below the other, each with its price and what would be
// left afterwards. Rows are as high as there is room for: two lines each, then one,
// then the list goes on beyond its end. What the rows are, and what a click on one does, is the game's.
#ifndef STARDECK_APP_KIT_ANSWER_LIST_H
#define STARDECK_APP_KIT_ANSWER_LIST_H

#include "app/art/card_art.h"
#include "app/stage/context.h"

#define ANSWER_LEFT 4 // chips of what is left

// Texts and signs are read during the call only.
typedef struct AnswerRow {
    const char *name;
    const char *sign, *does; // asset path; what it does: "takes off 4". NULL: not said
    const char *aside;       // where there is no price: "free", "no card"
    const char *why;         // it can't be given, and why not; NULL: it can
    Chip price[CARD_PRICES];
    Chip left[ANSWER_LEFT]; // afterwards; what gets less in the colour of its loss
    int prices, lefts;
} AnswerRow;

// Geometry of `count` rows in a box, beginning with row `first`.
typedef struct AnswerRoom {
    GfxRect box;
    int count, first, shown;
    float height, step; // of a row, window pixels
    float beyond;       // of the lines above and below that say how much more there is; 0: that is all
    bool single;        // rows of one line
} AnswerRoom;

// `first` is kept to what can be scrolled.
AnswerRoom answer_room(const App *app, GfxRect box, int count, int first);
GfxRect answer_rect(const AnswerRoom *room, int at); // w 0: beyond the end of what is shown
// The row to begin with so that row `at` is shown.
int answer_first(const AnswerRoom *room, int at);

// One row; `lit`: it is pointed at or held.
void draw_answer(App *app, const AnswerRoom *room, int at, const AnswerRow *row, bool lit);
// The lines above and below the rows where the list goes on; w 0: it does not.
GfxRect answer_beyond(const AnswerRoom *room, bool up);
// Where the list goes on: an arrow and how many rows more.
void draw_answers_beyond(App *app, const AnswerRoom *room);
// One of these: an arrow and a number in the middle of a low line.
void draw_beyond(App *app, GfxRect line, bool up, int count);

#endif
