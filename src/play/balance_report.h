// SPDX-License-Identifier: MIT
// What a balance play has found (balance.h), written down: as a report in Markdown, and as JSON.
#ifndef STARDECK_PLAY_BALANCE_REPORT_H
#define STARDECK_PLAY_BALANCE_REPORT_H

#include "data/words.h"
#include "play/balance.h"

// What is written about.
typedef struct BalanceReport {
    const Balance *balance;
    const Catalog *catalog[2]; // by Side
    const char *players;       // as --players says it
    uint64_t wanted, seed;     // deals that were asked for; where all of them come from
    const char *pack[2];       // what people call it; NULL: the program's own
    const Words *words;        // of the report itself (assets/balance); NULL: only JSON is written
    Words *names[2];           // of each side's cards; likewise
    bool in_window;            // read there: nothing is said of the command line
} BalanceReport;

void balance_write_json(const BalanceReport *report, Text *out);
void balance_write_report(const BalanceReport *report, Text *out);

// Parts of it, for who shows them in another way.
void balance_write_sides(const BalanceReport *report, Text *out);     // which cards are compared
void balance_write_played(const BalanceReport *report, Text *out);    // how many deals of them, by whom
void balance_write_wins_text(const BalanceReport *report, Text *out); // what shares of wins are
// The same, with their titles.
void balance_write_short(const BalanceReport *report,
                         Text *out); // what it comes to, in sentences (balance_short.c)
void balance_write_never(const BalanceReport *report, Text *out); // cards that never mattered
void balance_write_how(const BalanceReport *report, Text *out);   // how to read it all

// Fills `order` with all cards: those that are worth most first, as the report lists them, or those that
// differ most.
void balance_cards_by_worth(const Balance *balance, const BalanceCard *order[]);
void balance_cards_by_difference(const Balance *balance, const BalanceCard *order[]);
// Is it new, or do its wins or its worth differ by more than chance?
bool balance_card_stands_out(const BalanceCard *card);

#endif
