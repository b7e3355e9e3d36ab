// SPDX-License-Identifier: MIT
// Numbers on the table that can be asked how they came about, and the answer: a list of parts in the player's
// words (explain_text.c), shown in a pop-up beside the number (explain_box.c) and in the inspector. What is
// known comes from games/tactics/explain.h.
#ifndef STARDECK_APP_TABLES_TACTICS_EXPLAIN_H
#define STARDECK_APP_TABLES_TACTICS_EXPLAIN_H

#include "app/stage/hits.h"
#include "games/tactics/view.h"

typedef struct App App;                 // context.h
typedef struct TableScreen TableScreen; // table.h

typedef enum NumberKind {
    NUMBER_NONE,
    NUMBER_CARD,    // power of a card: row, at
    NUMBER_ROW,     // power of a seat (or its team) in a row: row, seat
    NUMBER_POINTS,  // victory points: seat
    NUMBER_TARGET,  // what a row's target brings: row
    NUMBER_DRAW,    // cards of a pile: seat
    NUMBER_DISCARD, // likewise
    NUMBER_HAND     // likewise
} NumberKind;

typedef struct TableNumber {
    uint8_t kind; // NumberKind
    uint8_t row, at;
    Seat seat;
} TableNumber;

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

// The number that a region shows; NUMBER_NONE for any other.
TableNumber table_number(const App *app, const TableScreen *table, const char *hit_id);
// False when there is no such number on the table (any more).
bool explain_number(const App *app, const TableScreen *table, TableNumber number, Explanation *out);

// What an up card does to the others of its row, and would do if it were not blocked; a line each.
void explain_effect(const App *app, const TableScreen *table, uint8_t row, uint8_t at, Explanation *out);
// "Effect blocked by Delta Flyer"; false when nothing blocks the card.
bool explain_blocker(const App *app, const TableScreen *table, uint8_t row, uint8_t at, char *out,
                     size_t size);
// What a conquered target counts on the seat's pile.
void explain_prize(const App *app, const TableScreen *table, uint8_t target, Seat seat, Explanation *out);

// What the table remembers about the pop-up.
typedef struct ExplainBox {
    TableNumber number;
    char hit[HIT_ID_MAX]; // beside which it stands
    bool shown, pinned;
    uint64_t due; // shown then; 0: no
} ExplainBox;

void explain_regions(App *app, TableScreen *table);
// The pointer or the focus came there.
void explain_hover(App *app, TableScreen *table, const char *hit_id);
// Pins or closes; true if the click meant a number or the pop-up.
bool explain_click(App *app, TableScreen *table, const char *hit_id);
bool explain_close(App *app, TableScreen *table); // true if there was one
void explain_update(App *app, TableScreen *table);
void draw_explanation(App *app, const TableScreen *table);

// The lines of an explanation in a column; returns the height they take. `draw` false: only measures. `size`
// is that of the text in logical pixels.
float explain_lines(App *app, const Explanation *explanation, float x, float y, float w, float size,
                    bool draw);

#endif
