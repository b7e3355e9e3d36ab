// SPDX-License-Identifier: MIT
// The layout of the deck-building game's table, in window pixels: pure geometry from the window size, the
// seats and the numbers of cards. Draws nothing, knows no rules and keeps no state: the same input gives the
// same rectangles.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_LAYOUT_H
#define STARDECK_APP_TABLES_DECK_BUILDING_LAYOUT_H

#include "app/kit/layout.h"
#include "games/deck_building/rules.h"
#include "gfx/gfx.h"

// Another flagship, in the left rail.
typedef struct SeatStrip {
    Seat seat;
    GfxRect box; // w 0: the seat has no strip
} SeatStrip;

// Replaces board and left rail during a battle: a stage with everybody's flagship, and below it what would
// come of it.
typedef struct BattleRoom {
    GfxRect stage;
    GfxRect event; // on the stage: the card being fought for
    // By seat, on the stage. Columns: the seat in front at the left, then clockwise. In each from above: name
    // and numbers, the flagship (its picture, which reaches beyond), the cards on the bridge, the damage.
    GfxRect battler[BUILDING_SEATS];
    GfxRect plate[BUILDING_SEATS], ship[BUILDING_SEATS], cards[BUILDING_SEATS], bar[BUILDING_SEATS];
    float card_w; // of the cards on bridges
    GfxRect body; // title, shots, comparison
    GfxRect head, row[BUILDING_SEATS];
    GfxRect order; // who would win
} BattleRoom;

typedef struct BuildingLayout {
    TableLayout kit; // the parts every table has

    SeatStrip strip[BUILDING_SEATS]; // by seat
    GfxRect captions;                // captions above space, starbase and basics; h 0: no room
    GfxRect mission[OPEN_MISSIONS];
    GfxRect space_deck, infections; // infections w 0: the scenario has none
    GfxRect explore;                // what can be done with the space deck, beside it
    GfxRect market, basics;         // all slots; all piles
    float cell_gap;
    GfxRect event;  // the card being met or just turned up, over the market
    GfxRect bridge; // the panel
    GfxRect stats;
    GfxRect crew; // the cards on the bridge
    float crew_w, crew_step;
    float tuck; // how much of a held card shows behind its holder
    // Of the seat in front: draw pile, the discard pile (which is the buy zone), and the card in it.
    GfxRect deck, discard, top_card;
    GfxRect plate_points, plate_bar, plate_damage, plate_drafts, draft[4];
    GfxRect ask; // a question: over the market, in battles over the hand; never over its subject
    BattleRoom battle;
} BuildingLayout;

// What the layout depends on besides window and seats.
typedef struct LayoutNeeds {
    Seat front;
    int hand, crew; // number of hand cards; of cards on the bridge that nobody holds
    int drafts;
    bool infections;
    bool battle; // replaces board and left rail
} LayoutNeeds;

BuildingLayout building_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

// Slot `at` of the market's `count`; pile `at` of `count`.
GfxRect building_cell(const BuildingLayout *layout, int at, int count);
GfxRect building_pile(const BuildingLayout *layout, int at, int count);
// Card `at` on the bridge; `holds`: leaves room above it for a held card.
GfxRect building_crew_card(const BuildingLayout *layout, int at, bool holds);

#endif
