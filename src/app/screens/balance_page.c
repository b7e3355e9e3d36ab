// SPDX-License-Identifier: MIT
// Contents of the page: sentences of the report (play/balance_report.h) and figures as plots.
#include "app/screens/balance_parts.h"

#include "engine/game_facts.h"
#include "gfx/text.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CARDS_FIRST 12 // of all cards, the most informative ones
#define LINES_WANTED 4 // approximate number of grid lines
#define COUNT_MAX 24

// ---- blocks

static BalanceBlock *add(BalancePage *page, BalanceBlockKind kind, const char *text) {
    if (page->count == page->room) {
        const int room = page->room > 0 ? 2 * page->room : 64;
        BalanceBlock *block = realloc(page->block, (size_t)room * sizeof *block);
        if (block == NULL)
            return NULL;
        page->block = block;
        page->room = room;
    }
    page->block[page->count] = (BalanceBlock){.kind = kind, .text = text_duplicate(text)};
    return &page->block[page->count++];
}

static void clear(BalancePage *page) {
    for (int i = 0; i < page->count; i++)
        free(page->block[i].text);
    page->count = page->axes_count = 0;
    page->more = false;
}

void balance_page_finish(BalancePage *page) {
    clear(page);
    free(page->block);
    *page = (BalancePage){.block = NULL};
}

// Converts a line of the report: **strong** becomes emphasis markers, `code` is kept as it is.
static void add_line(BalancePage *page, BalanceBlockKind kind, const char *from, size_t length) {
    Text text = {0};
    bool strong = false;
    for (size_t i = 0; i < length; i++) {
        if (from[i] == '*' && i + 1 < length && from[i + 1] == '*') {
            text_add(&text, (strong = !strong) ? GFX_STRONG_ON : GFX_STRONG_OFF);
            i++;
        } else if (from[i] != '`') {
            text_add_bytes(&text, &from[i], 1);
        }
    }
    add(page, kind, text_string(&text));
    text_finish(&text);
}

// Adds titles, texts and lists of Markdown.
static void add_markdown(BalancePage *page, const char *text) {
    while (*text != '\0') {
        const size_t length = strcspn(text, "\n");
        if (strncmp(text, "## ", 3) == 0)
            add_line(page, BLOCK_TITLE, text + 3, length - 3);
        else if (strncmp(text, "- ", 2) == 0)
            add_line(page, BLOCK_POINT, text + 2, length - 2);
        else if (length > 0)
            add_line(page, BLOCK_TEXT, text, length);
        text += length + (text[length] == '\n');
    }
}

typedef void (*WritePart)(const BalanceReport *report, Text *out);

static void add_part(BalancePage *page, const BalanceReport *report, WritePart write) {
    Text text = {0};
    write(report, &text);
    add_markdown(page, text_string(&text));
    text_finish(&text);
}

// Without its title, which the selected topic shows.
static void add_topic(BalancePage *page, const BalanceReport *report, WritePart write) {
    Text text = {0};
    write(report, &text);
    const char *rest = strchr(text_string(&text), '\n');
    add_markdown(page, rest != NULL ? rest : "");
    text_finish(&text);
}

static void add_word(BalancePage *page, BalanceBlockKind kind, const char *text) {
    add_line(page, kind, text, strlen(text));
}

// ---- axes

static void reach(const Estimate *estimate, double *least, double *most) {
    if (!estimate->known)
        return;
    *least = fmin(*least, estimate->mean - estimate->give);
    *most = fmax(*most, estimate->mean + estimate->give);
}

// Rounds to 1, 2 or 5 times a power of ten.
static double round_step(double wanted) {
    const double power = pow(10, floor(log10(wanted))), times = wanted / power;
    return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
}

// Spans an axis over all figures of a plot, in whole steps. Shares stay within 0 to 100 %.
static void span(PlotAxis *axis, double least, double most) {
    const double scale = axis->form.scale;
    const bool share = axis->form.scale == balance_percent.scale && !(axis->has_even && axis->even <= 0);
    if (least > most)
        least = most = 0;
    if (axis->has_even) {
        least = fmin(least, axis->even);
        most = fmax(most, axis->even);
    }
    axis->step = round_step(fmax((most - least) * scale, 0.5) / LINES_WANTED) / scale;
    axis->from = least < 0 && least > -axis->step / 2 ? 0 : floor(least / axis->step) * axis->step;
    axis->to = ceil(most / axis->step) * axis->step;
    if (axis->to <= axis->from)
        axis->to = axis->from + axis->step;
    if (share)
        axis->from = fmax(axis->from, 0);
    if (share)
        axis->to = fmin(axis->to, 1);
}

// Starts a group of plots for the rows that follow.
static BalanceBlock *begin_plots(BalancePage *page, const char *names, const PlotAxis axis[], int plots) {
    BalanceBlock *block = page->axes_count < AXES_MAX ? add(page, BLOCK_AXES, names) : NULL;
    if (block == NULL)
        return NULL;
    PlotAxes *axes = &page->axes[page->axes_count];
    axes->plots = plots;
    for (int i = 0; i < plots; i++)
        axes->axis[i] = axis[i];
    block->axes = page->axes_count++;
    return block;
}

static void add_row(BalancePage *page, const char *name, const BalanceValue *first,
                    const BalanceValue *second) {
    BalanceBlock *block = add(page, BLOCK_ROW, name);
    if (block == NULL)
        return;
    block->axes = page->axes_count - 1;
    block->value[0] = first;
    block->value[1] = second;
}

// Sets the axes when all rows are known.
static void end_plots(BalancePage *page) {
    PlotAxes *axes = &page->axes[page->axes_count - 1];
    for (int plot = 0; plot < axes->plots; plot++) {
        double least = DBL_MAX, most = -DBL_MAX;
        for (int i = 0; i < page->count; i++) {
            const BalanceBlock *block = &page->block[i];
            if (block->kind != BLOCK_ROW || block->axes != page->axes_count - 1)
                continue;
            reach(&block->value[plot]->of[SIDE_BEFORE], &least, &most);
            reach(&block->value[plot]->of[SIDE_AFTER], &least, &most);
        }
        span(&axes->axis[plot], least, most);
    }
}

static PlotAxis axis_of(const char *title, NumberForm form) {
    return (PlotAxis){.title = title, .form = form};
}

static PlotAxis wins_axis(const BalanceReport *r, const char *title) {
    return (PlotAxis){
        .title = title, .form = balance_percent, .has_even = true, .even = 1.0 / r->balance->seats};
}

// Around what makes no difference.
static PlotAxis pull_axis(const BalanceReport *r) {
    return (PlotAxis){.title = words_get(r->words, "cards.pull"), .form = balance_percent, .has_even = true};
}

// ---- cards

// Per card: what it is worth, if the game counts that, and one figure more.
static void begin_worth_and(BalancePage *page, const BalanceReport *r, PlotAxis more) {
    const NumberForm worth = balance_worth_form(r);
    const PlotAxis axis[] = {axis_of(balance_game_text(r, "credit.worth", "cards.worth"), worth), more};
    const bool counted = worth.scale > 0;
    begin_plots(page, words_get(r->words, "cards.card"), counted ? axis : &axis[1], counted ? 2 : 1);
}

static void add_worth_and(BalancePage *page, const BalanceReport *r, const BalanceCard *card,
                          const BalanceValue *more) {
    const bool counted = balance_worth_form(r).scale > 0;
    Text name = {0};
    balance_card_name(r, card, &name);
    add_row(page, text_string(&name), counted ? &card->worth : more, counted ? more : NULL);
    text_finish(&name);
}

static void begin_cards(BalancePage *page, const BalanceReport *r) {
    begin_worth_and(page, r, wins_axis(r, words_get(r->words, "cards.wins")));
}

static void add_card(BalancePage *page, const BalanceReport *r, const BalanceCard *card) {
    add_worth_and(page, r, card, &card->wins);
}

static void begin_often(BalancePage *page, const BalanceReport *r) {
    const PlotAxis axis[] = {axis_of(words_get(r->words, "cards.draws"), balance_count),
                             axis_of(words_get(r->words, "cards.plays"), balance_percent)};
    begin_plots(page, words_get(r->words, "cards.card"), axis, 2);
}

static void add_often(BalancePage *page, const BalanceReport *r, const BalanceCard *card) {
    Text name = {0};
    balance_card_name(r, card, &name);
    add_row(page, text_string(&name), &card->draws, &card->plays);
    text_finish(&name);
}

static const BalanceCard **sorted(const BalanceReport *r) {
    const BalanceCard **order = malloc((size_t)(r->balance->cards + 1) * sizeof *order);
    if (order != NULL)
        balance_cards_by_difference(r->balance, order);
    return order;
}

static void add_cards_text(BalancePage *page, const BalanceReport *r) {
    Text text = {0};
    text_add(&text, words_get(r->words, "cards.text_here"));
    if (balance_worth_form(r).scale > 0)
        text_printf(&text, " %s", balance_game_text(r, "credit.worth_text", "cards.worth_text"));
    add_word(page, BLOCK_TEXT, text_string(&text));
    text_finish(&text);
}

// How much more who draws it once more wins.
static void begin_pull(BalancePage *page, const BalanceReport *r) {
    const PlotAxis axis = pull_axis(r);
    begin_plots(page, words_get(r->words, "cards.card"), &axis, 1);
}

static void add_pull(BalancePage *page, const BalanceReport *r, const BalanceCard *card) {
    Text name = {0};
    balance_card_name(r, card, &name);
    add_row(page, text_string(&name), &card->pull, NULL);
    text_finish(&name);
}

static void fill_cards(BalancePage *page, const BalanceReport *r, bool all) {
    const BalanceCard **order = sorted(r);
    const int shown = all || r->balance->cards <= CARDS_FIRST ? r->balance->cards : CARDS_FIRST;
    if (order == NULL)
        return;
    page->more = r->balance->cards > CARDS_FIRST;
    add_cards_text(page, r);
    add(page, BLOCK_KEY, "");
    begin_cards(page, r);
    for (int i = 0; i < shown; i++)
        add_card(page, r, order[i]);
    end_plots(page);
    add_part(page, r, balance_write_beyond);
    add_word(page, BLOCK_TEXT, words_get(r->words, "cards.pull_text"));
    begin_pull(page, r);
    for (int i = 0; i < shown; i++)
        add_pull(page, r, order[i]);
    end_plots(page);
    add_word(page, BLOCK_TEXT, words_get(r->words, "cards.often"));
    begin_often(page, r);
    for (int i = 0; i < shown; i++)
        add_often(page, r, order[i]);
    end_plots(page);
    free(order);
    add_part(page, r, balance_write_never);
}

// ---- the other topics

static void fill_short(BalancePage *page, const BalanceReport *r) {
    const BalanceCard **order = sorted(r);
    add_part(page, r, balance_write_verdict);
    add_part(page, r, balance_write_sides);
    add_topic(page, r, balance_write_short);
    for (int i = 0; order != NULL && i < r->balance->cards && balance_card_stands_out(order[i]); i++) {
        if (i == 0) {
            add(page, BLOCK_KEY, "");
            begin_worth_and(page, r, pull_axis(r));
        }
        add_worth_and(page, r, order[i], &order[i]->pull); // of the cards that are judged or stand out
    }
    if (order != NULL && page->axes_count > 0)
        end_plots(page);
    free(order);
}

// ---- the matrix

#define CELLS_MOST 9

static void end_cells(BalancePage *page, BalanceBlockKind kind, Text *cells) {
    add(page, kind, text_string(cells));
    text_finish(cells);
}

static void add_duels_of(BalancePage *page, const BalanceReport *r, int other, const uint8_t one[],
                         int ones) {
    const Balance *b = r->balance;
    const uint8_t seats = game_seat_table(r->catalog[SIDE_AFTER]->game);
    Text cells = {0};
    text_add(&cells, balance_name(r, seats, &b->faction[other].name));
    for (int i = 0; i < ones; i++) {
        text_add(&cells, "\t");
        if (one[i] != other)
            balance_add_duel(r, one[i], other, &cells);
    }
    end_cells(page, BLOCK_CELLS, &cells);
}

// A column for each new or changed faction, a row for each of all; nothing if there is none.
static void add_duels(BalancePage *page, const BalanceReport *r) {
    const Balance *b = r->balance;
    const uint8_t seats = game_seat_table(r->catalog[SIDE_AFTER]->game);
    uint8_t one[UINT8_MAX + 1];
    Text heads = {0}, all = {0};
    int ones = balance_duellists(b, one);
    if (ones == 0)
        return;
    ones = ones < CELLS_MOST ? ones : CELLS_MOST - 1;
    add_word(page, BLOCK_TITLE, words_get(r->words, "duels.title"));
    add_part(page, r, balance_write_duels_text);
    text_add(&heads, words_get(r->words, "duels.against"));
    text_add(&all, words_get(r->words, "duels.all"));
    for (int i = 0; i < ones; i++) {
        text_printf(&heads, "\t%s", balance_name(r, seats, &b->faction[one[i]].name));
        text_add(&all, "\t");
        balance_add_estimate(r, &b->faction[one[i]].wins.of[SIDE_AFTER], balance_percent, &all);
        text_add(&all, "  ");
    }
    end_cells(page, BLOCK_HEADS, &heads);
    for (int other = 0; other < b->factions; other++)
        if (balance_has_duels(b, other, one, ones))
            add_duels_of(page, r, other, one, ones);
    end_cells(page, BLOCK_CELLS, &all);
}

static void fill_wins(BalancePage *page, const BalanceReport *r) {
    const Balance *b = r->balance;
    const uint8_t seats = game_seat_table(r->catalog[SIDE_AFTER]->game);
    const PlotAxis wins = wins_axis(r, words_get(r->words, "wins.title"));
    char number[COUNT_MAX];
    add_duels(page, r);
    add_part(page, r, balance_write_wins_text);
    add(page, BLOCK_KEY, "");
    begin_plots(page, words_get(r->words, "wins.place"), &wins, 1);
    for (int i = 0; i < b->seats; i++) {
        snprintf(number, sizeof number, "%d", i + 1);
        add_row(page, number, &b->place[i].wins, NULL);
    }
    end_plots(page);
    begin_plots(page, words_get(r->words, "wins.faction"), &wins, 1);
    for (int i = 0; i < b->factions; i++)
        if (b->faction[i].wins.twins.met[SIDE_BEFORE] > 0 || b->faction[i].wins.twins.met[SIDE_AFTER] > 0)
            add_row(page, balance_name(r, seats, &b->faction[i].name), &b->faction[i].wins, NULL);
    end_plots(page);
}

static void add_bars(BalancePage *page, const BalanceReport *r, const char *word,
                     const BalanceLength *length) {
    BalanceBlock *block = add(page, BLOCK_BARS, words_get(r->words, word));
    if (block != NULL)
        block->length = length;
}

static void add_counts(BalancePage *page, const BalanceReport *r, const char *word, const uint32_t count[2]) {
    Text text = {0};
    text_printf(&text, "%s: %s %u, %s %u", words_get(r->words, word), words_get(r->words, "plot.before"),
                (unsigned)count[SIDE_BEFORE], words_get(r->words, "plot.after"), (unsigned)count[SIDE_AFTER]);
    add_word(page, BLOCK_POINT, text_string(&text));
    text_finish(&text);
}

static void fill_length(BalancePage *page, const BalanceReport *r) {
    static const NumberForm form = {.scale = 1, .decimals = 1};
    const Balance *b = r->balance;
    const PlotAxis axis = axis_of(words_get(r->words, "length.what"), form);
    add_word(page, BLOCK_TEXT, words_get(r->words, "length.text"));
    add(page, BLOCK_KEY, "");
    begin_plots(page, "", &axis, 1);
    add_row(page, words_get(r->words, "length.turns"), &b->turns.mean, NULL);
    add_row(page, words_get(r->words, "length.commands"), &b->commands.mean, NULL);
    end_plots(page);
    add_bars(page, r, "length.turns_each", &b->turns);
    add_counts(page, r, "length.turns_median", b->turns.median);
    add_counts(page, r, "length.turns_most", b->turns.most);
    add_bars(page, r, "length.commands_each", &b->commands);
    add_counts(page, r, "length.commands_median", b->commands.median);
    add_counts(page, r, "length.commands_most", b->commands.most);
}

static void fill_prizes(BalancePage *page, const BalanceReport *r) {
    const Balance *b = r->balance;
    const uint8_t prizes = game_story(r->catalog[SIDE_AFTER]->game)->prizes;
    const PlotAxis axis[] = {axis_of(words_get(r->words, "prizes.points"), balance_points),
                             axis_of(words_get(r->words, "prizes.won"), balance_percent)};
    add_word(page, BLOCK_TEXT, words_get(r->words, "prizes.text"));
    add(page, BLOCK_KEY, "");
    begin_plots(page, "", axis, 2);
    for (int i = 0; prizes != NO_TABLE && i < b->prizes; i++)
        add_row(page, balance_name(r, prizes, &b->prize[i].name), &b->prize[i].points, &b->prize[i].won);
    end_plots(page);
}

static void fill_how(BalancePage *page, const BalanceReport *r) {
    add_part(page, r, balance_write_sides);
    add_part(page, r, balance_write_played);
    add_word(page, BLOCK_TEXT, words_get(r->words, "head.marks"));
    add(page, BLOCK_KEY, "");
    add_topic(page, r, balance_write_how);
}

// ---- putting it together

const char *balance_topic_title(const BalanceReport *report, BalanceTopic topic) {
    static const char *const titles[] = {
        [TOPIC_SHORT] = "short.title",   [TOPIC_WINS] = "wins.title",     [TOPIC_CARDS] = "cards.title",
        [TOPIC_LENGTH] = "length.title", [TOPIC_PRIZES] = "prizes.title", [TOPIC_HOW] = "how.title"};
    return topic == TOPIC_PRIZES ? balance_game_text(report, "credit.prizes", titles[topic])
                                 : words_get(report->words, titles[topic]);
}

void balance_page_fill(BalancePage *page, const BalanceReport *report, BalanceTopic topic, bool all) {
    clear(page);
    switch (topic) {
    case TOPIC_SHORT:
        fill_short(page, report);
        break;
    case TOPIC_WINS:
        fill_wins(page, report);
        break;
    case TOPIC_CARDS:
        fill_cards(page, report, all);
        break;
    case TOPIC_LENGTH:
        fill_length(page, report);
        break;
    case TOPIC_PRIZES:
        fill_prizes(page, report);
        break;
    default:
        fill_how(page, report);
        break;
    }
}

void balance_page_say(BalancePage *page, const char *sentence) {
    clear(page);
    add_line(page, BLOCK_TEXT, sentence, strlen(sentence));
}

void balance_page_faults(const App *app, BalancePage *page, const Problems *faults, const char *folder) {
    const size_t length = strlen(folder);
    clear(page);
    add(page, BLOCK_TEXT, ui_word(app, UI_BALANCE_FAULTY));
    for (int i = 0; i < faults->count; i++) {
        Problem shown = faults->item[i];
        Text text = {0}, told = {0};
        if (strncmp(shown.file, folder, length) == 0 && shown.file[length] == '/')
            memmove(shown.file, shown.file + length + 1, strlen(shown.file + length + 1) + 1);
        problem_print(&shown, &text);
        app_translate_faults(app, text_string(&text), &told);
        add(page, BLOCK_POINT, text_string(&told));
        text_finish(&text);
        text_finish(&told);
    }
}
