// SPDX-License-Identifier: MIT
// Cards that are destroyed: after the card itself has left its zone, a picture of it rises above the table,
// large; there it burns up, or is hit, its number is struck out and falls to 0, and it bursts into pieces.
// Embers drift to where it goes. Like flares they go on whatever comes next, nobody waits for them, and with
// animation off there are none. In reduced motion a charred picture fades where the card lay.
#ifndef STARDECK_APP_KIT_BURNING_H
#define STARDECK_APP_KIT_BURNING_H

#include "app/kit/table.h"

#define BURN_MS 1000.0F  // until nothing is left, at speed 1
#define BREAK_MS 1450.0F // … of one that bursts
#define BURNT_PART 0.6F  // from here on it counts for where it goes

typedef struct Burning {
    CardRef face; // what it shows once it has turned over, if it was face down
    GfxRect from; // the fire comes from there
    GfxRect to;   // embers drift there
    Color ember;
    float knock;      // logical pixels the card is knocked away from there when it is hit
    float delay;      // ms until it is hit
    bool breaks;      // it bursts; else it burns up
    uint8_t zone, at; // where it lay
} Burning;

// The sprite has been taken out of its zone; it is freed, and its picture burns. False, without effect: too
// many burn, or with animation off.
bool burning_begin(CardTable *table, int sprite, const Burning *burning);

// Damages the piles of all cards that burn: what is counted there has changed.
void burning_settled(App *app, const CardTable *table);

// For the table's screen. burning_update: damages what has changed, frees what has ended.
void burning_update(App *app, CardTable *table);
void burning_draw(App *app, const CardTable *table);
// Such a card (an index into Scene.burning) has risen and is not in pieces yet; what it covers.
bool burning_is_whole(const CardTable *table, int index, GfxRect *bounds);

#endif
