// SPDX-License-Identifier: MIT
// The layout of Tactics' table, in window pixels: pure geometry (ART.md section 4) from the window size, the
// seats and the numbers of cards. Draws nothing, knows no rules and keeps no state: the same input gives the
// same rectangles. Everything is inside the window; only cards of a row and cards of the hand overlap.
#ifndef STARDECK_APP_TABLES_TACTICS_LAYOUT_H
#define STARDECK_APP_TABLES_TACTICS_LAYOUT_H

#include "app/kit/layout.h"
#include "games/tactics/rules.h"
#include "gfx/gfx.h"

#define TABLE_COLUMNS 4
#define TABLE_WON_TILE 31 // logical pixels: height of a conquered tile, and distance from one to the next
#define TABLE_WON_STEP 36

typedef struct TableColumn {
    GfxRect frame; // drop target, with its outline
    GfxRect target;
    GfxRect score; // the chips, one per seat
    GfxRect cards; // the area the row's cards may cover
} TableColumn;

// An opponent's panel in the left rail.
typedef struct TablePanel {
    Seat seat;
    bool tall;  // captions above the piles, the hand below them; if not, the hand beside them
    bool roomy; // tall, with room for larger piles and a hand of cards
    GfxRect box, head;
    GfxRect draw, discard; // the piles
    GfxRect hand;          // small backs, as many as fit
    GfxRect won;           // conquered tiles
} TablePanel;

typedef struct TacticsLayout {
    TableLayout kit; // the parts every table has

    TablePanel panel[TACTICS_SEATS - 1];
    int panels;

    TableColumn column[TABLE_COLUMNS];
    float card_w; // of cards in rows

    GfxRect plate_won;
    GfxRect draw, discard;
} TacticsLayout;

// `front`: the seat in front. `hand`: its number of cards, including a drawn card to be placed.
TacticsLayout tactics_layout(const GfxLayout *window, uint8_t seats, Seat front, int hand);

// How the `count` cards of a row overlap.
typedef struct TableRowShape {
    float step; // from one card to the next
    float card_h;
    float scroll_max; // how much longer the row is than its area
    bool dense;       // use low headers
    int count;
} TableRowShape;

// `spread`: the pointer is over the row; a very long row then opens up.
TableRowShape tactics_shape_of_row(const TacticsLayout *layout, int row, int count, bool spread);

// Horizontal offset of a seat's cards from the column's centre (ART.md rule 3); fixed for the match.
float tactics_lane(const TacticsLayout *layout, Seat seat);

// Card `index` (from 0) of a row, including parts that other cards cover. `scroll`: 0 shows the end of a long
// row, scroll_max its beginning. `index` may equal the count: where the next card goes.
GfxRect tactics_row_card(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                         Seat seat, float scroll);
// The part of it that no later card covers, inside the row's area; h 0 if scrolled out of view.
GfxRect tactics_row_strip(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                          Seat seat, float scroll);
// The drop target for inserting before card `index` (0 to count). A row's drop targets don't overlap; h 0 if
// scrolled out of view.
GfxRect tactics_row_place(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                          float scroll);
// The y at which a line marks that place.
float tactics_row_place_line(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                             float scroll);

// A pile of conquered targets: how many, and what room their widest name needs, window pixels (0: no names).
typedef struct WonPile {
    int count;
    float name;
} WonPile;

// How many of them get a tile in `area` (if not all, a line is left for "+n more"); and tile `index`. Where
// one column does not hold them there are two, of lower tiles, as long as the names have room there too. The
// line is where the tile with the index `fit` would be, across both columns.
int tactics_won_fit(const TacticsLayout *layout, GfxRect area, WonPile pile);
GfxRect tactics_won_tile(const TacticsLayout *layout, GfxRect area, int index, WonPile pile);

// The chip with the seat's power below a target.
GfxRect tactics_score_chip(const TacticsLayout *layout, int row, Seat seat);

// An overlay that shows hands: its panel, and card `index` of `count` in line `line` of `lines`.
GfxRect tactics_shown_panel(const TacticsLayout *layout, int lines);
GfxRect tactics_shown_card(const TacticsLayout *layout, int line, int lines, int index, int count);

#endif
