// SPDX-License-Identifier: MIT
// Attributes an event to cards, for statistics over many games (Story.credit). A card counts as active
// whenever it is played, as itself and not as what it is used for.
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"

void empires_credit(const void *rules, const EventAt *at, Credits *out) {
    const Event *event = &at->events->item[at->index];
    (void)rules;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_DRAWN:
        credits_add(out, CREDIT_DRAWN, event->seat, event->card, 0);
        break;
    case EVENT_PLAYED:
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
        break;
    default:
        break;
    }
}
