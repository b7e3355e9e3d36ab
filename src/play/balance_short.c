// SPDX-License-Identifier: MIT
// The summary of a balance report: cards added, changed and removed, who wins, how long games take. Mentions
// only what differs by more than chance, largest differences first.
#include "engine/game_facts.h"
#include "play/balance_words.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CARDS_SAID 6 // the other cards only have their stars in the tables
#define NUMBER_MAX 24
#define MATTERS_OFTEN 20
#define NOTABLE 0.1 // smallest relative change worth a sentence

typedef struct Short {
    const BalanceReport *r;
    Text *out;
    int said; // sentences
    int told; // figures that differ and are mentioned
} Short;

// A number as text, to be inserted into a sentence.
typedef struct Said {
    Text text;
} Said;

static const char *number(const Short *s, Said *said, double value, NumberForm form) {
    text_clear(&said->text);
    balance_add_number(s->r, value, form, &said->text);
    return text_string(&said->text);
}

static uint8_t card_table(const Short *s) {
    return game_card_table(s->r->catalog[SIDE_AFTER]->game);
}

static void begin(Short *s) {
    text_add(s->out, "- ");
    s->said++;
}

static void plain(Short *s, const char *key, const char *name, const char *value) {
    begin(s);
    words_fill(s->r->words, s->out, key, STR(name, value));
    text_add(s->out, "\n");
}

// ---- a card's rank among the others

typedef struct Among {
    int rank, count;
    double middle;
} Among;

typedef const BalanceValue *(*Figure)(const BalanceCard *card);

static const BalanceValue *wins_of(const BalanceCard *card) {
    return &card->wins;
}

static const BalanceValue *worth_of(const BalanceCard *card) {
    return &card->worth;
}

static int compare_means(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static Among among(const Short *s, const BalanceCard *card, Figure figure) {
    const Balance *b = s->r->balance;
    const Estimate *own = &figure(card)->of[SIDE_AFTER];
    Among among = {.rank = 1};
    double mean[BALANCE_RECORDS];
    for (int i = 0; i < b->cards && among.count < BALANCE_RECORDS; i++) {
        const Estimate *other = &figure(&b->card[i])->of[SIDE_AFTER];
        if (!other->known)
            continue;
        mean[among.count++] = other->mean;
        among.rank += other->mean > own->mean;
    }
    qsort(mean, (size_t)among.count, sizeof *mean, compare_means);
    among.middle = among.count > 0 ? mean[among.count / 2] : 0;
    return among;
}

// Adds "That is number 3 of 33 cards …".
static void add_rank(const Short *s, const Among *among, NumberForm form) {
    Said middle = {{0}};
    text_add(s->out, " ");
    words_fill(s->r->words, s->out, "short.rank", NUM("rank", among->rank), NUM("cards", among->count),
               STR("middle", number(s, &middle, among->middle, form)));
    text_finish(&middle.text);
}

// ---- cards

static void add_wins(const Short *s, const BalanceCard *card) {
    const BalanceValue *wins = &card->wins;
    const Among standing = among(s, card, wins_of);
    Said before = {{0}}, after = {{0}};
    words_fill(s->r->words, s->out, wins->difference.mean > 0 ? "short.stronger" : "short.weaker",
               STR("card", balance_name(s->r, card_table(s), &card->name)),
               STR("after", number(s, &after, wins->of[SIDE_AFTER].mean, balance_percent)),
               STR("before", number(s, &before, wins->of[SIDE_BEFORE].mean, balance_percent)));
    add_rank(s, &standing, balance_percent);
    text_finish(&before.text);
    text_finish(&after.text);
}

static void add_worth(const Short *s, const BalanceCard *card, const char *key) {
    const BalanceValue *worth = &card->worth;
    const NumberForm form = balance_worth_form(s->r);
    Said before = {{0}}, after = {{0}};
    words_fill(s->r->words, s->out, key, STR("card", balance_name(s->r, card_table(s), &card->name)),
               STR("worth", balance_game_text(s->r, "credit.worth", "cards.worth")),
               STR("after", number(s, &after, worth->of[SIDE_AFTER].mean, form)),
               STR("before", number(s, &before, worth->of[SIDE_BEFORE].mean, form)));
    text_finish(&before.text);
    text_finish(&after.text);
}

static void say_changed(Short *s, const BalanceCard *card) {
    const bool wins_differ = card->wins.difference.differs, worth_differs = card->worth.difference.differs;
    begin(s);
    s->told += wins_differ + worth_differs;
    if (wins_differ)
        add_wins(s, card);
    if (wins_differ && worth_differs)
        text_add(s->out, " ");
    if (worth_differs)
        add_worth(s, card, wins_differ ? "short.worth_too" : "short.worth");
    text_add(s->out, "\n");
}

static void add_new_worth(const Short *s, const BalanceCard *card, const Among *standing) {
    const NumberForm form = balance_worth_form(s->r);
    Said after = {{0}}, middle = {{0}};
    text_add(s->out, " ");
    words_fill(s->r->words, s->out, "short.new_worth",
               STR("worth", balance_game_text(s->r, "credit.worth", "cards.worth")),
               STR("after", number(s, &after, card->worth.of[SIDE_AFTER].mean, form)),
               NUM("rank", standing->rank), NUM("cards", standing->count),
               STR("middle", number(s, &middle, standing->middle, form)));
    text_finish(&after.text);
    text_finish(&middle.text);
}

static void say_new(Short *s, const BalanceCard *card) {
    static const NumberForm whole = {.scale = 100, .decimals = 0};
    const char *name = balance_name(s->r, card_table(s), &card->name);
    if (!card->wins.of[SIDE_AFTER].known) {
        plain(s, card->played[SIDE_AFTER] == 0 ? "short.new_unplayed" : "short.new_hardly", "card", name);
        return;
    }
    const Among wins = among(s, card, wins_of), worth = among(s, card, worth_of);
    Said plays = {{0}}, after = {{0}}, middle = {{0}};
    begin(s);
    words_fill(s->r->words, s->out, "short.new", STR("card", name),
               STR("plays", number(s, &plays, card->plays.of[SIDE_AFTER].mean, whole)),
               STR("after", number(s, &after, card->wins.of[SIDE_AFTER].mean, balance_percent)),
               STR("middle", number(s, &middle, wins.middle, balance_percent)));
    if (balance_worth_form(s->r).scale > 0)
        add_new_worth(s, card, &worth);
    text_add(s->out, "\n");
    text_finish(&plays.text);
    text_finish(&after.text);
    text_finish(&middle.text);
}

// True if a figure differs by more than chance, and by enough to mention it. `usual`: the typical size of
// such figures.
static bool is_notable(const BalanceValue *value, double usual) {
    const double before = fabs(value->of[SIDE_BEFORE].mean), most = before > usual ? before : usual;
    return value->difference.differs && fabs(value->difference.mean) >= NOTABLE * most;
}

static bool has_changed(const Short *s, const BalanceCard *card) {
    return card->wins.difference.differs || is_notable(&card->worth, among(s, card, worth_of).middle);
}

static void say_cards(Short *s) {
    const Balance *b = s->r->balance;
    const BalanceCard *changed[2 * BALANCE_RECORDS];
    int count = 0;
    for (int i = 0; i < b->cards; i++)
        if (b->card[i].name.index[SIDE_BEFORE] == NONE)
            say_new(s, &b->card[i]);
        else if (has_changed(s, &b->card[i]))
            changed[count++] = &b->card[i];
    qsort(changed, (size_t)count, sizeof(*changed), balance_compare_differences);
    for (int i = 0; i < count && i < CARDS_SAID; i++)
        say_changed(s, changed[i]);
}

// Mentions how many more figures have a star.
static void say_rest(Short *s) {
    char count[NUMBER_MAX];
    const int rest = s->r->balance->differ - s->told;
    snprintf(count, sizeof count, "%d", rest);
    if (rest > 0)
        plain(s, rest == 1 ? "short.little_one" : "short.little", "count", count);
}

// ---- lists of names

typedef bool (*CardSays)(const BalanceCard *card);

static bool is_gone(const BalanceCard *card) {
    return card->name.index[SIDE_AFTER] == NONE;
}
static bool is_more(const BalanceCard *card) {
    return is_notable(&card->plays, 0) && card->plays.difference.mean > 0;
}
static bool is_less(const BalanceCard *card) {
    return is_notable(&card->plays, 0) && card->plays.difference.mean < 0;
}
static bool matters(const BalanceCard *card, Side side) {
    return card->use[side] == USE_MATTERS;
}
// So often that it is no chance that it never does on the other side. One game alone may have it several
// times, so a few say nothing.
static bool matters_often(const BalanceCard *card, Side side) {
    return matters(card, side) && card->acted[side] >= MATTERS_OFTEN;
}
static bool is_never(const BalanceCard *card) {
    return matters_often(card, SIDE_BEFORE) && !matters(card, SIDE_AFTER) && !is_gone(card);
}
static bool is_again(const BalanceCard *card) {
    return matters_often(card, SIDE_AFTER) && !matters(card, SIDE_BEFORE) &&
           card->use[SIDE_BEFORE] != USE_ABSENT;
}

static void say_list(Short *s, const char *key, NameList *list) {
    if (list->count > 0)
        plain(s, key, "names", balance_close_names(s->r, list));
    text_finish(&list->text);
}

static void say_names(Short *s, const char *key, CardSays says) {
    const Balance *b = s->r->balance;
    NameList list = {{0}, 0, 0};
    for (int i = 0; i < b->cards; i++)
        if (says(&b->card[i])) {
            s->told += says == is_more || says == is_less;
            balance_list_name(&list, balance_name(s->r, card_table(s), &b->card[i].name));
        }
    say_list(s, key, &list);
}

static void say_prizes(Short *s, const char *key, bool more) {
    const Balance *b = s->r->balance;
    const uint8_t table = game_story(s->r->catalog[SIDE_AFTER]->game)->prizes;
    NameList list = {{0}, 0, 0};
    for (int i = 0; i < b->prizes; i++) {
        const Difference *points = &b->prize[i].points.difference;
        if (is_notable(&b->prize[i].points, 0) && (points->mean > 0) == more) {
            s->told++;
            balance_list_name(&list, balance_name(s->r, table, &b->prize[i].name));
        }
    }
    say_list(s, key, &list);
}

// ---- who wins, how long it takes

static void say_change(Short *s, const char *key, const char *what, const char *name,
                       const BalanceValue *value, NumberForm form) {
    Said before = {{0}}, after = {{0}};
    if (!value->difference.differs)
        return;
    begin(s);
    s->told++;
    words_fill(s->r->words, s->out, key, STR(what, name),
               STR("after", number(s, &after, value->of[SIDE_AFTER].mean, form)),
               STR("before", number(s, &before, value->of[SIDE_BEFORE].mean, form)));
    text_add(s->out, "\n");
    text_finish(&before.text);
    text_finish(&after.text);
}

static void say_game(Short *s) {
    static const NumberForm turns = {.scale = 1, .decimals = 1};
    const Balance *b = s->r->balance;
    const uint8_t seats = game_seat_table(s->r->catalog[SIDE_AFTER]->game);
    for (int i = 0; i < b->seats; i++) {
        char place[NUMBER_MAX];
        snprintf(place, sizeof place, "%d", i + 1);
        say_change(s, "short.place", "place", place, &b->place[i].wins, balance_percent);
    }
    for (int i = 0; i < b->factions; i++)
        say_change(s, "short.faction", "name", balance_name(s->r, seats, &b->faction[i].name),
                   &b->faction[i].wins, balance_percent);
    say_change(s, b->turns.mean.difference.mean > 0 ? "short.longer" : "short.shorter", "what", "",
               &b->turns.mean, turns);
}

// ---- nothing

// Adds roughly which change of a card's share of wins would have been noticed: one and a half times the
// median card's interval, because many are compared.
static void say_nothing(Short *s) {
    const Balance *b = s->r->balance;
    double give[BALANCE_RECORDS];
    int count = 0;
    for (int i = 0; i < b->cards && count < BALANCE_RECORDS; i++)
        if (b->card[i].wins.of[SIDE_AFTER].known)
            give[count++] = b->card[i].wins.of[SIDE_AFTER].give;
    qsort(give, (size_t)count, sizeof *give, compare_means);
    Said middle = {{0}};
    char deals[NUMBER_MAX];
    snprintf(deals, sizeof deals, "%" PRIu64, b->deals);
    begin(s);
    words_fill(s->r->words, s->out, s->r->in_window ? "short.nothing_here" : "short.nothing",
               STR("number", number(s, &middle, count > 0 ? 1.5 * give[count / 2] : 1, balance_percent)),
               STR("deals", deals));
    text_add(s->out, "\n");
    text_finish(&middle.text);
}

// Captains are no part of the cards' hash.
static bool have_same_captains(const Catalog *a, const Catalog *b) {
    bool same = a->captains == b->captains;
    for (uint8_t i = 0; same && i < a->captains; i++) {
        const Captain *one = &a->captain[i], *other = catalog_captain(b, one->id);
        same = other != NULL && one->seat == other->seat && one->boldness == other->boldness &&
               one->whim == other->whim && one->tastes == other->tastes &&
               memcmp(one->taste, other->taste, sizeof one->taste) == 0;
    }
    return same;
}

const char *balance_same_words(const BalanceReport *report) {
    const Catalog *before = report->catalog[SIDE_BEFORE], *after = report->catalog[SIDE_AFTER];
    if (before->hash != after->hash)
        return NULL;
    if (!have_same_captains(before, after))
        return words_get(report->words,
                         report->in_window ? "short.same_captains_here" : "short.same_captains");
    return words_get(report->words, report->in_window ? "short.same_here" : "short.same");
}

void balance_write_short(const BalanceReport *report, Text *out) {
    Short s = {.r = report, .out = out};
    text_printf(out, "## %s\n\n", words_get(report->words, "short.title"));
    const char *same = balance_same_words(report);
    if (same != NULL) {
        begin(&s);
        text_printf(out, "%s\n", same);
    }
    say_cards(&s);
    say_names(&s, "short.gone", is_gone);
    say_names(&s, "short.never", is_never);
    say_names(&s, "short.again", is_again);
    say_names(&s, "short.more", is_more);
    say_names(&s, "short.less", is_less);
    say_game(&s);
    say_prizes(&s, "short.prizes_more", true);
    say_prizes(&s, "short.prizes_less", false);
    say_rest(&s);
    if (s.said == 0)
        say_nothing(&s);
    text_add(out, "\n");
}
