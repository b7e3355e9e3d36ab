// SPDX-License-Identifier: MIT
// The end of a turn: revenue, building, upkeep, control (rules §5.7 to §5.9).
#include "games/star_empires/flow.h"

static void tell_money(const Flow *flow, EmpiresEvent kind, Seat seat, int amount, int amount2) {
    Event event = event_of(kind, seat);
    event.amount = (int16_t)amount;
    event.amount2 = (int16_t)amount2;
    event.amount3 = (int16_t)pair(flow->s->seat[seat].credits);
    empires_emit(flow, event);
}

static void change_credits(EmpiresState *s, Seat seat, int by) {
    empires_set_credits(s, seat, pair(s->seat[seat].credits) + by);
}

// ---- revenue

void empires_collect(const Flow *flow) {
    EmpiresState *s = flow->s;
    PlayerState *player = &s->seat[s->active];
    const int revenue = empires_revenue(flow->rules, s, s->active);
    const int less = player->raid < revenue ? player->raid : revenue;
    player->raid = 0;
    change_credits(s, s->active, revenue - less);
    tell_money(flow, EVENT_REVENUE, s->active, revenue - less, less);
}

void empires_earn(const Flow *flow, Seat seat, const Command *command) {
    const int amount = empires_earnings(flow->rules, flow->s, seat, command->card);
    empires_spend(flow, seat, command->card, SEAT_NONE, NONE);
    change_credits(flow->s, seat, amount);
    tell_money(flow, EVENT_EARNED, seat, amount, 0);
}

// ---- building

static void tell_built(const Flow *flow, EmpiresEvent kind, Seat seat, uint8_t place, int cost, uint8_t unit,
                       uint8_t mark) {
    Event event = event_of(kind, seat);
    event.row = place;
    event.at = unit;
    event.to_row = mark;
    event.amount = (int16_t)cost;
    event.amount3 = (int16_t)pair(flow->s->seat[seat].credits);
    empires_emit(flow, event);
}

// Other seats see the kind of a new unit if it is the strongest of its stack, or a starbase.
static uint8_t shown_unit(const Flow *flow, Seat seat, uint8_t place, uint8_t unit) {
    const Stack *stack = stack_of(flow->s, place, seat);
    return flow->rules->unit[unit].kind == UNIT_BASE ||
                   empires_strongest(flow->rules, flow->s, seat, stack->unit) == unit
               ? unit
               : NONE;
}

void empires_build(const Flow *flow, Seat seat, const Command *command) {
    static const uint8_t marks[] = {[MARK_COLONY] = SYSTEM_COLONY,
                                    [MARK_SHIPYARD] = SYSTEM_SHIPYARD,
                                    [MARK_TERRAFORM] = SYSTEM_TERRAFORM};
    EmpiresState *s = flow->s;
    const uint8_t place = chart_of(flow->rules, s)->place_of[command->at], what = command->with;
    if (command->verb == VERB_BUILD_MARK) {
        const int cost = empires_mark_cost(flow->rules, (Mark)what);
        s->system[place].marks |= marks[what];
        change_credits(s, seat, -cost);
        tell_built(flow, EVENT_BUILT_MARK, seat, place, cost, NONE, what);
        return;
    }
    s->pile[what]--;
    empires_add_unit(s, place, seat, what);
    change_credits(s, seat, -flow->rules->unit[what].cost);
    tell_built(flow, EVENT_BUILT, seat, place, flow->rules->unit[what].cost,
               shown_unit(flow, seat, place, what), NONE);
}

// ---- upkeep

// Pays for as many units as possible, and notes how many must be disbanded.
void empires_pay_upkeep(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Seat seat = s->active;
    const int beyond = empires_units(s, seat) - empires_revenue(flow->rules, s, seat);
    const int affordable = pair(s->seat[seat].credits) / flow->rules->upkeep;
    if (beyond <= 0)
        return;
    const int paid = beyond < affordable ? beyond : affordable;
    change_credits(s, seat, -paid * flow->rules->upkeep);
    s->unpaid = (uint8_t)(beyond - paid);
    tell_money(flow, EVENT_UPKEEP, seat, paid * flow->rules->upkeep, s->unpaid);
}

void empires_disband(const Flow *flow, Seat seat, uint8_t place, uint8_t unit) {
    EmpiresState *s = flow->s;
    empires_take_unit(s, place, seat, unit);
    s->pile[unit]++;
    s->unpaid--;
    Event event = event_of(EVENT_DISBANDED, seat);
    event.row = place;
    event.at = unit;
    empires_emit(flow, event);
}

// The seat's only stack if all its units are of one kind, so that there is nothing to choose; else NULL.
static const Stack *only_stack(const EmpiresState *s, Seat seat) {
    const Stack *only = NULL;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].seat == seat) {
            if (only != NULL)
                return NULL;
            only = &s->stack[i];
        }
    return only != NULL && empires_only_kind(only->unit) != NONE ? only : NULL;
}

void empires_step_upkeep(const Flow *flow) {
    EmpiresState *s = flow->s;
    if (s->unpaid == 0) {
        empires_enter(flow, PHASE_CONTROL);
        return;
    }
    const Stack *only = only_stack(s, s->active);
    if (only != NULL)
        empires_disband(flow, s->active, only->place, empires_only_kind(only->unit));
    else
        empires_ask(flow, ASK_DISBAND, s->active, NONE);
}

// ---- control

// Returns true if the active seat may take the system, given that its stack is the only one there.
static bool is_open(const EmpiresState *s, int place) {
    if (!has_mark(s, place, SYSTEM_EXPLORED) || has_mark(s, place, SYSTEM_ENIGMA))
        return false;
    if (has_mark(s, place, SYSTEM_CLAIM))
        return true;
    return s->system[place].minor == 0 &&
           (s->system[place].owner == 0 || (!has_mark(s, place, SYSTEM_COLONY) && !is_home(s, place)));
}

void empires_take_control(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Chart *chart = chart_of(flow->rules, s);
    const uint64_t alone = empires_stacks(s, s->active) & ~empires_opposing(s, s->active) & chart->is_system;
    for (int place = 0; place < chart->places; place++) {
        const Seat owner = owner_of(s, place);
        if (has_place(alone, place) && owner != s->active && is_open(s, place)) {
            s->system[place].owner = (uint8_t)(s->active + 1);
            Event event = event_of(EVENT_CONTROLS, s->active);
            event.row = (uint8_t)place;
            event.owner = owner;
            empires_emit(flow, event);
        }
        s->system[place].marks &= (uint8_t)~SYSTEM_CLAIM;
    }
}
