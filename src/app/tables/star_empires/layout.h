// SPDX-License-Identifier: MIT
// The layout of Star Empires' table, in window pixels: pure geometry. Draws nothing and keeps no state: the
// same input gives the same rectangles.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_LAYOUT_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_LAYOUT_H

#include "app/kit/layout.h"
#include "app/tables/star_empires/map.h"
#include "gfx/gfx.h"

#define PHASES_SHOWN 10
#define PLATE_ROWS 4
#define BATTLE_SLOTS 4
#define SIDE_ENTRIES 48 // most entries in the side panel

// Replaces the map during a battle: a stage, and what is written on it.
typedef struct BattleRoom {
    GfxRect stage;
    GfxRect head;   // at its top: who attacks whom and where
    GfxRect forces; // below that, in the middle: both forces, compared
    GfxRect needs;  // at its lower edge: what a card would change, what is still needed
    GfxRect dice;   // a minor race's
    // For each side, SIDE_ATTACKER left, SIDE_DEFENDER right: the composition of its force, and its cards.
    GfxRect parts[2], title[2], slot[2][BATTLE_SLOTS], foot[2];
} BattleRoom;

typedef struct EmpiresLayout {
    TableLayout kit; // the parts every table has; its rail is unused

    GfxRect steps, step[PHASES_SHOWN]; // the phases of a turn
    GfxRect side;                      // the side panel
    MapView map;
    GfxRect plate_row[PLATE_ROWS];
    GfxRect deck, discard; // piles
    BattleRoom battle;
} EmpiresLayout;

// What the layout depends on besides window and seats. Pointers are borrowed during the call.
typedef struct LayoutNeeds {
    Seat front;
    int hand;       // number of hand cards
    uint32_t alike; // which of them are the same as the next one: one bit each
    uint32_t fan;   // … and are fanned out
    bool battle;    // replaces map and left rail
    const EmpiresRules *rules;
    const Chart *chart;
    const MapLook *look;
} LayoutNeeds;

EmpiresLayout empires_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

#endif
