// SPDX-License-Identifier: MIT
// Choosing the map of a game that can be played on several. Maps are records of one of the pack's tables; the
// choice is SetupOptions.map.
#ifndef STARDECK_ENGINE_MAP_CHOICE_H
#define STARDECK_ENGINE_MAP_CHOICE_H

#include "engine/catalog.h"

#define MAP_KEY "map" // the choice in files and, as --map, on the command line

// Game.maps
typedef struct MapChoice {
    uint8_t table; // index into Game.tables
    // True if this many seats (any number) can play on the map. For each number of seats that the game allows
    // there is a map in every valid pack.
    bool (*fits)(const void *rules, uint8_t map, uint8_t seats);
} MapChoice;

// The table of a game's maps; NO_TABLE: it has none to choose from.
uint8_t map_table(const Game *game);

// All below are for any game: one without maps has none that fits.
bool map_fits(const Catalog *catalog, uint8_t map, uint8_t seats);
// The first map that fits. It is played unless another one is chosen, so a map that a pack adds to those that
// are there replaces none. NONE: no map fits.
uint8_t map_usual(const Catalog *catalog, uint8_t seats);
// The last map that fits, NONE if there is none: what was played when maps could not be chosen. Saved games
// of that time do not name theirs. Only maps before the map `before` are looked at; NONE: all.
uint8_t map_of_old(const Catalog *catalog, uint8_t seats, uint8_t before);
uint8_t map_count(const Catalog *catalog, uint8_t seats); // how many fit
// The map that is meant by these options: their own, or map_usual.
uint8_t map_chosen(const Catalog *catalog, const SetupOptions *options);
// The value of SetupOptions.map for this map; 0 for NONE.
uint8_t map_option(uint8_t map);

// For Game.options_ok: true unless a map is chosen that does not exist or does not fit the number of seats;
// then false with a sentence in `problem`. `table` is the table of maps.
bool map_options_ok(const SetupOptions *options, const void *rules, const MapChoice *maps, const Table *table,
                    Text *problem);

#endif
