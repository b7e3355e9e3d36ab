// SPDX-License-Identifier: MIT
// Where a group can move to (rules §5.2): a breadth-first search over two layers, before and after using a
// worm hole, which is allowed once. Sets of places are bit masks, expanded a step at a time. Routes are
// searched in the same way, node by node.
#include "games/star_empires/numbers.h"

_Static_assert(STACKS_OPENED + EMPIRES_SEATS + 2 <= STACKS_MAX, "what is under way finds room");

uint64_t empires_open_places(const EmpiresBoard *s, Seat seat) {
    uint64_t places = 0;
    if (s->stack_count < STACKS_OPENED)
        return ~places;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].seat == seat)
            places |= bit_of(s->stack[i].place);
    return places;
}

// Places at which a move ends.
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

// The worm holes reached by entering those among `from`.
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
    uint64_t seen[2] = {start, through(chart, start)}; // layers: before, and after using a worm hole
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
    return (seen[0] | seen[1]) & ~start & empires_open_places(s, seat);
}

// ---- routes

#define NODES (2 * PLACES_MAX) // each place twice: before and after using a worm hole

typedef struct RouteSearch {
    const Chart *chart;
    uint64_t ends;         // places at which a move ends, one bit each
    int from;              // the node where the group is
    int8_t steps[NODES];   // length of the shortest route to the node; -1: not reached yet
    uint8_t before[NODES]; // the node before it on that route
} RouteSearch;

// Keeps the first route found to a node.
static void find_node(RouteSearch *search, int before, int node, int steps) {
    if (search->steps[node] >= 0)
        return;
    search->steps[node] = (int8_t)steps;
    search->before[node] = (uint8_t)before;
}

// Returns true if the group may continue from this node.
static bool goes_on(const RouteSearch *search, int node) {
    const int place = node % PLACES_MAX;
    return search->steps[node] >= 0 && (node == search->from || !has_place(search->ends, place));
}

// Expands the search by one step.
static void take_step(RouteSearch *search, int step) {
    const Chart *chart = search->chart;
    for (int node = 0; node < NODES; node++)
        for (int to = 0; to < chart->places && search->steps[node] == step && goes_on(search, node); to++)
            if (has_place(chart->near[node % PLACES_MAX], to))
                find_node(search, node, node - node % PLACES_MAX + to, step + 1);
}

static void go_through(RouteSearch *search, int step) {
    const Chart *chart = search->chart;
    for (int mouth = 0; mouth < chart->places; mouth++)
        for (int to = 0; to < chart->places && has_place(chart->is_wormhole, mouth) &&
                         search->steps[mouth] == step && goes_on(search, mouth);
             to++)
            if (to != mouth && has_place(chart->is_wormhole, to))
                find_node(search, mouth, PLACES_MAX + to, step);
}

// Writes the route, following `before` from the destination to the start.
static void write_way(const RouteSearch *search, int node, Way *out) {
    int count = 0;
    for (int at = node; at != search->from; at = search->before[at])
        count++;
    out->count = (uint8_t)count;
    for (int at = node; at != search->from; at = search->before[at]) {
        count--;
        out->place[count] = (uint8_t)(at % PLACES_MAX);
        out->steps[count] = (uint8_t)search->steps[at];
    }
}

void empires_way(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, int from, int to, int speed,
                 Way *out) {
    RouteSearch search = {.chart = chart_of(rules, s), .ends = stops(rules, s, seat), .from = from};
    const int last = speed < PLACES_MAX ? speed : PLACES_MAX;
    memset(search.steps, -1, sizeof search.steps);
    memset(out, 0, sizeof *out);
    search.steps[from] = 0;
    if (from == to)
        return;
    for (int step = 0; step <= last; step++) {
        go_through(&search, step);
        for (int node = to; node < NODES; node += PLACES_MAX)
            if (search.steps[node] >= 0) {
                write_way(&search, node, out);
                return;
            }
        if (step < last)
            take_step(&search, step);
    }
}
