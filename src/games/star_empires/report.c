// SPDX-License-Identifier: MIT
// Writes a position as JSON in the vocabulary of scenario files, for their "expect" and for tools.
#include "core/json_out.h"
#include "games/star_empires/numbers.h"
#include "games/star_empires/views.h"

typedef struct Report {
    const EmpiresRules *rules;
    const EmpiresState *s;
    JsonOut *json;
} Report;

static const char *race_id(const Report *r, Seat seat) {
    return seat < r->s->seats ? r->rules->race[r->s->seat[seat].race].id : NULL;
}

static const char *place_id(const Report *r, uint8_t place) {
    const Chart *chart = chart_of(r->rules, r->s);
    return place < chart->places ? r->rules->territory[chart->territory[place]].id : NULL;
}

static void report_seats(const Report *r, const char *key, uint8_t seats) {
    json_begin_list(r->json, key);
    for (Seat seat = 0; seat < r->s->seats; seat++)
        if ((seats >> seat & 1u) != 0)
            json_string(r->json, NULL, race_id(r, seat));
    json_end_list(r->json);
}

// ---- seats

static void report_hand(const Report *r, Seat seat) {
    json_begin_list(r->json, "hand");
    for (uint8_t card = 0; card < r->rules->card_count; card++)
        for (int i = 0; i < r->s->seat[seat].hand[card]; i++)
            json_string(r->json, NULL, r->rules->card[card].id);
    json_end_list(r->json);
}

static void report_seat(const Report *r, Seat seat) {
    const PlayerState *player = &r->s->seat[seat];
    json_begin_object(r->json, race_id(r, seat));
    json_string(r->json, "home", place_id(r, player->home));
    json_bool(r->json, "alive", player->alive != 0);
    json_number(r->json, "credits", pair(player->credits));
    report_hand(r, seat);
    json_number(r->json, "raid", player->raid);
    json_number(r->json, "exile", player->exile);
    json_number(r->json, "census", player->census);
    json_number(r->json, "hand_size", player->hand_size);
    json_number(r->json, "systems", empires_systems(r->s, seat));
    json_number(r->json, "revenue", empires_revenue(r->rules, r->s, seat));
    json_number(r->json, "units", empires_units(r->s, seat));
    json_end_object(r->json);
}

// ---- the map

static void report_units(const Report *r, const char *key, const uint8_t unit[UNITS_MAX], bool all) {
    json_begin_object(r->json, key);
    for (int i = 0; i < r->rules->unit_count; i++)
        if (unit[i] > 0 || all)
            json_number(r->json, r->rules->unit[i].id, unit[i]);
    json_end_object(r->json);
}

static void report_stacks(const Report *r) {
    const EmpiresState *s = r->s;
    json_begin_object(r->json, "stacks");
    for (uint8_t place = 0; place < chart_of(r->rules, s)->places; place++) {
        json_begin_object(r->json, place_id(r, place));
        for (int i = 0; i < s->stack_count; i++)
            if (s->stack[i].place == place)
                report_units(r, race_id(r, s->stack[i].seat), s->stack[i].unit, false);
        json_end_object(r->json);
    }
    json_end_object(r->json);
}

static void report_system(const Report *r, uint8_t place) {
    const SystemState *system = &r->s->system[place];
    json_begin_object(r->json, place_id(r, place));
    json_bool(r->json, "explored", has_mark(r->s, place, SYSTEM_EXPLORED));
    json_number(r->json, "resources", system->resources);
    json_number(r->json, "minor", system->minor);
    json_bool(r->json, "enigma", has_mark(r->s, place, SYSTEM_ENIGMA));
    json_string(r->json, "owner", race_id(r, owner_of(r->s, place)));
    json_bool(r->json, "colony", has_mark(r->s, place, SYSTEM_COLONY));
    json_bool(r->json, "shipyard", has_mark(r->s, place, SYSTEM_SHIPYARD));
    json_bool(r->json, "terraform", has_mark(r->s, place, SYSTEM_TERRAFORM));
    report_seats(r, "barred", system->barred);
    json_end_object(r->json);
}

static void report_systems(const Report *r) {
    const Chart *chart = chart_of(r->rules, r->s);
    json_begin_object(r->json, "systems");
    for (uint8_t place = 0; place < chart->places; place++)
        if (has_place(chart->is_system, place))
            report_system(r, place);
    json_end_object(r->json);
}

// ---- the rest

// `top`: begin with the top card.
static void report_cards(const Report *r, const char *key, const uint8_t *card, int count, bool top) {
    json_begin_list(r->json, key);
    for (int i = 0; i < count; i++)
        json_string(r->json, NULL, r->rules->card[card[top ? count - 1 - i : i]].id);
    json_end_list(r->json);
}

// Questions about a place, whose report names it.
#define AT_PLACE(ask, word, asked, at_place, ...) [ask] = (at_place),
static const bool is_at_place[ASK_COUNT] = {EMPIRES_ASKS(AT_PLACE)};

static void report_decision(const Report *r) {
    const EmpiresState *s = r->s;
    if (is_over(s)) {
        json_string(r->json, "decision", NULL);
        return;
    }
    json_begin_object(r->json, "decision");
    json_string(r->json, "seat", race_id(r, s->asked));
    json_string(r->json, "kind", empires_ask_words[s->ask]);
    if (is_at_place[s->ask])
        json_string(r->json, "at", place_id(r, s->place));
    json_end_object(r->json);
}

void empires_report(const void *rules, const void *state, JsonOut *json) {
    static const char *const how[] = {"systems", "last", "rounds", "hegemony"};
    const EmpiresState *s = state;
    const Report r = {rules, s, json};
    json_string(json, "map", r.rules->map[chart_of(rules, s)->map].id);
    json_number(json, "round", s->round);
    json_string(json, "active", race_id(&r, s->active));
    json_string(json, "phase", empires_phase_words[s->phase]);
    report_decision(&r);
    json_string(json, "winner", race_id(&r, s->winner));
    json_string(json, "how", is_over(s) ? how[s->how] : NULL);
    json_begin_object(json, "seats");
    for (Seat seat = 0; seat < s->seats; seat++)
        report_seat(&r, seat);
    json_end_object(json);
    report_stacks(&r);
    report_systems(&r);
    report_cards(&r, "deck", s->deck, s->deck_size, true);
    json_number(json, "deck_size", s->deck_size);
    report_cards(&r, "discard", s->discard, s->discard_size, false);
    json_number(json, "discard_size", s->discard_size);
    report_units(&r, "pile", s->pile, true);
    report_seats(&r, "peace", s->peace);
}
