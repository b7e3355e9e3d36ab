// SPDX-License-Identifier: MIT
// Tests odds of battles in random games of Star Empires, for each possible battle and each view that knows
// one side of it. The chance must equal that counted over all ways the unseen units can be distributed; if
// these are too many, roughly that of samples. (If the races' orders of strength cross, so that neither of
// two heaps may hold all that the other may, the chance is only approximate.) What is called certain must be
// so on the real board, and nothing depends on hidden information.
#include "games/star_empires/forecast.h"
#include "games/star_empires/heaps.h"
#include "games/star_empires/views.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>

#define WORK_MOST 30000 // steps of counting; what takes more is not counted out
#define SAMPLES 1000
#define MARGIN 65 // thousandths; between four and five standard deviations of so many samples

static int counted, between, levelled, led, sampled, groups, certain, crossed;

static const EmpiresRules *rules(void) {
    return walk_catalog.rules;
}

// ---- counting out

typedef struct Reference {
    const EmpiresView *view;
    int stack[STACKS_MAX], hidden[STACKS_MAX], heaps; // the asked one first
    unsigned allowed[STACKS_MAX];
    int pool[UNITS_MAX];
    const BattleSide *own;
    Seat seat;
    uint8_t seen[UNITS_MAX], unit[UNITS_MAX];
    bool defends; // the own side
    int place;
    double won, all;
    long work;
} Reference;

static unsigned not_stronger(const EmpiresBoard *s, const Stack *stack) {
    const RaceDef *race = race_of(rules(), s, stack->seat);
    const uint8_t top = empires_strongest(rules(), s, stack->seat, stack->unit);
    unsigned kinds = 0;
    for (int i = 0; i < rules()->unit_count; i++)
        if (rules()->unit[i].kind != UNIT_BASE &&
            (race->force[i] < race->force[top] || (race->force[i] == race->force[top] && i >= top)))
            kinds |= 1u << i;
    return kinds;
}

static double choose(int of, int take) {
    double count = 1;
    for (int i = 1; i <= take; i++)
        count = count * (of - take + i) / i;
    return count;
}

static bool attacker_wins(const EmpiresBoard *s, int place, Seat one, const uint8_t *attack, Seat other,
                          const uint8_t *defend) {
    const Fighter attacker = {one, attack, defend, place, false},
                  defender = {other, defend, attack, place, true};
    return empires_force(rules(), s, &attacker) > empires_force(rules(), s, &defender);
}

static bool own_wins(const Reference *r, const uint8_t unit[UNITS_MAX]) {
    const EmpiresBoard *s = &r->view->table;
    return r->defends ? !attacker_wins(s, r->place, r->seat, unit, r->own->seat, r->own->unit)
                      : attacker_wins(s, r->place, r->own->seat, r->own->unit, r->seat, unit);
}

static void count_heap(Reference *r, int heap, int kind, int left, double ways);

// All ways for the heaps from there on; those before have been chosen.
static void count_rest(Reference *r, int heap, double ways) {
    if (heap < r->heaps) {
        count_heap(r, heap, 0, r->hidden[heap], ways);
        return;
    }
    r->all += ways;
    r->won += own_wins(r, r->unit) ? ways : 0;
}

static void count_heap(Reference *r, int heap, int kind, int left, double ways) {
    if (++r->work > WORK_MOST)
        return;
    if (kind == UNITS_MAX) {
        if (left == 0)
            count_rest(r, heap + 1, ways);
        return;
    }
    const int most = (r->allowed[heap] >> kind & 1u) == 0 ? 0 : r->pool[kind];
    for (int take = 0; take <= most && take <= left; take++) {
        r->pool[kind] -= take;
        r->unit[kind] = (uint8_t)(r->unit[kind] + (heap == 0 ? take : 0));
        count_heap(r, heap, kind + 1, left - take, ways * choose(r->pool[kind] + take, take));
        r->unit[kind] = (uint8_t)(r->unit[kind] - (heap == 0 ? take : 0));
        r->pool[kind] += take;
    }
}

static void add_heap(Reference *r, const EmpiresBoard *real, int stack) {
    const EmpiresBoard *s = &r->view->table;
    r->stack[r->heaps] = stack;
    r->hidden[r->heaps] = r->view->hidden[stack];
    r->allowed[r->heaps] = not_stronger(s, &s->stack[stack]);
    r->heaps++;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        r->pool[unit] += real->stack[stack].unit[unit] - s->stack[stack].unit[unit];
}

static void find_heaps(Reference *r, const EmpiresView *view, const EmpiresBoard *real, int asked) {
    memset(r, 0, sizeof *r);
    r->view = view;
    r->seat = view->table.stack[asked].seat;
    memcpy(r->unit, view->table.stack[asked].unit, sizeof r->unit);
    add_heap(r, real, asked);
    for (int i = 0; i < view->table.stack_count; i++)
        if (view->hidden[i] > 0 && i != asked)
            add_heap(r, real, i);
}

// Does what each heap may hold lie within what the next may? Counts heaps that may hold less than the first.
static bool is_nested(const Reference *r, int *less) {
    unsigned there = 0;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        there |= r->pool[unit] > 0 ? 1u << unit : 0;
    for (int i = 0; i < r->heaps; i++)
        for (int k = 0; k < i; k++) {
            const unsigned one = r->allowed[i] & there, other = r->allowed[k] & there;
            if ((one & ~other) != 0 && (other & ~one) != 0)
                return false;
            *less += k == 0 && (other & ~one) != 0;
        }
    return true;
}

static void ask(const Reference *r, BattleOdds *odds) {
    BattleSide other;
    const int from = r->view->table.stack[r->stack[0]].place;
    empires_side_at(rules(), r->view, r->seat, from, &other);
    ck_assert_int_eq(other.unseen.count, r->hidden[0]);
    empires_odds(rules(), r->view, r->place, r->defends ? &other : r->own, r->defends ? r->own : &other,
                 odds);
    ck_assert(odds->is_known);
}

static void compare_counted(Reference *r) {
    BattleOdds odds;
    int less = 0;
    ask(r, &odds);
    if (!is_nested(r, &less)) {
        crossed++;
        return;
    }
    count_rest(r, 0, 1);
    if (r->work > WORK_MOST)
        return;
    const double chance = r->won / r->all;
    const int wins = r->defends ? 1000 - odds.wins : odds.wins;
    ck_assert_msg(wins - chance * 1000 < 1 && chance * 1000 - wins < 1, "%d, counted %f", wins,
                  chance * 1000);
    ck_assert(wins > 0 ? r->won > 0 : r->won <= 0);
    ck_assert(wins < 1000 ? r->won < r->all : r->won >= r->all);
    counted++;
    between += wins > 0 && wins < 1000;
    levelled += wins > 0 && wins < 1000 && less > 0;
    led += wins > 0 && wins < 1000 && empires_has_kind(rules(), r->own->unit, UNIT_LEADER);
}

// ---- the real board

static void check_certain(const Reference *r, const EmpiresBoard *real) {
    BattleOdds odds;
    const uint8_t *unit = real->stack[r->stack[0]].unit;
    const int side = r->defends ? SIDE_ATTACKER : SIDE_DEFENDER;
    const Fighter fighter = {r->seat, unit, r->own->unit, r->place, !r->defends};
    const bool lead = empires_has_kind(rules(), unit, UNIT_LEADER) &&
                      !empires_has_kind(rules(), r->view->table.stack[r->stack[0]].unit, UNIT_LEADER) &&
                      !empires_has_kind(rules(), r->own->unit, UNIT_LEADER);
    const int force = empires_force(rules(), real, &fighter) - (lead ? rules()->leader_force : 0);
    ask(r, &odds);
    ck_assert_int_le(odds.least[side], force);
    ck_assert_int_ge(odds.most[side], force);
    if (odds.wins > 0 && odds.wins < 1000)
        return;
    ck_assert_int_eq(own_wins(r, unit), r->defends ? odds.wins == 0 : odds.wins == 1000);
    certain++;
}

static void check_hidden(const Position *position, const Reference *r, Rng *rng) {
    static Reference other;
    alignas(8) uint8_t state[STATE_MAX];
    EmpiresView view;
    BattleOdds one, two;
    memcpy(state, position->state, sizeof state);
    tested_game()->scramble(state, r->view->viewer, NULL, rng);
    walk_view(state, r->view->viewer, &view);
    other = *r;
    other.view = &view;
    ask(r, &one);
    ask(&other, &two);
    ck_assert_mem_eq(&one, &two, sizeof one);
}

// ---- samples

static void compare_sampled(const Reference *r, Rng *rng) {
    static EmpiresBoard sample;
    BattleOdds odds;
    int won = 0, less = 0;
    if (!is_nested(r, &less))
        return;
    ask(r, &odds);
    for (int i = 0; i < SAMPLES; i++) {
        empires_sample(rules(), r->view, rng, &sample);
        won += own_wins(r, sample.stack[r->stack[0]].unit);
    }
    const int said = r->defends ? 1000 - odds.wins : odds.wins, share = won * 1000 / SAMPLES;
    ck_assert_msg(abs(said - share) <= MARGIN, "said %d, sampled %d", said, share);
    sampled += said > 0 && said < 1000;
}

static bool are_nested(const EmpiresView *view) {
    EmpiresBoard s = view->table;
    Heaps heaps;
    Reference r = {.heaps = 0};
    int less = 0;
    empires_find_heaps(rules(), view, &heaps, &s);
    for (r.heaps = 0; r.heaps < heaps.count; r.heaps++)
        r.allowed[r.heaps] = heaps.heap[r.heaps].allowed;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        r.pool[unit] = heaps.pool[unit];
    return is_nested(&r, &less);
}

// A group is about to come where the one who is asked has a stack.
static void look_at_group(const Position *position, Rng *rng) {
    static EmpiresBoard sample;
    EmpiresView view;
    BattleSide group, own;
    BattleOdds odds;
    int won = 0;
    walk_view(position->state, position->seat, &view);
    const Seat mover = view.table.active;
    const int place = view.table.move.to;
    ck_assert(empires_side_coming(rules(), &view, &group));
    ck_assert_int_eq(group.seat, mover);
    empires_side_at(rules(), &view, position->seat, place, &own);
    if (stack_of(&view.table, place, mover) != NULL || !are_nested(&view))
        return;
    ck_assert_int_eq(group.unseen.count, view.hidden_group);
    if (group.unseen.needs_ship) // samples bring the ship in their own way
        return;
    empires_odds(rules(), &view, place, &group, &own, &odds);
    for (int i = 0; i < SAMPLES; i++) {
        empires_sample(rules(), &view, rng, &sample);
        won += attacker_wins(&view.table, place, mover, sample.move.unit, position->seat,
                             sum_of(own.unit) > 0 ? own.unit : NULL);
    }
    const int share = won * 1000 / SAMPLES;
    ck_assert_msg(abs(odds.wins - share) <= MARGIN, "said %d, sampled %d", odds.wins, share);
    groups += odds.wins > 0 && odds.wins < 1000;
}

// ---- positions

static void look_at_stack(const Position *position, const EmpiresView *view, int asked, int own, Rng *rng) {
    static Reference r;
    BattleSide side;
    const EmpiresBoard *real = (const EmpiresBoard *)(const void *)position->state;
    const Stack *stack = &view->table.stack[own];
    empires_side_at(rules(), view, stack->seat, stack->place, &side);
    ck_assert_int_eq(side.unseen.count, 0);
    find_heaps(&r, view, real, asked);
    r.own = &side;
    r.defends = rng_below(rng, 2) == 0;
    r.place = r.defends ? stack->place : view->table.stack[asked].place;
    check_certain(&r, real);
    check_hidden(position, &r, rng);
    if (rng_below(rng, 40) == 0)
        compare_sampled(&r, rng);
    compare_counted(&r);
}

static void look(const Position *position, Rng *rng) {
    EmpiresView view;
    const EmpiresBoard *real = (const EmpiresBoard *)(const void *)position->state;
    if (real->ask == ASK_REACT && rng_below(rng, 2) == 0)
        look_at_group(position, rng);
    if (position->seat == SEAT_NONE || rng_below(rng, 4) > 0)
        return;
    const Seat viewer = (Seat)rng_below(rng, real->seats);
    walk_view(position->state, viewer, &view);
    for (int tries = 0; tries < 40 && !view.table.move.under_way && view.table.stack_count > 0; tries++) {
        const int asked = (int)rng_below(rng, view.table.stack_count),
                  own = (int)rng_below(rng, view.table.stack_count);
        if (view.hidden[asked] > 0 && view.table.stack[own].seat == viewer)
            look_at_stack(position, &view, asked, own, rng);
    }
}

START_TEST(odds_are_what_counting_gives) {
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= 60; seed++)
            walk(table, seed, look);
    ck_assert(counted > 1000 && between > 200 && levelled > 50 && led > 20 && sampled > 20 && groups > 10);
    ck_assert(certain > 1000 && crossed > 10);
}
END_TEST

int test_empires_odds(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("odds of Star Empires");
    TCase *tcase = tcase_create("odds");
    tcase_set_timeout(tcase, 600);
    tcase_add_checked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, odds_are_what_counting_gives);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
