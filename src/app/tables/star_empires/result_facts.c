// SPDX-License-Identifier: MIT
// Highlights of a game of Star Empires, as everybody saw it: how it was won, the greatest battle, who took
// most systems, how long it took.
#include "app/tables/star_empires/screens.h"

#include <stdio.h>

typedef struct Telling {
    int taken[EMPIRES_SEATS];
    int force;               // both sides of the greatest battle together
    Seat attacker, attacked; // in it; SEAT_NONE: a minor race
    uint8_t place;
    Seat winner;
    int how, rounds;
} Telling;

static void note_battle(Telling *t, const Event *event) {
    const int force = event->amount + event->amount2;
    if (force <= t->force)
        return;
    t->force = force;
    t->attacker = event->seat;
    t->attacked = event->owner;
    t->place = event->row;
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    Telling *t = context;
    (void)before, (void)after;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_TURN:
        t->rounds = event->amount;
        break;
    case EVENT_FORCES:
        note_battle(t, event);
        break;
    case EVENT_CONTROLS:
    case EVENT_JOINED:
        if (event->seat < EMPIRES_SEATS)
            t->taken[event->seat]++;
        break;
    case EVENT_OVER:
        t->winner = event->seat;
        t->how = event->row;
        break;
    default:
        break;
    }
}

// ---- in words

typedef struct Said {
    Seat seat, other;
    const char *place;
    int value;
} Said;

// "empires.facts.NAME.title" and ".text" with {seat}, {other}, {place} and {number}.
static void add(const App *app, ResultFact *out, int *count, const char *name, const Said *said) {
    char key[64];
    ResultFact *fact = &out[(*count)++];
    snprintf(key, sizeof key, "empires.facts.%s.title", name);
    *fact = (ResultFact){.title = app_word(app, key), .icon = "icons/phosphor/clock.svg", .seat = said->seat};
    snprintf(key, sizeof key, "empires.facts.%s.text", name);
    app_fill(app, fact->text, sizeof fact->text, key,
             STR("seat", said->seat < EMPIRES_SEATS ? seat_name(app, said->seat) : ""),
             STR("other", said->other < EMPIRES_SEATS ? seat_name(app, said->other)
                                                      : app_word(app, "empires.facts.minor_race")),
             STR("place", said->place), NUM("number", said->value));
    if (said->value > 0)
        snprintf(fact->value, sizeof fact->value, "%d", said->value);
}

static void add_battle(const App *app, const void *looks, const Telling *t, ResultFact *out, int *count) {
    const EmpiresView *view = (const void *)session_view(app->session)->bytes;
    const Chart *chart = chart_of(app->catalog->rules, &view->table);
    if (t->force > 0 && t->place < chart->places)
        add(app, out, count, "battle",
            &(Said){t->attacker, t->attacked, empires_territory_name(looks, chart->territory[t->place]),
                    t->force});
}

int empires_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]) {
    static const char *const won[] = {[ENDED_SYSTEMS] = "won_systems",
                                      [ENDED_LAST] = "won_last",
                                      [ENDED_ROUNDS] = "won_rounds",
                                      [ENDED_HEGEMONY] = "won_hegemony"};
    Telling t = {.winner = SEAT_NONE};
    Seat most = 0;
    int count = 0;
    if (looks == NULL || !session_replay_public(app->session, note, &t) || t.rounds < 2)
        return 0; // giving up in the first round leaves nothing to report
    if (t.winner < EMPIRES_SEATS && t.how >= 0 && t.how <= ENDED_HEGEMONY)
        add(app, out, &count, won[t.how], &(Said){t.winner, SEAT_NONE, "", 0});
    add_battle(app, looks, &t, out, &count);
    for (Seat seat = 1; seat < EMPIRES_SEATS; seat++)
        most = t.taken[seat] > t.taken[most] ? seat : most;
    if (t.taken[most] > 0)
        add(app, out, &count, "taken", &(Said){most, SEAT_NONE, "", t.taken[most]});
    add(app, out, &count, "length", &(Said){SEAT_NONE, SEAT_NONE, "", t.rounds});
    return count;
}
