// SPDX-License-Identifier: MIT
// The order of cards in a balance report.
#include "play/balance_words.h"

#include <math.h>
#include <stdlib.h>

// ---- by worth

static double order_of(const BalanceCard *card) {
    if (card->name.index[SIDE_AFTER] == NONE)
        return -1e9;
    return card->worth.of[SIDE_AFTER].known  ? card->worth.of[SIDE_AFTER].mean
           : card->wins.of[SIDE_AFTER].known ? card->wins.of[SIDE_AFTER].mean - 1e6
                                             : -1e8;
}

static int compare_cards(const void *a, const void *b) {
    const BalanceCard *x = *(const BalanceCard *const *)a, *y = *(const BalanceCard *const *)b;
    const double first = order_of(x), second = order_of(y);
    return first != second ? (first < second) - (first > second) : (x > y) - (x < y);
}

// ---- by difference

// How many times its own interval a difference is: the larger, the earlier it is mentioned.
static double weight(const Difference *difference) {
    return difference->differs ? fabs(difference->mean) / (difference->give + 1e-9) : 0;
}

static double weight_of(const BalanceCard *card) {
    const double wins = weight(&card->wins.difference), worth = weight(&card->worth.difference);
    return wins > worth ? wins : worth;
}

int balance_compare_differences(const void *a, const void *b) {
    const BalanceCard *x = *(const BalanceCard *const *)a, *y = *(const BalanceCard *const *)b;
    const double first = weight_of(x), second = weight_of(y);
    return first != second ? (first < second) - (first > second) : (x > y) - (x < y);
}

static bool is_new(const BalanceCard *card) {
    return card->name.index[SIDE_BEFORE] == NONE;
}

bool balance_card_stands_out(const BalanceCard *card) {
    return is_new(card) || card->wins.difference.differs || card->worth.difference.differs;
}

// ---- all of them

static void sort(const Balance *balance, const BalanceCard *order[],
                 int (*compare)(const void *a, const void *b)) {
    for (int i = 0; i < balance->cards; i++)
        order[i] = &balance->card[i];
    qsort(order, (size_t)balance->cards, sizeof *order, compare);
}

void balance_cards_by_worth(const Balance *balance, const BalanceCard *order[]) {
    sort(balance, order, compare_cards);
}

// New cards, then those that differ, then all others; each group by worth.
static int compare_standing(const void *a, const void *b) {
    const BalanceCard *x = *(const BalanceCard *const *)a, *y = *(const BalanceCard *const *)b;
    if (is_new(x) != is_new(y))
        return is_new(y) - is_new(x);
    if (is_new(x) || (!balance_card_stands_out(x) && !balance_card_stands_out(y)))
        return compare_cards(a, b);
    return balance_compare_differences(a, b);
}

void balance_cards_by_difference(const Balance *balance, const BalanceCard *order[]) {
    sort(balance, order, compare_standing);
}
