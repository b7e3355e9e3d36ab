// SPDX-License-Identifier: MIT
// What Alpha Strike provides for its presentation (engine/story.h), from views, events and set-ups alone.
#include "games/alpha_strike/setup.h"
#include "games/alpha_strike/view.h"
#include "games/alpha_strike/views.h"

// ---- questions

enum {
    ASK_RESPOND,
    ASK_COUNTER,
    ASK_END
};
static const char *const questions[] = {"respond", "counter", "end", NULL};

// The answer window opens even if nothing can be played, so it reveals nothing about a hand. Ending the turn
// needs no hand.
static Question question(const void *data) {
    const StrikeView *view = data;
    Question question = {
        .asked = ASKED_TURN, .seat = view->to_act, .word = NONE, .card = NONE, .owner = SEAT_NONE};
    switch ((StrikePhase)view->phase) {
    case PHASE_OVER:
        question.asked = ASKED_NOTHING;
        break;
    case PHASE_RESPOND:
    case PHASE_COUNTER:
        question.asked = ASKED_SECRETLY;
        question.word = view->phase == PHASE_RESPOND ? ASK_RESPOND : ASK_COUNTER;
        break;
    case PHASE_END:
        question.asked = ASKED_OPENLY;
        question.word = ASK_END;
        break;
    default:
        break;
    }
    if (question.asked == ASKED_SECRETLY && view->stack_count > 0) {
        question.card = view->stack[view->stack_count - 1].card;
        question.owner = view->stack[view->stack_count - 1].attacker;
    }
    return question;
}

static uint8_t round_of(const void *view) {
    return ((const StrikeView *)view)->round;
}

// While rolling for the first turn and dealing there is no round yet, and nobody has the turn.
static Seat turn_of_view(const void *data) {
    const StrikeView *view = data;
    return view->phase == PHASE_OVER || view->round == 0 ? SEAT_NONE : view->active;
}

static void standing(const void *data, Standing *out) {
    const StrikeView *view = data;
    *out = (Standing){.secret = false};
    for (Seat seat = 0; seat < view->seats; seat++) {
        out->with[seat] = seat;
        out->number[seat] = view->seat[seat].hull;
    }
}

// ---- log

#define KEY(event, key, ...) [event] = (key),
const char *const strike_event_keys[EVENT_COUNT] = {STRIKE_EVENT_LIST(KEY)};

// True if the event gets a log line of its own. Dice are too frequent, turns appear as headings, and payments
// are part of other lines.
static bool tells(const Event *event) {
    return strike_event_keys[event->kind] != NULL && event->kind != EVENT_ROLL && event->kind != EVENT_TURN &&
           (event->kind != EVENT_POWER || event->at != POWER_PAID);
}

static void note(const Event *event, const void *before, const void *after, LogNote *out) {
    const StrikeView *view = after;
    (void)before;
    *out = (LogNote){.tells = tells(event),
                     .begins_part = event->kind == EVENT_TURN || event->kind == EVENT_OVER,
                     .phase = view->phase,
                     .round = view->round,
                     .turn = turn_of_view(view),
                     .headed = turn_of_view(view) != SEAT_NONE,
                     .subject = NONE,
                     .event = *event};
}

// The display pauses on a ship destroyed in a fight, which happens at most once per command. The meltdown may
// destroy several, so it does not pause there.
static bool holds(const Event *event, const Event *next) {
    (void)next;
    return event->kind == EVENT_DESTROYED && event->at == DESTROYED_IN_FIGHT;
}

enum {
    MARK_ROUND,
    MARK_DESTROYED,
    MARK_OVER
};
static const char *const marks[] = {"round", "destroyed", "over", NULL};

static uint8_t mark(const Event *event, uint8_t *round) {
    if (event->kind == EVENT_TURN && event->spare == 1) {
        *round = (uint8_t)event->amount2;
        return MARK_ROUND;
    }
    return event->kind == EVENT_DESTROYED ? MARK_DESTROYED : event->kind == EVENT_OVER ? MARK_OVER : NONE;
}

// ---- setting a game up

static Seat first(const void *rules, const SetupOptions *setup) {
    (void)rules;
    return setup->first;
}

const Story strike_story = {
    .question = question,
    .round = round_of,
    .turn = turn_of_view,
    .standing = standing,
    .note = note,
    .tells = tells,
    .holds = holds,
    .mark = mark,
    .credit = strike_credit,
    .worth_parts = 1,
    .beyond = strike_beyond,
    .prizes = NO_TABLE,
    .first = first,
    .questions = questions,
    .phases = strike_phase_words,
    .marks = marks,
    .not_now = E_PHASE,
};
