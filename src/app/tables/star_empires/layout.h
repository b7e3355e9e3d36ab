// SPDX-License-Identifier: MIT
// Where everything of Star Empires lies on the table, in window pixels: pure geometry.
// Nothing here draws or keeps state; the same input gives the same rectangles.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_LAYOUT_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_LAYOUT_H

#include "app/kit/layout.h"
#include "app/tables/star_empires/map.h"
#include "gfx/gfx.h"

#define PHASES_SHOWN 10
#define PLATE_ROWS 4
#define BATTLE_SLOTS 4
#define SIDE_ENTRIES 48 // things that can be clicked in the side panel

// What takes the place of the map while there is a battle.
typedef struct BattleRoom {
    GfxRect head;    // who attacks whom, and where
    GfxRect side[2]; // SIDE_ATTACKER at the left, SIDE_DEFENDER at the right
    GfxRect middle;
    // Within each side, from above: its units, what its force is made of, its cards.
    GfxRect units[2], parts[2], title[2], slot[2][BATTLE_SLOTS], foot[2];
} BattleRoom;

typedef struct EmpiresLayout {
    TableLayout kit; // the parts that every table has; its rail is not used

    GfxRect steps, step[PHASES_SHOWN]; // the phases of a turn
    GfxRect side;                      // what is picked or asked, and what comes of it
    MapView map;
    GfxRect plate_row[PLATE_ROWS];
    GfxRect deck, discard; // piles
    BattleRoom battle;
} EmpiresLayout;

// What decides on where things lie besides window and seats.
typedef struct LayoutNeeds {
    Seat front;
    int hand;    // cards
    bool battle; // it takes the place of map and left rail
    const EmpiresRules *rules;
    const Chart *chart;
    const MapLook *look;
} LayoutNeeds;

EmpiresLayout empires_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs);

#endif
