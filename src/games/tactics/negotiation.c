// SPDX-License-Identifier: MIT
// Negotiations (rules §6.2): hidden offers, made one seat after another, decide at once who takes the target.
#include "games/tactics/flow.h"

#include <string.h>

static void begin_lap(Flow *flow, uint8_t seats) {
    TacticsState *s = flow->s;
    Frame *frame = tactics_flow_top(flow);
    frame->a = seats;
    frame->b = 0;
    frame->step = 0;
    memset(s->laid, NONE, sizeof s->laid);
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        if (seats & SEEN_BY(seat))
            s->laid[seat] = OFFER_PENDING;
    memset(s->laid_order, 0, sizeof s->laid_order);
    s->laid_count = 0;
}

void tactics_negotiation_begin(Flow *flow, uint8_t copy) {
    const uint8_t all = (uint8_t)((1u << flow->s->seats) - 1u);
    if (flow->s->depth >= STACK_MAX)
        return;
    tactics_flow_push(flow, (Frame){.kind = FRAME_NEGOTIATION, .seat = copy_seat(copy), .copy = copy});
    begin_lap(flow, all);
}

// Ends the negotiation; the offers have been dealt with already.
static void end(Flow *flow) {
    TacticsState *s = flow->s;
    const Seat owner = copy_seat(tactics_flow_top(flow)->copy);
    memset(s->laid, 0, sizeof s->laid);
    memset(s->laid_order, 0, sizeof s->laid_order);
    s->laid_count = 0;
    tactics_flow_pop(flow);
    tactics_draw_up_all(flow, owner);
}

// Reveals the offers. Returns true if one of them ends the negotiation.
static bool open_offers(Flow *flow) {
    TacticsState *s = flow->s;
    bool hostage = false;
    for (uint8_t i = 0; i < s->laid_count; i++) {
        const Seat seat = s->laid_order[i];
        const CardDef *def = &flow->rules->card[s->laid[seat]];
        hostage |= def->ends_negotiation != 0;
        if (flow->events != NULL) {
            const Event event = {.kind = EVENT_OFFER_OPEN,
                                 .seat = seat,
                                 .card = s->laid[seat],
                                 .seen_by = SEEN_BY_ALL,
                                 .row = NONE,
                                 .at = NONE,
                                 .to_row = NONE,
                                 .to_at = NONE,
                                 .amount = def->power,
                                 .owner = seat};
            tactics_emit_event(flow, &event);
        }
    }
    return hostage;
}

static void discard_offers(Flow *flow) {
    TacticsState *s = flow->s;
    for (uint8_t i = 0; i < s->laid_count; i++) {
        const Seat seat = s->laid_order[i];
        tactics_pile_push(&s->discard[seat], s->laid[seat]);
        tactics_emit_card(flow, EVENT_DISCARD, seat, copy_of(seat, s->laid[seat]), SEEN_BY_ALL, NONE, NONE);
        s->laid[seat] = NONE;
    }
    s->laid_count = 0;
}

// The seats of the teams (without teams: the seats) with the highest sum of offered base powers, one bit
// each; 0: nobody made an offer. `sides` receives the number of teams.
static uint8_t highest(const Flow *flow, int *sides) {
    const TacticsState *s = flow->s;
    int sum[TACTICS_SEATS] = {-1, -1, -1, -1}, best = -1;
    for (uint8_t i = 0; i < s->laid_count; i++) {
        const Seat seat = s->laid_order[i];
        int *team = &sum[s->team[seat]];
        *team = (*team < 0 ? 0 : *team) + flow->rules->card[s->laid[seat]].power;
    }
    for (int team = 0; team < TACTICS_SEATS; team++)
        if (sum[team] > best)
            best = sum[team];
    uint8_t seats = 0;
    *sides = 0;
    for (int team = 0; team < TACTICS_SEATS && best >= 0; team++) {
        if (sum[team] != best)
            continue;
        (*sides)++;
        for (Seat seat = 0; seat < s->seats; seat++)
            if (s->team[seat] == team)
                seats |= SEEN_BY(seat);
    }
    return seats;
}

static void emit_end(Flow *flow, uint8_t row, Seat winner, bool hostage) {
    if (flow->events == NULL)
        return;
    const Event event = {.kind = EVENT_NEGOTIATION_END,
                         .seat = winner,
                         .card = row < ROWS ? flow->s->target[row] : NONE,
                         .seen_by = SEEN_BY_ALL,
                         .row = row,
                         .at = NONE,
                         .to_row = NONE,
                         .to_at = NONE,
                         .amount = hostage,
                         .owner = SEAT_NONE};
    tactics_emit_event(flow, &event);
}

// The winner takes the target; the row is cleared.
static void win(Flow *flow, uint8_t row, Seat winner) {
    TacticsState *s = flow->s;
    emit_end(flow, row, winner, false);
    discard_offers(flow);
    tactics_take_target(flow, winner, row);
    while (row_count(s, row) > 0)
        tactics_remove_card(flow, row, 0, EVENT_REMOVE);
    end(flow);
}

static void tie(Flow *flow, uint8_t seats) {
    const Seat owner = copy_seat(tactics_flow_top(flow)->copy);
    tactics_emit(flow, EVENT_NEGOTIATION_TIE, SEAT_NONE, seats);
    discard_offers(flow);
    for (uint8_t i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((owner + i) % flow->s->seats);
        if (seats & SEEN_BY(seat))
            tactics_draw_up(flow, seat);
    }
    begin_lap(flow, seats);
}

static void resolve(Flow *flow) {
    TacticsState *s = flow->s;
    uint8_t row = NONE, at;
    if (!tactics_find(s, tactics_flow_top(flow)->copy, &row, &at))
        row = NONE;
    const bool hostage = open_offers(flow);
    int sides = 0;
    const uint8_t seats = hostage || row == NONE ? 0 : highest(flow, &sides);
    if (sides > 1) {
        tie(flow, seats);
        return;
    }
    if (sides == 0) {
        emit_end(flow, row, SEAT_NONE, hostage);
        discard_offers(flow);
        end(flow);
        return;
    }
    Seat winner = 0;
    while (!(seats & SEEN_BY(winner)))
        winner++;
    win(flow, row, winner);
}

void tactics_negotiation_step(Flow *flow) {
    TacticsState *s = flow->s;
    Frame *frame = tactics_flow_top(flow);
    const Seat owner = copy_seat(frame->copy);
    while (frame->b < s->seats) {
        const Seat seat = (Seat)((owner + frame->b++) % s->seats);
        if (s->laid[seat] != OFFER_PENDING)
            continue;
        frame->seat = seat;
        if (s->hand[seat].count > 0) {
            frame->step = 1;
            tactics_emit(flow, EVENT_ASK, seat, DECISION_NEGOTIATE);
            return;
        }
        s->laid[seat] = NONE; // no card to offer: it can only decline
        tactics_emit(flow, EVENT_OFFER, seat, 0);
    }
    resolve(flow);
}
