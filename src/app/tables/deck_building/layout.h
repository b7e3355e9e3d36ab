// SPDX-License-Identifier: MIT
// Where everything of the deck-building game lies on the table, in window pixels: pure geometry
// from the size of the window, the seats and the numbers of cards. Nothing here
// draws, knows rules or keeps state; the same input gives the same rectangles.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_LAYOUT_H
#define STARDECK_APP_TABLES_DECK_BUILDING_LAYOUT_H

#include "app/kit/layout.h"
#include "games/deck_building/rules.h"
#include "gfx/gfx.h"

// Of another flagship, in the left rail.
typedef struct SeatStrip {
    Seat seat;
    GfxRect box; // w 0: it has none
} SeatStrip;

// What takes the place of board and rails while there is a battle.
typedef struct BattleRoom {
    GfxRect event; // the card that is fought for
    GfxRect battler[BUILDING_SEATS];
    GfxRect body; // title, shots, comparison
    GfxRect row[BUILDING_SEATS];
    GfxRect order; // who wins it
} BattleRoom;

typedef struct BuildingLayout {
    TableLayout kit; // the parts that every table has

    SeatStrip strip[BUILDING_SEATS]; // by seat
    GfxRect captions;                // a line above space, starbase and basics; h 0: there is no room
    GfxRect mission[OPEN_MISSIONS];
    GfxRect space_deck, infections; // infections w 0: the scenario has none
    GfxRect explore;                // what can be done with the deck beside it
    GfxRect market, basics;         // all slots; all piles
    float cell_gap;
    GfxRect event;  // a card that is met now, or was just turned up: over the market
    GfxRect bridge; // the panel
    GfxRect stats;
    GfxRect crew; // its cards
    float crew_w, crew_step;
    float tuck;                      // how far a handheld looks out behind its user
    GfxRect deck, discard, top_card; // of the seat in front; the buy zone; the card in it
    GfxRect plate_points, plate_bar, plate_damage, plate_drafts, draft[4];
    GfxRect ask; // where a question is put: over the market, in battles over the hand; never over what it is
                 // about
    BattleRoom battle;
} BuildingLayout;

// What decides on where things lie besides window and seats.
typedef struct LayoutNeeds {
    Seat front;
    int hand, crew; // cards; those on the bridge that hold nobody else's card
    int drafts;
    bool infections;
    bool battle; // it takes the place of board and left rail
} LayoutNeeds;

BuildingLayout building_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

// Slot `at` of the market, pile `at` of `count`.
GfxRect building_cell(const BuildingLayout *layout, int at, int count);
GfxRect building_pile(const BuildingLayout *layout, int at, int count);
// User `at` of the bridge; `holds`: there is room for what it holds above it.
GfxRect building_crew_card(const BuildingLayout *layout, int at, bool holds);

#endif
