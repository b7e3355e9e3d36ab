// SPDX-License-Identifier: MIT
// Chooses the sentence for an event, and the names in it.
#include "app/tables/tactics/log.h"
#include "app/tables/tactics/explain.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static bool is_known(const Event *event) {
    return event->card != NONE && event->card != CARD_HIDDEN;
}

static const char *by_card(const Event *event, const char *open, const char *hidden) {
    return is_known(event) ? open : hidden;
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

// The key of the event's line; of some there are several texts.
static const char *key_of(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PASS:
        return event->amount == 0 ? "event.pass" : event->amount == 1 ? "event.pass_one" : "event.pass_many";
    case EVENT_HAND_OVER:
        return by_card(event, "event.hand_over", "event.hand_over_hidden");
    case EVENT_PLACE:
        return event->amount == 1 && is_known(event) ? "event.place" : "event.place_hidden";
    case EVENT_REMOVE:
        return by_card(event, "event.remove", "event.remove_hidden");
    case EVENT_MOVE:
        return by_card(event, "event.move", "event.move_hidden");
    case EVENT_KEEP:
        return by_card(event, "event.keep", "event.keep_hidden");
    case EVENT_NEGOTIATION_END:
        return talks_end_key(event);
    case EVENT_PHASE:
        return event->amount == PHASE_REVEAL ? "event.phase_reveal" : "event.phase_scoring";
    case EVENT_ROW_WON:
        return row_won_key(event);
    default: // whether somebody declined an offer is nobody's business until all have answered
        return tactics_event_keys[event->kind];
    }
}

static uint8_t seats_of(const App *app) {
    return session_options(app->session)->setup.seats;
}

static uint8_t row_of(const GameLogItem *item) {
    return item->event.to_row != NONE ? item->event.to_row : item->event.row;
}

// A row whose target has been taken is still known by it: as the history last named it in this round. Where
// it must not be remembered it names none.
static uint8_t former_target(const App *app, const GameLogItem *item) {
    const GameLog *log = session_log(app->session);
    for (int i = game_log_count(log, item->number) - 1; i >= 0; i--) {
        const GameLogItem *before = game_log_item(log, i);
        if (before->round != item->round)
            break;
        if (row_of(before) == row_of(item) && before->subject != NONE)
            return before->subject;
    }
    return NONE;
}

// The row's target, or its number if the target must not be remembered.
static const char *target_word(const App *app, const TableLooks *looks, const GameLogItem *item,
                               char buffer[40]) {
    const uint8_t row = row_of(item);
    const uint8_t target = item->subject != NONE || row >= ROWS ? item->subject : former_target(app, item);
    if (target != NONE)
        return tactics_target_name(looks, target);
    return row < ROWS ? app_fill(app, buffer, 40, "row.number", NUM("number", row + 1u)) : "";
}

uint8_t tactics_log_card(const App *app, const GameLogItem *item, Seat *owner) {
    const Event *event = &item->event;
    *owner = event->owner < seats_of(app) ? event->owner : event->seat;
    if (event->kind == EVENT_ROW_WON || event->kind == EVENT_NEGOTIATION_END || !is_known(event) ||
        *owner >= seats_of(app))
        return NONE;
    return event->card;
}

static bool speaks_of_owner(uint8_t kind) {
    return kind == EVENT_REVEAL || kind == EVENT_TURN_UP || kind == EVENT_FIZZLE || kind == EVENT_REMOVE ||
           kind == EVENT_SHIELD_OFF;
}

Seat tactics_log_seat(const App *app, const GameLogItem *item) {
    const Seat seat = speaks_of_owner(item->event.kind) ? item->event.owner : item->event.seat;
    return seat < seats_of(app) ? seat : SEAT_NONE;
}

// The card that blocks the event's one, in bold.
static void blocker_word(const App *app, const TableLooks *looks, const Event *event, char out[96]) {
    const uint8_t card = (uint8_t)(event->amount & 0xFF), owner = (uint8_t)(event->amount >> 8);
    out[0] = 0;
    if (event->kind == EVENT_FIZZLE && owner < seats_of(app))
        snprintf(out, 96, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
                 tactics_card_name(looks, card, session_options(app->session)->setup.faction[owner]));
}

static void take_off(ViewSeat *pile, uint8_t target) {
    uint8_t left = 0;
    for (uint8_t i = 0; i < pile->won_count; i++)
        if (pile->won[i] != target)
            pile->won[left++] = pile->won[i];
    pile->won_count = left;
}

static bool is_taken(const App *app, const GameLogItem *item) {
    return (item->event.kind == EVENT_ROW_WON || item->event.kind == EVENT_NEGOTIATION_END) &&
           item->event.seat < seats_of(app) && item->subject != NONE && item->subject != CARD_HIDDEN;
}

// Appends what the target that was taken adds to those taken before: the piles of now without it and all
// that came later are those of then.
static void add_raised(const App *app, const TableLooks *looks, const GameLogItem *item,
                       char text[LOG_LINE_MAX]) {
    const GameLog *log = session_log(app->session);
    const size_t used = strlen(text);
    char more[EXPLAIN_TEXT];
    Why worth;
    if (!is_taken(app, item))
        return;
    TacticsView view = *(const TacticsView *)(const void *)session_view(app->session)->bytes;
    for (int i = game_log_count(log, UINT_MAX) - 1; i >= 0; i--) {
        const GameLogItem *later = game_log_item(log, i);
        if (later->number < item->number)
            break;
        for (Seat seat = 0; seat < view.seats && is_taken(app, later); seat++)
            take_off(&view.seat[seat], later->subject);
    }
    tactics_explain_target(tactics_looks_rules(looks), &view, item->subject, item->event.seat, &worth);
    tactics_explain_raised(app, looks, &worth, more, sizeof more);
    if (more[0] != 0 && used + strlen(more) + 2 < LOG_LINE_MAX)
        snprintf(text + used, LOG_LINE_MAX - used, " %s.", more);
}

void tactics_log_sentence(const App *app, const void *data, const GameLogItem *item,
                          char text[LOG_LINE_MAX]) {
    tactics_log_plain(app, data, item, text);
    add_raised(app, data, item, text);
}

void tactics_log_plain(const App *app, const void *data, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const TableLooks *looks = data;
    const Event *event = &item->event;
    char card[96] = "", by[96], row[40];
    Seat owner;
    const uint8_t named = tactics_log_card(app, item, &owner);
    if (named != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
                 tactics_card_name(looks, named, session_options(app->session)->setup.faction[owner]));
    blocker_word(app, looks, event, by);
    app_fill(app, text, LOG_LINE_MAX, key_of(event), STR("by", by), STR("seat", say_seat(app, event->seat)),
             STR("owner", say_seat(app, event->owner)), STR("card", card),
             STR("target", target_word(app, looks, item, row)), NUM("number", event->amount));
}

const uint8_t tactics_weights[EVENT_COUNT] = {
    [EVENT_REVEAL] = 3,          [EVENT_TURN_UP] = 2,   [EVENT_FIZZLE] = 4,  [EVENT_SHIELD] = 3,
    [EVENT_SHIELD_OFF] = 4,      [EVENT_REMOVE] = 6,    [EVENT_MOVE] = 5,    [EVENT_SUMMON] = 5,
    [EVENT_NEGOTIATION_END] = 8, [EVENT_SHOW_HAND] = 5, [EVENT_ROW_WON] = 9, [EVENT_GAME_OVER] = 10,
};

bool tactics_concerns(const Event *event, Seat seat) {
    return event->owner == seat || (event->owner == SEAT_NONE && event->seat == seat);
}
