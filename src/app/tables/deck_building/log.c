// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each item of the game's log, from the words "event.…". They name
// seats, never "you": everybody reads the same.
#include "app/tables/deck_building/table.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <stdio.h>

static const char *what_of(const void *looks, const Event *event) {
    return event->kind == EVENT_STAT && event->row < STATS ? building_stat_name(looks, event->row) : "";
}

// {number}: how much; {other}: the seat aimed at; {absorbed}: what shields took; {damage}: damage then.
void building_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    char card[96] = "", number[8], absorbed[8], damage[8];
    Seat owner;
    if (building_line_card(app, item, &owner) != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
                 building_card_name(looks, event->card));
    snprintf(number, sizeof number, "%d", event->amount);
    snprintf(absorbed, sizeof absorbed, "%d", event->amount2);
    snprintf(damage, sizeof damage, "%d", event->amount3);
    app_format(app, text, LOG_LINE_MAX, building_line_key(event), "seat", say_seat(app, event->seat), "other",
               event->kind == EVENT_SHOT ? say_seat(app, event->to_row) : "", "card", card, "number", number,
               "absorbed", absorbed, "damage", damage, "what", what_of(looks, event), (char *)NULL);
}

uint8_t building_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < building_rules(app)->card_count ? item->event.card : NONE;
}
