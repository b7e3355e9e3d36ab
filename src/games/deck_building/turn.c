// SPDX-License-Identifier: MIT
// The course of the game: turns from beginning to end, playing cards, and the end of the game (rules §3, §6,
// §10).
#include "games/deck_building/flow.h"

// ---- turns

static bool round_begins(const BuildingState *s, Seat seat) {
    return seat == s->first;
}

void building_begin_turn(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    s->active = seat;
    s->window = ASK_TURN_START;
    set_pair(s->turns, pair(s->turns) + 1);
    Event event = event_of(EVENT_TURN, seat);
    event.amount = s->round;
    event.spare = round_begins(s, seat);
    building_emit(flow, event);
}

void building_begin_game(const Flow *flow) {
    BuildingState *s = flow->s;
    for (Seat seat = 0; seat < s->seats; seat++)
        building_draw_from_deck(flow, seat, flow->rules->hand_size);
    if ((s->flags & OPTION_FIRST_SEAT) == 0)
        s->first = (Seat)rng_roll(flow->rng, s->seats);
    building_begin_turn(flow, s->first);
}

// ---- the end of the game

void building_end(const Flow *flow, Seat winner, EndedBy how) {
    BuildingState *s = flow->s;
    s->window = ASK_NOTHING;
    s->winner = winner;
    s->how = (uint8_t)how;
    building_emit_amount(flow, EVENT_OVER, winner, (uint8_t)how, building_points(flow->rules, s, winner));
}

// Most points, then most cards in the Points area, then the later seat in turn order.
static Seat best_seat(const Flow *flow) {
    const BuildingState *s = flow->s;
    Seat best = s->first;
    int most = -1;
    for (int i = 0; i < s->seats; i++) {
        const Seat seat = (Seat)((s->first + i) % s->seats);
        const int rank = building_points(flow->rules, s, seat) * 1000 + s->size[zone_of(ZONE_POINTS, seat)];
        if (rank >= most) {
            most = rank;
            best = seat;
        }
    }
    return best;
}

void building_award(const Flow *flow, Seat seat, uint8_t card, const Event *completed) {
    BuildingState *s = flow->s;
    building_put_card(s, zone_of(ZONE_POINTS, seat), card);
    if (completed != NULL)
        building_emit(flow, *completed);
    else if (flow->rules->card[card].kind == KIND_EVENT)
        building_emit_card(flow, EVENT_AWARDED, seat, card, NONE);
    if (building_points(flow->rules, s, seat) >= pair(s->goal))
        building_end(flow, seat, ENDED_POINTS);
}

// ---- playing a card

void building_play_card(const Flow *flow, Seat seat, int at, uint8_t holder) {
    BuildingState *s = flow->s;
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const uint8_t card = building_take_card(s, zone_of(ZONE_HAND, seat), at);
    building_put_card(s, bridge, card);
    const int place = s->size[bridge] - 1;
    s->holder[zone_begin(s, bridge) + place] = holder;
    Event event = event_of(EVENT_PLAYED, seat);
    event.card = card;
    event.at = holder;
    event.to_at = (uint8_t)place;
    building_emit(flow, event);
    building_trigger_played(flow, seat, place);
}

// Plays infections in hand order; those drawn meanwhile stay in the hand. A defeated seat has no hand any
// more.
static void step_infections(const Flow *flow, Frame *frame) {
    BuildingState *s = flow->s;
    const uint8_t hand = zone_of(ZONE_HAND, frame->seat);
    const uint8_t *cards = zone_cards(s, hand);
    for (int i = 0; i < s->size[hand] && frame->more > 0 && !s->seat[frame->seat].fell; i++)
        if (flow->rules->card[cards[i]].kind == KIND_INFECTION) {
            frame->more--;
            building_play_card(flow, frame->seat, i, NONE);
            return;
        }
    building_pop(flow);
    building_check_defeats(flow);
}

void building_drop_mission(const Flow *flow, Seat seat, uint8_t place) {
    const uint8_t card = building_take_card(flow->s, ZONE_MISSIONS, place);
    building_emit_card(flow, EVENT_DISPLACED, seat, card, place);
    building_to_bottom(flow, card);
}

// ---- the end of a turn (rules §6)

static void tell_discarded(const Flow *flow, Seat seat, uint8_t card, Area area, int at) {
    Event event = event_of(EVENT_DISCARDED, seat);
    event.card = card;
    event.row = (uint8_t)area;
    event.at = (uint8_t)at;
    event.amount = 1;
    building_emit(flow, event);
}

static void discard_hand(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    while (s->size[zone_of(ZONE_HAND, seat)] > 0) {
        const uint8_t card = building_take_card(s, zone_of(ZONE_HAND, seat), 0);
        building_put_card(s, zone_of(ZONE_DISCARD, seat), card);
        tell_discarded(flow, seat, card, AREA_HAND, 0);
    }
}

static void collect_card(const Flow *flow, const CardContext *asker, uint8_t card, Span effects) {
    BuildingState *s = flow->s;
    for (uint8_t i = 0; i < effects.count; i++) {
        const Effect *effect = &flow->rules->effect[effects.first + i];
        if (effect->on != ON_END || s->ending_count == ENDING_MAX || !building_holds(asker, effect->tests))
            continue;
        s->ending[s->ending_count][0] = card;
        s->ending[s->ending_count++][1] = (uint8_t)(i | (asker->zone == ZONE_POINTS ? 0x80 : 0));
    }
}

// Notes the end-of-turn effects before the bridge is cleared.
static void collect(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    for (uint8_t zone = ZONE_BRIDGE; zone <= ZONE_POINTS; zone += ZONE_POINTS - ZONE_BRIDGE) {
        const uint8_t *cards = zone_cards(s, zone_of(zone, seat));
        for (int i = 0; i < s->size[zone_of(zone, seat)]; i++) {
            const CardDef *def = &flow->rules->card[cards[i]];
            collect_card(flow, &(CardContext){flow->rules, s, seat, zone, i}, cards[i],
                         zone == ZONE_BRIDGE ? def->effects : def->points_effects);
        }
    }
}

static void clear_bridge(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    while (s->size[zone_of(ZONE_BRIDGE, seat)] > 0) {
        const uint8_t card = building_leave_bridge(flow, seat, 0);
        building_put_card(s, zone_of(ZONE_DISCARD, seat), card);
        tell_discarded(flow, seat, card, AREA_BRIDGE, 0);
    }
}

// Discards what was played in another seat's battle, along with the XP it earned.
static void clear_battle(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    const uint8_t earned = s->seat[seat].bonus[STAT_XP];
    while (s->size[zone_of(ZONE_BRIDGE, seat)] > 0) {
        const uint8_t card = building_leave_bridge(flow, seat, 0);
        s->seat[seat].bonus[STAT_XP] = earned;
        building_put_card(s, zone_of(ZONE_DISCARD, seat), card);
        building_emit_card(flow, EVENT_BATTLE_CARD_DISCARDED, seat, card, NONE);
    }
}

static const Effect *ending_effect(const Flow *flow, const Frame *frame, uint8_t *card) {
    const uint8_t *entry = flow->s->ending[frame->left];
    const CardDef *def = &flow->rules->card[entry[0]];
    const Span effects = (entry[1] & 0x80) != 0 ? def->points_effects : def->effects;
    *card = entry[0];
    return &flow->rules->effect[effects.first + (entry[1] & 0x7F)];
}

#define UNDECIDED 2

static void step_ending(const Flow *flow, Frame *frame) {
    uint8_t card;
    if (frame->left == flow->s->ending_count) {
        memset(flow->s->ending, 0, sizeof flow->s->ending);
        flow->s->ending_count = 0;
        frame->left = 0;
        frame->step = 2;
        return;
    }
    const Effect *effect = ending_effect(flow, frame, &card);
    frame->card = card;
    if (effect->may && frame->more == UNDECIDED) {
        frame->ask = ASK_MAY;
        return;
    }
    const bool wanted =
        frame->more != 0 &&
        (effect->cost_xp == 0 || building_xp_left(flow->rules, flow->s, frame->seat) >= effect->cost_xp);
    frame->more = UNDECIDED;
    frame->left++;
    if (!wanted)
        return;
    Event event = event_of(EVENT_TRIGGERED, frame->seat);
    event.card = card;
    event.amount = ON_END;
    building_emit(flow, event);
    building_begin_effect(flow, frame->seat, card, NONE, NONE, effect);
}

static void reset_player(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    PlayerState *player = &s->seat[seat];
    memset(player->bonus, 0, sizeof player->bonus);
    player->spent = player->mission_explores = 0;
    player->searches = flow->rules->free_searches;
    player->explores = flow->rules->free_explores;
    const uint8_t area = zone_of(ZONE_POINTS, seat);
    memset(s->used + zone_begin(s, area), 0, s->size[area]);
}

static void draw_anew(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    building_draw_from_deck(flow, seat, flow->rules->hand_size);
    for (Seat other = 0; other < s->seats; other++) {
        s->seat[other].shields_used = 0;
        if (other != seat && (s->flags & OPTION_DISCARD_BATTLE) != 0)
            clear_battle(flow, other);
    }
    s->seat[seat].fell = 0;
}

static void next_seat(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    const Seat next = (Seat)((seat + 1) % s->seats);
    building_emit(flow, event_of(EVENT_TURN_END, seat));
    building_pop(flow);
    if (s->size[ZONE_SPACE] + s->size[ZONE_MISSIONS] == 0) {
        building_end(flow, best_seat(flow), ENDED_EXHAUSTED);
        return;
    }
    if (round_begins(s, next) && s->round_limit > 0 && s->round >= s->round_limit) {
        building_end(flow, best_seat(flow), ENDED_ROUNDS);
        return;
    }
    if (round_begins(s, next) && s->round < UINT8_MAX)
        s->round++;
    building_begin_turn(flow, next);
}

void building_step_turn_end(const Flow *flow, Frame *frame) {
    const Seat seat = frame->seat;
    switch (frame->step) {
    case 0:
        discard_hand(flow, seat);
        collect(flow, seat);
        clear_bridge(flow, seat);
        frame->more = UNDECIDED;
        frame->step = 1;
        break;
    case 1:
        step_ending(flow, frame);
        break;
    case 2:
        reset_player(flow, seat);
        building_check_defeats(flow);
        frame->step = 3;
        break;
    default:
        draw_anew(flow, seat);
        next_seat(flow, seat);
        break;
    }
}

// ---- running to the next decision

// If there is only one possible answer, it is given automatically.
static bool answered_by_itself(const Flow *flow, Frame *frame) {
    Command only[2];
    if (frame->kind == FRAME_EVENT && flow->s->seat[frame->seat].fell) {
        frame->ask = ASK_NOTHING; // nothing more can be played on the event
        frame->step = 1;
        return true;
    }
    if (frame->ask <= ASK_TARGET || frame->ask == ASK_MAY || building_may_decline(flow->rules, flow->s) ||
        building_options(flow->rules, flow->s, only, 2) != 1)
        return false;
    building_answer(flow, &only[0]);
    return true;
}

static void step(const Flow *flow, Frame *frame) {
    switch ((FrameKind)frame->kind) {
    case FRAME_RUN:
        building_step_run(flow, frame);
        break;
    case FRAME_TRIGGERS:
    case FRAME_PLAY:
        building_step_triggers(flow, frame);
        break;
    case FRAME_INFECTIONS:
        step_infections(flow, frame);
        break;
    case FRAME_EXPLORE:
        building_step_explore(flow, frame);
        break;
    case FRAME_EVENT:
        building_step_event(flow, frame);
        break;
    case FRAME_BATTLE:
        building_step_battle(flow, frame);
        break;
    case FRAME_COMPLETE:
        building_step_complete(flow, frame);
        break;
    case FRAME_TURN_END:
        building_step_turn_end(flow, frame);
        break;
    }
}

// Returns true if the active seat has to decide. The turn of a seat defeated in it ends as soon as the stack
// is empty.
static bool wait_or_end_turn(const Flow *flow) {
    const BuildingState *s = flow->s;
    if (s->window != ASK_ACTION || !s->seat[s->active].fell)
        return true;
    building_push(flow, FRAME_TURN_END, s->active);
    return false;
}

// Clears all unfinished business once the game is over.
static void clear(BuildingState *s) {
    memset(s->frame, 0, sizeof s->frame);
    memset(&s->battle, 0, sizeof s->battle);
    memset(s->ending, 0, sizeof s->ending);
    s->frame_count = s->ending_count = 0;
    s->flipped = NONE;
}

void building_run(const Flow *flow) {
    BuildingState *s = flow->s;
    while (!is_over(s)) {
        Frame *frame = s->frame_count > 0 ? &s->frame[s->frame_count - 1] : NULL;
        if (frame == NULL && wait_or_end_turn(flow))
            return;
        if (frame == NULL)
            continue;
        if (frame->ask == ASK_NOTHING) {
            step(flow, frame);
        } else if (!answered_by_itself(flow, frame)) {
            return;
        }
    }
    clear(s);
}
