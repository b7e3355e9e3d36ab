// SPDX-License-Identifier: MIT
// A loaded card pack: a game and its rules struct. Filled by src/data, constant afterwards, used by
// everybody.
#ifndef STARDECK_ENGINE_CATALOG_H
#define STARDECK_ENGINE_CATALOG_H

#include "engine/game.h"
#include "engine/style.h"

typedef struct Catalog {
    const Game *game;
    void *rules;   // game->rules_bytes bytes, owned by the catalog
    uint64_t hash; // over all values that the rules read; names and texts do not count
} Catalog;

// The number of records of a table, and the id of one (owned by the catalog). `index` must be below the
// number.
uint8_t catalog_count(const Catalog *catalog, uint8_t table);
const char *catalog_id(const Catalog *catalog, uint8_t table, uint8_t index);

// The record with this id, or NONE.
uint8_t catalog_find(const Catalog *catalog, uint8_t table, const char *id);

// How the record of the seat table looks; NULL where the game's records have no style.
const SeatStyle *catalog_style(const Catalog *catalog, uint8_t index);

// The seat that plays this faction (index into the seat table), or SEAT_NONE.
Seat options_seat(const SetupOptions *options, uint8_t faction);

#endif
