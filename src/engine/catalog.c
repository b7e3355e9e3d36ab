// SPDX-License-Identifier: MIT
// Looks up a pack's records by id and by index.
#include "engine/catalog.h"

#include "engine/game.h"

#include <assert.h>
#include <string.h>

uint8_t catalog_count(const Catalog *catalog, uint8_t table) {
    assert(table < catalog->game->table_count);
    return *((const uint8_t *)catalog->rules + catalog->game->tables[table].count_offset);
}

const char *catalog_id(const Catalog *catalog, uint8_t table, uint8_t index) {
    assert(index < catalog_count(catalog, table));
    const Table *t = &catalog->game->tables[table];
    return (const char *)catalog->rules + t->offset + (size_t)index * t->stride;
}

const CatalogPack *catalog_map_pack(const Catalog *catalog, uint8_t map) {
    const uint8_t from = catalog->map_from != NULL ? catalog->map_from[map] : 0;
    return from > 0 ? &catalog->pack[from - 1] : NULL;
}

uint8_t catalog_find(const Catalog *catalog, uint8_t table, const char *id) {
    const uint8_t count = catalog_count(catalog, table);
    for (uint8_t i = 0; i < count; i++)
        if (strcmp(catalog_id(catalog, table, i), id) == 0)
            return i;
    return NONE;
}

const SeatStyle *catalog_style(const Catalog *catalog, uint8_t index) {
    const Game *game = catalog->game;
    if (game->style_offset == 0)
        return NULL;
    assert(index < catalog_count(catalog, game->seat_table));
    const Table *t = &game->tables[game->seat_table];
    return (const SeatStyle *)(const void *)((const char *)catalog->rules + t->offset +
                                             (size_t)index * t->stride + game->style_offset);
}

const Captain *catalog_captain(const Catalog *catalog, const char *id) {
    for (uint8_t i = 0; i < catalog->captains; i++)
        if (strcmp(catalog->captain[i].id, id) == 0)
            return &catalog->captain[i];
    return NULL;
}

const Captain *catalog_next_captain(const Catalog *catalog, uint8_t faction, const Captain *last) {
    for (uint8_t i = 0; i < catalog->captains; i++)
        if (catalog->captain[i].seat == faction && (last == NULL || &catalog->captain[i] > last))
            return &catalog->captain[i];
    return NULL;
}

Seat setup_seat_of(const SetupOptions *options, uint8_t faction) {
    for (Seat seat = 0; seat < options->seats; seat++)
        if (options->faction[seat] == faction)
            return seat;
    return SEAT_NONE;
}

bool setup_seats_ok(const SetupOptions *options, const void *rules, const Table *seats, const char *none,
                    const char *twice, Text *problem) {
    const uint8_t *bytes = rules;
    for (Seat seat = 0; seat < options->seats; seat++) {
        const uint8_t record = options->faction[seat];
        if (record >= bytes[seats->count_offset]) {
            text_printf(problem, none, seat + 1);
            return false;
        }
        if (setup_seat_of(options, record) != seat) {
            text_printf(problem, twice, (const char *)bytes + seats->offset + record * seats->stride);
            return false;
        }
    }
    if (options->first != SEAT_NONE && options->first >= options->seats) {
        text_add(problem, "the seat that is to start does not play");
        return false;
    }
    return true;
}
