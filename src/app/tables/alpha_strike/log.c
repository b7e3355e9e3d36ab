// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each item of the game's log, from the words "event.…". They name
// seats, never "you": everybody reads the same.
#include "app/tables/alpha_strike/table.h"

#include <stdio.h>

void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    const bool named = event->card < strike_looks_rules(looks)->card_count;
    char key[32];
    snprintf(key, sizeof key, "event.%u", event->kind);
    app_format(app, text, LOG_LINE_MAX, key, "seat",
               event->seat < session_options(app->session)->setup.seats ? seat_name(app, event->seat) : "",
               "card", named ? strike_card_name(looks, event->card) : "", (char *)NULL);
}

Seat strike_line_seat(const App *app, const GameLogItem *item) {
    return item->event.seat < session_options(app->session)->setup.seats ? item->event.seat : SEAT_NONE;
}

uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < strike_rules(app)->card_count ? item->event.card : NONE;
}
