// SPDX-License-Identifier: MIT
// Random factions for the seats of a deal.
#include "play/seating.h"

#include "core/hash.h"
#include "engine/game_facts.h"

void seating_draw(const Players *players, const Catalog *catalog, Rng *rng, SetupOptions *setup) {
    const uint8_t count = catalog_count(catalog, game_seat_table(catalog->game));
    bool taken[UINT8_MAX + 1] = {false};
    for (Seat seat = 0; seat < setup->seats; seat++)
        if (!players->any[seat])
            taken[setup->faction[seat]] = true;
    for (Seat seat = 0; seat < setup->seats; seat++) {
        if (!players->any[seat])
            continue;
        uint32_t left = 0;
        for (uint8_t i = 0; i < count; i++)
            left += !taken[i];
        uint32_t pick = left > 0 ? rng_below(rng, left) : 0;
        for (uint8_t i = 0; i < count && left > 0; i++)
            if (!taken[i] && pick-- == 0) {
                setup->faction[seat] = i;
                taken[i] = true;
                break;
            }
    }
}

static uint64_t hash_number(uint64_t number, uint64_t seed) {
    uint8_t bytes[8]; // byte by byte, so that byte order doesn't matter
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> (8 * i));
    return hash_bytes(bytes, sizeof bytes, seed);
}

SetupOptions seating_deal(const Players *players, const Catalog *catalog, uint64_t number) {
    SetupOptions setup = players->setup;
    setup.seed = hash_number(number, setup.seed);
    Rng draw = opponent_rng(setup.seed, SEATS_MAX); // a stream that no seat uses
    seating_draw(players, catalog, &draw, &setup);
    return setup;
}
