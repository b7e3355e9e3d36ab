// SPDX-License-Identifier: MIT
// For games with hands and a shared deck: which cards some commands need, traced back to the position before
// the first of them, to hands, and for cards drawn meanwhile to the deck. Games put it into their TestedKeep.
// Also what a command would cause, for games with cards of any kind.
#ifndef STARDECK_TESTS_HAND_KEEP_H
#define STARDECK_TESTS_HAND_KEEP_H

#include "tested.h"

#define HAND_KEEP_KINDS 128 // different cards
#define HAND_KEEP_DRAWN 250 // cards drawn meanwhile

typedef struct HandKeep {
    uint8_t used[SEATS_MAX][HAND_KEEP_KINDS];             // in the hand
    uint8_t drawn;                                        // from the deck so far
    uint8_t pinned[HAND_KEEP_DRAWN];                      // by how deep a card lay in it
    uint8_t seat[HAND_KEEP_DRAWN], card[HAND_KEEP_DRAWN]; // who drew what
} HandKeep;

// That of the test, NULL: one that keeps nothing.
const HandKeep *hand_keep_of(const TestedKeep *keep);
HandKeep *hand_keep_in(TestedKeep *keep);
// The seat needs that card from its hand.
void hand_keep_card(HandKeep *keep, Seat seat, uint8_t card);
// A card that the event draws; pinned where the viewer is told which. False: there have been too many.
bool hand_keep_drawn(HandKeep *keep, const Event *event, Seat viewer);

// The events of a command that is given to a copy of the state, which comes to be as it is then. Valid until
// the next call; its `dropped` above 0: there were more.
const EventList *tested_events(const Game *game, const Catalog *catalog, void *state, Seat seat,
                               const Command *command, const Rng *rules_rng);

#endif
