// SPDX-License-Identifier: MIT
// A ring buffer of events with the states after them; only views of those states ever leave it.
#include "play/reel.h"

#include "engine/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool reel_open(Reel *reel, const Game *game) {
    const size_t state_bytes = game->state_bytes;
    reel->story = game->story;
    reel->total = 0;
    reel->ring = (EventList){.item = calloc(REEL_EVENTS, sizeof(Event)),
                             .count = REEL_EVENTS,
                             .capacity = REEL_EVENTS,
                             .states = malloc(REEL_EVENTS * state_bytes),
                             .state_bytes = state_bytes};
    return reel->ring.item != NULL && reel->ring.states != NULL;
}

void reel_close(Reel *reel) {
    free(reel->ring.item);
    free(reel->ring.states);
    memset(reel, 0, sizeof *reel);
}

void reel_add(Reel *reel, const EventList *events) {
    const size_t bytes = reel->ring.state_bytes;
    assert(events->states != NULL && events->state_bytes == bytes);
    for (int i = 0; i < events->count; i++) {
        const unsigned slot = reel->total++ % REEL_EVENTS;
        reel->ring.item[slot] = events->item[i];
        reel->watched[slot] = false;
        memcpy(reel->ring.states + slot * bytes, events->states + (size_t)i * bytes, bytes);
    }
}

unsigned reel_oldest(const Reel *reel) {
    return reel->total > REEL_EVENTS ? reel->total - REEL_EVENTS + 1 : 1;
}

static int slot_of(const Reel *reel, unsigned number) {
    assert(number >= reel_oldest(reel) && number <= reel->total);
    return (int)((number - 1) % REEL_EVENTS);
}

bool reel_has_missed(const Reel *reel, unsigned seen, unsigned *from) {
    const unsigned oldest = reel_oldest(reel);
    *from = (seen >= oldest ? seen : oldest) + 1;
    for (unsigned number = *from; number <= reel->total; number++)
        if (reel->story->tells(&reel->ring.item[slot_of(reel, number)]))
            return true;
    return false;
}

void reel_mark_watched(Reel *reel, unsigned number) {
    if (number >= reel_oldest(reel) && number <= reel->total)
        reel->watched[slot_of(reel, number)] = true;
}

int reel_list_missing(const Reel *reel, unsigned from, bool all, unsigned numbers[REEL_EVENTS]) {
    int count = 0;
    bool tells = false;
    for (unsigned number = from; number <= reel->total; number++) {
        const int slot = slot_of(reel, number);
        if (!all && reel->watched[slot])
            continue;
        numbers[count++] = number;
        tells |= reel->story->tells(&reel->ring.item[slot]);
    }
    return tells ? count : 0;
}

Event reel_event(const Reel *reel, unsigned number, Seat viewer) {
    return event_for(&reel->ring.item[slot_of(reel, number)], viewer);
}

void reel_view(const Reel *reel, const Match *match, unsigned number, Seat viewer, View *view) {
    match_event_view(match, &reel->ring, slot_of(reel, number), viewer, view);
}
