// SPDX-License-Identifier: MIT
// Building sites (rules §5.7).
#include "games/star_empires/numbers.h"

uint64_t empires_yards(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    uint64_t places = empires_bases(rules, s, seat);
    const uint8_t home = s->seat[seat].home;
    if (owner_of(s, home) == seat)
        places |= bit_of(home);
    for (int place = 0; place < PLACES_MAX; place++)
        if (owner_of(s, place) == seat && has_mark(s, place, SYSTEM_SHIPYARD))
            places |= bit_of(place);
    return places & ~empires_opposing(s, seat) & empires_open_places(s, seat);
}

uint64_t empires_base_sites(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    const Chart *chart = chart_of(rules, s);
    uint64_t places = 0;
    for (int place = 0; place < chart->places; place++)
        if (owner_of(s, place) == seat)
            places |= chart->near[place];
    return places & ~chart->is_system & ~empires_opposing(s, seat) & ~empires_bases(rules, s, seat) &
           empires_open_places(s, seat);
}

bool empires_can_mark(const EmpiresBoard *s, Seat seat, int place, Mark mark) {
    if (owner_of(s, place) != seat || is_home(s, place))
        return false;
    const bool colony = has_mark(s, place, SYSTEM_COLONY);
    switch (mark) {
    case MARK_COLONY:
        return !colony;
    case MARK_SHIPYARD:
        return colony && !has_mark(s, place, SYSTEM_SHIPYARD);
    case MARK_TERRAFORM:
        return colony && s->system[place].minor == 0 && !has_mark(s, place, SYSTEM_TERRAFORM);
    case MARKS:
        break;
    }
    return false;
}

int empires_mark_cost(const EmpiresRules *rules, Mark mark) {
    return mark == MARK_COLONY     ? rules->colony_cost
           : mark == MARK_SHIPYARD ? rules->shipyard_cost
                                   : rules->terraform_cost;
}
