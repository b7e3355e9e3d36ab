// SPDX-License-Identifier: MIT
// Formats names and numbers of a balance report.
#include "play/balance_words.h"

#include "engine/game.h"

#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 48
#define NAMES_SHOWN 8
#define BEYOND_SIGN "°"

const NumberForm balance_percent = {.scale = 100, .decimals = 1};
const NumberForm balance_count = {.scale = 1, .decimals = 2};
const NumberForm balance_points = {.scale = 1, .decimals = 2};

NumberForm balance_worth_form(const BalanceReport *report) {
    const uint8_t parts = report->catalog[SIDE_AFTER]->game->story->worth_parts;
    return (NumberForm){.scale = parts > 0 ? 1.0 / parts : 0, .decimals = 1};
}

void balance_add_number(const BalanceReport *report, double value, NumberForm form, Text *out) {
    char number[NUMBER_MAX];
    snprintf(number, sizeof number, "%.*f", form.decimals, value * form.scale);
    const bool zero = strspn(number, "-0.") == strlen(number);
    const char *from = zero && number[0] == '-' ? number + 1 : number;
    const char *point = strchr(from, '.');
    if (*from == '-') {
        text_add(out, "−");
        from++;
    }
    if (point == NULL) {
        text_add(out, from);
        return;
    }
    text_add_bytes(out, from, (size_t)(point - from));
    text_add(out, words_get(report->words, "decimal"));
    text_add(out, point + 1);
}

void balance_add_estimate(const BalanceReport *report, const Estimate *estimate, NumberForm form, Text *out) {
    if (!estimate->known) {
        text_add(out, "–");
        return;
    }
    balance_add_number(report, estimate->mean, form, out);
    text_add(out, " ±");
    balance_add_number(report, estimate->give, form, out);
}

void balance_add_value(const BalanceReport *report, const BalanceValue *value, NumberForm form, Text *out) {
    balance_add_estimate(report, &value->of[SIDE_BEFORE], form, out);
    text_add(out, " → ");
    balance_add_estimate(report, &value->of[SIDE_AFTER], form, out);
    text_add(out, value->difference.differs ? " *" : "  ");
}

void balance_add_duel(const BalanceReport *report, int one, int other, Text *out) {
    const Balance *b = report->balance;
    balance_add_estimate(report, &b->duel[one * b->factions + other].of[SIDE_AFTER], balance_percent, out);
    text_add(out, balance_duel_is_uneven(b, one, other) ? " *" : "  ");
}

bool balance_can_meet(const Balance *balance, int faction) {
    return balance->faction[faction].wins.twins.met[SIDE_AFTER] > 0;
}

const char *balance_name(const BalanceReport *report, uint8_t table, const BalanceName *name) {
    const Side side = name->index[SIDE_AFTER] != NONE ? SIDE_AFTER : SIDE_BEFORE;
    const char *what = report->catalog[side]->game->tables[table].what;
    const char *text = words_part(report->names[side], what, name->id, "name");
    return text != NULL ? text : name->id;
}

void balance_card_name(const BalanceReport *report, const BalanceCard *card, Text *out) {
    const char *plain = balance_name(report, report->catalog[SIDE_AFTER]->game->card_table, &card->name);
    if (card->name.index[SIDE_BEFORE] == NONE)
        words_fill(report->words, out, "cards.new", STR("card", plain));
    else if (card->name.index[SIDE_AFTER] == NONE)
        words_fill(report->words, out, "cards.gone", STR("card", plain));
    else
        text_add(out, plain);
    if (balance_beyond(card) != NULL && balance_worth_form(report).scale > 0)
        text_add(out, BEYOND_SIGN);
}

const char *balance_beyond(const BalanceCard *card) {
    return card->beyond[card->name.index[SIDE_AFTER] != NONE ? SIDE_AFTER : SIDE_BEFORE];
}

const char *balance_game_text(const BalanceReport *report, const char *key, const char *otherwise) {
    const Words *words = report->names[SIDE_AFTER];
    return words_has(words, key) ? words_get(words, key) : words_get(report->words, otherwise);
}

void balance_list_name(NameList *list, const char *name) {
    if (list->count++ >= NAMES_SHOWN)
        list->left++;
    else
        text_printf(&list->text, "%s%s", list->count > 1 ? ", " : "", name);
}

const char *balance_close_names(const BalanceReport *report, NameList *list) {
    if (list->left > 0) {
        Text all = {0};
        words_fill(report->words, &all, "short.others", STR("names", text_string(&list->text)),
                   NUM("count", list->left));
        text_finish(&list->text);
        list->text = all;
        list->left = 0;
    }
    return text_string(&list->text);
}
