// SPDX-License-Identifier: MIT
// Judges what a pack changes: is a card or faction stronger than all that there was before the change,
// weaker, or within their range? Each verdict is a test of its own against the error BALANCE_WRONG, of which
// every verdict of the report gets an equal share (Bonferroni), so that all of them together are wrong at
// most that often.
//
// What there was before is not known exactly either. "Above all of it" must hold against each single figure,
// which needs no further correction (an intersection-union test). "Within" needs only one figure that is
// higher and one that is lower, but they are picked among many, so there the share is divided by their
// number.
#include "play/balance.h"

#include "data/pack.h"
#include "engine/game_facts.h"

#include <math.h>
#include <stdlib.h>

#define RANGE_MAX (UINT8_MAX + 1)

// ---- what has changed

static bool has_changed(const BalanceSetup *setup, uint8_t table, const BalanceName *name) {
    const uint8_t before = name->index[SIDE_BEFORE], after = name->index[SIDE_AFTER];
    if (before == NONE || after == NONE)
        return after != NONE;
    return pack_record_hash(setup->catalog[SIDE_BEFORE], table, before) !=
           pack_record_hash(setup->catalog[SIDE_AFTER], table, after);
}

static const char *beyond(const BalanceSetup *setup, const BalanceName *name, Side side) {
    const Story *story = game_story(setup->catalog[side]->game);
    if (story->beyond == NULL || name->index[side] == NONE)
        return NULL;
    return story->beyond(setup->catalog[side]->rules, name->index[side]);
}

void balance_mark_changes(Balance *balance) {
    const BalanceSetup *setup = balance->setup;
    const Game *game = setup->catalog[SIDE_AFTER]->game;
    for (int i = 0; i < balance->cards; i++) {
        BalanceCard *card = &balance->card[i];
        card->changed = has_changed(setup, game_card_table(game), &card->name);
        for (int side = 0; side < 2; side++)
            card->beyond[side] = beyond(setup, &card->name, (Side)side);
    }
    for (int i = 0; i < balance->factions; i++)
        balance->faction[i].changed = has_changed(setup, game_seat_table(game), &balance->faction[i].name);
}

// ---- what is judged

static bool has_played(const BalanceValue *value) {
    return value->twins.met[SIDE_BEFORE] > 0 || value->twins.met[SIDE_AFTER] > 0;
}

static bool any_changed(const Balance *balance) {
    bool any = false;
    for (int i = 0; i < balance->cards; i++)
        any |= balance->card[i].changed;
    for (int i = 0; i < balance->factions; i++)
        any |= balance->faction[i].changed;
    return any;
}

// Where something else has changed (targets, maps, numbers of the game), it can favour any faction.
static bool is_judged(const Balance *balance, const BalanceFaction *faction) {
    const Catalog *const *catalog = balance->setup->catalog;
    if (faction->name.index[SIDE_AFTER] == NONE || !has_played(&faction->wins))
        return false;
    return faction->changed ||
           (!any_changed(balance) && catalog[SIDE_BEFORE]->hash != catalog[SIDE_AFTER]->hash);
}

// ---- a verdict

// A figure with its standard error.
typedef struct Figure {
    double mean, error;
    uint64_t met;
} Figure;

// A figure and all that it is compared with.
typedef struct Comparison {
    Figure own;
    Figure range[RANGE_MAX]; // of what there was before
    int count;
    bool has_neutral;
    double neutral, margin;
    double wrong; // the share of BALANCE_WRONG that this verdict has
} Comparison;

static Figure figure(const BalanceValue *value, Side side) {
    return (Figure){value->of[side].mean, estimate_error(&value->of[side]), value->twins.met[side]};
}

static bool is_known(const BalanceValue *value, Side side) {
    return value->of[side].known && value->twins.met[side] >= MEASURED_LEAST;
}

static void add_range(Comparison *c, const BalanceValue *value) {
    if (is_known(value, SIDE_BEFORE) && c->count < RANGE_MAX)
        c->range[c->count++] = figure(value, SIDE_BEFORE);
}

// How far the own figure reaches into one direction (1: up, -1: down) beyond another one: its least and
// greatest value by an interval that misses the truth with probability `chance`.
typedef struct Reach {
    double least, most;
} Reach;

static Reach reach(const Comparison *q, const Figure *other, int direction, double chance) {
    const uint64_t met = other->error > 0 && other->met < q->own.met ? other->met : q->own.met;
    const double distance = direction * (q->own.mean - other->mean);
    const double give =
        student_limit(chance, met) * sqrt(q->own.error * q->own.error + other->error * other->error);
    return (Reach){distance - give, distance + give};
}

// Beyond every figure in this direction, by more than the margin.
static bool is_outside(const Comparison *q, int direction) {
    const Figure neutral = {.mean = q->neutral};
    bool outside = q->count > 0 || q->has_neutral;
    if (q->has_neutral)
        outside &= reach(q, &neutral, direction, q->wrong).least > q->margin;
    for (int i = 0; i < q->count; i++)
        outside &= reach(q, &q->range[i], direction, q->wrong).least > q->margin;
    return outside;
}

// Not beyond at least one figure in this direction by more than the margin.
static bool is_inside(const Comparison *q, int direction) {
    const Figure neutral = {.mean = q->neutral};
    const double chance = q->wrong / (q->count + 1);
    bool inside = q->has_neutral && reach(q, &neutral, direction, chance).most <= q->margin;
    for (int i = 0; i < q->count; i++)
        inside |= reach(q, &q->range[i], direction, chance).most <= q->margin;
    return inside;
}

// Where a figure lies beyond this one, if it lies beyond `limit` with all of the give that it has by itself.
// What is compared with is not known exactly either, so that the limit is farther off than that and the
// margin.
static double limit_beyond(const Comparison *q, const Figure *other, int direction, double give) {
    const Reach own = reach(q, other, direction, q->wrong);
    return other->mean + direction * (q->margin + (own.most - own.least) / 2 - give);
}

// The same for all that is compared with: is_outside holds just where the figure is beyond it with all its
// give.
static double limit_of(const Comparison *q, int direction, double give) {
    const Figure neutral = {.mean = q->neutral};
    double limit = q->has_neutral || q->count == 0 ? limit_beyond(q, &neutral, direction, give)
                                                   : limit_beyond(q, &q->range[0], direction, give);
    for (int i = 0; i < q->count; i++) {
        const double other = limit_beyond(q, &q->range[i], direction, give);
        limit = direction > 0 ? fmax(limit, other) : fmin(limit, other);
    }
    return limit;
}

static BalanceVerdict answer(const Comparison *q) {
    return is_outside(q, 1)                      ? BALANCE_STRONG
           : is_outside(q, -1)                   ? BALANCE_WEAK
           : is_inside(q, 1) && is_inside(q, -1) ? BALANCE_FITS
                                                 : BALANCE_UNSURE;
}

// What a share of wins of all deals could show, for figures of which there are none yet.
static double plain_error(const Balance *balance) {
    const double even = 1.0 / balance->seats;
    return balance->deals > 0 ? sqrt(even * (1 - even) / (double)balance->deals) : 0;
}

static double least_of(double wrong, double error, uint64_t met) {
    return (student_limit(wrong, met) + normal_limit(2 * (1 - BALANCE_POWER))) * error;
}

// Shares differ by no more than from an even share to all of it: what is far towards that is no difference to
// speak of.
static double share_least(const Balance *balance, double least) {
    return least < (1 - 1.0 / balance->seats) / 2 ? least : 0;
}

static void judge(const Comparison *q, bool known, double error, BalanceJudged *judged) {
    judged->verdict = (uint8_t)(known ? answer(q) : BALANCE_UNSURE);
    judged->least = error > 0 ? least_of(q->wrong, error, q->own.met) : 0;
    judged->give = known ? student_limit(q->wrong, q->own.met) * q->own.error : 0;
    judged->ranges = q->count > 0;
    for (int i = 0; i < q->count; i++) {
        judged->from = i == 0 ? q->range[i].mean : fmin(judged->from, q->range[i].mean);
        judged->to = i == 0 ? q->range[i].mean : fmax(judged->to, q->range[i].mean);
    }
    judged->above = limit_of(q, 1, judged->give);
    judged->below = limit_of(q, -1, judged->give);
}

static double share_error(const Balance *balance, const Comparison *q, bool known) {
    return known ? q->own.error : plain_error(balance);
}

// ---- cards

static void judge_by_pull(const Balance *balance, Comparison *q, BalanceCard *card) {
    const bool known = is_known(&card->pull, SIDE_AFTER);
    q->own = figure(&card->pull, SIDE_AFTER);
    q->has_neutral = true;
    q->margin = BALANCE_MARGIN;
    for (int i = 0; i < balance->cards; i++)
        add_range(q, &balance->card[i].pull);
    judge(q, known, share_error(balance, q, known), &card->judged);
    card->judged.least = share_least(balance, card->judged.least);
    card->judged.by = BY_PULL;
}

// Compared with cards that do nothing but what counts into their worth.
static void judge_by_worth(const Balance *balance, Comparison *q, BalanceCard *card) {
    const bool known = is_known(&card->worth, SIDE_AFTER);
    double highest = 0;
    q->own = figure(&card->worth, SIDE_AFTER);
    for (int i = 0; i < balance->cards; i++)
        if (balance->card[i].beyond[SIDE_BEFORE] == NULL)
            add_range(q, &balance->card[i].worth);
    for (int i = 0; i < q->count; i++)
        highest = fmax(highest, q->range[i].mean);
    q->margin = BALANCE_WORTH_MARGIN * highest;
    judge(q, known, known ? q->own.error : 0, &card->judged);
    card->judged.by = BY_WORTH;
}

// Both answers on a card share what may be wrong.
static double wrong_by_pull(const Balance *balance, double wrong, const BalanceCard *card) {
    const bool tells = game_story(balance->setup->catalog[SIDE_AFTER]->game)->worth_tells;
    return tells && card->beyond[SIDE_AFTER] != NULL ? wrong / 2 : wrong;
}

// Worth alone decides where it is all there is to a card. Where a card does more, a worth above all others is
// too much all the same.
static void judge_card(const Balance *balance, double wrong, BalanceCard *card) {
    const bool tells = game_story(balance->setup->catalog[SIDE_AFTER]->game)->worth_tells;
    const bool more = card->beyond[SIDE_AFTER] != NULL;
    Comparison by_worth = {.wrong = wrong_by_pull(balance, wrong, card)}, by_pull = by_worth;
    if (tells) {
        judge_by_worth(balance, &by_worth, card);
        if (!more || card->judged.verdict == BALANCE_STRONG)
            return;
    }
    judge_by_pull(balance, &by_pull, card);
}

// ---- factions

static void judge_faction(const Balance *balance, Comparison *q, BalanceFaction *faction) {
    const bool known = is_known(&faction->wins, SIDE_AFTER);
    q->own = figure(&faction->wins, SIDE_AFTER);
    q->has_neutral = true;
    q->neutral = 1.0 / balance->seats;
    q->margin = BALANCE_MARGIN;
    for (int i = 0; i < balance->factions; i++)
        add_range(q, &balance->faction[i].wins);
    judge(q, known, share_error(balance, q, known), &faction->judged);
    faction->judged.least = share_least(balance, faction->judged.least);
    faction->judged.by = BY_WINS;
}

// ---- all of them

static int compare_numbers(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// What shares of wins can show, in the middle of all that is judged.
static double middle_least(const Balance *balance, double wrong) {
    double least[2 * RANGE_MAX];
    int count = 0;
    for (int i = 0; i < balance->cards && count < RANGE_MAX; i++) {
        const BalanceCard *card = &balance->card[i];
        if (card->changed && card->judged.by != BY_WORTH && card->judged.least > 0)
            least[count++] = card->judged.least;
        else if (card->changed && is_known(&card->pull, SIDE_AFTER))
            least[count++] =
                least_of(wrong, figure(&card->pull, SIDE_AFTER).error, card->pull.twins.met[SIDE_AFTER]);
    }
    for (int i = 0; i < balance->factions && count < 2 * RANGE_MAX; i++)
        if (is_judged(balance, &balance->faction[i]) && is_known(&balance->faction[i].wins, SIDE_AFTER))
            least[count++] = balance->faction[i].judged.least;
    if (count == 0)
        return balance->deals > 1 ? least_of(wrong, plain_error(balance), balance->deals) : 0;
    qsort(least, (size_t)count, sizeof *least, compare_numbers);
    return least[count / 2];
}

static BalanceVerdict worse(BalanceVerdict so_far, uint8_t next) {
    return (BalanceVerdict)next == BALANCE_STRONG || so_far == BALANCE_STRONG   ? BALANCE_STRONG
           : (BalanceVerdict)next == BALANCE_WEAK || so_far == BALANCE_WEAK     ? BALANCE_WEAK
           : (BalanceVerdict)next == BALANCE_UNSURE || so_far == BALANCE_UNSURE ? BALANCE_UNSURE
           : (BalanceVerdict)next == BALANCE_FITS                               ? BALANCE_FITS
                                                                                : so_far;
}

static int count_judged(const Balance *balance) {
    int count = 0;
    for (int i = 0; i < balance->cards; i++)
        count += balance->card[i].changed;
    for (int i = 0; i < balance->factions; i++)
        count += is_judged(balance, &balance->faction[i]);
    return count;
}

static double share_of_each(int judged) {
    return BALANCE_WRONG / (judged > 0 ? judged : 1);
}

void balance_judge(Balance *balance) {
    balance->judged = count_judged(balance);
    balance->verdict = BALANCE_SAME;
    const double wrong = share_of_each(balance->judged);
    for (int i = 0; i < balance->cards; i++) {
        BalanceCard *card = &balance->card[i];
        card->judged = (BalanceJudged){.verdict = (uint8_t)BALANCE_SAME};
        if (card->changed)
            judge_card(balance, wrong, card);
        balance->verdict = worse(balance->verdict, card->judged.verdict);
    }
    for (int i = 0; i < balance->factions; i++) {
        BalanceFaction *faction = &balance->faction[i];
        Comparison question = {.wrong = wrong};
        faction->judged = (BalanceJudged){.verdict = (uint8_t)BALANCE_SAME};
        if (is_judged(balance, faction))
            judge_faction(balance, &question, faction);
        balance->verdict = worse(balance->verdict, faction->judged.verdict);
    }
    balance->least = balance->judged > 0 ? share_least(balance, middle_least(balance, wrong)) : 0;
}

// ---- playing until it is known well enough

// By the intervals on which verdicts are based, since those are what the report says.
static void widen(const Balance *balance, const BalanceValue *value, double wrong, double *widest) {
    const uint64_t met = value->twins.met[SIDE_AFTER];
    if (met == 0 || (double)met < BALANCE_RARE * (double)balance->deals)
        return;
    const Estimate after = paired_estimate(&value->twins, SIDE_AFTER);
    *widest = fmax(*widest, met < MEASURED_LEAST ? 1 : student_limit(wrong, met) * estimate_error(&after));
}

double balance_widest(const Balance *balance) {
    const bool all = !any_changed(balance);
    const double wrong = share_of_each(count_judged(balance));
    double widest = -1;
    for (int i = 0; i < balance->cards; i++)
        if (balance->card[i].changed)
            widen(balance, &balance->card[i].pull, wrong_by_pull(balance, wrong, &balance->card[i]), &widest);
    for (int i = 0; i < balance->factions; i++)
        if (all || balance->faction[i].changed)
            widen(balance, &balance->faction[i].wins, wrong, &widest);
    return widest;
}

bool balance_is_close(const Balance *balance) {
    const double widest = balance_widest(balance);
    return widest >= 0 && widest <= balance->setup->until;
}

// Intervals shrink with the square root of the number of deals.
uint64_t balance_forecast(const Balance *balance, double until) {
    const double widest = balance_widest(balance);
    const double times = until > 0 && widest > 0 ? widest / until : 0;
    const uint64_t deals = (uint64_t)ceil((double)balance->deals * times * times);
    return (deals + BALANCE_STEP - 1) / BALANCE_STEP * BALANCE_STEP;
}
