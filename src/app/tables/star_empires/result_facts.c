// SPDX-License-Identifier: MIT
// What was remarkable about a game of Star Empires, as everybody saw it: how it ended, the greatest battle,
// who took most from others (or explored most, where nobody did), how long it took.
#include "app/tables/star_empires/screens.h"

#include <stdio.h>

typedef struct Battle {
    Seat seat, other;
    uint8_t place;
    int force[SIDES];
} Battle;

typedef struct Telling {
    const EmpiresRules *rules;
    Battle battle;
    int taken[EMPIRES_SEATS], explored[EMPIRES_SEATS];
    const Chart *chart;
    Seat winner;
    int how, percent, rounds;
} Telling;

static void note_battle(Telling *t, const Event *event) {
    const Battle now = {event->seat, event->owner, event->row, {event->amount, event->amount2}};
    if (event->owner < EMPIRES_SEATS && now.force[0] + now.force[1] > t->battle.force[0] + t->battle.force[1])
        t->battle = now;
}

static void note_end(Telling *t, const Event *event, const EmpiresBoard *s) {
    t->winner = event->seat;
    t->how = event->row;
    t->percent = t->how == ENDED_HEGEMONY && s != NULL ? s->hegemony : t->rules->victory_percent;
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    Telling *t = context;
    const EmpiresBoard *s = before != NULL ? &((const EmpiresView *)before)->table : NULL;
    (void)after;
    if (s != NULL)
        t->chart = chart_of(t->rules, s);
    switch ((EmpiresEvent)event->kind) {
    case EVENT_TURN:
        t->rounds = event->amount;
        break;
    case EVENT_EXPLORED:
        t->explored[event->seat]++;
        break;
    case EVENT_CONTROLS:
        t->taken[event->seat] += event->owner < EMPIRES_SEATS;
        break;
    case EVENT_FORCES:
        note_battle(t, event);
        break;
    case EVENT_OVER:
        note_end(t, event, s);
        break;
    default:
        break;
    }
}

// ---- in words

typedef struct Said {
    const char *title, *text;
    Seat seat, other;
    const char *place;
    int number;
} Said;

static ResultFact *add(const App *app, ResultFact *out, int *count, const Said *said) {
    char number[12];
    ResultFact *fact = &out[(*count)++];
    *fact = (ResultFact){
        .title = app_word(app, said->title), .icon = "icons/phosphor/clock.svg", .seat = said->seat};
    snprintf(number, sizeof number, "%d", said->number);
    app_format(app, fact->text, sizeof fact->text, said->text, "seat",
               said->seat != SEAT_NONE ? seat_name(app, said->seat) : "", "other",
               said->other != SEAT_NONE ? seat_name(app, said->other) : "", "place",
               said->place != NULL ? said->place : "", "number", number, (char *)NULL);
    return fact;
}

static void add_end(const App *app, const Telling *t, ResultFact *out, int *count) {
    static const char *const texts[] = {[ENDED_SYSTEMS] = "empires.facts.how.systems",
                                        [ENDED_LAST] = "empires.facts.how.last",
                                        [ENDED_ROUNDS] = "empires.facts.how.rounds",
                                        [ENDED_HEGEMONY] = "empires.facts.how.hegemony"};
    if (t->winner != SEAT_NONE)
        add(app, out, count,
            &(Said){"empires.facts.how.title", texts[t->how], t->winner, SEAT_NONE, NULL, t->percent});
}

static void add_battle(const App *app, const void *looks, const Telling *t, ResultFact *out, int *count) {
    const Battle *battle = &t->battle;
    if (battle->seat == SEAT_NONE || t->chart == NULL)
        return;
    ResultFact *fact =
        add(app, out, count,
            &(Said){"empires.facts.battle.title", "empires.facts.battle.text", battle->seat, battle->other,
                    empires_territory_name(looks, t->chart->territory[battle->place]), 0});
    snprintf(fact->value, sizeof fact->value, "%d:%d", battle->force[0], battle->force[1]);
}

static Seat most_of(const int number[EMPIRES_SEATS]) {
    Seat best = 0;
    for (Seat seat = 1; seat < EMPIRES_SEATS; seat++)
        best = number[seat] > number[best] ? seat : best;
    return best;
}

static void add_most(const App *app, const Telling *t, ResultFact *out, int *count) {
    const Seat taker = most_of(t->taken), explorer = most_of(t->explored);
    const bool taken = t->taken[taker] > 0;
    const Seat seat = taken ? taker : explorer;
    const int number = taken ? t->taken[taker] : t->explored[explorer];
    if (number == 0)
        return;
    ResultFact *fact = add(app, out, count,
                           &(Said){taken ? "empires.facts.taken.title" : "empires.facts.explored.title",
                                   taken ? "empires.facts.taken.text" : "empires.facts.explored.text", seat,
                                   SEAT_NONE, NULL, number});
    snprintf(fact->value, sizeof fact->value, "%d", number);
}

static void add_length(const App *app, const Telling *t, ResultFact *out, int *count) {
    if (t->rounds < 2)
        return;
    ResultFact *fact = add(app, out, count,
                           &(Said){"empires.facts.length.title", "empires.facts.length.text", SEAT_NONE,
                                   SEAT_NONE, NULL, t->rounds});
    snprintf(fact->value, sizeof fact->value, "%d", t->rounds);
}

int empires_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]) {
    Telling t = {.rules = app->catalog->rules, .battle = {.seat = SEAT_NONE}, .winner = SEAT_NONE};
    int count = 0;
    if (looks == NULL || !session_retell(app->session, note, &t))
        return 0;
    add_end(app, &t, out, &count);
    add_battle(app, looks, &t, out, &count);
    add_most(app, &t, out, &count);
    add_length(app, &t, out, &count);
    return count;
}
