// SPDX-License-Identifier: MIT
// Ways by counting back from the end; battles by going through all numbers of hidden units of each kind, each
// as likely as it would be drawn from the units that are seen nowhere.
#include "games/star_empires/outlook.h"

#include "games/star_empires/numbers.h"

// ---- ways

// A step from one place to the other, or through a worm hole.
static bool leads(const Chart *chart, int from, int to, bool through) {
    if (through)
        return has_place(chart->is_wormhole, from) && has_place(chart->is_wormhole, to) && from != to;
    return has_place(chart->near[from], to);
}

typedef struct WaySearch {
    const EmpiresRules *rules;
    const EmpiresBoard *s;
    Seat seat;
    int from, speed;
    uint64_t goes_on; // places that a move need not end in
    OutlookPath *path;
} WaySearch;

// From the last place of the path on, with so many steps left; the worm hole can be used once.
static bool go_on(WaySearch *search, int to, int left, bool through) {
    const Chart *chart = chart_of(search->rules, search->s);
    OutlookPath *path = search->path;
    const int at = path->place[path->count - 1], step = path->step[path->count - 1];
    if (at == to)
        return true;
    if (path->count > 1 && !has_place(search->goes_on, at))
        return false;
    for (int free = through ? 1 : 0; free < 2; free++) // the jump costs nothing
        for (int next = 0; next < chart->places; next++) {
            const bool jump = free == 0;
            if (!leads(chart, at, next, jump) || (!jump && left == 0) || path->count >= PLACES_MAX)
                continue;
            path->place[path->count] = (uint8_t)next;
            path->step[path->count++] = (uint8_t)(step + !jump);
            if (go_on(search, to, left - !jump, through || jump))
                return true;
            path->count--;
        }
    return false;
}

// Where a group that only passes has to stop is where another step from there leads nowhere.
static uint64_t places_to_pass(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    const Chart *chart = chart_of(rules, s);
    uint64_t stops = chart->is_nebula | empires_opposing(s, seat);
    for (int place = 0; place < chart->places; place++)
        if (has_place(chart->is_system, place) &&
            (!has_mark(s, place, SYSTEM_EXPLORED) || has_mark(s, place, SYSTEM_ENIGMA)))
            stops |= bit_of(place);
    return ~stops;
}

bool empires_outlook_path(const EmpiresRules *rules, const EmpiresView *view, Seat seat,
                          const uint8_t unit[UNITS_MAX], int from, int to, OutlookPath *out) {
    uint8_t steps[PLACES_MAX] = {0};
    const int speed = empires_speed(rules, unit);
    WaySearch search = {rules, &view->table, seat, from, speed, 0, out};
    if (!has_place(empires_reach(rules, &view->table, seat, from, speed, steps), to))
        return false;
    search.goes_on = places_to_pass(rules, &view->table, seat);
    *out = (OutlookPath){.count = 1, .place = {(uint8_t)from}};
    return go_on(&search, to, steps[to], false);
}

// ---- hidden units

// Units of each kind that the view sees nowhere, no stronger than `limit` for the race.
static int unseen_units(const EmpiresRules *rules, const EmpiresView *view, const RaceDef *race, int limit,
                        uint8_t out[UNITS_MAX]) {
    const EmpiresBoard *s = &view->table;
    int all = 0;
    for (int i = 0; i < rules->unit_count; i++) {
        int left = rules->unit[i].count * rules->unit_sets.seats[s->seats] - s->pile[i];
        for (int k = 0; k < s->stack_count; k++)
            left -= s->stack[k].unit[i];
        const bool fits = rules->unit[i].kind != UNIT_BASE && race->force[i] <= limit;
        out[i] = (uint8_t)(left > 0 && fits ? left : 0);
        all += out[i];
    }
    return all;
}

#define SUM_MAX 320 // force of hidden units that is told apart

// How likely each sum is, without a leader and with one.
typedef struct Sums {
    double share[2][SUM_MAX];
    int least, most;
} Sums;

static double ways(int from, int taken) {
    double number = 1;
    for (int i = 0; i < taken; i++)
        number = number * (from - i) / (i + 1);
    return number;
}

// Kind by kind: of `count` units so many are of it.
static void add_kind(const double now[2][SUM_MAX], double then[2][SUM_MAX], int force, bool leads_them,
                     int there, int taken) {
    const double factor = ways(there, taken);
    for (int leader = 0; leader < 2; leader++)
        for (int sum = 0; sum + force * taken < SUM_MAX; sum++)
            then[leader | (leads_them && taken > 0)][sum + force * taken] += now[leader][sum] * factor;
}

#define UNSEEN_MAX 24 // of a stack; more count as so many

// By how many units have been drawn so far.
typedef struct Partial {
    double share[UNSEEN_MAX + 1][2][SUM_MAX];
} Partial;

static int strongest_force(const EmpiresRules *rules, const RaceDef *race, const uint8_t unit[UNITS_MAX]) {
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && rules->unit[i].kind != UNIT_BASE && race->force[i] > force)
            force = race->force[i];
    return force > 0 ? force : 99;
}

static void note_bounds(Sums *sums) {
    sums->least = SUM_MAX;
    sums->most = 0;
    for (int sum = 0; sum < SUM_MAX; sum++)
        if (sums->share[0][sum] + sums->share[1][sum] > 0) {
            sums->least = sum < sums->least ? sum : sums->least;
            sums->most = sum;
        }
    if (sums->least == SUM_MAX)
        sums->least = 0;
}

static void hidden_sums(const EmpiresRules *rules, const EmpiresView *view, const OutlookSide *side, Sums *out) {
    static const double none[2][SUM_MAX];
    static _Thread_local Partial tables[2];
    uint8_t unseen[UNITS_MAX];
    memcpy(out->share, none, sizeof none);
    out->share[0][0] = 1;
    out->least = out->most = 0;
    if (side->hidden == 0 || side->seat == SEAT_NONE)
        return;
    const RaceDef *race = race_of(rules, &view->table, side->seat);
    const int hidden = side->hidden < UNSEEN_MAX ? side->hidden : UNSEEN_MAX;
    unseen_units(rules, view, race, strongest_force(rules, race, side->unit), unseen);
    Partial *now = &tables[0], *then = &tables[1];
    memset(now, 0, sizeof *now);
    now->share[0][0][0] = 1;
    for (int i = 0; i < rules->unit_count; i++) {
        memset(then, 0, sizeof *then);
        for (int have = 0; have <= hidden; have++)
            for (int taken = 0; taken <= unseen[i] && have + taken <= hidden; taken++)
                add_kind((const double(*)[SUM_MAX])now->share[have], then->share[have + taken], race->force[i],
                         rules->unit[i].kind == UNIT_LEADER, unseen[i], taken);
        Partial *swap = now;
        now = then;
        then = swap;
    }
    double all = 0;
    for (int sum = 0; sum < SUM_MAX; sum++)
        all += now->share[hidden][0][sum] + now->share[hidden][1][sum];
    if (all <= 0)
        return;
    for (int leader = 0; leader < 2; leader++)
        for (int sum = 0; sum < SUM_MAX; sum++)
            out->share[leader][sum] = now->share[hidden][leader][sum] / all;
    note_bounds(out);
}

// ---- battles

// Without leaders' bonus, which depends on what is hidden.
static int plain_force(const EmpiresRules *rules, const EmpiresBoard *s, const OutlookSide *side,
                       const OutlookSide *other, int place, bool defends) {
    if (side->seat == SEAT_NONE)
        return empires_garrison(rules, s, place);
    const bool there = sum_of(side->unit) + side->hidden > 0; // else the garrison alone
    const Fighter fighter = {side->seat, there ? side->unit : NULL, other->unit, place, defends};
    const bool leads = empires_has_kind(rules, side->unit, UNIT_LEADER) &&
                       !empires_has_kind(rules, other->unit, UNIT_LEADER);
    return empires_force(rules, s, &fighter) - (leads ? rules->leader_force : 0);
}

// The chance that the attacker, with one leader or none there, has more.
static double share_of_wins(const EmpiresRules *rules, const Sums sums[SIDES], const int force[SIDES],
                            const bool leader[SIDES], int mine, int theirs) {
    const bool a = leader[SIDE_ATTACKER] || mine, d = leader[SIDE_DEFENDER] || theirs;
    const int more = (a && !d ? rules->leader_force : 0) - (d && !a ? rules->leader_force : 0);
    const int ahead = force[SIDE_ATTACKER] - force[SIDE_DEFENDER] + more;
    double behind[SUM_MAX + 1], all = 0, wins = 0;
    behind[0] = 0; // that the defender's hidden units are worth less than so much
    for (int sum = 0; sum < SUM_MAX; sum++)
        behind[sum + 1] = all += sums[SIDE_DEFENDER].share[theirs][sum];
    for (int sum = 0; sum < SUM_MAX; sum++) {
        const int most = ahead + sum; // a tie is the defender's
        if (sums[SIDE_ATTACKER].share[mine][sum] > 0 && most > 0)
            wins += sums[SIDE_ATTACKER].share[mine][sum] * behind[most < SUM_MAX ? most : SUM_MAX];
    }
    return wins;
}

void empires_outlook_battle(const EmpiresRules *rules, const EmpiresView *view, const OutlookSide *attacker,
                            const OutlookSide *defender, int place, OutlookBattle *out) {
    static _Thread_local Sums sums[SIDES];
    const OutlookSide *sides[SIDES] = {attacker, defender};
    bool leader[SIDES];
    double win = 0;
    int plain[SIDES];
    *out = (OutlookBattle){.garrison = empires_garrison(rules, &view->table, place)};
    for (int side = 0; side < SIDES; side++) {
        hidden_sums(rules, view, sides[side], &sums[side]);
        leader[side] = empires_has_kind(rules, sides[side]->unit, UNIT_LEADER);
        plain[side] = plain_force(rules, &view->table, sides[side], sides[1 - side], place, side == SIDE_DEFENDER);
        out->hidden[side] = sides[side]->hidden;
        out->least[side] = sums[side].least;
        out->most[side] = sums[side].most;
    }
    for (int side = 0; side < SIDES; side++)
        out->force[side] = plain[side] + (leader[side] && !leader[1 - side] && sides[1 - side]->hidden == 0
                                              ? rules->leader_force
                                              : 0);
    for (int mine = 0; mine < 2; mine++)
        for (int theirs = 0; theirs < 2; theirs++)
            win += share_of_wins(rules, sums, plain, leader, mine, theirs);
    out->win = (int)(win * 1000 + 0.5);
}

// ---- parts

static int add_part(OutlookPart out[OUTLOOK_PARTS], int count, OutlookPartKind kind, uint8_t function, int amount) {
    if (count < OUTLOOK_PARTS && (amount != 0 || kind == PART_UNITS))
        out[count++] = (OutlookPart){(uint8_t)kind, function, amount};
    return count;
}

int empires_outlook_parts(const EmpiresRules *rules, const EmpiresView *view, Seat seat,
                          const uint8_t unit[UNITS_MAX], const uint8_t against[UNITS_MAX], int place,
                          bool defends, const uint8_t function[], int functions,
                          OutlookPart out[OUTLOOK_PARTS]) {
    const EmpiresBoard *s = &view->table;
    const RaceDef *race = race_of(rules, s, seat);
    const Fighter fighter = {seat, sum_of(unit) > 0 ? unit : NULL, against, place, defends};
    const bool system = has_place(chart_of(rules, s)->is_system, place);
    int units = 0, count = 0;
    for (int i = 0; i < rules->unit_count; i++)
        units += unit[i] * race->force[i];
    const int leader = empires_has_kind(rules, unit, UNIT_LEADER) && !empires_has_kind(rules, against, UNIT_LEADER)
                           ? rules->leader_force
                           : 0;
    const int at_system = system && sum_of(unit) > 0 ? race->system_force : 0;
    const int garrison = defends && owner_of(s, place) == seat ? empires_garrison(rules, s, place) : 0;
    const int base = empires_force(rules, s, &fighter) - units - leader - at_system - garrison;
    count = add_part(out, count, PART_UNITS, NONE, units);
    count = add_part(out, count, PART_LEADER, NONE, leader);
    count = add_part(out, count, PART_SYSTEM, NONE, at_system);
    count = add_part(out, count, PART_STARBASE, NONE, base);
    count = add_part(out, count, PART_GARRISON, NONE, garrison);
    for (int i = 0; i < functions; i++)
        count = add_part(out, count, PART_CARD, function[i], empires_card_force(rules, s, seat, unit, function[i]));
    return count;
}

// ---- dice

int empires_outlook_die(int more, int needed) {
    int good = 0;
    for (int die = 1; die <= DIE; die++)
        good += die + more >= needed;
    return (good * 1000 + DIE / 2) / DIE;
}

int empires_outlook_product(int force) {
    int good = 0;
    for (int a = 1; a <= DIE; a++)
        for (int b = 1; b <= DIE; b++)
            good += force > a * b;
    return (good * 1000 + DIE * DIE / 2) / (DIE * DIE);
}

int empires_outlook_enigma_bonus(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int most = 0;
    for (int i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && rules->unit[i].enigma > most)
            most = rules->unit[i].enigma;
    return most;
}

uint8_t empires_outlook_asked(const EmpiresView *view, Seat mover, int to) {
    const EmpiresBoard *s = &view->table;
    uint8_t asked = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != mover && s->seat[seat].alive && (stack_of(s, to, seat) != NULL || owner_of(s, to) == seat))
            asked |= (uint8_t)(1u << seat);
    return asked;
}
