// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each item of the game's log, from the words "event.…". They name
// seats, never "you": everybody reads the same.
#include "app/tables/alpha_strike/table.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <stdio.h>

// {number}: what is done, dealt or rolled; {from} and {to}: what changes.
void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    char card[96] = "", from[8], to[8];
    Seat owner;
    if (strike_line_card(app, item, &owner) != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF, strike_card_name(looks, event->card));
    snprintf(from, sizeof from, "%d", event->amount);
    snprintf(to, sizeof to, "%d", event->amount2);
    app_format(app, text, LOG_LINE_MAX, strike_line_key(event), "seat", say_seat(app, event->seat), "other",
               say_seat(app, event->to_row), "card", card, "track",
               event->kind == EVENT_POWER && event->row < TRACKS ? strike_track_name(looks, event->row) : "",
               "number", from, "from", from, "to", to, (char *)NULL);
}

uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < strike_rules(app)->card_count ? item->event.card : NONE;
}
