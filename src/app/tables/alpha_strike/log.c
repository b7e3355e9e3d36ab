// SPDX-License-Identifier: MIT
// The history in sentences, one per item of the game's log, from the texts "event.…". They name seats, never
// "you": everybody reads the same.
#include "app/tables/alpha_strike/table.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <stdio.h>

// The first seat gets no power in its first turn, except by a rules option.
static const char *line_key(const App *app, const Event *event) {
    const bool by_the_book =
        app->session != NULL && session_options(app->session)->setup.variant == VARIANT_BY_THE_BOOK;
    return event->kind == EVENT_FIRST && strike_rules(app)->skips_first_allocation && !by_the_book
               ? "event.first_unpowered"
               : strike_line_key(event);
}

// {number}: how much is done, dealt or rolled; {from} and {to}: old and new value.
void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    char card[96] = "";
    Seat owner;
    if (strike_line_card(app, item, &owner) != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF, strike_card_name(looks, event->card));
    const bool named = (event->kind == EVENT_POWER || event->kind == EVENT_ATTACK) && event->row < TRACKS;
    app_fill(app, text, LOG_LINE_MAX, line_key(app, event), STR("seat", say_seat(app, event->seat)),
             STR("other", say_seat(app, event->to_row)), STR("card", card),
             STR("track", named ? strike_track_name(looks, event->row) : ""), NUM("number", event->amount),
             NUM("from", event->amount), NUM("to", event->amount2));
}

uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < strike_rules(app)->card_count ? item->event.card : NONE;
}
