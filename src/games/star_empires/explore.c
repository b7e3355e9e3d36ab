// SPDX-License-Identifier: MIT
// Exploration, enigmas and diplomacy (rules §5.3 to §5.5), place by place in map order.
#include "games/star_empires/flow.h"

static int throw_die(const Flow *flow) {
    return (int)rng_die(flow->rng, DIE);
}

static bool is_there(const Flow *flow, int place) {
    return stack_of(flow->s, place, flow->s->active) != NULL;
}

// ---- exploration

static void explore(const Flow *flow, int place) {
    const EmpiresRules *rules = flow->rules;
    SystemState *system = &flow->s->system[place];
    system->resources = rules->resources[throw_die(flow) - 1];
    system->minor = rules->minor[throw_die(flow) - 1];
    system->marks = SYSTEM_EXPLORED;
    if (throw_die(flow) >= rules->enigma_from)
        system->marks |= SYSTEM_ENIGMA;
    Event event = event_of(EVENT_EXPLORED, flow->s->active);
    event.row = (uint8_t)place;
    event.amount = system->resources;
    event.amount2 = system->minor;
    event.amount3 = (system->marks & SYSTEM_ENIGMA) != 0;
    empires_emit(flow, event);
}

void empires_step_explore(const Flow *flow) {
    const Chart *chart = chart_of(flow->rules, flow->s);
    for (int place = 0; place < chart->places; place++)
        if (has_place(chart->is_system, place) && !has_mark(flow->s, place, SYSTEM_EXPLORED) &&
            is_there(flow, place))
            explore(flow, place);
    empires_enter(flow, PHASE_ENIGMA);
}

// ---- rolls

static void tell_roll(const Flow *flow, RolledFor what, int place, int die, int total, int needed) {
    Event event = event_of(EVENT_ROLLED, flow->s->active);
    event.row = (uint8_t)place;
    event.to_row = (uint8_t)what;
    event.amount = (int16_t)die;
    event.amount2 = (int16_t)total;
    event.amount3 = (int16_t)needed;
    empires_emit(flow, event);
}

// Uses the cards of the command and returns what they add to the roll.
static int use_cards(const Flow *flow, Seat seat, const Command *command, RollWhat what, uint8_t place) {
    int sum = 0;
    for (int i = 0; i < command->count; i++) {
        const CardDef *card = &flow->rules->card[command->list[i]];
        empires_spend(flow, seat, command->list[i], SEAT_NONE, place);
        for (int k = 0; k < card->effect_count; k++)
            if (card->effect[k].op == OP_ROLL && card->effect[k].what == what)
                sum += card->effect[k].n;
    }
    return sum;
}

// ---- enigmas

// The best unit in the stack helps; others do not add to it.
static int help(const Flow *flow, int place) {
    const Stack *stack = stack_of(flow->s, place, flow->s->active);
    int most = 0;
    for (int i = 0; i < flow->rules->unit_count && stack != NULL; i++)
        if (stack->unit[i] > 0 && flow->rules->unit[i].enigma > most)
            most = flow->rules->unit[i].enigma;
    return most;
}

static void destroy(const Flow *flow, int place) {
    EmpiresState *s = flow->s;
    const int count = sum_of(stack_of(s, place, s->active)->unit);
    empires_pile_stack(s, place, s->active);
    empires_emit_amount(flow, EVENT_DESTROYED, s->active, place, count);
}

// Rolls for the consequence of a failed enigma, again as long as only a minor race is affected.
static void suffer(const Flow *flow, uint8_t place) {
    EmpiresState *s = flow->s;
    for (;;) {
        const int die = throw_die(flow);
        tell_roll(flow, ROLLED_CONSEQUENCE, place, die, die, 0);
        switch ((Consequence)flow->rules->consequence[die - 1]) {
        case CONSEQUENCE_DESTROY:
            destroy(flow, place);
            return;
        case CONSEQUENCE_RETREAT:
            empires_begin_retreat(flow, BATTLE_ENIGMA, s->active, place);
            return;
        case CONSEQUENCE_MINOR_LOST:
            if (s->system[place].minor > 0) {
                s->system[place].minor = 0;
                empires_emit_at(flow, EVENT_MINOR_LOST, SEAT_NONE, place);
            }
        }
    }
}

static void try_enigma(const Flow *flow, Seat seat, const Command *command, uint8_t place) {
    const int more = use_cards(flow, seat, command, ROLL_ENIGMA, place) + help(flow, place),
              die = throw_die(flow);
    tell_roll(flow, ROLLED_ENIGMA, place, die, die + more, flow->rules->enigma_solved);
    if (die + more < flow->rules->enigma_solved) {
        suffer(flow, place);
        return;
    }
    flow->s->system[place].marks &= (uint8_t)~SYSTEM_ENIGMA;
    empires_emit_at(flow, EVENT_SOLVED, seat, place);
}

void empires_step_enigma(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Chart *chart = chart_of(flow->rules, s);
    while (s->cursor < chart->places) {
        const uint8_t place = s->cursor++;
        if (has_mark(s, place, SYSTEM_ENIGMA) && is_there(flow, place)) {
            empires_ask(flow, ASK_ENIGMA, s->active, place);
            return;
        }
    }
    empires_enter(flow, PHASE_DIPLOMACY);
}

// ---- diplomacy

static void negotiate(const Flow *flow, Seat seat, const Command *command, uint8_t place) {
    EmpiresState *s = flow->s;
    const int more = use_cards(flow, seat, command, ROLL_DIPLOMACY, place) +
                     race_of(flow->rules, s, seat)->diplomacy_bonus;
    const int die = throw_die(flow);
    tell_roll(flow, ROLLED_DIPLOMACY, place, die, die + more, flow->rules->diplomacy_joins);
    if (die + more >= flow->rules->diplomacy_joins) {
        s->system[place].owner = (uint8_t)(seat + 1);
        empires_emit_at(flow, EVENT_JOINED, seat, place);
    } else if (die <= flow->rules->diplomacy_barred) {
        s->system[place].barred |= (uint8_t)(1u << seat);
        empires_emit_at(flow, EVENT_BARRED, seat, place);
    }
}

static bool can_join(const EmpiresState *s, int place) {
    const SystemState *system = &s->system[place];
    return has_mark(s, place, SYSTEM_EXPLORED) && !has_mark(s, place, SYSTEM_ENIGMA) && system->minor > 0 &&
           system->owner == 0 && (system->barred >> s->active & 1u) == 0;
}

void empires_step_diplomacy(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Chart *chart = chart_of(flow->rules, s);
    while (s->cursor < chart->places) {
        const uint8_t place = s->cursor++;
        if (can_join(s, place) && is_there(flow, place)) {
            empires_ask(flow, ASK_DIPLOMACY, s->active, place);
            return;
        }
    }
    empires_enter(flow, PHASE_BATTLE);
}

void empires_roll(const Flow *flow, Seat seat, const Command *command) {
    const uint8_t place = flow->s->place;
    if (flow->s->phase == PHASE_ENIGMA)
        try_enigma(flow, seat, command, place);
    else
        negotiate(flow, seat, command, place);
}
