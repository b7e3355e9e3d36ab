// SPDX-License-Identifier: MIT
// Writes a position as JSON in the vocabulary of scenario files, for their "expect" and for tools.
#include "core/json_out.h"
#include "games/alpha_strike/state.h"
#include "games/alpha_strike/views.h"

typedef struct Report {
    const StrikeRules *rules;
    const StrikeState *s;
    JsonOut *json;
} Report;

static const char *ship_id(const Report *r, Seat seat) {
    return seat < r->s->seats ? r->rules->ship[r->s->seat[seat].ship].id : NULL;
}

static void report_cards(const Report *r, const char *key, const Cards *cards) {
    json_begin_list(r->json, key);
    for (uint8_t i = 0; i < cards->count; i++)
        json_string(r->json, NULL, r->rules->card[cards->card[i]].id);
    json_end_list(r->json);
}

// Top card first.
static void report_deck(const Report *r) {
    json_begin_list(r->json, "deck");
    for (uint8_t i = r->s->deck.count; i-- > 0;)
        json_string(r->json, NULL, r->rules->card[r->s->deck.card[i]].id);
    json_end_list(r->json);
}

static void report_ship(const Report *r, Seat seat) {
    const ShipState *ship = &r->s->seat[seat];
    json_begin_object(r->json, ship_id(r, seat));
    for (int track = 0; track < TRACKS; track++)
        json_number(r->json, strike_track_words[track], ship->power[track]);
    json_number(r->json, "hull", ship->hull);
    report_cards(r, "hand", &ship->hand);
    report_cards(r, "craft", &ship->craft);
    json_bool(r->json, "alive", ship->alive);
    json_end_object(r->json);
}

static void report_seats(const Report *r) {
    json_begin_object(r->json, "seats");
    for (Seat seat = 0; seat < r->s->seats; seat++)
        report_ship(r, seat);
    json_end_object(r->json);
    json_begin_object(r->json, "hand_size");
    for (Seat seat = 0; seat < r->s->seats; seat++)
        json_number(r->json, ship_id(r, seat), r->s->seat[seat].hand.count);
    json_end_object(r->json);
}

void strike_report(const void *rules, const void *state, JsonOut *json) {
    const StrikeState *s = state;
    const Report r = {rules, s, json};
    Seat winner = SEAT_NONE;
    const bool won = s->phase == PHASE_OVER && s->ships_out + 1 == s->seats;
    for (Seat seat = 0; seat < s->seats && won; seat++)
        winner = s->seat[seat].alive ? seat : winner;
    json_string(json, "first", ship_id(&r, s->first));
    json_string(json, "active", ship_id(&r, s->active));
    json_string(json, "decides", ship_id(&r, decider(s)));
    json_string(json, "winner", ship_id(&r, winner));
    if (s->by_the_book) {
        json_bool(json, "draw", s->phase == PHASE_OVER && !won);
        json_number(json, "calm", calm_turns(s));
    }
    json_number(json, "turn", turn_of(s));
    json_number(json, "round", s->round);
    json_string(json, "phase", strike_phase_words[s->phase]);
    report_seats(&r);
    report_deck(&r);
    report_cards(&r, "discard", &s->discard);
    json_number(json, "deck_size", s->deck.count);
    json_number(json, "discard_size", s->discard.count);
    json_number(json, "stack", s->stack_count);
}
