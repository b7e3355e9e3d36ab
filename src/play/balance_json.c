// SPDX-License-Identifier: MIT
// The balance report for programs, in the format of INTERFACES.md.
#include "play/balance_words.h"

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

static void write_judged(const JsonReport *r, const BalanceJudged *judged) {
    static const char *const by[] = {[BY_WORTH] = "worth", [BY_PULL] = "pull", [BY_WINS] = "wins"};
    json_string(r->json, "verdict", balance_verdict_word((BalanceVerdict)judged->verdict));
    if (judged->verdict == BALANCE_SAME)
        return;
    json_string(r->json, "by", by[judged->by]);
    if (judged->least > 0)
        json_decimal(r->json, "least", judged->least * r->scale, 4);
    else
        json_null(r->json, "least");
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
    write_value(r, "pull", &card->pull);
    if (parts > 0)
        write_value(&worth, "worth", &card->worth);
    if (parts > 0)
        json_string(r->json, "beyond", balance_beyond(card));
    write_judged(card->judged.by == BY_WORTH ? &worth : r, &card->judged);
    json_end_object(r->json);
}

static void write_sides(const JsonReport *r) {
    for (int side = 0; side < 2; side++) {
        char hash[HASH_TEXT_SIZE];
        hash_text(r->report->catalog[side]->hash, hash);
        json_begin_object(r->json, sides[side]);
        json_string(r->json, "pack", r->report->pack[side]);
        json_string(r->json, "hash", hash);
        json_string(r->json, "map", balance_map(r->report, (Side)side));
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
        write_judged(r, &balance->faction[i].judged);
        json_end_object(r->json);
    }
    json_end_list(r->json);
}

static void write_verdict(const JsonReport *r, const Balance *balance) {
    json_begin_object(r->json, "verdict");
    json_string(r->json, "pack", balance_verdict_word(balance->verdict));
    json_number(r->json, "judged", balance->judged);
    if (balance->least > 0)
        json_decimal(r->json, "least", balance->least, 4);
    else
        json_null(r->json, "least");
    json_decimal(r->json, "wrong", BALANCE_WRONG, 2);
    json_decimal(r->json, "power", BALANCE_POWER, 2);
    json_end_object(r->json);
}

static void write_until(const JsonReport *r, const Balance *balance) {
    const double widest = balance_widest(balance);
    if (!(r->report->until > 0))
        return;
    json_begin_object(r->json, "until");
    json_decimal(r->json, "give", r->report->until, 4);
    if (widest >= 0)
        json_decimal(r->json, "widest", widest, 4);
    else
        json_null(r->json, "widest");
    json_bool(r->json, "reached", widest >= 0 && widest <= r->report->until);
    json_end_object(r->json);
}

static void write_duels(const JsonReport *r, const Balance *balance) {
    uint8_t one[UINT8_MAX + 1];
    const int ones = balance_duellists(balance, one);
    json_begin_list(r->json, "duels");
    for (int i = 0; i < ones; i++)
        for (int other = 0; other < balance->factions; other++) {
            if (other == one[i] || !balance_can_meet(balance, other))
                continue;
            json_begin_object(r->json, NULL);
            json_string(r->json, "id", balance->faction[one[i]].name.id);
            json_string(r->json, "against", balance->faction[other].name.id);
            write_estimate(r, "wins", &balance->duel[one[i] * balance->factions + other].of[SIDE_AFTER]);
            json_bool(r->json, "uneven", balance_duel_is_uneven(balance, one[i], other));
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
    json_bool(&json, "map_lent", report->map_lent);
    write_sides(&r);
    json_number(&json, "compared", balance->compared);
    json_number(&json, "differ", balance->differ);
    json_decimal(&json, "rate", BALANCE_RATE, 2);
    write_verdict(&r, balance);
    write_until(&r, balance);
    write_wins(&r, balance);
    write_duels(&r, balance);
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
