// SPDX-License-Identifier: MIT
// Where a group can come to (rules §5.2): step by step, twice over: before and after it has gone through a
// worm hole, which it may do once. All places of a step at once, one bit each.
#include "games/star_empires/numbers.h"

// Places that a move ends in when it enters them.
static uint64_t stops(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    const Chart *chart = chart_of(rules, s);
    uint64_t places = chart->is_nebula | empires_opposing(s, seat);
    for (int place = 0; place < chart->places; place++)
        if (has_place(chart->is_system, place) &&
            (!has_mark(s, place, SYSTEM_EXPLORED) || has_mark(s, place, SYSTEM_ENIGMA)))
            places |= bit_of(place);
    return places;
}

static uint64_t beside(const Chart *chart, uint64_t from) {
    uint64_t places = 0;
    for (int place = 0; place < PLACES_MAX && from >> place != 0; place++)
        if (has_place(from, place))
            places |= chart->near[place];
    return places;
}

// The other ends of the worm holes among `from`.
static uint64_t through(const Chart *chart, uint64_t from) {
    const uint64_t mouths = from & chart->is_wormhole;
    if (mouths == 0)
        return 0;
    const bool several = (mouths & (mouths - 1)) != 0;
    return several ? chart->is_wormhole : chart->is_wormhole & ~mouths;
}

static void note_steps(uint8_t steps[PLACES_MAX], uint64_t fresh, int step) {
    for (int place = 0; place < PLACES_MAX && steps != NULL; place++)
        if (has_place(fresh, place))
            steps[place] = (uint8_t)step;
}

uint64_t empires_reach(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int speed,
                       uint8_t steps[PLACES_MAX]) {
    const Chart *chart = chart_of(rules, s);
    const uint64_t start = bit_of(from), ends = stops(rules, s, seat);
    uint64_t seen[2] = {start, through(chart, start)}; // not yet, and once gone through
    uint64_t front[2] = {start, seen[1] & ~ends};
    note_steps(steps, seen[1], 0);
    for (int step = 1; step <= speed && (front[0] | front[1]) != 0; step++) {
        const uint64_t known = seen[0] | seen[1];
        const uint64_t next = beside(chart, front[0]) & ~seen[0];
        const uint64_t behind = (beside(chart, front[1]) | through(chart, next & ~ends)) & ~seen[1];
        seen[0] |= next;
        seen[1] |= behind;
        front[0] = next & ~ends;
        front[1] = behind & ~ends;
        note_steps(steps, (seen[0] | seen[1]) & ~known, step);
    }
    return (seen[0] | seen[1]) & ~start;
}
