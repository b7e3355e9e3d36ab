// SPDX-License-Identifier: MIT
// Names and numbers of a balance report as people read them.
#ifndef STARDECK_PLAY_BALANCE_WORDS_H
#define STARDECK_PLAY_BALANCE_WORDS_H

#include "play/balance_report.h"

// How figures of a kind are written.
typedef struct NumberForm {
    double scale; // 100: in per cent
    int decimals;
} NumberForm;

extern const NumberForm balance_percent, balance_count, balance_points;
NumberForm balance_worth_form(const BalanceReport *report);

void balance_add_number(const BalanceReport *report, double value, NumberForm form, Text *out);
// "51.2 ±2.0"; what is not known is "–".
void balance_add_estimate(const BalanceReport *report, const Estimate *estimate, NumberForm form, Text *out);
// "51.2 ±2.0 → 64.1 ±1.9 *"; what is not known is "–".
void balance_add_value(const BalanceReport *report, const BalanceValue *value, NumberForm form, Text *out);

// What people call a card, a target, a faction; its id where the language has no word.
const char *balance_name(const BalanceReport *report, uint8_t table, const BalanceName *name);
// Appends the name of a card, and whether it is new or gone.
void balance_card_name(const BalanceReport *report, const BalanceCard *card, Text *out);
// A text of the game about its own figures ("credit.KEY"), or the report's own text of this key.
const char *balance_game_text(const BalanceReport *report, const char *key, const char *otherwise);

// Adds an entry to a list of names; from the ninth on they are only counted (balance_close_names).
typedef struct NameList {
    Text text;
    int count, left; // left: that are only counted
} NameList;
void balance_list_name(NameList *list, const char *name);
const char *balance_close_names(const BalanceReport *report, NameList *list); // ends the list

// For qsort of pointers to cards: what differs most is said first.
int balance_compare_differences(const void *a, const void *b);

#endif
