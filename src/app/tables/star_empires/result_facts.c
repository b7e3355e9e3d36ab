// SPDX-License-Identifier: MIT
// Highlights of a game of Star Empires, as everybody saw it: how it was won, the greatest battle, who took
// most systems, how long it took.
#include "app/tables/star_empires/screens.h"

#include "play/course.h"

#include <stdio.h>
#include <string.h>

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

// ---- how it went

// The first round from whose end on the seat has led alone until the end; -1: it never has.
static int leads_from(const Course *course, Seat seat, uint8_t seats) {
    int from = -1;
    for (int row = course->count - 1; row >= 0; row--) {
        for (Seat other = 0; other < seats; other++)
            if (other != seat && course->number[row][other] >= course->number[row][seat])
                return from;
        from = course->first + row;
    }
    return from;
}

// What the seat has won and lost in the game.
typedef struct Gains {
    int taken, settled, joined, lost;
    int fought, won; // battles
} Gains;

static Gains gains_of(const GameLog *log, Seat seat) {
    Gains gains = {0};
    for (int i = 0; i < log->count; i++) {
        const Event *event = &game_log_item(log, i)->event;
        const bool by = event->seat == seat, of = event->owner == seat;
        switch ((EmpiresEvent)event->kind) {
        case EVENT_CONTROLS:
            gains.taken += by && event->owner != SEAT_NONE;
            gains.settled += by && event->owner == SEAT_NONE;
            gains.lost += of;
            break;
        case EVENT_JOINED:
            gains.joined += by;
            break;
        case EVENT_REVOLT:
            gains.lost += by;
            break;
        case EVENT_WON:
            gains.fought += by || of;
            gains.won += by;
            break;
        default:
            break;
        }
    }
    return gains;
}

static void say_more(const App *app, char *out, size_t size, const char *one, const char *many, int number) {
    const size_t used = strlen(out);
    char part[80];
    if (number <= 0 || used >= size)
        return;
    app_fill(app, part, sizeof part, number == 1 ? one : many, NUM("number", number));
    snprintf(out + used, size - used, "%s%s", used > 0 ? ", " : "", part);
}

// "The Federation led alone from round 5 on. Taken from others: 3 systems, …"
void empires_result_story(const App *app, const Course *course, char *out, size_t size) {
    const EmpiresView *view = (const void *)session_view(app->session)->bytes;
    const Seat winner = view->table.winner;
    char first[140], gained[160] = "", second[200];
    out[0] = 0;
    if (winner >= view->table.seats || course->count < 3)
        return;
    const int from = leads_from(course, winner, view->table.seats);
    const Gains gains = gains_of(session_log(app->session), winner);
    app_fill(app, first, sizeof first,
             from < 0                ? "empires.won_by.level"
             : from <= course->first ? "empires.won_by.always"
                                     : "empires.won_by.leads",
             STR("seat", seat_name(app, winner)), NUM("number", from));
    say_more(app, gained, sizeof gained, "empires.won_by.taken_one", "empires.won_by.taken", gains.taken);
    say_more(app, gained, sizeof gained, "empires.won_by.settled_one", "empires.won_by.settled",
             gains.settled);
    say_more(app, gained, sizeof gained, "empires.won_by.joined_one", "empires.won_by.joined", gains.joined);
    say_more(app, gained, sizeof gained, "empires.won_by.lost_one", "empires.won_by.lost", gains.lost);
    app_fill(app, second, sizeof second,
             gains.fought > 0 ? "empires.won_by.battles" : "empires.won_by.peaceful",
             NUM("number", gains.won), NUM("most", gains.fought), STR("text", gained));
    snprintf(out, size, "%s %s", first, gained[0] != 0 ? second : "");
}
