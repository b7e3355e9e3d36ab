// SPDX-License-Identifier: MIT
// The winner of a battle, over all possible hidden units of one side.
//
// All hidden units are in heaps below visible units, and no heap holds anything stronger than its visible
// unit. A heap restricted to few kinds leaves the stronger ones to others. So level by level, from the most
// restricted heaps up to the side's own, the number of units left is known, and all ways to choose which ones
// are equally likely. This is tracked by number of units and sum of force. Heaps less restricted than the
// side's own take what remains, in the same number of ways whatever that is.
#include "games/star_empires/forecast.h"
#include "games/star_empires/heaps.h"

#define COUNT_MOST 48  // hidden units tracked individually
#define FORCE_MOST 255 // largest sum of force tracked, in steps
#define SURE 1e-9      // closer to 0 or 1 than this is a rounding error

// ---- hidden units

static int count_kinds(uint16_t kinds) {
    int count = 0;
    for (; kinds != 0; kinds &= (uint16_t)(kinds - 1))
        count++;
    return count;
}

// The kinds in the pool that the heap may hold.
static uint16_t kinds_in(const Heaps *heaps, const Heap *heap) {
    uint16_t kinds = 0;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        kinds |= heaps->pool[unit] > 0 ? (uint16_t)(heap->allowed & 1u << unit) : 0;
    return kinds;
}

// Adds a level for the heaps with exactly `kinds` kinds, all of them allowed in this heap too.
static void add_level(const Heaps *heaps, uint16_t own, int kinds, Unseen *out) {
    uint16_t all = out->levels > 0 ? out->kinds[out->levels - 1] : 0;
    int units = 0;
    for (int i = 0; i < heaps->count; i++) {
        const uint16_t others = kinds_in(heaps, &heaps->heap[i]);
        if (count_kinds(others) == kinds && (others & ~own) == 0) {
            all |= others;
            units += heaps->heap[i].hidden;
        }
    }
    if (units == 0 || all == own)
        return;
    out->kinds[out->levels] = all;
    out->elsewhere[out->levels] = (uint8_t)units;
    out->levels++;
}

static void read_heap(const Heaps *heaps, const Heap *heap, Unseen *out) {
    const uint16_t own = kinds_in(heaps, heap);
    out->count = heap->hidden;
    for (int kinds = 1; kinds < count_kinds(own); kinds++)
        add_level(heaps, own, kinds, out);
    out->kinds[out->levels++] = own;
    memcpy(out->pool, heaps->pool, sizeof out->pool);
}

// Reads the hidden units of the stack at that index, or of the group leaving it.
static void find_unseen(const EmpiresRules *rules, const EmpiresView *view, int stack, bool group,
                        Unseen *out) {
    EmpiresBoard s = view->table;
    Heaps heaps;
    empires_find_heaps(rules, view, &heaps, &s);
    for (int i = 0; i < heaps.count; i++)
        if (heaps.heap[i].stack == stack && (heaps.heap[i].group != 0) == group)
            read_heap(&heaps, &heaps.heap[i], out);
}

// ---- sides

static int index_of(const EmpiresBoard *s, Seat seat, int place) {
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat == seat)
            return i;
    return -1;
}

static void add_units(const uint8_t unit[UNITS_MAX], uint8_t to[UNITS_MAX]) {
    for (int i = 0; i < UNITS_MAX; i++)
        to[i] = (uint8_t)(to[i] + unit[i]);
}

void empires_side_at(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                     BattleSide *out) {
    const int at = index_of(&view->table, seat, place);
    memset(out, 0, sizeof *out);
    out->seat = seat;
    if (at < 0)
        return;
    memcpy(out->unit, view->table.stack[at].unit, sizeof out->unit);
    if (view->hidden[at] > 0)
        find_unseen(rules, view, at, false, &out->unseen);
}

void empires_side_with(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                       const uint8_t unit[UNITS_MAX], BattleSide *out) {
    empires_side_at(rules, view, seat, place, out);
    add_units(unit, out->unit);
}

bool empires_side_coming(const EmpiresRules *rules, const EmpiresView *view, BattleSide *out) {
    const EmpiresBoard *s = &view->table;
    memset(out, 0, sizeof *out);
    if (!s->move.under_way)
        return false;
    Unseen group = {0};
    const int from = index_of(s, s->active, s->move.from);
    if (view->hidden_group > 0 && from >= 0)
        find_unseen(rules, view, from, true, &group);
    group.needs_ship = empires_ships(rules, s->move.unit) == 0;
    empires_side_with(rules, view, s->active, s->move.to, s->move.unit, out);
    const int more = out->unseen.count;
    if (more == 0 || (group.count > 0 && count_kinds(group.kinds[group.levels - 1]) >
                                             count_kinds(out->unseen.kinds[out->unseen.levels - 1])))
        out->unseen = group;
    out->unseen.needs_ship = group.needs_ship;
    out->unseen.count = (uint8_t)(more + group.count);
    return true;
}

// ---- weakest and strongest possibility

// Returns true if another unit of the kind may be among them, so that the other heaps still have enough units
// left.
static bool fits(const Unseen *unseen, const uint8_t taken[UNITS_MAX], int unit) {
    int gone = 0;
    for (int level = 0; level < unseen->levels; level++) {
        int left = 0;
        for (int i = 0; i < UNITS_MAX; i++)
            left += (unseen->kinds[level] >> i & 1u) != 0 ? unseen->pool[i] - taken[i] : 0;
        if ((unseen->kinds[level] >> unit & 1u) != 0 && left - gone - unseen->elsewhere[level] <= 0)
            return false;
        gone += unseen->elsewhere[level];
    }
    return taken[unit] < unseen->pool[unit] && (unseen->kinds[unseen->levels - 1] >> unit & 1u) != 0;
}

void empires_bound_units(const EmpiresRules *rules, const Unseen *unseen, const uint8_t worth[UNITS_MAX],
                         bool strong, uint8_t unit[UNITS_MAX]) {
    uint8_t taken[UNITS_MAX] = {0};
    for (int left = unseen->count; left > 0; left--) {
        const bool ship = left == 1 && unseen->needs_ship && empires_ships(rules, taken) == 0;
        int best = -1;
        for (int i = 0; i < rules->unit_count; i++)
            if (fits(unseen, taken, i) && (!ship || rules->unit[i].kind == UNIT_SHIP) &&
                (best < 0 || (strong ? worth[i] > worth[best] : worth[i] < worth[best])))
                best = i;
        if (best < 0)
            break;
        taken[best]++;
    }
    add_units(taken, unit);
}

// ---- distribution of the force

static double ways(int of, int take) {
    double count = take > of ? 0 : 1;
    for (int i = 0; i < take && take <= of; i++)
        count = count * (of - i) / (i + 1);
    return count;
}

// Weight (finally: probability) of each sum of force, by number of units.
typedef struct Sums {
    int count, most;
    double chance[COUNT_MOST + 1][FORCE_MOST + 1];
} Sums;

// Multiplies (`into`) or divides the weights by the number of ways to choose that many units out of `of`.
static void spread(Sums *sums, int of, bool into) {
    for (int count = 0; count <= sums->count; count++) {
        const double by = ways(of, count);
        for (int force = 0; force <= sums->most; force++)
            if (into)
                sums->chance[count][force] *= by;
            else
                sums->chance[count][force] = by > 0 ? sums->chance[count][force] / by : 0;
    }
}

// Adds the possibility that some of `of` units of a kind are among them.
static void add_kind(Sums *sums, int of, int force) {
    for (int count = sums->count; count > 0; count--)
        for (int take = 1; take <= count && take <= of && take * force <= sums->most; take++) {
            const double by = ways(of, take);
            for (int sum = take * force; sum <= sums->most; sum++)
                sums->chance[count][sum] += by * sums->chance[count - take][sum - take * force];
        }
}

// Applies all levels; units of kinds not in `kinds` are excluded, along with the ways that contain them.
static void follow(Sums *sums, const Unseen *unseen, const uint8_t force[UNITS_MAX], unsigned kinds) {
    unsigned known = 0;
    int left = 0;
    for (int level = 0; level < unseen->levels; level++) {
        const unsigned fresh = unseen->kinds[level] & ~known;
        spread(sums, left, true);
        for (int unit = 0; unit < UNITS_MAX; unit++)
            if ((fresh >> unit & 1u) != 0) {
                left += unseen->pool[unit];
                if ((kinds >> unit & 1u) != 0)
                    add_kind(sums, unseen->pool[unit], force[unit]);
            }
        spread(sums, left, false);
        left = left > unseen->elsewhere[level] ? left - unseen->elsewhere[level] : 0;
        known |= unseen->kinds[level];
    }
}

// Force of the units beyond COUNT_MOST, counted as average.
static int average(const Unseen *unseen, const uint8_t force[UNITS_MAX]) {
    const int others = unseen->count - COUNT_MOST;
    int units = 0, sum = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        if ((unseen->kinds[unseen->levels - 1] >> i & 1u) != 0) {
            units += unseen->pool[i];
            sum += unseen->pool[i] * force[i];
        }
    return others > 0 && units > 0 ? others * sum / units : 0;
}

// The probability that all hidden units are of these kinds and their force is at most `most`.
static double share(const Unseen *unseen, const uint8_t force[UNITS_MAX], unsigned kinds, int most) {
    Sums sums = {.count = unseen->count < COUNT_MOST ? unseen->count : COUNT_MOST};
    uint8_t scaled[UNITS_MAX];
    int strongest = 0;
    most -= average(unseen, force);
    if (most < 0)
        return 0;
    for (int i = 0; i < UNITS_MAX; i++)
        strongest = (kinds >> i & 1u) != 0 && force[i] > strongest ? force[i] : strongest;
    most = most < strongest * sums.count ? most : strongest * sums.count;
    const int grain = most / (FORCE_MOST + 1) + 1; // scales the force to fit the table
    for (int i = 0; i < UNITS_MAX; i++)
        scaled[i] = (uint8_t)((force[i] + grain / 2) / grain);
    sums.most = most / grain;
    sums.chance[0][0] = 1;
    follow(&sums, unseen, scaled, kinds);
    double chance = 0;
    for (int sum = 0; sum <= sums.most; sum++)
        chance += sums.chance[sums.count][sum];
    return chance;
}

static uint16_t thousandths(double chance) {
    const int rounded = (int)(chance * 1000 + 0.5);
    if (chance < SURE || chance > 1 - SURE)
        return chance < SURE ? 0 : 1000;
    return (uint16_t)(rounded < 1 ? 1 : rounded > 999 ? 999 : rounded);
}

// ---- the winner

static unsigned kinds_of(const EmpiresRules *rules, UnitKind kind) {
    unsigned kinds = 0;
    for (int i = 0; i < rules->unit_count; i++)
        kinds |= rules->unit[i].kind == kind ? 1u << i : 0;
    return kinds;
}

// Force of what is visible: cards that count per ship count visible ships only.
static int force_of(const EmpiresRules *rules, const EmpiresView *view, int place, bool defends,
                    const BattleSide *side, const BattleSide *other) {
    const Fighter fighter = {side->seat, sum_of(side->unit) > 0 ? side->unit : NULL,
                             sum_of(other->unit) > 0 ? other->unit : NULL, place, defends};
    if (side->seat >= view->table.seats)
        return 0;
    int force = empires_force(rules, &view->table, &fighter);
    for (int i = 0; i < side->card_count; i++)
        force += empires_card_force(rules, &view->table, side->seat, fighter.unit, side->card[i]);
    return force;
}

// The attacker's lead without hidden units. `leader`: if one of the hidden units of side `hides` is a leader,
// with its bonus but not its own force.
static int lead_of(const EmpiresRules *rules, const EmpiresView *view, int place,
                   const BattleSide *const side[SIDES], int hides, bool leader) {
    const unsigned leaders = kinds_of(rules, UNIT_LEADER);
    BattleSide with = *side[hides];
    int kind = 0;
    while (leader && leaders != 0 && (leaders >> kind & 1u) == 0)
        kind++;
    int own = 0;
    if (leader && leaders != 0) {
        with.unit[kind]++;
        own = race_of(rules, &view->table, with.seat)->force[kind];
    }
    const BattleSide *attacker = hides == SIDE_ATTACKER ? &with : side[SIDE_ATTACKER],
                     *defender = hides == SIDE_DEFENDER ? &with : side[SIDE_DEFENDER];
    const int lead = force_of(rules, view, place, false, attacker, defender) -
                     force_of(rules, view, place, true, defender, attacker);
    return hides == SIDE_ATTACKER ? lead - own : lead + own;
}

// The probability that the hidden units of side `hides` are too weak to change the winner.
static double chance_below(const EmpiresRules *rules, const EmpiresView *view, int place,
                           const BattleSide *const side[SIDES], int hides) {
    static const uint8_t nothing[UNITS_MAX];
    const Unseen *unseen = &side[hides]->unseen;
    const uint8_t *force = race_of(rules, &view->table, side[hides]->seat)->force;
    const unsigned leaders = kinds_of(rules, UNIT_LEADER), all = (1u << UNITS_MAX) - 1;
    int limit[2];
    for (int leader = 0; leader < 2; leader++) {
        const int lead = lead_of(rules, view, place, side, hides, leader != 0);
        limit[leader] = hides == SIDE_DEFENDER ? lead - 1 : -lead;
    }
    double below = share(unseen, force, all & ~leaders, limit[0]) + share(unseen, force, all, limit[1]) -
                   share(unseen, force, all & ~leaders, limit[1]);
    if (unseen->needs_ship) {
        const double none = share(unseen, nothing, leaders, 0);
        below = none < 1 ? (below - share(unseen, force, leaders, limit[1])) / (1 - none) : below;
    }
    return below;
}

static void measure(const EmpiresRules *rules, const EmpiresView *view, const BattleSide *side, int force,
                    int16_t *least, int16_t *most) {
    *least = *most = (int16_t)force;
    for (int strong = 0; strong < 2 && side->unseen.count > 0; strong++) {
        const uint8_t *worth = race_of(rules, &view->table, side->seat)->force;
        uint8_t unit[UNITS_MAX] = {0};
        int sum = force;
        empires_bound_units(rules, &side->unseen, worth, strong != 0, unit);
        for (int i = 0; i < UNITS_MAX; i++)
            sum += unit[i] * worth[i];
        *(strong != 0 ? most : least) = (int16_t)sum;
    }
}

void empires_odds(const EmpiresRules *rules, const EmpiresView *view, int place, const BattleSide *attacker,
                  const BattleSide *defender, BattleOdds *out) {
    const BattleSide *const side[SIDES] = {attacker, defender};
    const int attack = force_of(rules, view, place, false, attacker, defender),
              defence = force_of(rules, view, place, true, defender, attacker);
    memset(out, 0, sizeof *out);
    measure(rules, view, attacker, attack, &out->least[SIDE_ATTACKER], &out->most[SIDE_ATTACKER]);
    measure(rules, view, defender, defence, &out->least[SIDE_DEFENDER], &out->most[SIDE_DEFENDER]);
    out->is_known = attacker->unseen.count == 0 || defender->unseen.count == 0;
    if (!out->is_known)
        return;
    if (defender->unseen.count > 0)
        out->wins = thousandths(chance_below(rules, view, place, side, SIDE_DEFENDER));
    else if (attacker->unseen.count > 0)
        out->wins = thousandths(1 - chance_below(rules, view, place, side, SIDE_ATTACKER));
    else
        out->wins = attack > defence ? 1000 : 0;
}
