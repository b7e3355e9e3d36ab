// SPDX-License-Identifier: MIT
// Looks through the maps of a pack for those that fit a number of seats.
#include "engine/map_choice.h"

#include "engine/game.h"

uint8_t map_table(const Game *game) {
    return game->maps != NULL ? game->maps->table : NO_TABLE;
}

bool map_fits(const Catalog *catalog, uint8_t map, uint8_t seats) {
    const MapChoice *maps = catalog->game->maps;
    return maps != NULL && map < catalog_count(catalog, maps->table) &&
           maps->fits(catalog->rules, map, seats);
}

static uint8_t count_of(const Catalog *catalog) {
    const MapChoice *maps = catalog->game->maps;
    return maps != NULL ? catalog_count(catalog, maps->table) : 0;
}

uint8_t map_usual(const Catalog *catalog, uint8_t seats) {
    for (uint8_t map = 0; map < count_of(catalog); map++)
        if (map_fits(catalog, map, seats))
            return map;
    return NONE;
}

uint8_t map_of_old(const Catalog *catalog, uint8_t seats, uint8_t before) {
    for (uint8_t map = before != NONE ? before : count_of(catalog); map > 0; map--)
        if (map_fits(catalog, (uint8_t)(map - 1), seats))
            return (uint8_t)(map - 1);
    return NONE;
}

uint8_t map_count(const Catalog *catalog, uint8_t seats) {
    uint8_t count = 0;
    for (uint8_t map = 0; map < count_of(catalog); map++)
        count += map_fits(catalog, map, seats);
    return count;
}

uint8_t map_chosen(const Catalog *catalog, const SetupOptions *options) {
    return options->map > 0 ? (uint8_t)(options->map - 1) : map_usual(catalog, options->seats);
}

uint8_t map_option(uint8_t map) {
    return map == NONE ? 0 : (uint8_t)(map + 1);
}

bool map_options_ok(const SetupOptions *options, const void *rules, const MapChoice *maps, const Table *table,
                    Text *problem) {
    const uint8_t *bytes = rules;
    if (options->map == 0)
        return true;
    const uint8_t map = (uint8_t)(options->map - 1);
    if (map >= bytes[table->count_offset])
        text_add(problem, "there is no such map");
    else if (!maps->fits(rules, map, options->seats))
        text_printf(problem, "the map %s is not for %d seats",
                    (const char *)bytes + table->offset + (size_t)map * table->stride, options->seats);
    else
        return true;
    return false;
}
