// SPDX-License-Identifier: MIT
// Shared by the parts of an example's picture in the rules: the board before and after it, as everybody sees
// it, and the places it involves.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_EXAMPLE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_EXAMPLE_H

#include "app/tables/star_empires/looks.h"

#include <math.h>

// Pointers are borrowed from the caller, for one drawing.
typedef struct Example {
    const EmpiresRules *rules;
    const Chart *chart;
    const EmpiresView *before, *after; // the same if the example does nothing
    const EmpiresBoard *was, *is;      // their boards
    bool acts;                         // the example does something
    uint64_t places;                   // with units, or changed; one bit each
    float k;                           // window pixels per logical pixel
    float panel_w;                     // width of a territory's panel, logical
} Example;

// Logical margin inside a panel.
#define EXAMPLE_EDGE 12.0F

static inline float example_px(const Example *example, float logical) {
    return roundf(logical * example->k);
}

// PALETTE_… of the race that plays in the seat.
int empires_example_palette(const App *app, const Example *example, Seat seat);

// ---- example_units.c

// What happens to a seat's units of one kind at a place.
typedef struct UnitFate {
    int stays, comes, leaves, lost;
} UnitFate;

UnitFate empires_example_fate(const Example *example, uint8_t place, Seat seat, int unit);
// All kinds together.
UnitFate empires_example_fates(const Example *example, uint8_t place, Seat seat);
// The places involved, one bit each: with units, or changed.
uint64_t empires_example_places(const Example *example);
bool empires_example_is_left(const Example *example, uint8_t place); // somebody's units leave it

// ---- example_place.c, example_facts.c: a territory. example_seat.c: a seat whose credits, revenue or
// systems change

// In window pixels.
float empires_example_place_height(App *app, const Example *example, uint8_t place);
void empires_example_place_draw(App *app, const Example *example, const void *looks, uint8_t place,
                                GfxRect box);
// The changes of a system as chips; returns the height taken, in window pixels. `drawn` false: only measures.
float empires_example_chips(App *app, const Example *example, uint8_t place, float left, float top,
                            bool drawn);
// True if the seat's credits, systems or revenue change.
bool empires_example_seat_changes(const Example *example, Seat seat);
void empires_example_seat_draw(App *app, const Example *example, Seat seat, GfxRect box);

// ---- example_map.c: the part of the map involved, with the paths of groups; the whole map if the example
// does nothing. Sizes logical, at full size.

float empires_example_map_height(const Example *example, float width);
void empires_example_map_draw(App *app, const EmpiresLooks *looks, const Example *example, GfxRect rect);

#endif
