// SPDX-License-Identifier: MIT
// What an accepted command brings about, up to the next decision.
#include "state.h"

#include <string.h>

typedef struct Flow {
    const WreckersRules *rules;
    WreckersState *s;
    Rng *rng;
    EventList *events;
} Flow;

static void tell(const Flow *flow, Event event) {
    event.at = event.to_at = event.to_row = NONE;
    if (event.card == NONE)
        event.owner = SEAT_NONE;
    if (event.kind != EVENT_DRAW && event.kind != EVENT_GIVE)
        event.seen_by = SEEN_BY_ALL;
    events_add(flow->events, &event, flow->s);
}

static void tell_card(const Flow *flow, WreckersEvent kind, Seat seat, uint8_t card, Seat other) {
    tell(flow, (Event){.kind = (uint8_t)kind, .seat = seat, .card = card, .owner = seat, .row = other});
}

static void tell_amount(const Flow *flow, WreckersEvent kind, Seat seat, int amount) {
    tell(flow,
         (Event){.kind = (uint8_t)kind, .seat = seat, .card = NONE, .row = NONE, .amount = (int16_t)amount});
}

// ---- the course of the game

static void end_game(const Flow *flow) {
    WreckersState *s = flow->s;
    s->phase = PHASE_OVER;
    s->turn = SEAT_NONE;
    tell_amount(flow, EVENT_OVER, SEAT_NONE, 0);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
            for (uint8_t i = 0; i < s->hand[seat][kind]; i++)
                tell_card(flow, EVENT_SHOW, seat, kind, NONE);
}

static uint8_t draw(WreckersState *s) {
    const uint8_t card = s->deck[--s->deck_count];
    s->deck[s->deck_count] = 0;
    return card;
}

static void begin_turn(const Flow *flow, Seat seat) {
    WreckersState *s = flow->s;
    int left = 0;
    for (Seat other = 0; other < s->seats; other++)
        left += afloat(s, other);
    if (left < 2 || s->deck_count == 0) {
        end_game(flow);
        return;
    }
    while (!afloat(s, seat))
        seat = (Seat)((seat + 1) % s->seats);
    const uint16_t turns = (uint16_t)((s->turns[0] | s->turns[1] << 8) + 1);
    s->turns[0] = (uint8_t)turns;
    s->turns[1] = (uint8_t)(turns >> 8);
    s->turn = seat;
    tell_amount(flow, EVENT_TURN, seat, 0);
    const uint8_t card = draw(s);
    s->hand[seat][card]++;
    tell(flow, (Event){.kind = EVENT_DRAW,
                       .seat = seat,
                       .card = card,
                       .owner = seat,
                       .row = NONE,
                       .seen_by = SEEN_BY(seat)});
}

void wreckers_begin_turn(const WreckersRules *rules, WreckersState *s, Seat seat, EventList *events) {
    const Flow flow = {.rules = rules, .s = s, .events = events};
    begin_turn(&flow, seat);
}

static void end_turn(const Flow *flow) {
    begin_turn(flow, (Seat)((flow->s->turn + 1) % flow->s->seats));
}

static void ask(const Flow *flow, WreckersQuestion question, Seat seat, uint8_t card) {
    flow->s->question = (uint8_t)question;
    flow->s->asked = seat;
    flow->s->source = card;
    tell_amount(flow, EVENT_ASK, seat, (int)question);
}

static void be_answered(const Flow *flow) {
    flow->s->question = ASK_NONE;
    flow->s->asked = SEAT_NONE;
    flow->s->source = NONE;
}

// ---- hits (rules §5)

static void spill(const Flow *flow, Seat seat, uint8_t cards[KINDS_MAX], int salvaged) {
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        while (cards[kind] > 0) {
            cards[kind]--;
            flow->s->discard[kind]++;
            tell(flow, (Event){.kind = EVENT_SPILL,
                               .seat = seat,
                               .card = kind,
                               .owner = seat,
                               .row = NONE,
                               .amount = (int16_t)salvaged});
        }
}

static void hit(const Flow *flow, Seat seat) {
    WreckersState *s = flow->s;
    s->hull[seat]--;
    tell_amount(flow, EVENT_HIT, seat, s->hull[seat]);
    if (s->hull[seat] > 0)
        return;
    spill(flow, seat, s->hand[seat], 0);
    spill(flow, seat, s->salvage[seat], 1);
    tell_amount(flow, EVENT_LOST, seat, 0);
}

// ---- what cards do (rules §4)

static void signal(const Flow *flow, Seat other, uint8_t card) {
    WreckersState *s = flow->s;
    if (s->deck_count == 0) {
        end_turn(flow);
        return;
    }
    for (uint8_t i = 0; i < flow->rules->turned_up && s->deck_count > 0; i++) {
        const uint8_t up = draw(s);
        s->drift[up]++;
        tell_card(flow, EVENT_TURN_UP, SEAT_NONE, up, NONE);
    }
    ask(flow, ASK_PICK, other, card);
}

static void play(const Flow *flow, uint8_t card, Seat other) {
    WreckersState *s = flow->s;
    const CardDef *def = &flow->rules->card[card];
    s->hand[s->turn][card]--;
    s->discard[card]++;
    tell_card(flow, EVENT_PLAY, s->turn, card, other);
    if (def->does == DOES_SHOOT) {
        ask(flow, ASK_EVADE, other, card);
    } else if (def->does == DOES_PULL) {
        ask(flow, ASK_GIVE, other, card);
    } else if (def->does == DOES_SIGNAL) {
        signal(flow, other, card);
    } else {
        const int die = 1 + (int)rng_below(flow->rng, 6);
        tell(flow, (Event){.kind = EVENT_ROLL,
                           .seat = SEAT_NONE,
                           .card = NONE,
                           .row = NONE,
                           .amount = (int16_t)die,
                           .amount2 = def->amount});
        if (die >= def->amount)
            hit(flow, other);
        end_turn(flow);
    }
}

static void repair(const Flow *flow, uint8_t points) {
    WreckersState *s = flow->s;
    int due = points * flow->rules->repair_cost;
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        for (; due > 0 && s->salvage[s->turn][kind] > 0; due--) {
            s->salvage[s->turn][kind]--;
            s->discard[kind]++;
            tell_card(flow, EVENT_SPEND, s->turn, kind, NONE);
        }
    s->hull[s->turn] = (uint8_t)(s->hull[s->turn] + points);
    tell_amount(flow, EVENT_REPAIR, s->turn, s->hull[s->turn]);
}

static void drop(const Flow *flow, WreckersEvent kind, Seat seat, uint8_t card) {
    flow->s->hand[seat][card]--;
    flow->s->discard[card]++;
    tell_card(flow, kind, seat, card, NONE);
}

// ---- answers

static void give(const Flow *flow, Seat from, uint8_t card) {
    WreckersState *s = flow->s;
    s->hand[from][card]--;
    s->hand[s->turn][card]++;
    tell(flow, (Event){.kind = EVENT_GIVE,
                       .seat = from,
                       .card = card,
                       .owner = from,
                       .row = s->turn,
                       .seen_by = (uint8_t)(SEEN_BY(from) | SEEN_BY(s->turn))});
}

static void salvage(const Flow *flow, Seat seat, uint8_t card) {
    flow->s->drift[card]--;
    flow->s->salvage[seat][card]++;
    tell_card(flow, EVENT_SALVAGE, seat, card, NONE);
}

static void pick(const Flow *flow, Seat seat, uint8_t card) {
    WreckersState *s = flow->s;
    salvage(flow, seat, card);
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        while (s->drift[kind] > 0)
            salvage(flow, s->turn, kind);
}

void wreckers_answer(const WreckersRules *rules, WreckersState *s, const Command *command, Rng *rng,
                     EventList *events) {
    const Flow flow = {rules, s, rng, events};
    const Seat asked = s->asked;
    be_answered(&flow);
    switch ((WreckersVerb)command->verb) {
    case VERB_REPAIR:
        repair(&flow, command->at);
        return;
    case VERB_PLAY:
        play(&flow, command->card, command->from);
        return;
    case VERB_DUMP:
        drop(&flow, EVENT_DUMP, s->turn, command->card);
        break;
    case VERB_EVADE:
        if (command->card != NONE)
            drop(&flow, EVENT_EVADE, asked, command->card);
        else
            hit(&flow, asked);
        break;
    case VERB_GIVE:
        give(&flow, asked, command->card);
        break;
    case VERB_PICK:
        pick(&flow, asked, command->card);
        break;
    }
    end_turn(&flow);
}
