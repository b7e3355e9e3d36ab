// SPDX-License-Identifier: MIT
// Names and numbers of a balance report in readable form.
#ifndef STARDECK_PLAY_BALANCE_WORDS_H
#define STARDECK_PLAY_BALANCE_WORDS_H

#include "play/balance_report.h"

// How a kind of figure is written.
typedef struct NumberForm {
    double scale; // multiplies the value; 100: percent
    int decimals;
} NumberForm;

extern const NumberForm balance_percent, balance_count, balance_points;
NumberForm balance_worth_form(const BalanceReport *report); // for a card's worth, in the game's unit

void balance_add_number(const BalanceReport *report, double value, NumberForm form, Text *out);
// Appends "51.2 ±2.0", or "–" if not known.
void balance_add_estimate(const BalanceReport *report, const Estimate *estimate, NumberForm form, Text *out);
// Appends "51.2 ±2.0 → 64.1 ±1.9 *" (the star marks a difference), with "–" for what is not known.
void balance_add_value(const BalanceReport *report, const BalanceValue *value, NumberForm form, Text *out);

// Appends a result of the matrix in the form "51.2 ±2.0 *" (the star: it is not even), or "–".
void balance_add_duel(const BalanceReport *report, int one, int other, Text *out);
// True if the faction has played in any game with the cards after the change.
bool balance_can_meet(const Balance *balance, int faction);

// The display name of a card, target or faction; its id if the language has none. Lives as long as the
// report's texts and catalogs.
const char *balance_name(const BalanceReport *report, uint8_t table, const BalanceName *name);
// Appends a card's name and, if so, that it is new or gone, and a sign if its worth does not measure it.
void balance_card_name(const BalanceReport *report, const BalanceCard *card, Text *out);
// Story.beyond of the card as it is now, else as it was.
const char *balance_beyond(const BalanceCard *card);
// The game's own text "credit.KEY" if it has one, else the report's text `otherwise`. Lives as long as these
// texts.
const char *balance_game_text(const BalanceReport *report, const char *key, const char *otherwise);

// Lists names separated by commas; from the ninth on they are only counted. Initialize with {0}; the caller
// finishes `text`.
typedef struct NameList {
    Text text;
    int count, left; // left: names that were only counted
} NameList;
void balance_list_name(NameList *list, const char *name); // adds a name
// Ends the list; owned by `list`.
const char *balance_close_names(const BalanceReport *report, NameList *list);

// For qsort of pointers to cards: largest difference first.
int balance_compare_differences(const void *a, const void *b);

#endif
