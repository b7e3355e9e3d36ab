// SPDX-License-Identifier: MIT
// The players of a game without a window: an opponent in each seat, some with a random faction.
#ifndef STARDECK_PLAY_SEATING_H
#define STARDECK_PLAY_SEATING_H

#include "ai/opponent.h"

typedef struct Players {
    SetupOptions setup;             // seats, factions and options; the seed is the one deals are derived from
    const Opponent *who[SEATS_MAX]; // NULL: a person
    const Captain *captain[SEATS_MAX]; // of a computer; NULL: none
    bool any[SEATS_MAX];               // "any": the seat's faction is drawn anew for each game
} Players;

// Fills `setup` with random, distinct factions for the seats with `any`. Advances `rng`.
void seating_draw(const Players *players, const Catalog *catalog, Rng *rng, SetupOptions *setup);

// The set-up of deal `number`, with a seed derived from players->setup.seed.
SetupOptions seating_deal(const Players *players, const Catalog *catalog, uint64_t number);

#endif
