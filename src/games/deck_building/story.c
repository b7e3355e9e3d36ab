// SPDX-License-Identifier: MIT
// What the deck-building game provides for its presentation (engine/story.h), from views, events and set-ups
// alone.
#include "engine/ask_list.h"
#include "games/deck_building/setup.h"
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"

// ---- questions

#define WORD(ask, word, asked, ...) WORD_IF_##asked(word)
static const char *const questions[] = {BUILDING_ASKS(WORD) NULL};

// Questions answered from the hand, or with cards only that seat sees, are asked behind a curtain.
#define HOW(ask, word, asked, ...) [ask] = (asked),
static const uint8_t asked_how[ASK_COUNT] = {BUILDING_ASKS(HOW)};

static Question question(const void *data) {
    const BuildingView *view = data;
    Question question = {
        .asked = asked_how[view->asks], .seat = view->to_act, .word = NONE, .card = NONE, .owner = SEAT_NONE};
    if (!is_question(question.asked))
        return question;
    question.word = question_word(asked_how, view->asks);
    question.card = view->asks_about;
    question.owner = view->asks_about == NONE ? SEAT_NONE : view->to_act;
    return question;
}

static uint8_t round_of(const void *view) {
    return ((const BuildingView *)view)->table.round;
}

static Seat turn_of(const void *data) {
    const BuildingBoard *s = &((const BuildingView *)data)->table;
    return is_over(s) || s->window == ASK_DRAFT ? SEAT_NONE : s->active;
}

static void standing(const void *data, Standing *out) {
    const BuildingView *view = data;
    *out = (Standing){.secret = false};
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        out->with[seat] = seat;
        out->number[seat] = view->points[seat];
    }
}

// A battle, with what its card brings whoever wins it.
static unsigned scene(const void *data) {
    const BuildingBoard *s = &((const BuildingView *)data)->table;
    for (int i = s->frame_count; i-- > 0;)
        if (s->frame[i].kind == FRAME_BATTLE)
            return 1u + s->frame[i].card + (unsigned)DESIGNS_MAX * s->round;
    return 0;
}

// In a battle all is played from the hand or lies openly on the bridge.
static bool bare(const void *data, Seat seat) {
    const BuildingView *view = data;
    return view->asks == ASK_BATTLE && view->table.size[zone_of(ZONE_HAND, seat)] == 0;
}

// ---- log

enum {
    PHASE_DRAFT,
    PHASE_TURN,
    PHASE_OVER
};
static const char *const phases[] = {"draft", "turn", "over", NULL};

#define KEY(event, key, ...) [event] = (key),
const char *const building_event_keys[EVENT_COUNT] = {BUILDING_EVENT_LIST(KEY)};

// True if the event gets a log line of its own: not discards at the end of a turn, nor slots that are
// refilled by themselves, nor cards gained by buying.
static bool tells(const Event *event) {
    switch ((BuildingEvent)event->kind) {
    case EVENT_DISCARDED:
        return event->amount == 0;
    case EVENT_REFILLED:
        return event->seat != SEAT_NONE;
    case EVENT_GAINED:
        return event->spare == 0;
    default:
        return building_event_keys[event->kind] != NULL;
    }
}

static void note(const Event *event, const void *before, const void *after, LogNote *out) {
    const BuildingView *view = after;
    const uint8_t window = view->table.window;
    (void)before;
    *out = (LogNote){.tells = tells(event),
                     .begins_part = event->kind == EVENT_TURN || event->kind == EVENT_OVER,
                     .phase = window == ASK_NOTHING ? PHASE_OVER
                              : window == ASK_DRAFT ? PHASE_DRAFT
                                                    : PHASE_TURN,
                     .round = view->table.round,
                     .turn = turn_of(view),
                     .headed = window != ASK_NOTHING && window != ASK_DRAFT,
                     .subject = NONE,
                     .event = *event};
}

// The display pauses at the end of a battle, before defeated seats clear their bridges.
static bool holds(const Event *event, const Event *next) {
    (void)next;
    return event->kind == EVENT_BATTLE_OVER;
}

enum {
    MARK_ROUND,
    MARK_WON,
    MARK_OVER
};
static const char *const marks[] = {"round", "won", "over", NULL};

static uint8_t mark(const Event *event, uint8_t *round) {
    if (event->kind == EVENT_TURN && event->spare == 1) {
        *round = (uint8_t)event->amount;
        return MARK_ROUND;
    }
    if (event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED)
        return MARK_WON;
    return event->kind == EVENT_OVER ? MARK_OVER : NONE;
}

// ---- setting a game up

static Seat first(const void *rules, const SetupOptions *setup) {
    (void)rules;
    if (setup->first != SEAT_NONE)
        return setup->first;
    return (setup->flags & OPTION_FIRST_SEAT) != 0 ? 0 : SEAT_NONE;
}

// All points come from what is won.
static bool decides(const Event *event) {
    return event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED;
}

const Story building_story = {
    .wins_at_once = true,
    .question = question,
    .round = round_of,
    .turn = turn_of,
    .standing = standing,
    .bare = bare,
    .note = note,
    .tells = tells,
    .decides = decides,
    .holds = holds,
    .scene = scene,
    .mark = mark,
    .credit = building_credit,
    .prizes = TABLE_CARDS,
    .first = first,
    .questions = questions,
    .phases = phases,
    .marks = marks,
    .not_now = E_PHASE,
};
