// SPDX-License-Identifier: MIT
// What the parts of an example's picture in the rules know of it: the board before and after, as it lies
// open, and the places that it is about.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_EXAMPLE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_EXAMPLE_H

#include "app/tables/star_empires/looks.h"

typedef struct Example {
    const EmpiresRules *rules;
    const Chart *chart;
    const EmpiresView *before, *after; // the same where nothing is done
    const EmpiresBoard *was, *is;
    bool acts;
    uint64_t places; // with units, or changed
    float k;         // pixels for a logical pixel
    float panel_w;   // logical: of a territory
} Example;

// Logical: around what stands in a panel.
#define EXAMPLE_EDGE 12.0F

static inline float example_px(const Example *example, float logical) {
    return roundf(logical * example->k);
}

int empires_example_palette(const App *app, const Example *example, Seat seat);

// ---- example_fate.c

// What becomes of the units of a kind that a seat has at a place.
typedef struct UnitFate {
    int stays, comes, leaves, lost;
} UnitFate;

UnitFate empires_example_fate(const Example *example, uint8_t place, Seat seat, int unit);
// All kinds together.
UnitFate empires_example_fates(const Example *example, uint8_t place, Seat seat);
// One bit for each place that it is about: with units, or changed.
uint64_t empires_example_places(const Example *example);
bool empires_example_is_left(const Example *example, uint8_t place); // by units of somebody

// ---- example_place.c, example_facts.c: a territory; example_seat.c: whose credits, revenue or systems
// change

// Pixels.
float empires_example_place_height(App *app, const Example *example, uint8_t place);
void empires_example_place_draw(App *app, const Example *example, const void *looks, uint8_t place,
                                GfxRect box);
// What has changed about a system; returns the height taken, in pixels. Not drawn: only that.
float empires_example_chips(App *app, const Example *example, uint8_t place, float left, float top,
                            bool drawn);
bool empires_example_seat_changes(const Example *example, Seat seat);
void empires_example_seat_draw(App *app, const Example *example, Seat seat, GfxRect box);

// ---- example_map.c: the part of the map that it is about, with the ways of groups; all of the map where
// nothing is done. Sizes logical, at full size.

float empires_example_map_height(const Example *example, float width);
void empires_example_map_draw(App *app, const EmpiresLooks *looks, const Example *example, GfxRect rect);

#endif
