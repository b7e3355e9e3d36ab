// SPDX-License-Identifier: MIT
// Who plays a game without a window: opponents in seats, some of which may play anything.
#ifndef STARDECK_PLAY_SEATING_H
#define STARDECK_PLAY_SEATING_H

#include "ai/opponent.h"

typedef struct Players {
    SetupOptions setup;                // seats and factions filled, and the rest, but for the seed of a game
    const Opponent *who[SEATS_MAX];    // NULL: a person
    const Captain *captain[SEATS_MAX]; // of a computer; NULL: none
    bool any[SEATS_MAX];               // "any": what this seat plays is drawn anew for each game
} Players;

// Draws what the seats play that may play anything, each something that no other seat has.
void players_draw(const Players *players, const Catalog *catalog, Rng *rng, SetupOptions *setup);

// The set-up of deal `number`: players->setup.seed is where the seeds of all deals come from.
SetupOptions players_deal(const Players *players, const Catalog *catalog, uint64_t number);

#endif
