// SPDX-License-Identifier: MIT
// Highlights of a game, as everybody saw it: most points in a turn, the hardest shot, who shot down most, who
// bought most, how long it took.
#include "app/tables/deck_building/screens.h"

#include <stdio.h>

typedef struct Telling {
    const BuildingRules *rules;
    int turn_points[BUILDING_SEATS], best_points, bought[BUILDING_SEATS], downed[BUILDING_SEATS], hardest;
    Seat best, shooter, target;
    int rounds;
} Telling;

static void add_won(Telling *t, const Event *event) {
    if (event->seat >= BUILDING_SEATS || event->card >= t->rules->card_count)
        return;
    t->turn_points[event->seat] += t->rules->card[event->card].points;
    if (t->turn_points[event->seat] <= t->best_points)
        return;
    t->best_points = t->turn_points[event->seat];
    t->best = event->seat;
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    Telling *t = context;
    (void)before, (void)after;
    switch ((BuildingEvent)event->kind) {
    case EVENT_TURN:
        t->rounds = event->amount;
        for (int seat = 0; seat < BUILDING_SEATS; seat++)
            t->turn_points[seat] = 0;
        break;
    case EVENT_COMPLETED:
    case EVENT_AWARDED:
        add_won(t, event);
        break;
    case EVENT_BOUGHT:
        if (event->seat < BUILDING_SEATS)
            t->bought[event->seat]++;
        break;
    case EVENT_DOWNED:
        if (event->to_row < BUILDING_SEATS)
            t->downed[event->to_row]++;
        break;
    case EVENT_SHOT:
        if (event->amount3 <= t->hardest)
            break;
        t->hardest = event->amount3;
        t->shooter = event->seat;
        t->target = event->to_row;
        break;
    default:
        break;
    }
}

// ---- in words

static void add(const App *app, ResultFact *out, int *count, const char *name, Seat seat, Seat other,
                int value) {
    char key[64];
    ResultFact *fact = &out[(*count)++];
    snprintf(key, sizeof key, "building.facts.%s.title", name);
    *fact = (ResultFact){.title = app_word(app, key), .icon = "icons/phosphor/clock.svg", .seat = seat};
    snprintf(key, sizeof key, "building.facts.%s.text", name);
    app_fill(app, fact->text, sizeof fact->text, key,
             STR("seat", seat != SEAT_NONE ? seat_name(app, seat) : ""),
             STR("other", other != SEAT_NONE ? seat_name(app, other) : ""), NUM("number", value));
    snprintf(fact->value, sizeof fact->value, "%d", value);
}

int building_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]) {
    Telling t = {.rules = app->catalog->rules, .best = SEAT_NONE, .shooter = SEAT_NONE};
    int count = 0;
    Seat buyer = 0, hunter = 0;
    if (looks == NULL || !session_replay_public(app->session, note, &t))
        return 0;
    if (t.best_points > 0)
        add(app, out, &count, "turn", t.best, SEAT_NONE, t.best_points);
    if (t.hardest > 0)
        add(app, out, &count, "shot", t.shooter, t.target, t.hardest);
    for (Seat seat = 1; seat < BUILDING_SEATS; seat++) {
        buyer = t.bought[seat] > t.bought[buyer] ? seat : buyer;
        hunter = t.downed[seat] > t.downed[hunter] ? seat : hunter;
    }
    if (t.downed[hunter] > 0)
        add(app, out, &count, "downed", hunter, SEAT_NONE, t.downed[hunter]);
    if (t.bought[buyer] > 0)
        add(app, out, &count, "bought", buyer, SEAT_NONE, t.bought[buyer]);
    if (t.rounds > 1 && count < RESULT_FACTS_MAX)
        add(app, out, &count, "length", SEAT_NONE, SEAT_NONE, t.rounds);
    return count;
}
