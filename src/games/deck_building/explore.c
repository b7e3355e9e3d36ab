// SPDX-License-Identifier: MIT
// Space cards: exploring, missions, events, and completing missions (rules §7).
#include "games/deck_building/flow.h"

void building_to_bottom(const Flow *flow, uint8_t card) {
    building_put_card_below(flow->s, ZONE_SPACE, card);
    flow->s->bottom_known++;
}

// Reveals the next space card, skipping missions whose drafts have been completed; NONE if none is left.
static uint8_t flip(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    while (s->size[ZONE_SPACE] > 0) {
        const uint8_t card = building_take_card(s, ZONE_SPACE, s->size[ZONE_SPACE] - 1);
        const uint8_t standard = flow->rules->card[card].standard;
        if (s->bottom_known > s->size[ZONE_SPACE])
            s->bottom_known = s->size[ZONE_SPACE];
        if (standard == NONE || !is_completed(s, standard)) {
            s->flipped = card;
            building_emit_card(flow, EVENT_FLIPPED, seat, card, NONE);
            return card;
        }
        building_put_card(s, ZONE_REMOVED, card);
        building_emit_card(flow, EVENT_SKIPPED, seat, card, NONE);
    }
    return NONE;
}

void building_explore(const Flow *flow, Seat seat) {
    flow->s->seat[seat].explores--;
    const uint8_t card = flip(flow, seat);
    if (card == NONE)
        return;
    building_push(flow, FRAME_EXPLORE, seat)->card = card;
}

static void place_mission(const Flow *flow, Frame *frame) {
    BuildingState *s = flow->s;
    if (s->size[ZONE_MISSIONS] == OPEN_MISSIONS && frame->more == NONE) {
        frame->ask = ASK_MISSION_OUT;
        return;
    }
    if (s->size[ZONE_MISSIONS] == OPEN_MISSIONS)
        building_drop_mission(flow, frame->seat, frame->more);
    building_put_card(s, ZONE_MISSIONS, frame->card);
    building_emit_card(flow, EVENT_PLACED, frame->seat, frame->card, s->size[ZONE_MISSIONS] - 1);
    s->flipped = NONE;
    building_pop(flow);
}

void building_step_explore(const Flow *flow, Frame *frame) {
    const CardDef *def = &flow->rules->card[frame->card];
    switch (frame->step++) {
    case 0:
        building_trigger(flow, frame->seat, ON_EXPLORE);
        return;
    case 1:
        // Set the kind first: the conditions of the flip actions may ask whether an event is under way.
        if (def->kind == KIND_EVENT && def->order_count == 0)
            frame->kind = FRAME_EVENT;
        frame->more = NONE;
        building_run_list(flow, frame->seat, frame->card, def->flip);
        if (frame->kind == FRAME_EVENT)
            frame->step = 0;
        return;
    default:
        break;
    }
    frame->step = 2;
    if (def->kind == KIND_MISSION) {
        place_mission(flow, frame);
        return;
    }
    frame->kind = FRAME_BATTLE;
    frame->step = frame->more = 0;
}

// ---- events

static void meet(const Flow *flow, Frame *frame) {
    BuildingState *s = flow->s;
    const uint8_t card = frame->card;
    const Seat seat = frame->seat;
    const CardDef *def = &flow->rules->card[card];
    frame->step = 2;
    s->flipped = NONE;
    if (building_goal_met(flow->rules, s, seat, card)) {
        building_award(flow, seat, card, NULL);
        if (!is_over(s))
            building_run_list(flow, seat, card, def->reward);
        return;
    }
    const bool removed = (s->flags & OPTION_REMOVE_FAILED) != 0;
    if (removed)
        building_put_card(s, ZONE_REMOVED, card);
    else
        building_to_bottom(flow, card);
    Event event = event_of(EVENT_FAILED, seat);
    event.card = card;
    event.row = removed;
    building_emit(flow, event);
    building_run_list(flow, seat, card, def->fail);
}

void building_step_event(const Flow *flow, Frame *frame) {
    if (frame->step == 0) {
        frame->ask = ASK_EVENT;
        building_emit_card(flow, EVENT_EVENT_OPENS, frame->seat, frame->card, NONE);
        frame->step = 3;
    } else if (frame->step == 3) {
        frame->ask = ASK_EVENT; // a card was played; more may follow
    } else if (frame->step == 1) {
        meet(flow, frame);
    } else {
        building_pop(flow);
    }
}

// ---- completing missions

// Standard mission and draft exclude each other: once one is completed, the other leaves the mission area.
static void close_mission_pair(const Flow *flow, uint8_t standard, bool by_draft) {
    BuildingState *s = flow->s;
    s->completed[standard / 8] |= (uint8_t)(1u << standard % 8);
    const int at = by_draft ? zone_find(s, ZONE_MISSIONS, flow->rules->standard[standard]) : -1;
    if (at < 0)
        return;
    const uint8_t card = building_take_card(s, ZONE_MISSIONS, at);
    building_put_card(s, ZONE_REMOVED, card);
    building_emit_card(flow, EVENT_REMOVED, SEAT_NONE, card, at);
}

void building_complete(const Flow *flow, Seat seat, bool draft, uint8_t at, bool by_mission_explore) {
    BuildingState *s = flow->s;
    PlayerState *player = &s->seat[seat];
    if (by_mission_explore)
        player->mission_explores--;
    else
        player->explores--;
    const uint8_t card =
        building_take_card(s, draft ? zone_of(ZONE_DRAFTS, seat) : (uint8_t)ZONE_MISSIONS, at);
    const CardDef *def = &flow->rules->card[card];
    const uint8_t standard = draft ? flow->rules->card[def->matches].standard : def->standard;
    Event event = event_of(EVENT_COMPLETED, seat);
    event.card = card;
    event.row = draft;
    event.at = at;
    event.amount = by_mission_explore;
    building_push(flow, FRAME_COMPLETE, seat)->card = card;
    building_award(flow, seat, card, &event);
    if (standard != NONE)
        close_mission_pair(flow, standard, draft);
}

void building_step_complete(const Flow *flow, Frame *frame) {
    switch (frame->step++) {
    case 0:
        building_run_list(flow, frame->seat, frame->card, flow->rules->card[frame->card].reward);
        break;
    case 1:
        building_trigger(flow, frame->seat, ON_COMPLETE);
        break;
    default:
        building_pop(flow);
        break;
    }
}
