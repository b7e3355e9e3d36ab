// SPDX-License-Identifier: MIT
// The course of the game: turns, phases, rounds (rules §4.2, §5.1).
#include "games/star_empires/flow.h"
#include "games/star_empires/numbers.h"

// ---- beginning a turn

static bool is_last_round(const EmpiresState *s) {
    return s->round_limit > 0 && s->round == s->round_limit;
}

static void take_census(const Flow *flow, Seat seat) {
    EmpiresState *s = flow->s;
    if (!is_last_round(s))
        return;
    s->seat[seat].census = (uint8_t)empires_systems(s, seat);
    empires_emit_amount(flow, EVENT_CENSUS, seat, NONE, s->seat[seat].census);
}

static bool has_hegemony(const Flow *flow, Seat seat) {
    const EmpiresState *s = flow->s;
    return s->hegemony > 0 && s->seats > 2 &&
           empires_exceeds_share(flow->rules, s, empires_systems(s, seat), s->hegemony);
}

// With each round of a truce, and with the first round after it.
static void tell_truce(const Flow *flow, Seat seat) {
    const EmpiresState *s = flow->s;
    if (seat == s->first && s->truce > 0 && s->round <= s->truce + 1)
        empires_emit_amount(flow, EVENT_TRUCE, seat, NONE, empires_is_truce(s) ? s->truce : 0);
}

void empires_begin_turn(const Flow *flow, Seat seat) {
    EmpiresState *s = flow->s;
    s->active = seat;
    s->peace = 0;
    s->phase = PHASE_DRAW;
    set_pair(s->turns, pair(s->turns) + 1);
    Event event = event_of(EVENT_TURN, seat);
    event.amount = s->round;
    event.spare = seat == s->first;
    empires_emit(flow, event);
    tell_truce(flow, seat);
    empires_enter(flow, PHASE_DRAW);
    take_census(flow, seat);
    if (has_hegemony(flow, seat))
        empires_end(flow, seat, ENDED_HEGEMONY);
    else
        empires_ask(flow, ASK_DRAW, seat, NONE);
}

// Begins the turn of the next living seat. When it passes the first seat, alive or not, a round ends.
static void next_turn(const Flow *flow) {
    EmpiresState *s = flow->s;
    Seat seat = s->active;
    do {
        seat = (Seat)((seat + 1) % s->seats);
        if (seat == s->first) {
            if (is_last_round(s)) {
                empires_end(flow, empires_best_by_census(flow->rules, s, true), ENDED_ROUNDS);
                return;
            }
            s->round = (uint8_t)(s->round + (s->round < UINT8_MAX));
        }
    } while (!s->seat[seat].alive);
    empires_begin_turn(flow, seat);
}

void empires_concede(const Flow *flow, Seat seat) {
    EmpiresState *s = flow->s;
    empires_emit(flow, event_of(EVENT_CONCEDED, seat));
    for (int place = 0; place < PLACES_MAX; place++) {
        if (owner_of(s, place) == seat)
            s->system[place].owner = 0;
        s->system[place].marks &= (uint8_t)~SYSTEM_CLAIM;
    }
    empires_eliminate(flow, seat);
    empires_end_by_last(flow);
    if (!is_over(s))
        next_turn(flow);
}

// ---- drawing

void empires_draw_cards(const Flow *flow, Seat seat) {
    empires_draw(flow, seat, empires_draw_count(flow->rules, flow->s));
}

// Discards down to the hand limit; asks if there is a choice.
static void step_draw(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Seat seat = s->active;
    if (s->seat[seat].hand_size <= flow->rules->hand_limit) {
        empires_enter(flow, PHASE_MOVE);
        return;
    }
    if (empires_hand_kinds(s, seat) > 1) {
        empires_ask(flow, ASK_LIMIT, seat, NONE);
        return;
    }
    uint8_t card = 0;
    while (s->seat[seat].hand[card] == 0)
        card++;
    empires_discard(flow, seat, card);
}

// ---- running the phases

static void step_control(const Flow *flow) {
    empires_take_control(flow);
    empires_end_turn(flow);
    if (!is_over(flow->s))
        next_turn(flow);
}

static void step(const Flow *flow) {
    EmpiresState *s = flow->s;
    if (s->battle.kind != BATTLE_NONE) {
        empires_step_battle(flow);
        return;
    }
    switch ((PhaseKind)s->phase) {
    case PHASE_DRAW:
        step_draw(flow);
        break;
    case PHASE_MOVE:
        empires_step_move(flow);
        break;
    case PHASE_EXPLORE:
        empires_step_explore(flow);
        break;
    case PHASE_ENIGMA:
        empires_step_enigma(flow);
        break;
    case PHASE_DIPLOMACY:
        empires_step_diplomacy(flow);
        break;
    case PHASE_BATTLE:
        empires_step_meetings(flow);
        break;
    case PHASE_REVENUE:
        empires_collect(flow);
        empires_enter(flow, PHASE_BUILD);
        break;
    case PHASE_BUILD:
        empires_ask(flow, ASK_BUILD, s->active, NONE);
        break;
    case PHASE_UPKEEP:
        empires_step_upkeep(flow);
        break;
    case PHASE_CONTROL:
        step_control(flow);
        break;
    case PHASE_OVER:
        break;
    }
}

// Emits the decision to be made, as the last event of a command.
static void tell_asked(const Flow *flow) {
    const EmpiresState *s = flow->s;
    Event event = event_of(EVENT_CHOICE, decider(s));
    event.row = s->place;
    event.to_row = s->ask;
    if (!is_over(s))
        empires_emit(flow, event);
}

void empires_run(const Flow *flow) {
    while (flow->s->ask == ASK_NOTHING && !is_over(flow->s))
        step(flow);
    tell_asked(flow);
}

void empires_begin_phase(const Flow *flow) {
    if (flow->s->phase == PHASE_DRAW) {
        set_pair(flow->s->turns, pair(flow->s->turns) - 1);
        empires_begin_turn(flow, flow->s->active);
    }
    empires_run(flow);
}
