// SPDX-License-Identifier: MIT
// A loaded card pack: a game and its rules struct. Filled by src/data, constant afterwards, used by
// everybody.
#ifndef STARDECK_ENGINE_CATALOG_H
#define STARDECK_ENGINE_CATALOG_H

#include "core/text.h"
#include "engine/captain.h"
#include "engine/setup_options.h"
#include "engine/style.h"

typedef struct Game Game; // engine/game.h

// One of the packs that lie upon a game's own cards.
typedef struct CatalogPack {
    char id[ID_MAX];
    char name[64];
    char version[24];
} CatalogPack;

typedef struct Catalog {
    const Game *game;
    void *rules;      // game->rules_bytes bytes, owned by the catalog
    uint64_t hash;    // over all values that the rules read; names, texts and captains do not count
    Captain *captain; // owned by the catalog; NULL: there are none
    uint8_t captains;
    uint8_t packs;
    CatalogPack *pack; // what lies upon the game's own cards, the lowest first; owned. NULL: nothing
} Catalog;

// The number of records of a table, and the id of one (owned by the catalog). `index` must be below the
// number.
uint8_t catalog_count(const Catalog *catalog, uint8_t table);
const char *catalog_id(const Catalog *catalog, uint8_t table, uint8_t index);

// The record with this id, or NONE.
uint8_t catalog_find(const Catalog *catalog, uint8_t table, const char *id);

// How the record of the seat table looks; NULL where the game's records have no style.
const SeatStyle *catalog_style(const Catalog *catalog, uint8_t index);

// The captain with this id, or NULL.
const Captain *catalog_captain(const Catalog *catalog, const char *id);
// Of those who are of this faction (index into the seat table) the first after `last`; NULL: the first of
// all. NULL: there are no more.
const Captain *catalog_next_captain(const Catalog *catalog, uint8_t faction, const Captain *last);

// The seat that plays this faction (index into the seat table), or SEAT_NONE.
Seat options_seat(const SetupOptions *options, uint8_t faction);
// For Game.options_ok: each seat has a record of `seats` (Game.seat_table) to itself, and who is to start
// plays; else false, with the reason. The game's sentences: `none` with %d for the number of a seat that has
// no record, `twice` with %s for the id of one that sits twice.
bool options_seats_ok(const SetupOptions *options, const void *rules, const Table *seats, const char *none,
                      const char *twice, Text *problem);

#endif
