// SPDX-License-Identifier: MIT
// The story of Wreckers for the screens (engine/story.h), and which events are news.
#include "view.h"

const char *const wreckers_questions[] = {"evade", "give", "pick", NULL};
const char *const wreckers_phases[] = {"afloat", "over", NULL};
static const char *const marks[] = {"round", "lost", "over", NULL}; // rounds there are none

enum {
    MARK_LOST = 1,
    MARK_OVER
};

static Question question(const void *data) {
    const WreckersView *view = data;
    const Asked asked = view->phase == PHASE_OVER    ? ASKED_NOTHING
                        : view->question == ASK_NONE ? ASKED_TURN
                        : view->question == ASK_PICK ? ASKED_OPENLY
                                                     : ASKED_SECRETLY;
    return (Question){.asked = (uint8_t)asked,
                      .seat = view->to_act,
                      .word = asked == ASKED_OPENLY || asked == ASKED_SECRETLY ? view->question : NONE,
                      .card = view->source,
                      .owner = view->source == NONE ? SEAT_NONE : view->turn};
}

static Seat turn(const void *view) {
    return ((const WreckersView *)view)->turn;
}

static uint8_t no_round(const void *view) {
    (void)view;
    return 0;
}

static void standing(const void *data, Standing *out) {
    const WreckersView *view = data;
    *out = (Standing){.secret = false};
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        out->with[seat] = seat;
        out->number[seat] = view->seat[seat].hull;
    }
}

static bool tells_line(const Event *event) {
    return event->kind != EVENT_TURN && event->kind != EVENT_DRAW && event->kind != EVENT_ASK &&
           event->kind != EVENT_SHOW && event->kind != EVENT_SPEND;
}

// `subject` is how many points of hull the ship has that the line is about.
static void note(const Event *event, const void *before, const void *after, LogNote *out) {
    const WreckersView *view = after;
    (void)before;
    *out = (LogNote){.tells = tells_line(event),
                     .begins_part = event->kind == EVENT_TURN || event->kind == EVENT_OVER,
                     .phase = view->phase,
                     .turn = view->turn,
                     .headed = view->phase == PHASE_AFLOAT,
                     .subject = event->seat < SEATS_MAX ? view->seat[event->seat].hull : NONE,
                     .event = *event};
}

// A ship is not lost every day.
static bool holds(const Event *event, const Event *next) {
    (void)next;
    return event->kind == EVENT_LOST;
}

static uint8_t mark(const Event *event, uint8_t *round) {
    (void)round;
    return event->kind == EVENT_LOST ? MARK_LOST : event->kind == EVENT_OVER ? MARK_OVER : NONE;
}

// A hit counts for the card that asked whether it is evaded, or that has just been played.
static void credit_source(const EventAt *at, CreditKind kind, int amount, Credits *out) {
    const WreckersView *asked = at->asked;
    if (asked->question != ASK_NONE) {
        credits_add(out, kind, asked->turn, asked->source, amount);
        return;
    }
    for (int i = at->index; i-- > 0;)
        if (at->events->item[i].kind == EVENT_PLAY) {
            credits_add(out, kind, at->events->item[i].seat, at->events->item[i].card, amount);
            return;
        }
}

static void credit(const void *rules, const EventAt *at, Credits *out) {
    const Event *event = &at->events->item[at->index];
    (void)rules;
    switch ((WreckersEvent)event->kind) {
    case EVENT_DRAW:
        credits_add(out, CREDIT_DRAWN, event->seat, event->card, 0);
        break;
    case EVENT_PLAY:
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        break;
    case EVENT_EVADE:
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
        break;
    case EVENT_HIT:
        credit_source(at, CREDIT_ACTED, 0, out);
        credit_source(at, CREDIT_WORTH, 1, out);
        break;
    case EVENT_GIVE:
    case EVENT_SALVAGE:
        credit_source(at, CREDIT_ACTED, 0, out);
        break;
    default:
        break;
    }
}

// Whoever drops or hands over a card knew it; what has been turned up, and salvage, lies open.
RevealKind wreckers_reveals(const Event *event, Seat viewer) {
    switch ((WreckersEvent)event->kind) {
    case EVENT_DRAW:
        return event->seat == viewer ? REVEAL_DRAW : REVEAL_NOTHING;
    case EVENT_PLAY:
    case EVENT_DUMP:
    case EVENT_EVADE:
    case EVENT_HIT:
        return event->seat == viewer ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_SPILL:
        return event->seat == viewer || event->amount == 1 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_GIVE:
        return event->seat == viewer ? REVEAL_NOTHING : event->row == viewer ? REVEAL_HAND : REVEAL_NOTHING;
    case EVENT_TURN:
    case EVENT_ASK:
    case EVENT_SPEND:
    case EVENT_REPAIR:
    case EVENT_SALVAGE:
    case EVENT_LOST:
        return REVEAL_NOTHING;
    default:
        return REVEAL_HIDDEN;
    }
}

static Seat first(const void *rules, const SetupOptions *setup) {
    (void)rules;
    return setup->first;
}

const Story wreckers_story = {
    .question = question,
    .round = no_round,
    .turn = turn,
    .standing = standing,
    .note = note,
    .tells = tells_line,
    .holds = holds,
    .mark = mark,
    .credit = credit,
    .worth_parts = 1,
    .prizes = NO_TABLE,
    .first = first,
    .questions = wreckers_questions,
    .phases = wreckers_phases,
    .marks = marks,
    .not_now = NOT_NOW,
};
