// SPDX-License-Identifier: MIT
// What can be looked at closely at a game's table. All may be NULL: then it is the cards of zones only, with
// name and text.
#ifndef STARDECK_APP_KIT_GAME_THINGS_H
#define STARDECK_APP_KIT_GAME_THINGS_H

#include "app/stage/context.h"

typedef struct CardTable CardTable;       // table.h
typedef struct Column Column;             // column.h
typedef struct InspectBoxes InspectBoxes; // inspect.h
typedef struct TableThing TableThing;     // table.h

typedef struct GameThings {
    TableThing (*thing)(const App *app, const CardTable *table,
                        const Hit *hit);                              // that can be looked at there
    TableThing (*thing_at)(const CardTable *table, float x, float y); // where no hit says more
    TableThing (*held)(const CardTable *table);                       // what is picked, drawn or to be moved
    bool (*shows_large)(const CardTable *table,
                        const TableThing *thing);                      // in the rail, when it is pointed at
    bool (*is_there)(const CardTable *table, const TableThing *thing); // one of its own kinds, still
    // Where the pop-up of a card that lies in no zone of the board has its middle; `beside_panel`: from the
    // right edge of a panel in the left rail.
    float (*popup_centre)(const CardTable *table, const TableThing *thing, float beside_panel);
    // Said below the pop-up of a card: why it can't be used as it lies there, what a mark on it means. "":
    // nothing.
    void (*note)(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
    // In the rail, below the large card, in a column that begins there.
    void (*draw_facts)(Column *column, const TableThing *thing);
    void (*draw_thing)(App *app, const CardTable *table,
                       const TableThing *thing);                     // in the rail: of its own kinds
    void (*inspect_boxes)(const CardTable *table, InspectBoxes *at); // likewise
    void (*inspect)(App *app, const CardTable *table, const InspectBoxes *at); // table->inspect, in at->facts
    void (*inspect_regions)(App *app, CardTable *table, const InspectBoxes *at);
    bool (*inspect_back)(CardTable *table); // it goes back a step instead of closing
} GameThings;

#endif
