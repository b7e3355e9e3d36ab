// SPDX-License-Identifier: MIT
// The balance report for programs, in the format of INTERFACES.md.
#include "play/balance_report.h"

#include "core/hash.h"
#include "core/json_out.h"
#include "engine/game_facts.h"

#include <inttypes.h>
#include <stdio.h>

#define NUMBER_MAX 24

typedef struct JsonReport {
    const BalanceReport *report;
    JsonOut *json;
    double scale; // of the values written next
} JsonReport;

static const char *const sides[] = {"before", "after"};

static void write_estimate(const JsonReport *r, const char *key, const Estimate *estimate) {
    if (!estimate->known) {
        json_null(r->json, key);
        return;
    }
    json_begin_object(r->json, key);
    json_decimal(r->json, "mean", estimate->mean * r->scale, 4);
    json_decimal(r->json, "give", estimate->give * r->scale, 4);
    json_end_object(r->json);
}

static void write_value(const JsonReport *r, const char *key, const BalanceValue *value) {
    const Difference *difference = &value->difference;
    json_begin_object(r->json, key);
    for (int side = 0; side < 2; side++)
        write_estimate(r, sides[side], &value->of[side]);
    if (!difference->known) {
        json_null(r->json, "difference");
    } else {
        json_begin_object(r->json, "difference");
        json_decimal(r->json, "mean", difference->mean * r->scale, 4);
        json_decimal(r->json, "give", difference->give * r->scale, 4);
        json_decimal(r->json, "chance", difference->chance, 6);
        json_end_object(r->json);
    }
    json_bool(r->json, "differs", difference->differs);
    json_end_object(r->json);
}

static void write_length(const JsonReport *r, const char *key, const BalanceLength *length) {
    json_begin_object(r->json, key);
    write_value(r, "mean", &length->mean);
    for (int side = 0; side < 2; side++) {
        json_begin_object(r->json, sides[side]);
        json_number(r->json, "median", length->median[side]);
        json_number(r->json, "most", length->most[side]);
        json_end_object(r->json);
    }
    json_end_object(r->json);
}

static void write_name(const JsonReport *r, const BalanceName *name) {
    json_string(r->json, "id", name->id);
    json_string(r->json, "in",
                name->index[SIDE_BEFORE] == NONE  ? "after"
                : name->index[SIDE_AFTER] == NONE ? "before"
                                                  : "both");
}

static void write_card(const JsonReport *r, const BalanceCard *card) {
    static const char *const uses[] = {
        [USE_ABSENT] = "absent", [USE_NEVER] = "never", [USE_IDLE] = "idle", [USE_MATTERS] = "matters"};
    const uint8_t parts = game_story(r->report->catalog[SIDE_AFTER]->game)->worth_parts;
    const JsonReport worth = {r->report, r->json, parts > 0 ? 1.0 / parts : 0};
    json_begin_object(r->json, NULL);
    write_name(r, &card->name);
    for (int side = 0; side < 2; side++) {
        json_begin_object(r->json, sides[side]);
        json_string(r->json, "use", uses[card->use[side]]);
        json_number(r->json, "played", (int64_t)card->played[side]);
        json_number(r->json, "acted", (int64_t)card->acted[side]);
        json_end_object(r->json);
    }
    write_value(r, "draws", &card->draws);
    write_value(r, "plays", &card->plays);
    write_value(r, "wins", &card->wins);
    write_value(r, "wins_without", &card->wins_without);
    if (parts > 0)
        write_value(&worth, "worth", &card->worth);
    json_end_object(r->json);
}

static void write_sides(const JsonReport *r) {
    for (int side = 0; side < 2; side++) {
        char hash[HASH_TEXT_SIZE];
        hash_text(r->report->catalog[side]->hash, hash);
        json_begin_object(r->json, sides[side]);
        json_string(r->json, "pack", r->report->pack[side]);
        json_string(r->json, "hash", hash);
        json_end_object(r->json);
    }
}

static void write_wins(const JsonReport *r, const Balance *balance) {
    json_begin_list(r->json, "places");
    for (int place = 0; place < balance->seats; place++) {
        json_begin_object(r->json, NULL);
        write_value(r, "wins", &balance->place[place].wins);
        json_end_object(r->json);
    }
    json_end_list(r->json);
    json_begin_list(r->json, "seats");
    for (int i = 0; i < balance->factions; i++) {
        json_begin_object(r->json, NULL);
        write_name(r, &balance->faction[i].name);
        write_value(r, "wins", &balance->faction[i].wins);
        json_end_object(r->json);
    }
    json_end_list(r->json);
}

static void write_prizes(const JsonReport *r, const Balance *balance) {
    json_begin_list(r->json, "prizes");
    for (int i = 0; i < balance->prizes; i++) {
        json_begin_object(r->json, NULL);
        write_name(r, &balance->prize[i].name);
        write_value(r, "points", &balance->prize[i].points);
        write_value(r, "won", &balance->prize[i].won);
        json_end_object(r->json);
    }
    json_end_list(r->json);
}

void balance_write_json(const BalanceReport *report, Text *out) {
    JsonOut json;
    const Balance *balance = report->balance;
    const JsonReport r = {report, &json, 1};
    char seed[NUMBER_MAX]; // a string, as in saved games: JSON numbers are exact only up to 2^53
    snprintf(seed, sizeof seed, "%" PRIu64, report->seed);
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_string(&json, "game", game_id(report->catalog[SIDE_AFTER]->game));
    json_string(&json, "players", report->players);
    json_number(&json, "deals", (int64_t)balance->deals);
    json_number(&json, "endless", (int64_t)balance->endless);
    json_bool(&json, "complete", balance->deals + balance->endless == report->wanted);
    json_string(&json, "seed", seed);
    write_sides(&r);
    json_number(&json, "compared", balance->compared);
    json_number(&json, "differ", balance->differ);
    json_decimal(&json, "rate", BALANCE_RATE, 2);
    write_wins(&r, balance);
    write_length(&r, "turns", &balance->turns);
    write_length(&r, "commands", &balance->commands);
    json_begin_list(&json, "cards");
    for (int i = 0; i < balance->cards; i++)
        write_card(&r, &balance->card[i]);
    json_end_list(&json);
    write_prizes(&r, balance);
    json_end_object(&json);
    text_add(out, "\n");
}
