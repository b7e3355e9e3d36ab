// SPDX-License-Identifier: MIT
// What can be looked at closely at a game's table: large in the rail or a pop-up under the pointer, and in
// the inspector. Everything may be NULL: then only the cards of zones can, with name and text. Things of the
// game's own have kinds from THING_OWN on.
#ifndef STARDECK_APP_KIT_GAME_THINGS_H
#define STARDECK_APP_KIT_GAME_THINGS_H

#include "app/stage/context.h"

typedef struct CardTable CardTable;       // table.h
typedef struct Column Column;             // column.h
typedef struct InspectBoxes InspectBoxes; // inspect.h
typedef struct TableThing TableThing;     // table.h

typedef struct GameThings {
    // The thing at a region whose tag is not one of the kit's (lines, hand, cards of zones). THING_NONE:
    // nothing, also the default.
    TableThing (*thing)(const App *app, const CardTable *table, const Hit *hit);
    // The thing at a point in window pixels, after a click on no region. Default: THING_NONE.
    TableThing (*thing_at)(const CardTable *table, float x, float y);
    // What is selected, drawn or to be placed: shown large while nothing is pointed at, and inspected by the
    // button for that. Default: THING_NONE.
    TableThing (*held)(const CardTable *table);
    // True if pointing at the thing shows it large. Default: if it is a face-up card.
    bool (*shows_large)(const CardTable *table, const TableThing *thing);
    // True if a thing of the game's own kinds is still there. Default: true.
    bool (*is_there)(const CardTable *table, const TableThing *thing);
    // The x coordinate, in window pixels, of the middle of the pop-up for a card that is neither in a zone of
    // the board nor in the hand. `beside_panel`: distance from the right edge of a panel in the left rail
    // that puts the pop-up next to it. Default: the middle of the board.
    float (*popup_centre)(const CardTable *table, const TableThing *thing, float beside_panel);
    // Moves the pop-up of a hand card aside, so that it leaves uncovered what that card is aimed at. Default:
    // it stays there.
    GfxRect (*popup_aside)(const App *app, const CardTable *table, GfxRect popup);
    // True while the game itself shows what is pointed at, with all that lies around it: then there is no
    // pop-up. Default: false.
    bool (*shows_all)(const App *app, const CardTable *table);
    // Writes the note below the pop-up of a card: why it can't be used, what a marker on it means. Default:
    // "", no note.
    void (*note)(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
    // Draws facts about a card in the rail, in the column below its large picture. Default: nothing.
    void (*draw_facts)(Column *column, const TableThing *thing);
    // Draws a thing of the game's own kinds in the rail. Default: nothing.
    void (*draw_thing)(App *app, const CardTable *table, const TableThing *thing);
    // Draws what is in the rail while nothing is pointed at and the history is elsewhere. Default: that cards
    // pointed at are shown there.
    void (*draw_nothing)(App *app, const CardTable *table);
    // Changes the inspector's boxes, which hold those for a card, for table->inspect of the game's own kinds.
    // Default: unchanged.
    void (*inspect_boxes)(App *app, const CardTable *table, InspectBoxes *at);
    // Draws the inspector's content for table->inspect: of a card what the panel at->facts contains, of the
    // game's own kinds everything but the buttons. Default: a card's name, text and owner.
    void (*inspect)(App *app, const CardTable *table, const InspectBoxes *at);
    // Adds regions to the inspector. Default: none.
    void (*inspect_regions)(App *app, CardTable *table, const InspectBoxes *at);
    // The inspector is being closed. True: it shows the previous step, such as the list it came from,
    // instead. Default: false.
    bool (*inspect_back)(CardTable *table);
} GameThings;

#endif
