// SPDX-License-Identifier: MIT
// The picture in the centre of a territory: a painted world, a spiral, mist, a star.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H

#include "app/stage/context.h"
#include "games/star_empires/board.h"

// How much a system yields; its world shows it.
typedef enum Wealth {
    WEALTH_NONE, // rock and ice
    WEALTH_POOR, // dust and lava
    WEALTH_FAIR, // red worlds
    WEALTH_RICH, // blue worlds
    WEALTH_TERRAFORMED,
    WEALTH_UNKNOWN, // not explored, or no system: any world
    WEALTHS
} Wealth;

// By its resources, without its minor race. `is` NULL: unknown.
Wealth empires_wealth(const EmpiresBoard *is, uint8_t place);

// A territory's picture. `territory`: an id; the same id always shows the same world, as long as its wealth
// stays the same. `kind`: a PlaceKind.
typedef struct Sector {
    const char *territory;
    uint8_t kind;
    Wealth wealth;
    const char *race; // of a home: whose it is, by id; NULL: nobody's yet
} Sector;

// The id of the race whose home lies there. `is` NULL, or nobody's home: NULL. Lives as long as the rules.
const char *empires_home_race(const EmpiresRules *rules, const EmpiresBoard *is, uint8_t place);

// Draws it around (x, y), `size` pixels across.
void empires_sector_draw(App *app, const Sector *sector, float x, float y, float size);

// The mist of empty space there, which fades toward its edge.
void empires_mist_draw(App *app, const char *territory, float x, float y, float size);

// Writes the asset path of the painting of its world. False: it has none.
bool empires_sector_painting(const App *app, const Sector *sector, char *file, size_t size);

// What it shows there, as a word: "terra", "nebula", "space". Static.
const char *empires_sector_world(const Sector *sector);

#endif
