// SPDX-License-Identifier: MIT
// Attributes an event to cards, for statistics over many games (Story.credit). A card counts as active when
// one of its effects acts; missions and events are prizes worth their points.
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"

// The cards in the Points areas at the end of the game.
static void credit_prizes(const BuildingRules *rules, const BuildingView *view, Credits *out) {
    const BuildingBoard *s = &view->table;
    for (Seat seat = 0; seat < s->seats; seat++) {
        const uint8_t area = zone_of(ZONE_POINTS, seat);
        for (int i = 0; i < s->size[area]; i++) {
            const uint8_t card = zone_cards(s, area)[i];
            credits_add(out, CREDIT_PRIZE, seat, card, rules->card[card].points);
        }
    }
}

void building_credit(const void *data, const EventAt *at, Credits *out) {
    const BuildingRules *rules = data;
    const Event *event = &at->events->item[at->index];
    switch ((BuildingEvent)event->kind) {
    case EVENT_DRAWN:
        credits_add(out, CREDIT_DRAWN, event->seat, event->card, 0);
        break;
    case EVENT_PLAYED:
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        break;
    case EVENT_TRIGGERED:
    case EVENT_ACTIVATED:
        if (is_deckable(&rules->card[event->card]))
            credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
        break;
    case EVENT_OVER:
        credit_prizes(rules, at->after, out);
        break;
    default:
        break;
    }
}
