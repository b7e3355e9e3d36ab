// SPDX-License-Identifier: MIT
// Records events, optionally with a copy of the state after each, and hides cards from viewers.
#include "engine/event.h"

#include <string.h>

void events_add(EventList *list, const Event *event, const void *state) {
    if (list == NULL)
        return;
    if (list->count >= list->capacity) {
        list->dropped++;
        return;
    }
    if (list->states != NULL)
        memcpy(list->states + (size_t)list->count * list->state_bytes, state, list->state_bytes);
    list->item[list->count++] = *event;
}

Event event_for(const Event *event, Seat viewer) {
    Event seen = *event;
    const bool known =
        event->seen_by == SEEN_BY_ALL || (viewer < SEATS_MAX && (event->seen_by & SEEN_BY(viewer)));
    if (!known)
        seen.card = NONE;
    seen.seen_by = known ? SEEN_BY_ALL : 0; // who else knows is hidden from this viewer
    return seen;
}
