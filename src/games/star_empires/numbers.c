// SPDX-License-Identifier: MIT
// Revenue, garrisons and force (rules §4, §6), computed from the board.
#include "games/star_empires/numbers.h"

int empires_systems(const EmpiresBoard *s, Seat seat) {
    int count = 0;
    for (int place = 0; place < PLACES_MAX; place++)
        count += s->system[place].owner == seat + 1;
    return count;
}

int empires_minors(const EmpiresBoard *s, Seat seat) {
    int count = 0;
    for (int place = 0; place < PLACES_MAX; place++)
        count += s->system[place].owner == seat + 1 && s->system[place].minor > 0;
    return count;
}

int empires_earnings(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, uint8_t card) {
    const CardEffect *effect = card_effect(&rules->card[card], OP_CREDITS);
    return effect->n + effect->per_minor * empires_minors(s, seat);
}

int empires_units(const EmpiresBoard *s, Seat seat) {
    int count = 0;
    for (int i = 0; i < s->stack_count; i++)
        count += s->stack[i].seat == seat ? sum_of(s->stack[i].unit) : 0;
    return count;
}

int empires_system_revenue(const EmpiresRules *rules, const EmpiresBoard *s, int place, Seat seat) {
    const SystemState *system = &s->system[place];
    if (is_home(s, place))
        return rules->home_revenue;
    int revenue = 0;
    if (system->minor > 0)
        revenue = system->resources + system->minor + race_of(rules, s, seat)->minor_revenue;
    else if (has_mark(s, place, SYSTEM_COLONY))
        revenue = system->resources;
    return revenue + (has_mark(s, place, SYSTEM_TERRAFORM) ? rules->terraform_revenue : 0);
}

int empires_revenue(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    int revenue = 0;
    for (int place = 0; place < PLACES_MAX; place++)
        if (s->system[place].owner == seat + 1)
            revenue += empires_system_revenue(rules, s, place, seat);
    return revenue;
}

int empires_draw_count(const EmpiresRules *rules, const EmpiresBoard *s) {
    const bool is_very_first = s->seats == 2 && s->round == 1 && s->active == s->first;
    return is_very_first ? rules->first_draw : rules->draw;
}

int empires_garrison(const EmpiresRules *rules, const EmpiresBoard *s, int place) {
    if (is_home(s, place))
        return rules->home_garrison;
    return has_mark(s, place, SYSTEM_COLONY) || s->system[place].minor > 0 ? rules->garrison : 0;
}

bool empires_is_truce(const EmpiresBoard *s) {
    return s->round <= s->truce;
}

uint64_t empires_stacks(const EmpiresBoard *s, Seat seat) {
    uint64_t places = 0;
    for (int i = 0; i < s->stack_count; i++)
        places |= s->stack[i].seat == seat ? bit_of(s->stack[i].place) : 0;
    return places;
}

uint64_t empires_opposing(const EmpiresBoard *s, Seat seat) {
    uint64_t places = 0;
    for (int i = 0; i < s->stack_count; i++)
        places |= s->stack[i].seat != seat ? bit_of(s->stack[i].place) : 0;
    return places;
}

uint64_t empires_bases(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    uint64_t places = 0;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].seat == seat && empires_has_kind(rules, s->stack[i].unit, UNIT_BASE))
            places |= bit_of(s->stack[i].place);
    return places;
}

uint64_t empires_controlled(const EmpiresBoard *s, Seat seat) {
    uint64_t places = 0;
    for (int place = 0; place < PLACES_MAX; place++)
        places |= s->system[place].owner == seat + 1 ? bit_of(place) : 0;
    return places;
}

int empires_total_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    const RaceDef *race = race_of(rules, s, seat);
    int force = 0;
    for (int i = 0; i < s->stack_count; i++)
        for (int unit = 0; unit < UNITS_MAX && s->stack[i].seat == seat; unit++)
            force += s->stack[i].unit[unit] * race->force[unit];
    return force;
}

bool empires_exceeds_share(const EmpiresRules *rules, const EmpiresBoard *s, int systems, int percent) {
    return systems * 100 > chart_of(rules, s)->systems * percent;
}

// A move to a place threatens each other living seat that has a stack there or controls it.
uint8_t empires_threatened(const EmpiresBoard *s, Seat mover, int to) {
    uint8_t seats = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != mover && s->seat[seat].alive &&
            (stack_of(s, to, seat) != NULL || owner_of(s, to) == seat))
            seats |= (uint8_t)(1u << seat);
    return seats;
}

// ---- units

int empires_ships(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int count = 0;
    for (int i = 0; i < rules->unit_count; i++)
        count += rules->unit[i].kind == UNIT_SHIP ? unit[i] : 0;
    return count;
}

bool empires_has_kind(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX], UnitKind kind) {
    for (int i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && rules->unit[i].kind == kind)
            return true;
    return false;
}

int empires_speed(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int speed = 99;
    for (int i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && rules->unit[i].kind == UNIT_SHIP && rules->unit[i].speed < speed)
            speed = rules->unit[i].speed;
    return speed;
}

uint8_t empires_strongest(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat,
                          const uint8_t unit[UNITS_MAX]) {
    const RaceDef *race = race_of(rules, s, seat);
    for (int i = 0; i < UNITS_MAX; i++)
        if (unit[race->strongest[i]] > 0)
            return race->strongest[i];
    return NONE;
}

int empires_printed_force(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += unit[i] * rules->unit[i].force;
    return force;
}

// ---- battles

static bool has_leader(const EmpiresRules *rules, const uint8_t *unit) {
    return unit != NULL && empires_has_kind(rules, unit, UNIT_LEADER);
}

// Bonuses of a stack that do not come from its units.
static int surroundings(const EmpiresRules *rules, const EmpiresBoard *s, const Fighter *fighter) {
    const Chart *chart = chart_of(rules, s);
    int force = 0;
    if (has_leader(rules, fighter->unit) && !has_leader(rules, fighter->against))
        force += rules->leader_force;
    if (has_place(chart->is_system, fighter->place))
        force += race_of(rules, s, fighter->seat)->system_force;
    if ((empires_bases(rules, s, fighter->seat) & chart->near[fighter->place]) != 0)
        force += rules->starbase_force;
    return force;
}

int empires_force(const EmpiresRules *rules, const EmpiresBoard *s, const Fighter *fighter) {
    const RaceDef *race = race_of(rules, s, fighter->seat);
    int force = 0;
    for (int i = 0; i < rules->unit_count && fighter->unit != NULL; i++)
        force += fighter->unit[i] * race->force[i];
    if (fighter->unit != NULL)
        force += surroundings(rules, s, fighter);
    if (fighter->defends && owner_of(s, fighter->place) == fighter->seat)
        force += empires_garrison(rules, s, fighter->place);
    return force;
}

int empires_card_force(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, const uint8_t *unit,
                       uint8_t function) {
    if ((function & CARD_MARKED) != 0)
        return 0;
    const CardEffect *effect = card_effect(&rules->card[function], OP_FORCE);
    int force = race_of(rules, s, seat)->bonus[function];
    if (effect != NULL)
        force += effect->n + effect->per_ship * (unit != NULL ? empires_ships(rules, unit) : 0);
    return force;
}

uint64_t empires_retreats(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int place) {
    const Chart *chart = chart_of(rules, s);
    uint64_t open = chart->near[place];
    if (has_place(chart->is_wormhole, place))
        open |= chart->is_wormhole & ~bit_of(place);
    open &= ~empires_opposing(s, seat);
    for (int to = 0; to < chart->places; to++)
        if (has_place(open & chart->is_system, to) &&
            (!has_mark(s, to, SYSTEM_EXPLORED) || has_mark(s, to, SYSTEM_ENIGMA) ||
             (s->system[to].owner != 0 && s->system[to].owner != seat + 1)))
            open &= ~bit_of(to);
    return open;
}
