// SPDX-License-Identifier: MIT
#include "app/table/log.h"

#include "app/gfx/text.h"

#include <stdio.h>
#include <string.h>

typedef struct Telling {
    const App *app;
    const TableLooks *looks;
    const Event *event;
    const TacticsView *before, *after;
} Telling;

static bool is_known(const Event *event) {
    return event->card != NONE && event->card != CARD_HIDDEN;
}

static const char *by_card(const Event *event, const char *open, const char *hidden) {
    return is_known(event) ? open : hidden;
}

// Whether somebody declined is nobody's business until all have answered.
static const char *offer_key(const Telling *telling) {
    if (is_known(telling->event))
        return "event.offer";
    const bool own = telling->after->viewer == telling->event->seat;
    return own && telling->event->amount == 0 ? "event.offer_none" : "event.offer_hidden";
}

static const char *talks_end_key(const Event *event) {
    if (event->seat != SEAT_NONE)
        return "event.talks_end";
    return event->amount == 1 ? "event.talks_end_broken" : "event.talks_end_none";
}

static const char *row_won_key(const Event *event) {
    if (event->seat == SEAT_NONE)
        return "event.row_won_empty";
    return event->amount == WIN_TIE      ? "event.row_won_tie"
           : event->amount == WIN_GALAXY ? "event.row_won_galaxy"
                                         : "event.row_won";
}

// NULL: not worth a line. A flat table of cases. Single scores are left out, the scoring shows them row by
// row.
static const char *key_of(const Telling *telling) {
    const Event *event = telling->event;
    switch ((TacticsEvent)event->kind) {
    case EVENT_ROUND:
        return "event.round";
    case EVENT_SHUFFLE:
        return "event.shuffle";
    case EVENT_PASS:
        return event->amount == 0 ? "event.pass" : event->amount == 1 ? "event.pass_one" : "event.pass_many";
    case EVENT_HAND_OVER:
        return by_card(event, "event.hand_over", "event.hand_over_hidden");
    case EVENT_PLACE:
        return event->amount == 1 && is_known(event) ? "event.place" : "event.place_hidden";
    case EVENT_REVEAL:
        return "event.reveal";
    case EVENT_TURN_UP:
        return "event.turn_up";
    case EVENT_FIZZLE:
        return "event.fizzle";
    case EVENT_SHIELD:
        return "event.shield";
    case EVENT_SHIELD_OFF:
        return "event.shield_off";
    case EVENT_SHIELD_BACK:
        return is_known(event) ? "event.shield_back" : NULL;
    case EVENT_REMOVE:
        return by_card(event, "event.remove", "event.remove_hidden");
    case EVENT_MOVE:
        return by_card(event, "event.move", "event.move_hidden");
    case EVENT_SUMMON:
        return "event.summon";
    case EVENT_KEEP:
        return by_card(event, "event.keep", "event.keep_hidden");
    case EVENT_OFFER:
        return offer_key(telling);
    case EVENT_OFFER_OPEN:
        return "event.offer_open";
    case EVENT_TALKS_TIE:
        return "event.talks_tie";
    case EVENT_TALKS_END:
        return talks_end_key(event);
    case EVENT_SHOW_HAND:
        return "event.show_hand";
    case EVENT_PHASE:
        return event->amount == PHASE_REVEAL    ? "event.phase_reveal"
               : event->amount == PHASE_SCORING ? "event.phase_scoring"
                                                : NULL;
    case EVENT_ROW_WON:
        return row_won_key(event);
    case EVENT_GAME_OVER:
        return "event.game_over";
    default:
        return NULL;
    }
}

static const char *seat_word(const Telling *telling, Seat seat) {
    return seat < telling->after->seats ? seat_name(telling->app, seat) : "";
}

// The row's target, or its number when the target is taken.
static const char *target_word(const Telling *telling, char buffer[40]) {
    const Event *event = telling->event;
    if (event->kind == EVENT_ROW_WON && event->card != NONE && event->card != CARD_HIDDEN)
        return table_target_name(telling->looks, event->card);
    const uint8_t row = event->to_row != NONE ? event->to_row : event->row;
    if (row >= ROWS)
        return "";
    const uint8_t was = telling->before->row[row].target, is = telling->after->row[row].target;
    const uint8_t target = was != NONE ? was : is;
    if (target != NONE)
        return table_target_name(telling->looks, target);
    char number[8];
    snprintf(number, sizeof number, "%u", row + 1u);
    return ui_format(telling->app, buffer, 40, UI_TABLE_ROW_NUMBER, "row", number, (char *)NULL);
}

static void card_word(const Telling *telling, char out[96]) {
    const Event *event = telling->event;
    const Seat owner = event->owner < telling->after->seats ? event->owner : event->seat;
    out[0] = 0;
    if (event->kind == EVENT_ROW_WON || event->kind == EVENT_TARGET_UP || !is_known(event) ||
        owner >= telling->after->seats)
        return;
    snprintf(out, 96, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
             table_card_name(telling->looks, event->card, telling->after->seat[owner].faction));
}

static bool speaks_of_owner(uint8_t kind) {
    return kind == EVENT_REVEAL || kind == EVENT_TURN_UP || kind == EVENT_FIZZLE || kind == EVENT_REMOVE ||
           kind == EVENT_SHIELD_OFF;
}

bool log_sentence(const App *app, const TableLooks *looks, const Event *event, const TacticsView *before,
                  const TacticsView *after, LogLine *line) {
    const Telling telling = {app, looks, event, before, after};
    const char *key = key_of(&telling);
    if (key == NULL)
        return false;
    char card[96], number[16], row[40];
    card_word(&telling, card);
    snprintf(number, sizeof number, "%d", event->amount);
    Text text = {0};
    words_format(app->words, &text, key, "seat", seat_word(&telling, event->seat), "owner",
                 seat_word(&telling, event->owner), "card", card, "target", target_word(&telling, row),
                 "number", number, (char *)NULL);
    text_copy(line->text, sizeof line->text, text_string(&text));
    text_finish(&text);
    const Seat seat = speaks_of_owner(event->kind) ? event->owner : event->seat;
    line->seat = seat < after->seats ? seat : SEAT_NONE;
    return true;
}

void log_add(TableLog *log, const LogLine *line) {
    const int at = (log->first + log->count) % LOG_LINES;
    log->line[at] = *line;
    if (log->count < LOG_LINES)
        log->count++;
    else
        log->first = (log->first + 1) % LOG_LINES;
}

const LogLine *log_line(const TableLog *log, int index) {
    if (index < 0 || index >= log->count)
        return NULL;
    return &log->line[(log->first + log->count - 1 - index) % LOG_LINES];
}
