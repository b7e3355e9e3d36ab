// SPDX-License-Identifier: MIT
// Writes the results of balance.h as a Markdown report and as JSON.
#ifndef STARDECK_PLAY_BALANCE_REPORT_H
#define STARDECK_PLAY_BALANCE_REPORT_H

#include "data/words.h"
#include "play/balance.h"

// What to report. Owns nothing; everything in it must live while the report is written.
typedef struct BalanceReport {
    const Balance *balance;
    const Catalog *catalog[2]; // indexed by Side
    const char *players;       // in the syntax of --players
    uint64_t wanted, seed;     // number of deals requested, and their common seed
    const char *pack[2];       // display name; NULL: the program's own cards
    const Words *words;        // the report's texts (assets/balance); NULL: only JSON will be written
    Words *names[2];           // the texts of each side's cards; NULL as above
    double until;              // BalanceSetup.until, for JSON; 0: not given
    bool in_window;            // shown in the window: leave out remarks on the command line
    bool map_lent;             // the cards before got the map of those after, to be played on the same one
} BalanceReport;

void balance_write_json(const BalanceReport *report, Text *out);
void balance_write_report(const BalanceReport *report, Text *out);

// Parts of the report, for showing it in other ways. Each appends to `out`.
void balance_write_sides(const BalanceReport *report, Text *out);  // which cards are compared
void balance_write_played(const BalanceReport *report, Text *out); // how many deals, played by whom
// Where the sides differ in more than their cards, a sentence each: other maps, factions or captains that
// only one has (balance_compared.c). Nothing if they do not.
void balance_write_compared(const BalanceReport *report, Text *out);
// The id of the map that a side is played on, which belongs to the side's catalog; NULL: the game has none to
// choose from.
const char *balance_map(const BalanceReport *report, Side side);
// True if both sides, or that with the pack, were played on a map that the pack brings.
bool balance_plays_new_map(const BalanceReport *report);
// The verdict in words, on all that is changed and on each of it (balance_verdict.c), with what is compared;
// without a heading.
void balance_write_verdict(const BalanceReport *report, Text *out);
// Which cards their worth doesn't measure, and why; nothing if there are none.
void balance_write_beyond(const BalanceReport *report, Text *out);
// What the matrix of duels says; nothing if no faction is new or changed.
void balance_write_duels_text(const BalanceReport *report, Text *out);
void balance_write_wins_text(const BalanceReport *report, Text *out); // what "share of wins" means
// If the cards of both sides have the same numbers: a sentence that says so, and whether they differ in their
// captains. NULL: their numbers differ. Belongs to the report's words.
const char *balance_same_words(const BalanceReport *report);
// Further parts, with their headings.
void balance_write_short(const BalanceReport *report, Text *out); // a summary in sentences (balance_short.c)
void balance_write_never(const BalanceReport *report, Text *out); // cards that never mattered
void balance_write_how(const BalanceReport *report, Text *out);   // how to read the report

// Fills `order`, which has room for balance->cards entries, with all cards: as listed in the report (most
// valuable first), or by how much they differ. The pointers belong to `balance`.
void balance_cards_by_worth(const Balance *balance, const BalanceCard *order[]);
void balance_cards_by_difference(const Balance *balance, const BalanceCard *order[]);
// The factions that get a matrix: new or changed, in the order of `balance`; writes their indices and returns
// how many.
int balance_duellists(const Balance *balance, uint8_t out[UINT8_MAX + 1]);
// True if row `other` of the matrix has any results: the faction has played, and is not itself the only one
// in `one`, the columns (balance_duellists).
bool balance_has_duels(const Balance *balance, int other, const uint8_t one[], int ones);
// True if a result of one of them against another faction differs from an even one by more than chance, all
// results of the matrix taken together (Bonferroni).
bool balance_duel_is_uneven(const Balance *balance, int one, int other);
// The words of verdicts in JSON: "too_strong" …
const char *balance_verdict_word(BalanceVerdict verdict);
// True if the card is new, or its wins or worth differ by more than chance.
bool balance_card_stands_out(const BalanceCard *card);

#endif
