// SPDX-License-Identifier: MIT
// Cards that must stay where they are: first those drawn meanwhile, else those of the hand.
#include "hand_keep.h"

#include "engine/game.h"

#define EVENTS_MOST 512

_Static_assert(sizeof(HandKeep) <= TESTED_KEEP_MAX, "it must fit");

const HandKeep *hand_keep_of(const TestedKeep *keep) {
    static const HandKeep nothing;
    return keep != NULL ? (const HandKeep *)(const void *)keep->bytes : &nothing;
}

HandKeep *hand_keep_in(TestedKeep *keep) {
    return (HandKeep *)(void *)keep->bytes;
}

void hand_keep_card(HandKeep *keep, Seat seat, uint8_t card) {
    for (uint8_t depth = 0; depth < keep->drawn; depth++)
        if (!keep->pinned[depth] && keep->seat[depth] == seat && keep->card[depth] == card) {
            keep->pinned[depth] = 1;
            return;
        }
    keep->used[seat][card]++;
}

bool hand_keep_drawn(HandKeep *keep, const Event *event, Seat viewer) {
    if (keep->drawn >= HAND_KEEP_DRAWN)
        return false;
    keep->seat[keep->drawn] = event->seat;
    keep->card[keep->drawn] = event->card;
    keep->pinned[keep->drawn++] = event_for(event, viewer).card != NONE;
    return true;
}

const EventList *tested_events(const Game *game, const Catalog *catalog, void *state, Seat seat,
                               const Command *command, const Rng *rules_rng) {
    static Event events[EVENTS_MOST];
    static EventList list;
    Rng rng = *rules_rng;
    list = (EventList){.item = events, .capacity = EVENTS_MOST};
    game->apply(catalog->rules, state, seat, command, &rng, &list);
    return &list;
}
