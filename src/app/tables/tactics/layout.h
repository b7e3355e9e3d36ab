// SPDX-License-Identifier: MIT
// Where everything on the table lies, in window pixels: pure geometry after ART.md section 4, from the size
// of the window, the seats and the numbers of cards. Nothing here draws, knows rules or keeps state; the same
// input gives the same rectangles. Everything lies inside the window; what may overlap is only cards of one
// row and cards of the hand.
#ifndef STARDECK_APP_TABLES_TACTICS_LAYOUT_H
#define STARDECK_APP_TABLES_TACTICS_LAYOUT_H

#include "app/kit/layout.h"
#include "games/tactics/rules.h"
#include "gfx/gfx.h"

#define TABLE_COLUMNS 4
#define TABLE_WON_TILE 31 // logical pixels: height of a conquered tile, and from one to the next
#define TABLE_WON_STEP 36

typedef struct TableColumn {
    GfxRect frame; // drop zone with its outline
    GfxRect target;
    GfxRect score; // the chips, one for each seat
    GfxRect cards; // what the cards of the row may cover
} TableColumn;

// An opponent's panel in the left rail.
typedef struct TablePanel {
    Seat seat;
    bool tall;  // captions above the piles, the hand below them; else the hand beside them
    bool roomy; // tall, and with room for larger piles and for a hand of cards
    GfxRect box, head;
    GfxRect draw, discard; // the piles
    GfxRect hand;          // small backs, as many as fit
    GfxRect won;           // conquered tiles
} TablePanel;

typedef struct TacticsLayout {
    TableLayout kit; // the parts that every table has

    TablePanel panel[TACTICS_SEATS - 1];
    int panels;

    TableColumn column[TABLE_COLUMNS];
    float card_w; // of cards in rows

    GfxRect plate_won;
    GfxRect draw, discard;
} TacticsLayout;

// `front`: whose hand lies in front. `hand`: how many cards, a drawn card to be placed included.
TacticsLayout tactics_layout(const GfxLayout *window, uint8_t seats, Seat front, int hand);

// How the cards of a row with `count` cards lie over each other.
typedef struct TableRowShape {
    float step;       // from one card to the next
    float card_h;     // height of a card
    float scroll_max; // how far the row is longer than its place
    bool dense;       // low headers
    int count;
} TableRowShape;

// `spread`: the pointer is over the row, which opens up if it is very long.
TableRowShape tactics_shape_of_row(const TacticsLayout *layout, int row, int count, bool spread);

// Offset of a seat's lane from the middle of the column (ART.md rule 3), the same for the whole match.
float tactics_lane(const TacticsLayout *layout, Seat seat);

// The card at `index` (from 0) of a row; the whole card, also where others cover it. `scroll`: 0 shows the
// end of a long row, scroll_max its beginning. An index of count is where the next card will lie.
GfxRect tactics_row_card(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                         Seat seat, float scroll);
// The part of it that no later card covers, inside the row's place; h 0 when scrolled away.
GfxRect tactics_row_strip(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                          Seat seat, float scroll);
// The place to insert a card before `index` (0 to count). Places of a row don't overlap. h 0 when scrolled
// away.
GfxRect tactics_row_place(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                          float scroll);
// Height at which a line marks that place.
float tactics_row_place_line(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                             float scroll);

// How many of `count` conquered targets have a tile in `area` (when not all, one line is left for "+n more"),
// and tile `index`.
int tactics_won_fit(const TacticsLayout *layout, GfxRect area, int count);
GfxRect tactics_won_tile(const TacticsLayout *layout, GfxRect area, int index);

// Chip of the seat's power under a target.
GfxRect tactics_score_chip(const TacticsLayout *layout, int row, Seat seat);

// Card `index` of `count` in line `line` of `lines` of an overlay showing hands, and the overlay's panel.
GfxRect tactics_shown_panel(const TacticsLayout *layout, int lines);
GfxRect tactics_shown_card(const TacticsLayout *layout, int line, int lines, int index, int count);

#endif
