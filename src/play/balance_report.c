// SPDX-License-Identifier: MIT
// The balance report for people, in Markdown: what was played, a summary (balance_short.c), all figures in
// tables, and how to read them.
#include "play/balance_words.h"

#include "engine/game_facts.h"
#include "play/markdown.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define COUNT_MAX 32

typedef struct Count {
    char text[COUNT_MAX];
} Count;

static Count count_text(uint64_t number) {
    Count count;
    snprintf(count.text, sizeof count.text, "%" PRIu64, number);
    return count;
}

static void add_title(const BalanceReport *r, Text *out, const char *key) {
    text_printf(out, "## %s\n\n", words_get(r->words, key));
}

static const char *pack_name(const BalanceReport *r, Side side) {
    return r->pack[side] != NULL ? r->pack[side] : words_get(r->words, "head.own");
}

void balance_write_sides(const BalanceReport *r, Text *out) {
    words_fill(r->words, out, "head.sides", STR("before", pack_name(r, SIDE_BEFORE)),
               STR("after", pack_name(r, SIDE_AFTER)));
    text_add(out, "\n");
}

void balance_write_played(const BalanceReport *r, Text *out) {
    const uint64_t deals = r->balance->deals, endless = r->balance->endless, wanted = r->wanted;
    words_fill(r->words, out, "head.played", STR("deals", count_text(deals).text),
               STR("players", r->players));
    text_add(out, "\n");
    if (endless > 0) {
        words_fill(r->words, out, endless == 1 ? "head.endless_one" : "head.endless",
                   STR("deals", count_text(endless).text), STR("moves", count_text(BALANCE_MOVES).text));
        text_add(out, "\n");
    }
    if (deals + endless < wanted) {
        words_fill(r->words, out, "head.stopped", STR("deals", count_text(deals + endless).text),
                   STR("wanted", count_text(wanted).text));
        text_add(out, "\n");
    }
}

static void add_head(const BalanceReport *r, Text *out) {
    text_add(out, "# ");
    words_fill(r->words, out, "head.title", STR("game", words_get(r->names[SIDE_AFTER], "game.name")));
    text_add(out, "\n\n");
    add_title(r, out, "verdict.title");
    balance_write_verdict(r, out);
    balance_write_sides(r, out);
    balance_write_played(r, out);
    text_printf(out, "%s\n\n", words_get(r->words, "head.marks"));
}

// ---- tables

static void head_cell(const BalanceReport *r, MarkdownTable *table, const char *key) {
    markdown_cell(table, words_get(r->words, key));
}

static void value_cell(const BalanceReport *r, MarkdownTable *table, const BalanceValue *value,
                       NumberForm form) {
    Text cell = {0};
    balance_add_value(r, value, form, &cell);
    markdown_cell(table, text_string(&cell));
    text_finish(&cell);
}

void balance_write_wins_text(const BalanceReport *r, Text *out) {
    const int seats = r->balance->seats;
    Text even = {0};
    balance_add_number(r, 1.0 / seats, balance_percent, &even);
    words_fill(r->words, out, "wins.text", STR("seats", count_text((uint64_t)seats).text),
               STR("even", text_string(&even)));
    text_finish(&even);
}

static void add_wins(const BalanceReport *r, Text *out) {
    const Balance *b = r->balance;
    const uint8_t seats = game_seat_table(r->catalog[SIDE_AFTER]->game);
    add_title(r, out, "wins.title");
    balance_write_wins_text(r, out);
    text_add(out, "\n\n");
    MarkdownTable places = {.columns = 2};
    head_cell(r, &places, "wins.place");
    head_cell(r, &places, "wins.title");
    for (int i = 0; i < b->seats; i++) {
        markdown_cell(&places, count_text((uint64_t)i + 1).text);
        value_cell(r, &places, &b->place[i].wins, balance_percent);
    }
    markdown_end(&places, out);
    MarkdownTable factions = {.columns = 2};
    head_cell(r, &factions, "wins.faction");
    head_cell(r, &factions, "wins.title");
    for (int i = 0; i < b->factions; i++) {
        const BalanceValue *wins = &b->faction[i].wins;
        if (wins->twins.met[SIDE_BEFORE] == 0 && wins->twins.met[SIDE_AFTER] == 0)
            continue;
        markdown_cell(&factions, balance_name(r, seats, &b->faction[i].name));
        value_cell(r, &factions, wins, balance_percent);
    }
    markdown_end(&factions, out);
}

// A result of the matrix; "–" where both have never met.
static void duel_cell(const BalanceReport *r, MarkdownTable *table, int one, int other) {
    Text cell = {0};
    if (one != other)
        balance_add_duel(r, one, other, &cell);
    markdown_cell(table, text_string(&cell));
    text_finish(&cell);
}

// A column for each new or changed faction, at most as many as a table has; a row for each of all, and one
// for all its games.
static void add_duels(const BalanceReport *r, Text *out) {
    const Balance *b = r->balance;
    const uint8_t seats = game_seat_table(r->catalog[SIDE_AFTER]->game);
    uint8_t one[UINT8_MAX + 1];
    int ones = balance_duellists(b, one);
    if (ones == 0)
        return;
    ones = ones < MARKDOWN_COLUMNS ? ones : MARKDOWN_COLUMNS - 1;
    add_title(r, out, "duels.title");
    balance_write_duels_text(r, out);
    text_add(out, "\n\n");
    MarkdownTable table = {.columns = 1 + ones};
    head_cell(r, &table, "duels.against");
    for (int i = 0; i < ones; i++)
        markdown_cell(&table, balance_name(r, seats, &b->faction[one[i]].name));
    for (int other = 0; other < b->factions; other++) {
        if (!balance_has_duels(b, other, one, ones))
            continue;
        markdown_cell(&table, balance_name(r, seats, &b->faction[other].name));
        for (int i = 0; i < ones; i++)
            duel_cell(r, &table, one[i], other);
    }
    head_cell(r, &table, "duels.all");
    for (int i = 0; i < ones; i++) {
        Text cell = {0};
        balance_add_estimate(r, &b->faction[one[i]].wins.of[SIDE_AFTER], balance_percent, &cell);
        text_add(&cell, "  ");
        markdown_cell(&table, text_string(&cell));
        text_finish(&cell);
    }
    markdown_end(&table, out);
}

static void counts_row(const BalanceReport *r, MarkdownTable *table, const char *key,
                       const uint32_t count[2]) {
    Text cell = {0};
    head_cell(r, table, key);
    text_printf(&cell, "%" PRIu32 " → %" PRIu32 "  ", count[SIDE_BEFORE], count[SIDE_AFTER]);
    markdown_cell(table, text_string(&cell));
    text_finish(&cell);
}

static void add_length(const BalanceReport *r, Text *out) {
    static const NumberForm form = {.scale = 1, .decimals = 1};
    const Balance *b = r->balance;
    MarkdownTable table = {.columns = 2};
    add_title(r, out, "length.title");
    head_cell(r, &table, "length.what");
    markdown_cell(&table, "");
    head_cell(r, &table, "length.turns");
    value_cell(r, &table, &b->turns.mean, form);
    counts_row(r, &table, "length.turns_median", b->turns.median);
    counts_row(r, &table, "length.turns_most", b->turns.most);
    head_cell(r, &table, "length.commands");
    value_cell(r, &table, &b->commands.mean, form);
    counts_row(r, &table, "length.commands_median", b->commands.median);
    counts_row(r, &table, "length.commands_most", b->commands.most);
    markdown_end(&table, out);
}

// ---- cards

static void name_cell(const BalanceReport *r, MarkdownTable *table, const BalanceCard *card) {
    Text name = {0};
    balance_card_name(r, card, &name);
    markdown_cell(table, text_string(&name));
    text_finish(&name);
}

// What each card does for those who play it.
static void add_use(const BalanceReport *r, const BalanceCard *const cards[], Text *out) {
    const NumberForm worth = balance_worth_form(r);
    MarkdownTable table = {.columns = worth.scale > 0 ? 4 : 3};
    head_cell(r, &table, "cards.card");
    if (worth.scale > 0)
        markdown_cell(&table, balance_game_text(r, "credit.worth", "cards.worth"));
    head_cell(r, &table, "cards.wins");
    head_cell(r, &table, "cards.wins_without");
    for (int i = 0; i < r->balance->cards; i++) {
        name_cell(r, &table, cards[i]);
        if (worth.scale > 0)
            value_cell(r, &table, &cards[i]->worth, worth);
        value_cell(r, &table, &cards[i]->wins, balance_percent);
        value_cell(r, &table, &cards[i]->wins_without, balance_percent);
    }
    markdown_end(&table, out);
}

static void add_often(const BalanceReport *r, const BalanceCard *const cards[], Text *out) {
    MarkdownTable table = {.columns = 4};
    head_cell(r, &table, "cards.card");
    head_cell(r, &table, "cards.draws");
    head_cell(r, &table, "cards.plays");
    head_cell(r, &table, "cards.pull");
    for (int i = 0; i < r->balance->cards; i++) {
        name_cell(r, &table, cards[i]);
        value_cell(r, &table, &cards[i]->draws, balance_count);
        value_cell(r, &table, &cards[i]->plays, balance_percent);
        value_cell(r, &table, &cards[i]->pull, balance_percent);
    }
    markdown_end(&table, out);
}

static void add_cards(const BalanceReport *r, Text *out) {
    const Balance *b = r->balance;
    const BalanceCard **order = malloc((size_t)(b->cards + 1) * sizeof *order);
    if (order == NULL) {
        out->failed = true;
        return;
    }
    balance_cards_by_worth(b, order);
    add_title(r, out, "cards.title");
    text_printf(out, "%s", words_get(r->words, "cards.text"));
    if (balance_worth_form(r).scale > 0)
        text_printf(out, " %s", balance_game_text(r, "credit.worth_text", "cards.worth_text"));
    text_add(out, "\n\n");
    add_use(r, order, out);
    balance_write_beyond(r, out);
    text_printf(out, "%s %s\n\n", words_get(r->words, "cards.pull_text"), words_get(r->words, "cards.often"));
    add_often(r, order, out);
    free(order);
}

// ---- cards that never mattered

static int add_idle(const BalanceReport *r, Side side, Text *out) {
    const Balance *b = r->balance;
    int count = 0;
    text_printf(out, "%s ", words_get(r->words, side == SIDE_BEFORE ? "never.before" : "never.after"));
    for (int i = 0; i < b->cards; i++) {
        const BalanceCard *card = &b->card[i];
        if (card->use[side] != USE_NEVER && card->use[side] != USE_IDLE)
            continue;
        text_add(out, count++ > 0 ? ", " : "");
        words_fill(r->words, out, card->use[side] == USE_NEVER ? "never.unplayed" : "never.idle",
                   STR("card", balance_name(r, game_card_table(r->catalog[SIDE_AFTER]->game), &card->name)),
                   STR("count", count_text(card->played[side]).text));
    }
    text_add(out, count == 0 ? words_get(r->words, "never.nothing") : "");
    text_add(out, ".\n");
    return count;
}

void balance_write_never(const BalanceReport *r, Text *out) {
    Text lists = {0};
    add_title(r, out, "never.title");
    text_add(&lists, "- ");
    int count = add_idle(r, SIDE_BEFORE, &lists);
    text_add(&lists, "- ");
    count += add_idle(r, SIDE_AFTER, &lists);
    if (count == 0)
        text_printf(out, "%s\n\n", words_get(r->words, "never.none"));
    else {
        words_fill(r->words, out, "never.text", STR("deals", count_text(r->balance->deals).text));
        text_printf(out, "\n\n%s\n", text_string(&lists));
    }
    text_finish(&lists);
}

// ---- prizes, and how to read it all

static void add_prizes(const BalanceReport *r, Text *out) {
    const Balance *b = r->balance;
    const uint8_t prizes = game_story(r->catalog[SIDE_AFTER]->game)->prizes;
    MarkdownTable table = {.columns = 3};
    if (prizes == NO_TABLE)
        return;
    text_printf(out, "## %s\n\n", balance_game_text(r, "credit.prizes", "prizes.title"));
    text_printf(out, "%s\n\n", words_get(r->words, "prizes.text"));
    markdown_cell(&table, "");
    head_cell(r, &table, "prizes.points");
    head_cell(r, &table, "prizes.won");
    for (int i = 0; i < b->prizes; i++) {
        markdown_cell(&table, balance_name(r, prizes, &b->prize[i].name));
        value_cell(r, &table, &b->prize[i].points, balance_points);
        value_cell(r, &table, &b->prize[i].won, balance_percent);
    }
    markdown_end(&table, out);
}

void balance_write_how(const BalanceReport *r, Text *out) {
    const int rate = (int)(100 * BALANCE_RATE + 0.5);
    const bool tells = game_story(r->catalog[SIDE_AFTER]->game)->worth_tells;
    add_title(r, out, "how.title");
    text_printf(out, "- %s\n- ", words_get(r->words, "how.twins"));
    words_fill(
        r->words, out, "how.compared", STR("compared", count_text((uint64_t)r->balance->compared).text),
        STR("differ", count_text((uint64_t)r->balance->differ).text),
        STR("rate", count_text((uint64_t)rate).text), STR("even", count_text((uint64_t)(100 - rate)).text),
        STR("least", count_text(MEASURED_LEAST).text));
    text_add(out, "\n- ");
    words_fill(r->words, out, tells ? "how.verdict" : "how.verdict_plain",
               STR("margin", count_text((uint64_t)lround(100 * BALANCE_MARGIN)).text),
               STR("wrong", count_text((uint64_t)lround(100 * BALANCE_WRONG)).text),
               STR("power", count_text((uint64_t)lround(10 * BALANCE_POWER)).text),
               STR("judged", count_text((uint64_t)r->balance->judged).text),
               STR("worth", balance_game_text(r, "credit.worth", "cards.worth")));
    text_printf(out, "\n- %s\n", words_get(r->words, "how.computers"));
}

void balance_write_report(const BalanceReport *report, Text *out) {
    add_head(report, out);
    balance_write_short(report, out);
    add_wins(report, out);
    add_duels(report, out);
    add_length(report, out);
    add_cards(report, out);
    balance_write_never(report, out);
    add_prizes(report, out);
    balance_write_how(report, out);
    markdown_drop_hyphens(out);
}
