// SPDX-License-Identifier: MIT
// A state from outside: what a seat may know, the words of scenario files, and the check of the state.
#include "state.h"

#include <string.h>

// ---- views

static void fill(const void *rules, const void *state, Seat viewer, bool open, void *out) {
    const WreckersState *s = state;
    WreckersView *view = out;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    wreckers_result(rules, s, points, winner);
    memset(view, 0, sizeof *view);
    view->viewer = viewer;
    view->seats = s->seats;
    view->phase = s->phase;
    view->turn = s->turn;
    view->to_act = wreckers_to_act(rules, s);
    view->question = s->question;
    view->source = s->source;
    view->hull_most = s->hull_most;
    view->deck_count = s->deck_count;
    memcpy(view->discard, s->discard, sizeof view->discard);
    memcpy(view->drift, s->drift, sizeof view->drift);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        ViewShip *ship = &view->seat[seat];
        ship->ship = s->ship[seat];
        ship->hull = s->hull[seat];
        ship->hand_count = (uint8_t)cards_in(s->hand[seat]);
        ship->hand_known = open || seat == viewer || s->phase == PHASE_OVER;
        if (ship->hand_known)
            memcpy(ship->hand, s->hand[seat], sizeof ship->hand);
        memcpy(ship->salvage, s->salvage[seat], sizeof ship->salvage);
        ship->wins = s->phase == PHASE_OVER && winner[seat];
    }
}

void wreckers_view(const void *rules, const void *state, Seat viewer, void *view) {
    fill(rules, state, viewer, false, view);
}

void wreckers_open_view(const void *rules, const void *state, Seat front, void *view) {
    fill(rules, state, front, true, view);
}

// ---- the words of a scenario's "expect"

typedef struct Report {
    const WreckersRules *rules;
    const WreckersState *s;
    JsonOut *json;
} Report;

static const char *ship_id(const Report *r, Seat seat) {
    return seat < r->s->seats ? r->rules->ship[r->s->ship[seat]].id : NULL;
}

static void report_cards(const Report *r, const char *key, const uint8_t cards[KINDS_MAX]) {
    json_begin_list(r->json, key);
    for (uint8_t kind = 0; kind < r->rules->kind_count; kind++)
        for (uint8_t i = 0; i < cards[kind]; i++)
            json_string(r->json, NULL, r->rules->card[kind].id);
    json_end_list(r->json);
}

static void report_piles(const Report *r, const char *key, const uint8_t cards[SEATS_MAX][KINDS_MAX]) {
    json_begin_object(r->json, key);
    for (Seat seat = 0; seat < r->s->seats; seat++)
        report_cards(r, ship_id(r, seat), cards[seat]);
    json_end_object(r->json);
}

static void report_deck(const Report *r) {
    json_begin_list(r->json, "deck");
    for (uint8_t i = r->s->deck_count; i-- > 0;)
        json_string(r->json, NULL, r->rules->card[r->s->deck[i]].id);
    json_end_list(r->json);
    json_number(r->json, "deck_count", r->s->deck_count);
}

static void report_winners(const Report *r) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    wreckers_result(r->rules, r->s, points, winner);
    json_begin_object(r->json, "points");
    for (Seat seat = 0; seat < r->s->seats; seat++)
        json_number(r->json, ship_id(r, seat), points[seat]);
    json_end_object(r->json);
    json_begin_list(r->json, "winners");
    for (Seat seat = 0; seat < r->s->seats; seat++)
        if (winner[seat] && r->s->phase == PHASE_OVER)
            json_string(r->json, NULL, ship_id(r, seat));
    json_end_list(r->json);
}

void wreckers_report(const void *rules, const void *state, JsonOut *json) {
    const WreckersState *s = state;
    const Report r = {rules, s, json};
    json_string(json, "phase", wreckers_phases[s->phase]);
    json_string(json, "turn", ship_id(&r, s->turn));
    json_string(json, "to_act", ship_id(&r, wreckers_to_act(rules, s)));
    json_string(json, "question", s->question == ASK_NONE ? NULL : wreckers_questions[s->question]);
    json_begin_object(json, "hull");
    for (Seat seat = 0; seat < s->seats; seat++)
        json_number(json, ship_id(&r, seat), s->hull[seat]);
    json_end_object(json);
    report_piles(&r, "hands", s->hand);
    report_piles(&r, "salvage", s->salvage);
    report_cards(&r, "discard", s->discard);
    report_cards(&r, "turned_up", s->drift);
    report_deck(&r);
    report_winners(&r);
}

// ---- order

static int count_kind(const WreckersState *s, uint8_t kind) {
    int count = s->discard[kind] + s->drift[kind];
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        count += s->hand[seat][kind] + s->salvage[seat][kind];
    for (uint8_t i = 0; i < s->deck_count; i++)
        count += s->deck[i] == kind;
    return count;
}

bool wreckers_check(const void *data, const void *state, Text *problem) {
    const WreckersRules *rules = data;
    const WreckersState *s = state;
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        if (count_kind(s, kind) != rules->card[kind].copies)
            text_printf(problem, "card %d is there %d times; ", kind, count_kind(s, kind));
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (s->hull[seat] > s->hull_most ||
            (s->hull[seat] == 0 && cards_in(s->hand[seat]) + cards_in(s->salvage[seat]) > 0))
            text_printf(problem, "seat %d has too much hull, or cards without any; ", seat);
    for (uint8_t i = s->deck_count; i < DECK_MAX; i++)
        if (s->deck[i] != 0)
            text_add(problem, "something lies behind the deck; ");
    if ((s->asked == SEAT_NONE) != (s->question == ASK_NONE) ||
        (cards_in(s->drift) > 0) != (s->question == ASK_PICK))
        text_add(problem, "the question fits nothing; ");
    if (s->phase == PHASE_AFLOAT && !afloat(s, wreckers_to_act(rules, s)))
        text_add(problem, "a lost ship has to decide; ");
    return problem->length == 0;
}
