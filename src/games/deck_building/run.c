// SPDX-License-Identifier: MIT
// Runs effects: which are triggered and in which order, what their actions do, and how answers to their
// choices are executed (rules §8).
#include "games/deck_building/effect_numbers.h"
#include "games/deck_building/flow.h"

// ---- the stack of frames

Frame *building_push(const Flow *flow, FrameKind kind, Seat seat) {
    BuildingState *s = flow->s;
    // The stack never overflows: prepare refuses packs that nest so deep.
    Frame *frame = &s->frame[s->frame_count < FRAMES_MAX ? s->frame_count++ : FRAMES_MAX - 1];
    *frame =
        (Frame){.kind = (uint8_t)kind, .seat = seat, .card = NONE, .zone = NONE, .at = NONE, .held = NONE};
    return frame;
}

void building_pop(const Flow *flow) {
    memset(&flow->s->frame[--flow->s->frame_count], 0, sizeof(Frame));
}

static void run(const Flow *flow, Seat seat, uint8_t card, uint8_t zone, int at, Span list) {
    if (list.count == 0)
        return;
    Frame *frame = building_push(flow, FRAME_RUN, seat);
    frame->card = card;
    frame->zone = zone;
    frame->at = (uint8_t)at;
    set_pair(frame->first, list.first);
    frame->left = list.count;
}

void building_run_list(const Flow *flow, Seat seat, uint8_t card, Span list) {
    run(flow, seat, card, NONE, NONE, list);
}

// ---- triggers

void building_trigger(const Flow *flow, Seat seat, Trigger trigger) {
    Frame *frame = building_push(flow, FRAME_TRIGGERS, seat);
    frame->step = (uint8_t)trigger;
    frame->zone = ZONE_BRIDGE;
    frame->at = 0;
}

void building_trigger_played(const Flow *flow, Seat seat, int at) {
    Frame *frame = building_push(flow, FRAME_PLAY, seat);
    frame->step = ON_PLAY;
    frame->zone = ZONE_BRIDGE;
    frame->at = (uint8_t)at;
}

static void pay(const Flow *flow, Seat seat, uint8_t card, uint8_t zone, int at, const Effect *effect) {
    BuildingState *s = flow->s;
    if (effect->cost_xp > 0) {
        s->seat[seat].spent = (uint8_t)(s->seat[seat].spent + effect->cost_xp);
        building_emit_amount(flow, EVENT_SPENT, seat, NONE, effect->cost_xp);
    }
    if (effect->cost_self == SELF_STAYS || zone == ZONE_POINTS)
        return;
    if (zone == ZONE_BRIDGE)
        building_leave_bridge(flow, seat, at);
    else if (effect->cost_self == SELF_TRASH) // at the end of the turn it is in the discard pile already
        building_take_card(s, zone_of(ZONE_DISCARD, seat), at);
    const Area area = zone == ZONE_BRIDGE ? AREA_BRIDGE : AREA_DISCARD;
    if (effect->cost_self == SELF_TRASH) {
        building_trash(flow, seat, card, area, at);
    } else if (zone == ZONE_BRIDGE) {
        building_put_card(s, zone_of(ZONE_DISCARD, seat), card);
        Event event = event_of(EVENT_DISCARDED, seat);
        event.card = card;
        event.row = AREA_BRIDGE;
        event.at = (uint8_t)at;
        building_emit(flow, event);
    }
}

static int last_in_discard(const BuildingState *s, Seat seat, uint8_t card) {
    const uint8_t zone = zone_of(ZONE_DISCARD, seat);
    int at = s->size[zone] - 1;
    while (at >= 0 && zone_cards(s, zone)[at] != card)
        at--;
    return at;
}

void building_begin_effect(const Flow *flow, Seat seat, uint8_t card, uint8_t zone, int at,
                           const Effect *effect) {
    if (effect->cost_self != SELF_STAYS && zone == NONE)
        at = last_in_discard(flow->s, seat, card);
    const bool leaves = effect->cost_self != SELF_STAYS && zone == ZONE_BRIDGE;
    if (zone != NONE || effect->cost_self == SELF_STAYS || at >= 0)
        pay(flow, seat, card, zone, at, effect);
    run(flow, seat, card, leaves ? NONE : zone, leaves || zone == NONE ? NONE : at, effect->actions);
}

// Returns true if the effect can be paid for. XP can be spent in the own turn only.
static bool affordable(const Flow *flow, Seat seat, const Effect *effect) {
    return effect->cost_xp == 0 ||
           (flow->s->active == seat && building_xp_left(flow->rules, flow->s, seat) >= effect->cost_xp);
}

// Finds the effects of the frame's current card. Returns false if there are no more cards.
static bool effects_here(const Flow *flow, Frame *frame, Span *effects) {
    const BuildingState *s = flow->s;
    if (frame->kind == FRAME_TRIGGERS && frame->zone == ZONE_BRIDGE &&
        frame->at >= s->size[zone_of(ZONE_BRIDGE, frame->seat)]) {
        frame->zone = ZONE_POINTS;
        frame->at = 0;
        frame->effect = 0;
    }
    if (frame->zone == NONE || frame->at >= s->size[zone_of(frame->zone, frame->seat)])
        return false;
    frame->card = zone_cards(s, zone_of(frame->zone, frame->seat))[frame->at];
    const CardDef *def = &flow->rules->card[frame->card];
    *effects = frame->zone == ZONE_BRIDGE ? def->effects : def->points_effects;
    return true;
}

static void tell_triggered(const Flow *flow, const Frame *frame) {
    Event event = event_of(EVENT_TRIGGERED, frame->seat);
    event.card = frame->card;
    event.row = frame->zone == ZONE_POINTS;
    event.at = frame->at;
    event.amount = frame->step;
    building_emit(flow, event);
}

// Starts the frame's current effect and advances to the next.
static void begin_here(const Flow *flow, Frame *frame) {
    Span effects;
    if (!effects_here(flow, frame, &effects))
        return;
    const Effect *effect = &flow->rules->effect[effects.first + frame->effect++];
    tell_triggered(flow, frame);
    building_begin_effect(flow, frame->seat, frame->card, frame->zone, frame->at, effect);
}

void building_step_triggers(const Flow *flow, Frame *frame) {
    Span effects;
    if (!effects_here(flow, frame, &effects)) {
        building_pop(flow);
        return;
    }
    for (; frame->effect < effects.count; frame->effect++) {
        const Effect *effect = &flow->rules->effect[effects.first + frame->effect];
        const CardContext asker = {flow->rules, flow->s, frame->seat, frame->zone, frame->at};
        if (effect->on != frame->step || !building_holds(&asker, effect->tests) ||
            !affordable(flow, frame->seat, effect))
            continue;
        if (effect->may)
            frame->ask = ASK_MAY;
        else
            begin_here(flow, frame);
        return;
    }
    if (frame->kind == FRAME_PLAY) {
        building_pop(flow);
        return;
    }
    frame->at++;
    frame->effect = 0;
}

// ---- actions

static void next_action(Frame *frame) {
    set_pair(frame->first, pair(frame->first) + 1);
    frame->left--;
    frame->step = frame->more = 0;
    frame->held = NONE;
}

static const Action *action_of(const Flow *flow, const Frame *frame) {
    return &flow->rules->action[pair(frame->first)];
}

static void change_number(const Flow *flow, Seat seat, const Action *action) {
    PlayerState *player = &flow->s->seat[seat];
    NumberChange change;
    if (!building_number_change(player, action, &change))
        return;
    switch ((SeatNumber)change.number) {
    case NUMBER_STAT:
        building_change_number(player, &change);
        building_emit_amount(flow, EVENT_STAT, seat, change.which, change.by);
        break;
    case NUMBER_GRANT:
        building_change_number(player, &change);
        building_emit_amount(flow, EVENT_GRANTED, seat, change.which, change.by);
        break;
    case NUMBER_DAMAGE:
        building_repair(flow, seat, change.from - change.to);
        break;
    }
}

static void discard(const Flow *flow, Seat seat, int at, bool by_chance) {
    const uint8_t card = building_take_card(flow->s, zone_of(ZONE_HAND, seat), at);
    building_put_card(flow->s, zone_of(ZONE_DISCARD, seat), card);
    Event event = event_of(EVENT_DISCARDED, seat);
    event.card = card;
    event.row = AREA_HAND;
    event.at = (uint8_t)at;
    event.amount2 = by_chance;
    building_emit(flow, event);
}

static void discard_any(const Flow *flow, Seat seat, int count) {
    for (; count > 0 && flow->s->size[zone_of(ZONE_HAND, seat)] > 0; count--)
        discard(flow, seat, (int)rng_roll(flow->rng, flow->s->size[zone_of(ZONE_HAND, seat)]), true);
}

static void gain_for(const Flow *flow, Seat seat, const Action *action) {
    for (int i = 0; i < action->n; i++) {
        const int offer =
            action->select.card == NONE ? -1 : building_offer_of(flow->rules, flow->s, action->select.card);
        if (offer >= SLOTS_MAX)
            building_gain_pile(flow, seat, (uint8_t)(offer - SLOTS_MAX), action->to, false);
        else if (offer >= 0)
            building_gain_slot(flow, seat, (uint8_t)offer, action->to, false);
    }
}

static void act_on(const Flow *flow, Seat controller, Seat seat, const Action *action) {
    switch ((Act)action->act) {
        BUILDING_ACTS(NUMBER_CASE)
        change_number(flow, seat, action);
        break;
    case ACT_DRAW:
        if (!building_locked(flow->rules, flow->s, seat, LOCK_DRAW))
            building_draw_from_deck(flow, seat, action->n);
        break;
    case ACT_DISCARD:
        if (action->random || seat != controller)
            discard_any(flow, seat, action->n);
        break;
    case ACT_GAIN:
        if (seat != controller)
            gain_for(flow, seat, action);
        break;
    case ACT_DAMAGE:
        building_damage(flow, seat, action->n);
        break;
    case ACT_INFECT:
        building_infect(flow, seat, action->n);
        break;
    case ACT_TRASH:
    case ACT_UPGRADE:
    case ACT_RECOVER:
    case ACT_PEEK:
    case ACT_DISMISS: // the answers do it
    case ACT_CHOOSE:
    case ACT_IF:      // what they lead to does it
    case ACT_REFRESH: // does it when it is turned up
        break;
    }
}

// Applies the action to all affected seats, clockwise from the controller.
static void act_on_all(const Flow *flow, const Frame *frame, const Action *action) {
    const Seat controller = frame->seat;
    const unsigned who = building_affected_seats(flow->s, controller, action->who, frame->held);
    for (int i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((controller + i) % flow->s->seats);
        if ((who >> seat & 1) != 0)
            act_on(flow, controller, seat, action);
    }
}

// Asks again while choices are left and there is something to choose.
static void choose_next(const Flow *flow, Frame *frame, AskKind kind) {
    Command any;
    if (frame->more == 0) {
        frame->ask = ASK_NOTHING;
        return;
    }
    frame->ask = (uint8_t)kind;
    if (building_options(flow->rules, flow->s, &any, 1) == 0) {
        frame->ask = ASK_NOTHING;
        frame->more = 0;
    }
}

static void look(const Flow *flow, Frame *frame, const Action *action) {
    BuildingState *s = flow->s;
    const uint8_t deck = action->own_deck ? zone_of(ZONE_DECK, frame->seat) : (uint8_t)ZONE_SPACE;
    const uint8_t pile = zone_of(ZONE_DISCARD, frame->seat);
    if (action->own_deck && s->size[deck] == 0 && s->size[pile] > 0) {
        while (s->size[pile] > 0)
            building_put_card_below(s, deck, building_take_card(s, pile, s->size[pile] - 1));
        building_shuffle(flow, deck);
    }
    frame->more = (uint8_t)(s->size[deck] < action->n ? s->size[deck] : action->n);
    for (int i = 0; i < frame->more; i++) {
        Event event = event_of(EVENT_PEEKED, frame->seat);
        event.card = zone_cards(s, deck)[s->size[deck] - 1 - i];
        event.row = action->own_deck;
        event.at = (uint8_t)i;
        event.seen_by = SEEN_BY(frame->seat);
        building_emit(flow, event);
    }
}

// What the controller has to choose for the action; the opponent it picks comes before.
static AskKind ask_of(const Frame *frame, const Action *action) {
    const bool own = acts_on_owner(action);
    switch ((Act)action->act) {
        BUILDING_ACTS(NUMBER_CASE)
    case ACT_DRAW:
    case ACT_DAMAGE:
    case ACT_INFECT:
    case ACT_IF:
    case ACT_REFRESH:
        break;
    case ACT_DISCARD:
        return own && !action->random ? ASK_DISCARD : ASK_NOTHING;
    case ACT_GAIN:
        return own ? ASK_GAIN : ASK_NOTHING;
    case ACT_TRASH:
        return ASK_TRASH;
    case ACT_UPGRADE:
        return frame->held != NONE ? ASK_GAIN : ASK_UPGRADE;
    case ACT_RECOVER:
        return ASK_RECOVER;
    case ACT_PEEK:
        return ASK_PEEK;
    case ACT_DISMISS:
        return ASK_DISMISS;
    case ACT_CHOOSE:
        return ASK_CHOOSE;
    }
    return ASK_NOTHING;
}

// Initialises the frame when an action starts. It is asked for `n` times, unless once is enough.
static void begin_action(const Flow *flow, Frame *frame, const Action *action) {
    const AskKind kind = ask_of(frame, action);
    frame->step = 1;
    frame->more = (uint8_t)(action->n > 0 ? action->n : 0);
    if (kind == ASK_CHOOSE || kind == ASK_DISMISS)
        frame->more = 1;
    else if (kind == ASK_PEEK)
        look(flow, frame, action);
}

// Completes the action once all its choices are made.
static void finish_action(const Flow *flow, Frame *frame, const Action *action) {
    const Frame here = *frame;
    const CardContext asker = {flow->rules, flow->s, frame->seat, frame->zone, frame->at};
    act_on_all(flow, frame, action);
    next_action(frame);
    if (action->act == ACT_IF)
        run(flow, here.seat, here.card, here.zone, here.at,
            building_holds(&asker, action->tests) ? action->then : action->otherwise);
    building_check_defeats(flow);
}

void building_step_run(const Flow *flow, Frame *frame) {
    if (frame->left == 0) {
        building_pop(flow);
        return;
    }
    const Action *action = action_of(flow, frame);
    if (frame->step == 0)
        begin_action(flow, frame, action);
    if (action->who == WHO_TARGET && frame->held == NONE) {
        frame->ask = ASK_OPPONENT;
        return;
    }
    const AskKind kind = ask_of(frame, action);
    if (kind != ASK_NOTHING) {
        choose_next(flow, frame, kind);
        if (frame->ask != ASK_NOTHING)
            return;
        if (action->act == ACT_UPGRADE && frame->held != NONE && frame->step == 2) {
            frame->held = NONE; // nothing can be gained for the trashed card
            frame->more = frame->with;
            frame->step = 1;
            if (frame->more > 0)
                return;
        }
    }
    finish_action(flow, frame, action);
}

// ---- answers

bool building_may_decline(const BuildingRules *rules, const BuildingState *s) {
    const Frame *frame = top_frame(s);
    if (frame == NULL || frame->kind != FRAME_RUN)
        return false;
    const Action *action = &rules->action[pair(frame->first)];
    switch (frame->ask) {
    case ASK_PEEK:
    case ASK_DISMISS:
        return true;
    case ASK_TRASH:
    case ASK_UPGRADE:
        return action->may;
    default:
        return false;
    }
}

static uint8_t zone_of_area(uint8_t area, Seat seat) {
    static const uint8_t zones[] = {[AREA_BRIDGE] = ZONE_BRIDGE,
                                    [AREA_POINTS] = ZONE_POINTS,
                                    [AREA_HAND] = ZONE_HAND,
                                    [AREA_DISCARD] = ZONE_DISCARD};
    return zone_of(zones[area], seat);
}

static void trash_chosen(const Flow *flow, Seat seat, const Command *command) {
    const uint8_t zone = zone_of_area(command->from, seat);
    const int at = zone_find(flow->s, zone, command->card);
    if (command->from == AREA_BRIDGE)
        building_leave_bridge(flow, seat, at);
    else
        building_take_card(flow->s, zone, at);
    building_trash(flow, seat, command->card, command->from, at);
}

static void gain_chosen(const Flow *flow, Seat seat, const Command *command, GainTo to) {
    if (command->verb == VERB_CHOOSE_SLOT)
        building_gain_slot(flow, seat, command->at, to, false);
    else
        building_gain_pile(flow, seat, flow->rules->card[command->card].pile, to, false);
}

static void recover(const Flow *flow, Seat seat, uint8_t card, GainTo to) {
    BuildingState *s = flow->s;
    building_take_card(s, zone_of(ZONE_DISCARD, seat), zone_find(s, zone_of(ZONE_DISCARD, seat), card));
    building_put_card(s, zone_of(to == TO_HAND ? ZONE_HAND : ZONE_DECK, seat), card);
    if (to == TO_DECK_TOP)
        s->seat[seat].top_known++;
    Event event = event_of(EVENT_RECOVERED, seat);
    event.card = card;
    event.to_row = (uint8_t)to;
    building_emit(flow, event);
}

// A card from the top went to the bottom, so what everybody knew about this deck's ends no longer holds.
static void put_to_bottom(const Flow *flow, const Frame *frame, bool own, uint8_t card) {
    BuildingState *s = flow->s;
    const uint8_t deck = own ? zone_of(ZONE_DECK, frame->seat) : (uint8_t)ZONE_SPACE;
    int at = s->size[deck] - 1;
    while (zone_cards(s, deck)[at] != card)
        at--;
    building_take_card(s, deck, at);
    building_put_card_below(s, deck, card);
    if (own)
        s->seat[frame->seat].top_known = 0;
    else
        s->bottom_known = 0;
    Event event = event_of(EVENT_BOTTOMED, frame->seat);
    event.card = card;
    event.row = own;
    event.seen_by = SEEN_BY(frame->seat);
    building_emit(flow, event);
}

// The cost of the card trashed for an upgrade limits what may be gained.
static void upgrade(const Flow *flow, Frame *frame, const Command *command) {
    const uint8_t cost = flow->rules->card[command->card].cost;
    frame->with = (uint8_t)(frame->more - 1);
    frame->held = cost == NONE ? 0 : cost;
    frame->more = 1;
    frame->step = 2;
    trash_chosen(flow, frame->seat, command);
}

static void answer_gain(const Flow *flow, Frame *frame, const Action *action, const Command *command) {
    frame->more--;
    gain_chosen(flow, frame->seat, command, action->act == ACT_UPGRADE ? TO_DISCARD : (GainTo)action->to);
    if (action->act == ACT_UPGRADE) {
        frame->held = NONE;
        frame->more = frame->with;
        frame->step = 1;
    }
}

static void answer_choose(const Flow *flow, Frame *frame, const Action *action, const Command *command) {
    const Frame here = *frame;
    const Branch *branch = &flow->rules->branch[action->branches.first + command->at];
    next_action(frame);
    run(flow, here.seat, here.card, here.zone, here.at, branch->actions);
}

static void decline(Frame *frame) {
    frame->more = 0;
}

static void answer_run(const Flow *flow, Frame *frame, uint8_t kind, const Command *command) {
    const Action *action = action_of(flow, frame);
    if (command->verb == VERB_CHOOSE_NONE) {
        decline(frame);
        return;
    }
    switch ((AskKind)kind) {
    case ASK_OPPONENT:
        frame->held = command->to;
        break;
    case ASK_CHOOSE:
        answer_choose(flow, frame, action, command);
        break;
    case ASK_DISCARD:
        frame->more--;
        discard(flow, frame->seat, zone_find(flow->s, zone_of(ZONE_HAND, frame->seat), command->card), false);
        break;
    case ASK_TRASH:
        frame->more--;
        trash_chosen(flow, frame->seat, command);
        break;
    case ASK_UPGRADE:
        upgrade(flow, frame, command);
        break;
    case ASK_GAIN:
        answer_gain(flow, frame, action, command);
        break;
    case ASK_RECOVER:
        frame->more--;
        recover(flow, frame->seat, command->card, action->to);
        break;
    case ASK_PEEK:
        frame->more = 0;
        put_to_bottom(flow, frame, action->own_deck, command->card);
        break;
    case ASK_DISMISS:
        frame->more = 0;
        building_drop_mission(flow, frame->seat, command->at);
        break;
    default:
        break;
    }
}

static void answer_may(const Flow *flow, Frame *frame, bool yes) {
    if (frame->kind == FRAME_TURN_END)
        frame->more = yes;
    else if (yes)
        begin_here(flow, frame);
    else
        frame->effect++;
}

void building_answer(const Flow *flow, const Command *command) {
    Frame *frame = &flow->s->frame[flow->s->frame_count - 1];
    const uint8_t kind = frame->ask;
    frame->ask = ASK_NOTHING;
    if (kind == ASK_MAY)
        answer_may(flow, frame, command->at == 1);
    else if (kind == ASK_MISSION_OUT)
        frame->more = command->at;
    else
        answer_run(flow, frame, kind, command);
}
