// SPDX-License-Identifier: MIT
// Adding, removing and moving units on the map and in the pile; credits. Only moving a whole stack emits an
// event.
#include "games/star_empires/flow.h"

// The index of the stack, or where it would be inserted.
static int find(const EmpiresState *s, int place, Seat seat) {
    int at = 0;
    while (at < s->stack_count &&
           (s->stack[at].place < place || (s->stack[at].place == place && s->stack[at].seat < seat)))
        at++;
    return at;
}

static bool lies_at(const EmpiresState *s, int at, int place, Seat seat) {
    return at < s->stack_count && s->stack[at].place == place && s->stack[at].seat == seat;
}

// Returns the stack, inserting an empty one if there is none.
static Stack *open_stack(EmpiresState *s, int place, Seat seat) {
    const int at = find(s, place, seat);
    if (!lies_at(s, at, place, seat)) {
        memmove(&s->stack[at + 1], &s->stack[at], (size_t)(s->stack_count - at) * sizeof s->stack[0]);
        memset(&s->stack[at], 0, sizeof s->stack[at]);
        s->stack[at].place = (uint8_t)place;
        s->stack[at].seat = seat;
        s->stack_count++;
    }
    return &s->stack[at];
}

static void close_if_empty(EmpiresState *s, int at) {
    if (sum_of(s->stack[at].unit) > 0)
        return;
    s->stack_count--;
    memmove(&s->stack[at], &s->stack[at + 1], (size_t)(s->stack_count - at) * sizeof s->stack[0]);
    memset(&s->stack[s->stack_count], 0, sizeof s->stack[0]);
}

void empires_add_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]) {
    if (sum_of(unit) == 0)
        return;
    Stack *stack = open_stack(s, place, seat);
    for (int i = 0; i < UNITS_MAX; i++)
        stack->unit[i] = (uint8_t)(stack->unit[i] + unit[i]);
}

void empires_take_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]) {
    const int at = find(s, place, seat);
    if (!lies_at(s, at, place, seat))
        return;
    for (int i = 0; i < UNITS_MAX; i++)
        s->stack[at].unit[i] = (uint8_t)(s->stack[at].unit[i] - unit[i]);
    close_if_empty(s, at);
}

void empires_add_unit(EmpiresState *s, int place, Seat seat, uint8_t unit) {
    open_stack(s, place, seat)->unit[unit]++;
}

void empires_take_unit(EmpiresState *s, int place, Seat seat, uint8_t unit) {
    const int at = find(s, place, seat);
    s->stack[at].unit[unit]--;
    close_if_empty(s, at);
}

void empires_pile_stack(EmpiresState *s, int place, Seat seat) {
    const int at = find(s, place, seat);
    if (!lies_at(s, at, place, seat))
        return;
    for (int i = 0; i < UNITS_MAX; i++)
        s->pile[i] = (uint8_t)(s->pile[i] + s->stack[at].unit[i]);
    memset(s->stack[at].unit, 0, sizeof s->stack[at].unit);
    close_if_empty(s, at);
}

void empires_move_stack(const Flow *flow, EmpiresEvent kind, Seat seat, int from, int to) {
    EmpiresState *s = flow->s;
    uint8_t unit[UNITS_MAX];
    const Stack *stack = stack_of(s, from, seat);
    if (stack == NULL)
        return;
    memcpy(unit, stack->unit, sizeof unit);
    empires_take_units(s, from, seat, unit);
    empires_add_units(s, to, seat, unit);
    Event event = event_of(kind, seat);
    event.row = (uint8_t)from;
    event.to_row = (uint8_t)to;
    event.amount = (int16_t)sum_of(unit);
    event.at = empires_strongest(flow->rules, s, seat, unit);
    empires_emit(flow, event);
}

uint8_t empires_only_kind(const uint8_t unit[UNITS_MAX]) {
    uint8_t only = NONE;
    for (uint8_t i = 0; i < UNITS_MAX; i++)
        if (unit[i] > 0) {
            if (only != NONE)
                return NONE;
            only = i;
        }
    return only;
}

void empires_set_credits(EmpiresState *s, Seat seat, int credits) {
    set_pair(s->seat[seat].credits, credits < 0 ? 0 : credits > 60000 ? 60000 : credits);
}
