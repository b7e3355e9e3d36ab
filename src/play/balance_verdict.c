// SPDX-License-Identifier: MIT
// Writes verdicts in words, first on all that a pack changes, then on each card and faction; why worth does
// not measure some cards; and which results of the matrix stand out.
#include "play/balance_words.h"

#include "engine/game_facts.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define ITEMS_SAID 8 // the others are only named
#define KEY_MAX 80
#define NUMBER_MAX 24

const char *balance_verdict_word(BalanceVerdict verdict) {
    static const char *const words[] = {[BALANCE_SAME] = "unchanged",
                                        [BALANCE_UNSURE] = "cant_tell",
                                        [BALANCE_FITS] = "as_others",
                                        [BALANCE_WEAK] = "too_weak",
                                        [BALANCE_STRONG] = "too_strong"};
    return words[verdict];
}

// ---- what is judged, worst first

typedef struct Item {
    const BalanceJudged *judged;
    const BalanceValue *value;
    const char *name;
    const char *beyond;
} Item;

typedef struct Items {
    Item item[2 * (UINT8_MAX + 1)];
    int count;
} Items;

static int urgency(const Item *item) {
    static const int order[] = {
        [BALANCE_STRONG] = 0, [BALANCE_WEAK] = 1, [BALANCE_UNSURE] = 2, [BALANCE_FITS] = 3};
    return order[item->judged->verdict];
}

static int compare_items(const void *a, const void *b) {
    const Item *x = a, *y = b;
    const int first = urgency(x), second = urgency(y);
    return first != second ? first - second : (x->judged > y->judged) - (x->judged < y->judged);
}

static const BalanceValue *value_of(const BalanceCard *card) {
    return card->judged.by == BY_WORTH ? &card->worth : &card->pull;
}

static void collect(const BalanceReport *r, Items *items) {
    const Balance *b = r->balance;
    const Game *game = r->catalog[SIDE_AFTER]->game;
    items->count = 0;
    for (int i = 0; i < b->factions; i++)
        if (b->faction[i].judged.verdict != BALANCE_SAME)
            items->item[items->count++] =
                (Item){&b->faction[i].judged, &b->faction[i].wins,
                       balance_name(r, game_seat_table(game), &b->faction[i].name), NULL};
    for (int i = 0; i < b->cards; i++)
        if (b->card[i].judged.verdict != BALANCE_SAME)
            items->item[items->count++] = (Item){&b->card[i].judged, value_of(&b->card[i]),
                                                 balance_name(r, game_card_table(game), &b->card[i].name),
                                                 b->card[i].beyond[SIDE_AFTER]};
    qsort(items->item, (size_t)items->count, sizeof items->item[0], compare_items);
}

static bool has_verdict(const Items *items, BalanceVerdict verdict) {
    bool has = false;
    for (int i = 0; i < items->count; i++)
        has |= items->item[i].judged->verdict == verdict;
    return has;
}

// ---- on all of it

static void add_all(const BalanceReport *r, const Items *items, Text *out) {
    static const char *const keys[] = {[BALANCE_SAME] = "verdict.same",
                                       [BALANCE_UNSURE] = "verdict.unsure",
                                       [BALANCE_FITS] = "verdict.fits",
                                       [BALANCE_WEAK] = "verdict.weak",
                                       [BALANCE_STRONG] = "verdict.strong"};
    const bool mixed = has_verdict(items, BALANCE_STRONG) && has_verdict(items, BALANCE_WEAK);
    const bool unplayed =
        r->balance->verdict == BALANCE_SAME && r->catalog[SIDE_BEFORE]->hash != r->catalog[SIDE_AFTER]->hash;
    text_add(out, words_get(r->words,
                            mixed      ? "verdict.mixed"
                            : unplayed ? (balance_plays_new_map(r) ? "verdict.only_map" : "verdict.unplayed")
                                       : keys[r->balance->verdict]));
}

// Which differences so many deals can show.
static void add_least(const BalanceReport *r, Text *out) {
    Text least = {0};
    char deals[NUMBER_MAX];
    if (r->balance->judged == 0)
        return;
    snprintf(deals, sizeof deals, "%" PRIu64, r->balance->deals);
    balance_add_number(r, r->balance->least, balance_percent, &least);
    text_add(out, " ");
    words_fill(r->words, out, r->balance->least > 0 ? "verdict.least" : "verdict.least_none",
               STR("deals", deals), STR("least", text_string(&least)));
    if (r->balance->verdict == BALANCE_UNSURE) {
        text_add(out, " ");
        text_add(out, words_get(r->words, r->in_window ? "verdict.more_here" : "verdict.more"));
    }
    text_finish(&least);
}

// ---- on each

// A figure of the item, in the unit in which it is judged.
static NumberForm form_of(const BalanceReport *r, const Item *item) {
    return item->judged->by == BY_WORTH ? balance_worth_form(r) : balance_percent;
}

static void add_figure(const BalanceReport *r, const Item *item, Text *out) {
    static const char *const keys[] = {
        [BY_WORTH] = "verdict.by_worth", [BY_PULL] = "verdict.by_pull", [BY_WINS] = "verdict.by_wins"};
    const NumberForm form = form_of(r, item);
    const Estimate *own = &item->value->of[SIDE_AFTER];
    const bool down = item->judged->by == BY_PULL && own->mean < 0;
    const Estimate said = {.known = true, .mean = down ? -own->mean : own->mean, .give = item->judged->give};
    Text value = {0}, from = {0}, to = {0};
    balance_add_estimate(r, &said, form, &value);
    balance_add_number(r, item->judged->from, form, &from);
    balance_add_number(r, item->judged->to, form, &to);
    words_fill(r->words, out, down ? "verdict.by_pull_down" : keys[item->judged->by],
               STR("worth", balance_game_text(r, "credit.worth", "cards.worth")),
               STR("value", text_string(&value)), STR("from", text_string(&from)),
               STR("to", text_string(&to)));
    text_finish(&value);
    text_finish(&from);
    text_finish(&to);
}

// Where too strong and too weak begin.
static void add_limits(const BalanceReport *r, const Item *item, Text *out) {
    static const char *const keys[] = {
        [BY_WORTH] = "verdict.limits", [BY_PULL] = "verdict.limits_pull", [BY_WINS] = "verdict.limits"};
    const NumberForm form = form_of(r, item);
    Text above = {0}, below = {0};
    balance_add_number(r, item->judged->above, form, &above);
    balance_add_number(r, item->judged->below, form, &below);
    text_add(out, " ");
    words_fill(r->words, out, keys[item->judged->by], STR("above", text_string(&above)),
               STR("below", text_string(&below)));
    text_finish(&above);
    text_finish(&below);
}

static void add_shows(const BalanceReport *r, const Item *item, Text *out) {
    Text least = {0};
    if (item->judged->verdict != BALANCE_UNSURE || !(item->judged->least > 0))
        return;
    balance_add_number(r, item->judged->least, form_of(r, item), &least);
    text_add(out, " ");
    words_fill(r->words, out, item->judged->by == BY_WORTH ? "verdict.shows_worth" : "verdict.shows",
               STR("least", text_string(&least)));
    text_finish(&least);
}

// The game's words for what such an effect does.
static const char *reason(const BalanceReport *r, const char *beyond) {
    char key[KEY_MAX];
    snprintf(key, sizeof key, "credit.beyond.%s", beyond);
    return balance_game_text(r, key, "verdict.beyond_other");
}

// True if limits have been said of an item before it that is judged by the same: those of each are a little
// different, which matters where a verdict can't be told.
static bool limits_are_known(const Items *items, int at) {
    const BalanceJudged *own = items->item[at].judged;
    for (int i = 0; i < at; i++) {
        const BalanceJudged *other = items->item[i].judged;
        if (other->give > 0 && other->ranges && other->by == own->by && own->verdict != BALANCE_UNSURE)
            return true;
    }
    return false;
}

static void add_item(const BalanceReport *r, const Items *items, int at, Text *out) {
    static const char *const keys[] = {[BALANCE_UNSURE] = "verdict.item_unsure",
                                       [BALANCE_FITS] = "verdict.item_fits",
                                       [BALANCE_WEAK] = "verdict.item_weak",
                                       [BALANCE_STRONG] = "verdict.item_strong"};
    const Item *item = &items->item[at];
    text_add(out, "- ");
    words_fill(r->words, out, keys[item->judged->verdict], STR("name", item->name));
    text_add(out, " ");
    if (item->judged->give > 0 && item->judged->ranges) {
        add_figure(r, item, out);
        if (!limits_are_known(items, at))
            add_limits(r, item, out);
    } else {
        text_add(out, words_get(r->words, "verdict.unmet"));
    }
    add_shows(r, item, out);
    if (item->beyond != NULL && balance_worth_form(r).scale > 0) {
        text_add(out, " ");
        const bool counts = item->judged->by == BY_WORTH; // more than all others even so
        words_fill(r->words, out, counts ? "verdict.beyond_too" : "verdict.beyond",
                   STR("worth", balance_game_text(r, "credit.worth", "cards.worth")),
                   STR("why", reason(r, item->beyond)));
    }
    text_add(out, "\n");
}

// Those for which there is no room, by verdict.
static void add_rest(const BalanceReport *r, const Items *items, Text *out) {
    static const char *const keys[] = {[BALANCE_UNSURE] = "verdict.rest_unsure",
                                       [BALANCE_FITS] = "verdict.rest_fits",
                                       [BALANCE_WEAK] = "verdict.rest_weak",
                                       [BALANCE_STRONG] = "verdict.rest_strong"};
    for (int verdict = BALANCE_STRONG; verdict > BALANCE_SAME; verdict--) {
        NameList list = {{0}, 0, 0};
        for (int i = ITEMS_SAID; i < items->count; i++)
            if (items->item[i].judged->verdict == verdict)
                balance_list_name(&list, items->item[i].name);
        if (list.count > 0) {
            text_add(out, "- ");
            words_fill(r->words, out, keys[verdict], STR("names", balance_close_names(r, &list)));
            text_add(out, "\n");
        }
        text_finish(&list.text);
    }
}

void balance_write_verdict(const BalanceReport *r, Text *out) {
    Items *items = malloc(sizeof *items);
    if (items == NULL) {
        out->failed = true;
        return;
    }
    collect(r, items);
    add_all(r, items, out);
    add_least(r, out);
    text_add(out, "\n\n");
    balance_write_compared(r, out);
    for (int i = 0; i < items->count && i < ITEMS_SAID; i++)
        add_item(r, items, i, out);
    add_rest(r, items, out);
    if (items->count > 0)
        text_add(out, "\n");
    free(items);
}

// ---- what worth does not measure

void balance_write_beyond(const BalanceReport *r, Text *out) {
    const Balance *b = r->balance;
    const uint8_t table = game_card_table(r->catalog[SIDE_AFTER]->game);
    Text names = {0};
    for (int i = 0; i < b->cards && balance_worth_form(r).scale > 0; i++) {
        const char *beyond = balance_beyond(&b->card[i]);
        if (beyond != NULL)
            text_printf(&names, "%s%s (%s)", names.length > 0 ? ", " : "",
                        balance_name(r, table, &b->card[i].name), reason(r, beyond));
    }
    if (names.length > 0) {
        words_fill(r->words, out, "cards.beyond",
                   STR("worth", balance_game_text(r, "credit.worth", "cards.worth")),
                   STR("names", text_string(&names)));
        text_add(out, "\n\n");
    }
    text_finish(&names);
}

// ---- the matrix

int balance_duellists(const Balance *balance, uint8_t out[UINT8_MAX + 1]) {
    int count = 0;
    for (int i = 0; i < balance->factions; i++)
        if (balance->faction[i].changed && balance->faction[i].name.index[SIDE_AFTER] != NONE)
            out[count++] = (uint8_t)i;
    return count;
}

bool balance_has_duels(const Balance *balance, int other, const uint8_t one[], int ones) {
    return balance_can_meet(balance, other) && (ones > 1 || one[0] != other);
}

static int known_duels(const Balance *balance) {
    uint8_t one[UINT8_MAX + 1];
    const int ones = balance_duellists(balance, one);
    int count = 0;
    for (int i = 0; i < ones; i++)
        for (int other = 0; other < balance->factions; other++)
            count += balance->duel[one[i] * balance->factions + other].of[SIDE_AFTER].known;
    return count;
}

bool balance_duel_is_uneven(const Balance *balance, int one, int other) {
    const BalanceValue *duel = &balance->duel[one * balance->factions + other];
    const uint64_t met = duel->twins.met[SIDE_AFTER];
    if (!duel->of[SIDE_AFTER].known || met < MEASURED_LEAST)
        return false;
    const double limit = student_limit(BALANCE_WRONG / known_duels(balance), met);
    return fabs(duel->of[SIDE_AFTER].mean - 1.0 / balance->seats) >
           limit * estimate_error(&duel->of[SIDE_AFTER]);
}

void balance_write_duels_text(const BalanceReport *r, Text *out) {
    uint8_t one[UINT8_MAX + 1];
    Text even = {0};
    if (balance_duellists(r->balance, one) == 0)
        return;
    balance_add_number(r, 1.0 / r->balance->seats, balance_percent, &even);
    words_fill(r->words, out, "duels.text", STR("even", text_string(&even)));
    text_finish(&even);
}
