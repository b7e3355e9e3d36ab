// SPDX-License-Identifier: MIT
// What Star Empires provides for its presentation (engine/story.h), from views, events and set-ups alone.
#include "engine/ask_list.h"
#include "games/star_empires/setup.h"
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"

// ---- questions

#define WORD(ask, word, asked, ...) WORD_IF_##asked(word)
static const char *const questions[] = {EMPIRES_ASKS(WORD) NULL};

// Losses and retreats are decided at the open table; everything else from a hand, or with information only
// that seat sees.
#define HOW(ask, word, asked, ...) [ask] = (asked),
static const uint8_t asked_how[ASK_COUNT] = {EMPIRES_ASKS(HOW)};

// The publicly played card that the question is about.
static uint8_t asking_card(const EmpiresView *view) {
    switch ((AskKind)view->asks) {
    case ASK_FLEET:
    case ASK_REACT:
        return view->table.move.under_way ? view->table.move.card : NONE;
    case ASK_SECURITY:
    case ASK_SHOWN:
    case ASK_SABOTAGE:
        return view->table.deed.op != OP_MOVE ? view->table.deed.card : NONE;
    default:
        return NONE;
    }
}

static Question question(const void *data) {
    const EmpiresView *view = data;
    Question question = {
        .asked = asked_how[view->asks], .seat = view->to_act, .word = NONE, .card = NONE, .owner = SEAT_NONE};
    if (is_question(question.asked))
        question.word = question_word(asked_how, view->asks);
    question.card = asking_card(view);
    question.owner = question.card != NONE ? view->table.active : SEAT_NONE;
    return question;
}

// Without a card nobody can stop a move or a card, make peace or strengthen a side.
static bool bare(const void *data, Seat seat) {
    const EmpiresView *view = data;
    switch ((AskKind)view->asks) {
    case ASK_REACT:
    case ASK_SECURITY:
    case ASK_ANSWER:
    case ASK_COMMIT:
        return view->table.seat[seat].hand_size == 0;
    default:
        return false;
    }
}

// A battle, from the attack until its place is anybody's, or until whoever leaves it by a card has gone.
static unsigned scene(const void *data) {
    const BattleState *battle = &((const EmpiresView *)data)->table.battle;
    const bool fought =
        battle->kind == BATTLE_CONQUEST ||
        ((battle->kind == BATTLE_STACKS || battle->kind == BATTLE_SIEGE) && battle->step >= STEP_ANSWER);
    const unsigned sides = battle->side[SIDE_ATTACKER] * 16u + battle->side[SIDE_DEFENDER] % 16u;
    return fought ? 1 + battle->place + PLACES_MAX * sides : 0;
}

static uint8_t round_of(const void *view) {
    return ((const EmpiresView *)view)->table.round;
}

static Seat turn_of(const void *data) {
    const EmpiresBoard *s = &((const EmpiresView *)data)->table;
    return is_over(s) ? SEAT_NONE : s->active;
}

static void standing(const void *data, Standing *out) {
    const EmpiresView *view = data;
    *out = (Standing){.secret = false};
    for (Seat seat = 0; seat < view->table.seats && seat < SEATS_MAX; seat++) {
        out->with[seat] = seat;
        out->number[seat] = view->systems[seat];
    }
}

// ---- log

enum {
    PART_TURN,
    PART_OVER
};
static const char *const phases[] = {"turn", "over", NULL};

#define KEY(event, key, ...) [event] = (key),
const char *const empires_event_keys[EVENT_COUNT] = {EMPIRES_EVENT_LIST(KEY)};

static bool tells(const Event *event) {
    return empires_event_keys[event->kind] != NULL;
}

static void note(const Event *event, const void *before, const void *after, LogNote *out) {
    const EmpiresView *view = after;
    const bool over = is_over(&view->table);
    (void)before;
    *out = (LogNote){.tells = tells(event),
                     .begins_part = event->kind == EVENT_TURN || event->kind == EVENT_OVER,
                     .phase = over ? PART_OVER : PART_TURN,
                     .round = view->table.round,
                     .turn = turn_of(view),
                     .headed = !over,
                     .subject = NONE,
                     .event = *event};
}

// What happens in a battle once it is decided.
static bool is_aftermath(const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_LOST:
    case EVENT_SAVED:
    case EVENT_RETREATED:
    case EVENT_ASSIMILATED:
        return true;
    default:
        return false;
    }
}

// True if more of a battle's aftermath comes, or somebody is asked for a part of it.
static bool goes_on(const Event *next) {
    if (next->kind == EVENT_CHOICE)
        return next->to_row == ASK_LOSE || next->to_row == ASK_RETREAT;
    return is_aftermath(next) || next->kind == EVENT_PLAYED;
}

// The display pauses on a battle when all that fell has fallen, not before: where somebody is asked where the
// rest retreats, before that, and again when it has gone. It pauses on the card by which there is no battle,
// too.
static bool holds(const Event *event, const Event *next) {
    const bool decided = event->kind == EVENT_WON || event->kind == EVENT_CALLED_OFF || is_aftermath(event);
    if (next == NULL || event->kind == EVENT_PEACE)
        return next != NULL;
    const bool asks = next->kind == EVENT_CHOICE && next->to_row == ASK_RETREAT;
    return decided && (asks || (!goes_on(next) && event->kind != EVENT_CALLED_OFF));
}

enum {
    MARK_ROUND,
    MARK_BATTLE,
    MARK_OVER
};
static const char *const marks[] = {"round", "battle", "over", NULL};

static uint8_t mark(const Event *event, uint8_t *round) {
    if (event->kind == EVENT_TURN && event->spare == 1) {
        *round = (uint8_t)event->amount;
        return MARK_ROUND;
    }
    if (event->kind == EVENT_WON)
        return MARK_BATTLE;
    return event->kind == EVENT_OVER ? MARK_OVER : NONE;
}

// ---- setting a game up

static Seat first(const void *rules, const SetupOptions *setup) {
    (void)rules;
    return setup->first != SEAT_NONE ? setup->first : 0;
}

// The no-truce variant has no effect with two seats, who have no truce anyway; old saved games may have it
// all the same.
static bool lifts_nothing(const EmpiresRules *rules, const SetupOptions *setup) {
    return setup->variant == VARIANT_NO_TRUCE && setup->seats == 2 && rules->truce.seats[2] == 0;
}

// Returns what is wrong besides the number of seats: with two seats, hegemony would come too soon.
static const char *why_not(const void *rules, const SetupOptions *setup) {
    if (lifts_nothing(rules, setup))
        return "setup.needs_three";
    SetupOptions usual = *setup;
    Text ignored = {0};
    usual.variant = VARIANT_STANDARD;
    usual.number[NUMBER_HEGEMONY] = 0;
    const bool good = empires_options_ok(rules, setup, &ignored),
               by_hegemony = empires_options_ok(rules, &usual, &ignored);
    text_finish(&ignored);
    return good ? NULL : by_hegemony ? "setup.needs_three" : "setup.needs_two";
}

const Story empires_story = {
    .question = question,
    .round = round_of,
    .turn = turn_of,
    .standing = standing,
    .resigning_clears = true,
    .bare = bare,
    .keeps_table = true,
    .note = note,
    .tells = tells,
    .holds = holds,
    .scene = scene,
    .mark = mark,
    .credit = empires_credit,
    .prizes = NO_TABLE,
    .why_not = why_not,
    .first = first,
    .questions = questions,
    .phases = phases,
    .marks = marks,
    .not_now = E_PHASE,
};
