// SPDX-License-Identifier: MIT
// Highlights of a game of Alpha Strike, as everybody saw it: the hardest hit, who dealt most damage, the
// answer that saved most, how long it took; and what is said of a moment in which somebody gave up.
#include "app/kit/say.h"
#include "app/tables/alpha_strike/screens.h"
#include "play/course.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What somebody did to somebody else with a card.
typedef struct Feat {
    Seat seat, other;
    uint8_t card;
    int worth;
} Feat;

typedef struct Telling {
    Feat hit, answer; // the hardest; the most damage taken off
    Feat answering;   // the answer that is being given
    int dealt[STRIKE_SEATS];
    Seat striker; // whose attack lands
    int turns, rounds;
} Telling;

static void better(Feat *best, Feat now) {
    if (now.worth > best->worth)
        *best = now;
}

static void note_answer(Telling *t, const Event *event) {
    if (t->answering.card == NONE)
        return;
    Feat feat = t->answering;
    feat.worth = event->kind == EVENT_REDUCED ? event->amount - event->amount2 : event->amount;
    better(&t->answer, feat);
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    Telling *t = context;
    const StrikeView *view = before;
    (void)after;
    switch ((StrikeEvent)event->kind) {
    case EVENT_TURN:
        t->turns = event->amount;
        t->rounds = event->amount2;
        break;
    case EVENT_ATTACK:
        t->answering.card = NONE;
        break;
    case EVENT_DEFEND:
        t->answering = (Feat){event->seat, SEAT_NONE, event->card, 0};
        break;
    case EVENT_REDUCED:
        note_answer(t, event);
        break;
    case EVENT_COUNTERED:
        if (view != NULL && view->stack_count > 0) {
            Event whole = *event;
            whole.amount = view->stack[view->stack_count - 1].base;
            note_answer(t, &whole);
        }
        break;
    case EVENT_RESOLVE:
        t->striker = event->at == 0 ? event->seat : SEAT_NONE;
        if (event->at == 0)
            better(&t->hit, (Feat){event->seat, event->to_row, event->card, event->amount});
        break;
    case EVENT_SHIELD_HIT:
    case EVENT_HULL_HIT:
        if (t->striker < STRIKE_SEATS)
            t->dealt[t->striker] += event->amount - event->amount2;
        break;
    default:
        break;
    }
}

// ---- in words

static ResultFact *add(const App *app, ResultFact *out, int *count, const char *title, Seat seat) {
    ResultFact *fact = &out[(*count)++];
    *fact = (ResultFact){.title = app_word(app, title), .icon = "icons/phosphor/clock.svg", .seat = seat};
    return fact;
}

static void add_feat(const App *app, ResultFact *out, int *count, const char *title, const char *text,
                     const Feat *feat) {
    if (feat->worth <= 0)
        return;
    ResultFact *fact = add(app, out, count, title, feat->seat);
    app_fill(app, fact->text, sizeof fact->text, text, STR("seat", seat_name(app, feat->seat)),
             STR("other", feat->other != SEAT_NONE ? seat_name(app, feat->other) : ""),
             STR("card", card_name(app, feat->card, feat->seat)));
    snprintf(fact->value, sizeof fact->value, "%d", feat->worth);
}

static void add_dealt(const App *app, const Telling *t, ResultFact *out, int *count) {
    Feat most = {.worth = 0, .other = SEAT_NONE};
    for (Seat seat = 0; seat < STRIKE_SEATS; seat++)
        better(&most, (Feat){seat, SEAT_NONE, 0, t->dealt[seat]});
    if (most.worth > 0)
        add_feat(app, out, count, "facts.dealt", "facts.dealt_text", &most);
}

static void add_length(const App *app, const Telling *t, ResultFact *out, int *count) {
    if (t->turns < 2)
        return;
    ResultFact *fact = add(app, out, count, "facts.length", SEAT_NONE);
    app_fill(app, fact->text, sizeof fact->text, t->rounds == 1 ? "facts.length_one" : "facts.length_text",
             NUM("turns", t->turns), NUM("rounds", t->rounds));
}

int strike_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]) {
    Telling t = {.striker = SEAT_NONE, .answering = {.card = NONE}};
    int count = 0;
    if (looks == NULL || !session_replay_public(app->session, note, &t))
        return 0;
    add_feat(app, out, &count, "facts.hit", "facts.hit_text", &t.hit);
    add_dealt(app, &t, out, &count);
    add_feat(app, out, &count, "facts.answer", "facts.answer_text", &t.answer);
    add_length(app, &t, out, &count);
    return count;
}

// ---- moments

static bool is_conceded(const GameLogItem *item) {
    const Event *event = &item->event;
    return event->kind == EVENT_CONCEDE ||
           (event->kind == EVENT_DESTROYED && event->at == DESTROYED_BY_ITSELF);
}

// Who stood best among the others at the end of that round; SEAT_NONE: the round is not in the course.
static Seat best_other(const Course *course, const CourseMoment *moment, uint8_t seats) {
    const int row = moment->round - course->first;
    Seat best = SEAT_NONE;
    for (Seat seat = 0; seat < seats && row >= 0 && row < course->count; seat++)
        if (seat != moment->seat &&
            (best == SEAT_NONE || course->number[row][seat] > course->number[row][best]))
            best = seat;
    return best;
}

// Nobody shot: what was still there explains it.
static void say_conceded(const App *app, const Course *course, const CourseMoment *at, MomentWords *out) {
    const Seat other = best_other(course, at, session_options(app->session)->setup.seats);
    text_copy(out->title, sizeof out->title, app_word(app, "facts.conceded"));
    app_fill(app, out->text, sizeof out->text,
             other != SEAT_NONE ? "facts.conceded_text" : "facts.conceded_alone",
             STR("seat", say_seat(app, at->seat)), NUM("number", -at->change),
             STR("other", other != SEAT_NONE ? say_seat(app, other) : ""),
             NUM("more", other != SEAT_NONE ? course->number[at->round - course->first][other] : 0));
}

// The attack that the loss of hull at this line came from; NULL: none did.
static const Event *attack_before(const GameLog *log, int item) {
    const Event *hit = &game_log_item(log, item)->event;
    const uint16_t part = game_log_item(log, item)->part;
    for (int i = item - 1; i >= 0 && game_log_item(log, i)->part == part; i--) {
        const Event *event = &game_log_item(log, i)->event;
        if (event->kind == EVENT_RESOLVE)
            return event->to_row == hit->seat && event->at != 1 ? event : NULL;
    }
    return NULL;
}

// What the shields lost by the attack that took the hull at this line.
static int shields_lost(const GameLog *log, int item) {
    const GameLogItem *hit = game_log_item(log, item);
    for (int i = item - 1; i >= 0 && game_log_item(log, i)->part == hit->part; i--) {
        const Event *event = &game_log_item(log, i)->event;
        if (event->kind == EVENT_RESOLVE)
            break;
        if (event->kind == EVENT_SHIELD_HIT && event->seat == hit->event.seat)
            return event->amount - event->amount2;
    }
    return 0;
}

// Who did what to whom, what landed, and what it took. False: the line of the history says it.
static bool say_hit(const App *app, const GameLog *log, int at, MomentWords *out) {
    const Event *hit = &game_log_item(log, at)->event, *attack = attack_before(log, at);
    if (attack == NULL || attack->card >= strike_rules(app)->card_count)
        return false;
    const int shields = shields_lost(log, at), hull = hit->amount - hit->amount2;
    app_fill(app, out->change, sizeof out->change, "facts.moment_landed", NUM("number", shields + hull));
    app_fill(app, out->text, sizeof out->text,
             hit->amount2 == 0 ? "facts.moment_fatal"
             : shields > 0     ? "facts.moment_hit"
                               : "facts.moment_hit_hull",
             STR("seat", say_seat(app, attack->seat)), STR("other", say_seat(app, hit->seat)),
             STR("card", card_name(app, attack->card, attack->seat)), NUM("shields", shields),
             NUM("hull", hull), NUM("to", hit->amount2));
    return true;
}

bool strike_moment_words(const App *app, const void *looks, const Course *course, int moment,
                         MomentWords *out) {
    const CourseMoment *at = &course->moment[moment];
    const GameLog *log = session_log(app->session);
    const GameLogItem *item = game_log_item(log, at->item);
    (void)looks;
    app_fill(app, out->change, sizeof out->change, "facts.moment_hull", NUM("number", abs(at->change)),
             STR("sign", at->change > 0 ? "+" : "\u2212"));
    if (is_conceded(item))
        say_conceded(app, course, at, out);
    else if (item->event.kind == EVENT_HULL_HIT)
        return say_hit(app, log, at->item, out);
    else
        return false;
    return true;
}

// Of who gave up, not of the last shot before.
bool strike_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                            size_t size) {
    const char *painting = NULL;
    if (is_conceded(item) && item->event.seat < session_options(app->session)->setup.seats)
        painting =
            strike_ship_painting(looks, session_options(app->session)->setup.faction[item->event.seat]);
    return painting != NULL && text_copy(file, size, painting);
}
