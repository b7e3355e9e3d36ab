// SPDX-License-Identifier: MIT
// Plays the match a second time and passes each seat its view of the events.
#include "engine/recall.h"

#include "engine/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define EVENTS_MOST 1024 // of one command; far more than any real game needs

struct Recall {
    const Catalog *catalog;
    uint8_t seats;
    int taken; // log entries processed so far
    Luck luck;
    alignas(8) uint8_t state[STATE_MAX];
    alignas(8) uint8_t notebook[SEATS_MAX][NOTEBOOK_MAX];
    Event event[EVENTS_MOST];
};

Recall *recall_create(const Catalog *catalog, uint8_t seats, const void *state, const Luck *luck) {
    assert(catalog->game->notebook_bytes <= NOTEBOOK_MAX);
    Recall *recall = calloc(1, sizeof *recall);
    if (recall == NULL)
        return NULL;
    recall->catalog = catalog;
    recall->seats = seats;
    recall->luck = *luck;
    memcpy(recall->state, state, catalog->game->state_bytes);
    return recall;
}

void recall_destroy(Recall *recall) {
    free(recall);
}

// A seat that missed an event might believe something outdated: forget everything instead.
static void tell(Recall *recall, const EventList *events) {
    if (events->dropped > 0) {
        memset(recall->notebook, 0, sizeof recall->notebook);
        return;
    }
    for (Seat seat = 0; seat < recall->seats; seat++)
        for (int i = 0; i < events->count; i++) {
            const Event told = event_for(&events->item[i], seat);
            recall->catalog->game->remember(recall->catalog->rules, recall->notebook[seat], seat, &told);
        }
}

void recall_update(Recall *recall, const LogEntry *log, int count) {
    const Game *game = recall->catalog->game;
    for (; recall->taken < count; recall->taken++) {
        const LogEntry *entry = &log[recall->taken];
        EventList events = {.item = recall->event, .capacity = EVENTS_MOST};
        const Verdict verdict = game->apply(recall->catalog->rules, recall->state, entry->seat,
                                            &entry->command, &recall->luck.rng, &events);
        assert(verdict == VERDICT_OK);
        (void)verdict;
        tell(recall, &events);
    }
}

const void *recall_notebook(const Recall *recall, Seat seat) {
    return recall->notebook[seat];
}
