// SPDX-License-Identifier: MIT
// The layout of Alpha Strike's table, in window pixels: pure geometry from the window size, the seats and the
// numbers of cards. Draws nothing, knows no rules and keeps no state: the same input gives the same
// rectangles.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_LAYOUT_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_LAYOUT_H

#include "app/kit/layout.h"
#include "games/alpha_strike/rules.h"
#include "gfx/gfx.h"

#define STRIKE_EVENTS 3 // recent cards shown while nobody attacks

// A ship's panel: an opponent's, below each other at the right, or the own one in the dock.
typedef struct ShipPanel {
    Seat seat;
    bool duel; // the only opponent: its launched craft are shown as cards, else as chips
    GfxRect box, head;
    GfxRect number; // in the head: the hull
    GfxRect backs;  // the backs of its hand, on a line with their caption; w 0: the own ship's
    GfxRect art;    // the own ship's picture; w 0: the others', which are on the stage alone
    GfxRect track[TRACKS], hull;
    GfxRect line;  // above the hull, or between tracks and craft
    GfxRect craft; // its launched craft
    GfxRect note;  // a line beside or below them
} ShipPanel;

// What is written on the stage about an attack: the attacking card and its sum, the slot for the answer, and
// what is left afterwards.
typedef struct CombatLane {
    GfxRect box;     // the stage
    GfxRect tabs;    // tabs of the stacked attacks, newest first; h 0: there is only one attack
    GfxRect caption; // the panel with title, card and sum
    GfxRect card;
    GfxRect title, sum;
    GfxRect slot;
    GfxRect outcome, left;        // the panel with what is left afterwards, and the room in it
    GfxRect aimed;                // the same while an attack is aimed
    GfxRect news;                 // while idle: the panel with the latest events
    GfxRect event[STRIKE_EVENTS]; // … and their cards in it, below each other
} CombatLane;

typedef struct StrikeLayout {
    TableLayout kit; // the parts every table has

    ShipPanel panel[STRIKE_SEATS]; // by seat
    GfxRect stage;                 // between the rails, where the ships stand
    GfxRect piles, deck, discard;
    CombatLane lane;
    GfxRect answers;     // list of possible answers, in place of the log
    GfxRect answer_rows; // its rows
} StrikeLayout;

// What the layout depends on besides window and seats.
typedef struct LayoutNeeds {
    Seat front;  // the ship in front
    int hand;    // number of hand cards
    int stack;   // number of stacked attacks
    bool listed; // answers are listed, in the log's place
} LayoutNeeds;

StrikeLayout strike_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

// Craft `at` of `count` on a panel: the whole card or chip.
GfxRect strike_craft_place(const StrikeLayout *layout, const ShipPanel *panel, int at, int count);
// The part of it that later ones do not cover.
GfxRect strike_craft_strip(const StrikeLayout *layout, const ShipPanel *panel, int at, int count);
// Tab `at` of `count`, newest first.
GfxRect strike_lane_tab(const StrikeLayout *layout, int at, int count);

#endif
