// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each item of the game's log, from the words "event.…". They name
// seats, never "you": everybody reads the same.
#include "app/tables/alpha_strike/table.h"

#include "gfx/text.h"

#include <stdio.h>

// A flat table of cases.
static const char *key_of(const Event *event) {
    static const char *const keys[EVENT_COUNT] = {
        [EVENT_ROLL] = "event.roll",         [EVENT_FIRST] = "event.first",
        [EVENT_SHUFFLE] = "event.shuffle",   [EVENT_TURN] = "event.turn",
        [EVENT_REPAIR] = "event.repair",     [EVENT_DISCARD] = "event.discard",
        [EVENT_PLAY] = "event.play",         [EVENT_LAUNCH] = "event.launch",
        [EVENT_ATTACK] = "event.attack",     [EVENT_DEFEND] = "event.defend",
        [EVENT_TAKE] = "event.take",         [EVENT_COUNTERED] = "event.countered",
        [EVENT_REDUCED] = "event.reduced",   [EVENT_NO_COUNTER] = "event.no_counter",
        [EVENT_RESOLVE] = "event.resolve",   [EVENT_SHIELD_HIT] = "event.shield_hit",
        [EVENT_HULL_HIT] = "event.hull_hit", [EVENT_CRAFT_LOST] = "event.craft_lost",
        [EVENT_MELTDOWN] = "event.meltdown", [EVENT_MELTED] = "event.melted",
        [EVENT_CONCEDE] = "event.concede",   [EVENT_DESTROYED] = "event.destroyed",
        [EVENT_VOID] = "event.void",         [EVENT_OVER] = "event.over",
    };
    if (event->kind == EVENT_POWER)
        return event->amount2 < event->amount ? "event.power_down" : "event.power_up";
    if (event->kind == EVENT_ATTACK && event->at > 0)
        return "event.counter_attack";
    if (event->kind == EVENT_RESOLVE && (event->at == 1 || event->amount == 0))
        return "event.resolve_none";
    return event->kind < EVENT_COUNT && keys[event->kind] != NULL ? keys[event->kind] : "event.turn";
}

static const char *seat_word(const App *app, Seat seat) {
    return seat < session_options(app->session)->setup.seats ? seat_name(app, seat) : "";
}

// {number}: what is done, dealt or rolled; {from} and {to}: what changes.
void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    char card[96] = "", from[8], to[8];
    Seat owner;
    if (strike_line_card(app, item, &owner) != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF, strike_card_name(looks, event->card));
    snprintf(from, sizeof from, "%d", event->amount);
    snprintf(to, sizeof to, "%d", event->amount2);
    app_format(app, text, LOG_LINE_MAX, key_of(event), "seat", seat_word(app, event->seat), "other",
               seat_word(app, event->to_row), "card", card, "track",
               event->kind == EVENT_POWER && event->row < TRACKS ? strike_track_name(looks, event->row) : "",
               "number", from, "from", from, "to", to, (char *)NULL);
}

Seat strike_line_seat(const App *app, const GameLogItem *item) {
    return item->event.seat < session_options(app->session)->setup.seats ? item->event.seat : SEAT_NONE;
}

uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < strike_rules(app)->card_count ? item->event.card : NONE;
}
