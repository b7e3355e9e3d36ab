// SPDX-License-Identifier: MIT
// Drawing functions shared by several parts of Tactics' table. Sizes are logical pixels, rectangles window
// pixels.
#ifndef STARDECK_APP_TABLES_TACTICS_DRAW_H
#define STARDECK_APP_TABLES_TACTICS_DRAW_H

#include "app/kit/draw.h"
#include "app/kit/stage_view.h"
#include "app/tables/tactics/table.h"

// Writes points of a row: halves and quarters as fractions, eighths as a decimal.
void tactics_format_power(const App *app, char out[16], float power);

// A card of a view; on the table with its markers (GameCardLook.draw_card).
void tactics_draw_view_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);

// A conquered target as a tile; CARD_HIDDEN: face down.
void tactics_draw_won_tile(App *app, const CardTable *table, uint8_t target, GfxRect rect);
// What a conquered target brings with its bonuses; `points` explains the points of its pile.
int tactics_pile_brings(const Why *points, uint8_t target);
// The same on its owner's pile, with all that it brings there: `points` explains the pile's points.
void tactics_draw_pile_tile(App *app, const CardTable *table, const Why *points, uint8_t target,
                            GfxRect rect);
// The seat's pile of conquered targets, for laying it out in `area`: with the names of those that have a
// tile.
WonPile tactics_won_pile(const App *app, const CardTable *table, Seat seat, GfxRect area);
// Where "+n more" is written below its tiles; w 0: all of them are there, or none is.
GfxRect tactics_won_more(const App *app, const CardTable *table, Seat seat, GfxRect area);
// Conquered targets as tiles, with "+n more" below.
void tactics_draw_won(App *app, const CardTable *table, Seat seat, GfxRect area);
// A seat's draw pile, and its discard pile with the top card.
void tactics_draw_piles(App *app, const CardTable *table, Seat seat, GfxRect draw, GfxRect discard);
// A small card back with the number of the seat's face-down cards, centred in a line; returns its width.
float tactics_draw_backs(App *app, const CardTable *table, Seat seat, int count, GfxRect line);
// The head of a seat's panel: sign, name, who plays (`who`, a text), points. `large`: of the seat in front.
void tactics_draw_seat_head(App *app, const CardTable *table, Seat seat, GfxRect rect, const char *who,
                            bool large);

StageView tactics_board_stage(const CardTable *table); // a stage over all rows (draw_stage.c)

// draw_stage_cards.c: one side's cards of the row, on the stage of its scoring.
typedef struct StageFan {
    const StageView *stage;
    Seat side;    // in Blind Trust the first of the team
    GfxRect room; // the side's part of the stage, window pixels
    float sums;   // upper edge of the large numbers
} StageFan;

// Where the side's card stands; `at`: its index in the row, from the top.
GfxRect tactics_stage_card(const CardTable *table, const StageFan *fan, int row, int at);
bool tactics_stage_is_counted(const CardTable *table, int at); // that card of the row has changed a sum
void tactics_draw_stage_cards(App *app, const CardTable *table, const StageFan *fan, int row);

// draw_verdict.c, on the same stage: the card being counted, in front of its place among the others of its
// side; "=" around (x, y) once the sums are known to be equal; the winner's emblem, with
// its middle at that x.
void tactics_draw_counted(App *app, const CardTable *table, const StageFan *fan, int row);
void tactics_draw_equals(App *app, const CardTable *table, const StageView *stage, float x, float y);
void tactics_draw_stamp(App *app, const CardTable *table, const StageView *stage, int palette, float middle);
// worth.c: in the upper right corner of a stage, `taken` (0 to 1: its crown has fallen) by `winner`;
// SEAT_NONE: by nobody yet. `worth`: of each of the `sides`, with total 0 where it is not known.
typedef struct StageWorth {
    int points; // as printed on the target
    int sides;  // up to TACTICS_SEATS
    Seat winner;
    float taken;
    float top; // units of the stage: so much lower, below what is along its upper edge
    Seat side[TACTICS_SEATS];
    const Why *worth[TACTICS_SEATS];
} StageWorth;
bool tactics_worth_is_special(
    const StageWorth *worth); // it brings somebody something else than is printed on it
void tactics_draw_worth(App *app, const CardTable *table, const StageView *stage, const StageWorth *worth);
float tactics_stamp_shake(const CardTable *table); // of the painting, units of the stage

// draw_row_tabs.c: the rows of the round along the upper edge of a scoring's stage, and where one of them is.
void tactics_draw_row_tabs(App *app, const CardTable *table, const StageView *stage);
GfxRect tactics_row_tab_place(const StageView *stage, int row);
// draw_taker.c: true if the row's target has been taken in this round, or went back (SEAT_NONE). `target`
// NONE or CARD_HIDDEN: not to be known.
bool tactics_row_taken(const App *app, const CardTable *table, int row, Seat *by, uint8_t *target);
// draw_taker.c: where the painting of a target that flies off the stage is, `late` (0 to 1) of its way ago.
// opacity 0: it is not there.
FlyingPainting tactics_flying_painting(const CardTable *table, const FlyingTile *tile, float late);
// All that is drawn of it: glow, echoes, and the tile that it becomes.
GfxRect tactics_flying_bounds(const CardTable *table, const FlyingTile *tile);
void tactics_draw_flying_painting(App *app, const CardTable *table, const FlyingTile *tile, Seat winner);

#endif
