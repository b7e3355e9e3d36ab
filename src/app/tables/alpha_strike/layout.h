// SPDX-License-Identifier: MIT
// Where everything of Alpha Strike lies on the table, in window pixels: pure geometry
// from the size of the window, the seats and the numbers of cards. Nothing here draws, knows rules
// or keeps state; the same input gives the same rectangles.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_LAYOUT_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_LAYOUT_H

#include "app/kit/layout.h"
#include "games/alpha_strike/rules.h"
#include "gfx/gfx.h"

#define STRIKE_EVENTS 3 // cards that tell what has happened last, while nobody attacks

// The panel of a ship: of one of the others, or the own one in the dock.
typedef struct ShipPanel {
    Seat seat;
    bool duel; // the only other ship: its launched craft lie there as cards, others' as chips
    GfxRect box, head;
    GfxRect backs, number; // in the head: the backs of its hand with their caption, the hull in figures
    GfxRect art;           // square
    GfxRect track[TRACKS], hull;
    GfxRect line;  // above the hull, or between tracks and craft
    GfxRect craft; // where its launched craft lie
    GfxRect note;  // a line beside or below them
} ShipPanel;

// The combat lane: the card that attacks, its sum, the place for the answer, what is left.
typedef struct CombatLane {
    GfxRect box;
    GfxRect tabs; // of attacks that wait for each other, newest first; h 0: there is only one
    GfxRect card;
    GfxRect title, sum;
    GfxRect slot, arrow[2];
    GfxRect left;                 // what is left: the right half
    GfxRect foot;                 // a line below card and sum; h 0: there is no room
    GfxRect event[STRIKE_EVENTS]; // while idle: the cards of the last events
} CombatLane;

typedef struct StrikeLayout {
    TableLayout kit; // the parts that every table has

    ShipPanel panel[STRIKE_SEATS]; // by seat
    GfxRect piles, deck, discard;
    CombatLane lane;
    GfxRect answers;     // where the list of possible answers stands: the right rail, or in place of the log
    GfxRect answer_rows; // its rows
} StrikeLayout;

// What decides on where things lie besides window and seats.
typedef struct LayoutNeeds {
    Seat front;  // whose ship lies in front
    int hand;    // its cards
    int stack;   // attacks that wait for each other
    bool listed; // the possible answers are: where there is no rail they take the log's place
} LayoutNeeds;

StrikeLayout strike_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

// Craft `at` of `count` on a panel.
GfxRect strike_craft_place(const StrikeLayout *layout, const ShipPanel *panel, int at, int count);
// The part of it that later ones leave free.
GfxRect strike_craft_strip(const StrikeLayout *layout, const ShipPanel *panel, int at, int count);
// Tab `at` of `count`, newest first.
GfxRect strike_tab(const StrikeLayout *layout, int at, int count);

#endif
