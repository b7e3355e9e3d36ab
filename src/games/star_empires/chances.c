// SPDX-License-Identifier: MIT
// Dice (rules §5.3 to §5.5), what a place offers by public information, and the yield and upkeep of systems
// and units (§5.7, §5.8).
#include "games/star_empires/forecast.h"

static uint16_t of_faces(int faces) {
    return (uint16_t)((faces * 1000 + DIE / 2) / DIE);
}

// ---- dice

void empires_explore_chances(const EmpiresRules *rules, ExploreChances *out) {
    int resources[DIE + 1] = {0}, minor[DIE + 1] = {0};
    for (int face = 0; face < DIE; face++) {
        resources[rules->resources[face] <= DIE ? rules->resources[face] : DIE]++;
        minor[rules->minor[face] <= DIE ? rules->minor[face] : DIE]++;
    }
    for (int value = 0; value <= DIE; value++) {
        out->resources[value] = of_faces(resources[value]);
        out->minor[value] = of_faces(minor[value]);
    }
    out->enigma = of_faces(rules->enigma_from <= DIE ? DIE + 1 - rules->enigma_from : 0);
}

int empires_enigma_help(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int most = 0;
    for (int i = 0; i < rules->unit_count; i++)
        most = unit[i] > 0 && rules->unit[i].enigma > most ? rules->unit[i].enigma : most;
    return most;
}

int empires_roll_bonus(const EmpiresRules *rules, const uint8_t function[], int count, RollWhat what) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
        const CardDef *card = &rules->card[function[i]];
        for (int k = 0; k < card->effect_count; k++)
            sum += card->effect[k].op == OP_ROLL && card->effect[k].what == what ? card->effect[k].n : 0;
    }
    return sum;
}

// Number of die faces that reach `needed` with `more` added.
static int faces_from(int needed, int more) {
    int faces = 0;
    for (int die = 1; die <= DIE; die++)
        faces += die + more >= needed;
    return faces;
}

// The consequence is rolled again while it only affects a minor race, so for a failed stack the remaining
// faces are equally likely.
void empires_enigma_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                            const uint8_t unit[UNITS_MAX], int more, EnigmaChances *out) {
    const int solved = faces_from(rules->enigma_solved, more), failed = DIE - solved;
    const bool stays =
        empires_ships(rules, unit) > 0 && empires_retreats(rules, &view->table, seat, place) != 0;
    int count[CONSEQUENCE_MINOR_LOST + 1] = {0};
    for (int face = 0; face < DIE; face++)
        count[rules->consequence[face]]++;
    const int ends = count[CONSEQUENCE_DESTROY] + count[CONSEQUENCE_RETREAT];
    memset(out, 0, sizeof *out);
    out->solved = of_faces(solved);
    if (stays && ends > 0)
        out->retreats =
            (uint16_t)((failed * count[CONSEQUENCE_RETREAT] * 1000 + DIE * ends / 2) / (DIE * ends));
    out->destroyed = (uint16_t)(1000 - out->solved - out->retreats);
    if (view->table.system[place].minor > 0)
        out->minor_lost =
            (uint16_t)((failed * count[CONSEQUENCE_MINOR_LOST] * 1000 + DIE * DIE / 2) / (DIE * DIE));
}

void empires_diplomacy_chances(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int more,
                               DiplomacyChances *out) {
    const int sum = more + race_of(rules, &view->table, seat)->diplomacy_bonus;
    int barred = 0;
    for (int die = 1; die <= DIE; die++)
        barred += die + sum < rules->diplomacy_joins && die <= rules->diplomacy_barred;
    out->joins = of_faces(faces_from(rules->diplomacy_joins, sum));
    out->barred = of_faces(barred);
}

// ---- what a place offers

// Returns true if the seat may take the system when it is alone there.
static bool is_open(const EmpiresBoard *s, Seat seat, int place) {
    const SystemState *system = &s->system[place];
    if (owner_of(s, place) == seat)
        return false;
    if (has_mark(s, place, SYSTEM_CLAIM) && s->active == seat)
        return true;
    return system->minor == 0 &&
           (system->owner == 0 || (!has_mark(s, place, SYSTEM_COLONY) && !is_home(s, place)));
}

static bool can_attack(const EmpiresBoard *s, Seat other) {
    return !empires_is_truce(s) && (s->peace >> other & 1u) == 0;
}

static void find_system(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int place, Waits *out) {
    const SystemState *system = &s->system[place];
    const Seat owner = owner_of(s, place);
    out->explores = !has_mark(s, place, SYSTEM_EXPLORED);
    out->enigma = has_mark(s, place, SYSTEM_ENIGMA);
    if (out->explores || out->enigma)
        return;
    const bool claimed = has_mark(s, place, SYSTEM_CLAIM) && s->active == seat;
    const bool neutral = owner == SEAT_NONE && system->minor > 0;
    out->diplomacy = neutral && (system->barred >> seat & 1u) == 0;
    out->conquest = neutral && !claimed && !race_of(rules, s, seat)->no_conquest;
    if (owner != SEAT_NONE && owner != seat && !claimed && can_attack(s, owner))
        out->garrison = (uint8_t)empires_garrison(rules, s, place);
    out->controls = is_open(s, seat, place);
}

void empires_place_options(const EmpiresRules *rules, const EmpiresView *view, Seat seat, int place,
                           Waits *out) {
    const EmpiresBoard *s = &view->table;
    memset(out, 0, sizeof *out);
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat != seat)
            out->stacks |= (uint8_t)(1u << s->stack[i].seat);
    for (Seat other = 0; other < s->seats; other++)
        if ((out->stacks >> other & 1u) != 0 && can_attack(s, other))
            out->attacks |= (uint8_t)(1u << other);
    if (has_place(chart_of(rules, s)->is_system, place))
        find_system(rules, s, seat, place, out);
}

// ---- yield
