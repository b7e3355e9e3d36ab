// SPDX-License-Identifier: MIT
// Writes a position as JSON in the vocabulary of scenario files, for their "expect" and for tools.
#include "core/json_out.h"
#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"
#include "games/deck_building/views.h"

typedef struct Report {
    const BuildingRules *rules;
    const BuildingState *s;
    JsonOut *json;
} Report;

static const char *ship_id(const Report *r, Seat seat) {
    return seat < r->s->seats ? r->rules->ship[r->s->seat[seat].ship].id : NULL;
}

static const char *card_id(const Report *r, uint8_t card) {
    return card < r->rules->card_count ? r->rules->card[card].id : NULL;
}

static void report_row(const Report *r, const char *key, uint8_t zone) {
    json_begin_list(r->json, key);
    for (int i = 0; i < r->s->size[zone]; i++)
        json_string(r->json, NULL, card_id(r, zone_cards(r->s, zone)[i]));
    json_end_list(r->json);
}

static void report_deck(const Report *r, const char *key, uint8_t zone) {
    json_begin_list(r->json, key);
    for (int i = r->s->size[zone]; i-- > 0;)
        json_string(r->json, NULL, card_id(r, zone_cards(r->s, zone)[i]));
    json_end_list(r->json);
}

// ---- seats

// A card on the bridge: its id alone, or with its holder and used effects.
static void report_bridge(const Report *r, Seat seat) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const int begin = zone_begin(r->s, bridge);
    json_begin_list(r->json, "bridge");
    for (int i = begin; i < begin + r->s->size[bridge]; i++) {
        const char *id = card_id(r, r->s->card[i]);
        if (r->s->holder[i] == NONE && r->s->used[i] == 0) {
            json_string(r->json, NULL, id);
            continue;
        }
        json_begin_object(r->json, NULL);
        json_string(r->json, "card", id);
        if (r->s->holder[i] != NONE)
            json_number(r->json, "holder", r->s->holder[i]);
        if (r->s->used[i] != 0) {
            json_begin_list(r->json, "used");
            for (int bit = 0; bit < 8; bit++)
                if ((r->s->used[i] >> bit & 1) != 0)
                    json_number(r->json, NULL, bit);
            json_end_list(r->json);
        }
        json_end_object(r->json);
    }
    json_end_list(r->json);
}

static void report_numbers(const Report *r, Seat seat) {
    const PlayerState *player = &r->s->seat[seat];
    json_number(r->json, "damage", player->damage);
    json_number(r->json, "shields_used", player->shields_used);
    json_number(r->json, "searches", player->searches);
    json_number(r->json, "explores", player->explores);
    json_number(r->json, "mission_explores", player->mission_explores);
    json_number(r->json, "spent", player->spent);
    json_begin_object(r->json, "stats");
    for (int stat = 0; stat < STATS; stat++)
        json_number(r->json, building_stat_words[stat], building_stat(r->rules, r->s, seat, (Stat)stat));
    json_end_object(r->json);
    json_number(r->json, "xp_left", building_xp_left(r->rules, r->s, seat));
    json_number(r->json, "score", building_points(r->rules, r->s, seat));
    json_number(r->json, "hand_size", r->s->size[zone_of(ZONE_HAND, seat)]);
    json_number(r->json, "deck_size", r->s->size[zone_of(ZONE_DECK, seat)]);
    json_number(r->json, "discard_size", r->s->size[zone_of(ZONE_DISCARD, seat)]);
    json_number(r->json, "drafts_size", r->s->size[zone_of(ZONE_DRAFTS, seat)]);
}

static void report_seat(const Report *r, Seat seat) {
    json_begin_object(r->json, ship_id(r, seat));
    report_row(r, "hand", zone_of(ZONE_HAND, seat));
    report_deck(r, "deck", zone_of(ZONE_DECK, seat));
    report_row(r, "discard", zone_of(ZONE_DISCARD, seat));
    report_row(r, "points", zone_of(ZONE_POINTS, seat));
    report_row(r, "drafts", zone_of(ZONE_DRAFTS, seat));
    report_bridge(r, seat);
    report_numbers(r, seat);
    json_end_object(r->json);
}

// ---- the middle of the table

static void report_search(const Report *r) {
    int filled = 0;
    json_begin_list(r->json, "search");
    for (int slot = 0; slot < r->rules->slots; slot++) {
        json_string(r->json, NULL, card_id(r, r->s->search[slot]));
        filled += r->s->search[slot] != NONE;
    }
    json_end_list(r->json);
    json_number(r->json, "search_size", filled);
}

static void report_piles(const Report *r) {
    json_begin_object(r->json, "piles");
    for (uint8_t card = 0; card < r->rules->card_count; card++)
        if (r->rules->card[card].pile != NONE)
            json_number(r->json, card_id(r, card), r->s->pile[r->rules->card[card].pile]);
    json_end_object(r->json);
}

// In board order, dropped drafts included.
static void report_removed(const Report *r) {
    int size = r->s->size[ZONE_REMOVED] + r->s->size[ZONE_UNDEALT];
    json_begin_list(r->json, "removed");
    for (uint8_t card = 0; card < r->rules->card_count; card++) {
        for (int i = zone_begin(r->s, ZONE_REMOVED); i < zone_begin(r->s, ZONES); i++)
            if (r->s->card[i] == card)
                json_string(r->json, NULL, card_id(r, card));
        for (Seat seat = 0; seat < r->s->seats; seat++)
            if (r->s->seat[seat].dropped == card) {
                json_string(r->json, NULL, card_id(r, card));
                size++;
            }
    }
    json_end_list(r->json);
    json_number(r->json, "removed_size", size);
    json_begin_list(r->json, "completed");
    for (uint8_t i = 0; i < r->rules->standard_count; i++)
        if (is_completed(r->s, i))
            json_string(r->json, NULL, card_id(r, r->rules->standard[i]));
    json_end_list(r->json);
}

static void report_middle(const Report *r) {
    const BuildingState *s = r->s;
    report_search(r);
    report_deck(r, "starbase", ZONE_STARBASE);
    report_row(r, "starbase_discard", ZONE_STARBASE_DISCARD);
    report_deck(r, "space", ZONE_SPACE);
    report_deck(r, "infections", ZONE_INFECTIONS);
    report_row(r, "missions", ZONE_MISSIONS);
    report_piles(r);
    report_removed(r);
    json_number(r->json, "starbase_size", s->size[ZONE_STARBASE]);
    json_number(r->json, "starbase_discard_size", s->size[ZONE_STARBASE_DISCARD]);
    json_number(r->json, "space_size", s->size[ZONE_SPACE]);
    json_number(r->json, "infections_size", s->size[ZONE_INFECTIONS]);
    json_string(r->json, "space_bottom",
                s->size[ZONE_SPACE] > 0 ? card_id(r, zone_cards(s, ZONE_SPACE)[0]) : NULL);
    json_string(r->json, "infections_bottom",
                s->size[ZONE_INFECTIONS] > 0 ? card_id(r, zone_cards(s, ZONE_INFECTIONS)[0]) : NULL);
}

static void report_decision(const Report *r) {
    if (is_over(r->s)) {
        json_string(r->json, "decision", NULL);
        return;
    }
    json_begin_object(r->json, "decision");
    json_string(r->json, "seat", ship_id(r, decider(r->s)));
    json_string(r->json, "kind", building_ask_words[asked(r->s)]);
    json_end_object(r->json);
}

void building_report(const void *rules, const void *state, JsonOut *json) {
    static const char *const how[] = {"points", "exhausted", "rounds", "concede"};
    const BuildingState *s = state;
    const Report r = {rules, s, json};
    json_number(json, "round", s->round);
    json_string(json, "first", ship_id(&r, s->first));
    json_string(json, "active", ship_id(&r, s->active));
    report_decision(&r);
    json_begin_object(json, "seats");
    for (Seat seat = 0; seat < s->seats; seat++)
        report_seat(&r, seat);
    json_end_object(json);
    report_middle(&r);
    json_string(json, "winner", ship_id(&r, s->winner));
    json_string(json, "how", is_over(s) ? how[s->how] : NULL);
}
