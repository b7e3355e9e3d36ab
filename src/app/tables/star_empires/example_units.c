// SPDX-License-Identifier: MIT
// What an example of the rules involves: what happens to the units at a place, which systems change, and in
// which territories something happens.
#include "app/tables/star_empires/example.h"

#include <string.h>

// ---- what becomes of units

static int units_at(const EmpiresBoard *s, uint8_t place, Seat seat, int unit) {
    const Stack *stack = stack_of(s, place, seat);
    return stack != NULL ? stack->unit[unit] : 0;
}

static int units_in_all(const EmpiresBoard *s, Seat seat, int unit) {
    int sum = 0;
    for (int i = 0; i < s->stack_count; i++)
        sum += s->stack[i].seat == seat ? s->stack[i].unit[unit] : 0;
    return sum;
}

// Units that are nowhere afterwards are taken from the first places that miss them.
UnitFate empires_example_fate(const Example *example, uint8_t place, Seat seat, int unit) {
    const int was = units_at(example->was, place, seat, unit), is = units_at(example->is, place, seat, unit);
    UnitFate fate = {.stays = was < is ? was : is, .comes = was < is ? is - was : 0};
    int lost = units_in_all(example->was, seat, unit) - units_in_all(example->is, seat, unit);
    for (uint8_t at = 0; at < place && lost > 0; at++) {
        const int missing = units_at(example->was, at, seat, unit) - units_at(example->is, at, seat, unit);
        lost -= missing > 0 ? missing : 0;
    }
    const int missing = was - fate.stays;
    fate.lost = lost < 0 ? 0 : lost < missing ? lost : missing;
    fate.leaves = missing - fate.lost;
    return fate;
}

UnitFate empires_example_fates(const Example *example, uint8_t place, Seat seat) {
    UnitFate all = {0};
    for (int unit = 0; unit < example->rules->unit_count; unit++) {
        const UnitFate fate = empires_example_fate(example, place, seat, unit);
        all.stays += fate.stays, all.comes += fate.comes;
        all.leaves += fate.leaves, all.lost += fate.lost;
    }
    return all;
}

static bool has_units(const Example *example, uint8_t place, Seat seat) {
    return stack_of(example->was, place, seat) != NULL || stack_of(example->is, place, seat) != NULL;
}

// ---- places

static SystemState unclaimed(SystemState system) {
    system.marks &= (uint8_t)~SYSTEM_CLAIM;
    return system;
}

static bool has_changed(const Example *example, uint8_t place) {
    const SystemState was = unclaimed(example->was->system[place]),
                      is = unclaimed(example->is->system[place]);
    return memcmp(&was, &is, sizeof was) != 0;
}

uint64_t empires_example_places(const Example *example) {
    uint64_t places = 0;
    for (uint8_t at = 0; at < example->chart->places; at++) {
        bool about = has_changed(example, at);
        for (Seat seat = 0; seat < example->is->seats; seat++)
            about |= has_units(example, at, seat);
        places |= about ? bit_of(at) : 0;
    }
    return places;
}

bool empires_example_is_left(const Example *example, uint8_t place) {
    bool left = false;
    for (Seat seat = 0; seat < example->is->seats; seat++)
        left |= empires_example_fates(example, place, seat).leaves > 0;
    return left;
}
