// SPDX-License-Identifier: MIT
// A loaded card pack: a game and its rules struct. src/data fills it; it is constant afterwards. All pointers
// returned here belong to the catalog and live as long as it.
#ifndef STARDECK_ENGINE_CATALOG_H
#define STARDECK_ENGINE_CATALOG_H

#include "core/text.h"
#include "engine/captain.h"
#include "engine/setup_options.h"
#include "engine/style.h"

typedef struct Game Game;           // engine/game.h
typedef struct ValueNets ValueNets; // engine/value_net.h

// A pack stacked on a game's own cards.
typedef struct CatalogPack {
    char id[ID_MAX];
    char name[64];
    char version[24];
    bool only_looks; // the values of the rules are the same without it: it has texts, pictures, sounds alone
} CatalogPack;

typedef struct Catalog {
    const Game *game;
    void *rules;      // game->rules_bytes bytes, owned
    uint64_t hash;    // over all values the rules read; names, texts and captains don't count
    Captain *captain; // owned; NULL: none
    uint8_t captains;
    ValueNets *nets; // what computer opponents have learned; owned. NULL: nothing
    uint8_t packs;
    CatalogPack *pack; // packs stacked on the game's own cards, lowest first; owned. NULL: none
    char *away; // records that packs speak of and that are not there today, as one pack has taken them out or
                // another is missing: the keys of their texts, a line each, "card.galaxy\nfaction.vulcan\n"
                // "card.*.vulcan\n" ("*": of any card); owned. NULL: none
    uint8_t *map_from; // for each map 1 + the index in `pack` of the one that brings it, 0: none; owned.
                       // NULL: all are the game's own, or that is unknown
} Catalog;

// The number of records in a table, and the id of one of them; `index` must be below that number.
uint8_t catalog_count(const Catalog *catalog, uint8_t table);
const char *catalog_id(const Catalog *catalog, uint8_t table, uint8_t index);

// The pack that brings this map (index into the table of Game.maps); NULL: it is the game's own, or that is
// unknown.
const CatalogPack *catalog_map_pack(const Catalog *catalog, uint8_t map);

// The index of the record with this id, or NONE.
uint8_t catalog_find(const Catalog *catalog, uint8_t table, const char *id);

// The style of a record of the seat table; NULL if the game's records have none.
const SeatStyle *catalog_style(const Catalog *catalog, uint8_t index);

// The captain with this id, or NULL.
const Captain *catalog_captain(const Catalog *catalog, const char *id);
// Iterates over the captains of a faction (index into the seat table): returns the one after `last`, or the
// first if `last` is NULL; NULL at the end.
const Captain *catalog_next_captain(const Catalog *catalog, uint8_t faction, const Captain *last);

// The seat that plays this faction (index into the seat table), or SEAT_NONE.
Seat setup_seat_of(const SetupOptions *options, uint8_t faction);
// For Game.options_ok: true if each seat has a record of its own in the table `seats` and options->first
// plays or is SEAT_NONE. Otherwise false, with a sentence in `problem`. The format `none` (one %d, a seat
// number from 1) is used for a seat without a record, `twice` (one %s, an id) for a record used by two seats.
bool setup_seats_ok(const SetupOptions *options, const void *rules, const Table *seats, const char *none,
                    const char *twice, Text *problem);

#endif
