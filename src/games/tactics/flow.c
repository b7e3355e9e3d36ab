// SPDX-License-Identifier: MIT
// Runs the stack of frames: the top frame runs until it needs a decision or is finished.
#include "games/tactics/flow.h"

#include "games/tactics/block.h"

#include <assert.h>

static void deal_targets(Flow *flow) {
    TacticsState *s = flow->s;
    s->rows_dealt = 0;
    for (uint8_t row = 0; row < ROWS; row++) {
        s->target[row] = NONE;
        if (s->target_count == 0)
            continue;
        s->target[row] = s->targets[--s->target_count];
        s->targets[s->target_count] = 0;
        s->rows_dealt++;
        if (flow->events != NULL) {
            const Event event = {.kind = EVENT_TARGET_UP,
                                 .seat = SEAT_NONE,
                                 .card = s->target[row],
                                 .seen_by = SEEN_BY_ALL,
                                 .row = NONE,
                                 .at = NONE,
                                 .to_row = row,
                                 .to_at = NONE,
                                 .owner = SEAT_NONE};
            tactics_emit_event(flow, &event);
        }
    }
}

void tactics_flow_begin_round(Flow *flow, Seat first) {
    TacticsState *s = flow->s;
    if (s->target_count == 0) {
        s->phase = PHASE_GAME_OVER;
        tactics_emit(flow, EVENT_GAME_OVER, SEAT_NONE, 0);
        return;
    }
    s->round++;
    s->turn = first; // while targets are dealt too, as displays show whose turn it is
    s->phase = PHASE_DEPLOYMENT;
    tactics_emit(flow, EVENT_ROUND, SEAT_NONE, s->round);
    deal_targets(flow);
    s->passes = 0;
    tactics_flow_begin_turn(flow, first);
}

static void count_turn(TacticsState *s) {
    const unsigned turns = (s->turns[0] | (unsigned)s->turns[1] << 8) + 1u;
    s->turns[0] = (uint8_t)turns;
    s->turns[1] = (uint8_t)(turns >> 8);
}

void tactics_flow_begin_turn(Flow *flow, Seat seat) {
    TacticsState *s = flow->s;
    s->turn = seat;
    count_turn(s);
    tactics_emit(flow, EVENT_TURN, seat, 0);
    if (s->hand[seat].count == 0 && !tactics_can_draw(s, seat)) {
        tactics_flow_begin_reveal(flow); // this ends the round (rules §3.1, case 3)
        return;
    }
    tactics_flow_push(flow, (Frame){.kind = FRAME_TURN, .seat = seat, .copy = NONE, .step = 1});
    tactics_emit(flow, EVENT_ASK, seat, DECISION_TURN);
}

static void finish_turn(Flow *flow) {
    TacticsState *s = flow->s;
    tactics_draw_up(flow, s->turn);
    tactics_flow_pop(flow);
    if (s->ending || s->passes >= s->seats)
        tactics_flow_begin_reveal(flow);
    else
        tactics_flow_begin_turn(flow, next_seat(s, s->turn));
}

void tactics_flow_begin_reveal(Flow *flow) {
    TacticsState *s = flow->s;
    s->phase = PHASE_REVEAL;
    s->ending = 0;
    s->passes = 0;
    tactics_emit(flow, EVENT_PHASE, SEAT_NONE, PHASE_REVEAL);
    for (uint8_t row = 0; row < ROWS; row++)
        for (uint8_t at = 0; at < row_count(s, row); at++)
            tactics_shield_off(flow, row, at);
}

// Reveals the topmost face-down card of the leftmost row that has one; if there is none, scoring begins
// (rules §3.2).
static void reveal_next(Flow *flow) {
    TacticsState *s = flow->s;
    for (uint8_t i = 0; i < s->row_start[ROWS]; i++)
        if (!s->table[i].up) {
            flow->revealed = i;
            tactics_flow_push(flow,
                              (Frame){.kind = FRAME_REVEAL, .copy = s->table[i].copy, .seat = SEAT_NONE});
            return;
        }
    tactics_flow_begin_scoring(flow);
}

void tactics_flow_begin_scoring(Flow *flow) {
    flow->s->phase = PHASE_SCORING;
    flow->s->score_row = 0;
    tactics_emit(flow, EVENT_PHASE, SEAT_NONE, PHASE_SCORING);
}

// Says which card blocks it: it lies face up.
static void emit_fizzle(Flow *flow, uint8_t copy, uint8_t row, uint8_t at) {
    uint8_t parts[TABLE_MAX];
    BlockedBy by[TABLE_MAX];
    if (flow->events == NULL)
        return;
    tactics_block_row_by(flow->rules, flow->s, row, parts, by);
    const uint8_t blocker = row_card(flow->s, row, by[at].effect)->copy;
    const Event event = {.kind = EVENT_FIZZLE,
                         .seat = copy_seat(copy),
                         .owner = copy_seat(copy),
                         .card = copy_card(copy),
                         .seen_by = SEEN_BY_ALL,
                         .row = row,
                         .at = at,
                         .to_row = row,
                         .to_at = by[at].effect,
                         .amount = (int16_t)(copy_card(blocker) | copy_seat(blocker) << 8)};
    tactics_emit_event(flow, &event);
}

// Reveals the card. Returns true if its one-time effects follow; false if it has none, is blocked at that
// moment, or cannot be revealed.
static bool turn_up(Flow *flow, uint8_t row, uint8_t at) {
    TacticsState *s = flow->s;
    TableCard *card = &s->table[s->row_start[row] + at];
    const uint8_t copy = card->copy;
    if (card->up || card->shield != NONE)
        return false;
    card->up = 1;
    tactics_emit_card(flow, EVENT_REVEAL, copy_seat(copy), copy, SEEN_BY_ALL, row, at);
    if (!(flow->rules->trait[copy] & TRAIT_ONE_TIME))
        return false;
    if (tactics_effect_is_blocked(flow->rules, s, row, at)) {
        emit_fizzle(flow, copy, row, at);
        return false;
    }
    return true;
}

// Most cards are revealed at once and are still at the index noted when the reveal was pushed.
static bool find_revealed(const Flow *flow, uint8_t copy, uint8_t *row, uint8_t *at) {
    const TacticsState *s = flow->s;
    if (flow->revealed >= s->row_start[ROWS] || s->table[flow->revealed].copy != copy)
        return tactics_find(s, copy, row, at);
    tactics_split_place(s, flow->revealed, row, at);
    return true;
}

// Reveals the frame's card, or executes the next of its one-time effects.
static void step_reveal(Flow *flow) {
    Frame *frame = tactics_flow_top(flow);
    const uint8_t copy = frame->copy, *effects = flow->rules->card[copy_card(copy)].revealed;
    const bool begun = frame->step > 0;
    uint8_t row, at;
    if ((begun && effects[frame->step - 1] == NONE) || !find_revealed(flow, copy, &row, &at)) {
        tactics_flow_pop(flow);
        return;
    }
    const bool acts = begun || turn_up(flow, row, at);
    const bool bars = flow->rules->trait[copy] & (TRAIT_CLOSES | TRAIT_BLOCKS); // others close or open no row
    if (bars)
        flow->goes_on = false;
    if (acts) {
        const uint8_t index = effects[begun ? frame->step - 1 : 0];
        frame->step = (uint8_t)(index + 2);
        tactics_effect_run(flow, row, at, index);
    } else {
        tactics_flow_pop(flow);
    }
    if (acts || bars)
        tactics_flow_note_ending(flow);
}

// Shields stay in the hand until the reveal caused by the play is finished. They are put on the card only if
// they are still in the hand and the card is still face down. Shields handed over (Blind Trust) otherwise
// return to the ally's hand.
static void step_shield(Flow *flow) {
    const Frame frame = *tactics_flow_top(flow);
    TacticsState *s = flow->s;
    const Seat owner = copy_seat(frame.copy);
    uint8_t row, at;
    tactics_flow_pop(flow);
    const bool fits = tactics_find(s, frame.copy, &row, &at) && !row_card(s, row, at)->up;
    if (fits && (frame.c || tactics_pile_has(&s->hand[owner], frame.a))) {
        if (!frame.c)
            tactics_hand_remove(s, owner, frame.a);
        s->table[s->row_start[row] + at].shield = frame.a;
        tactics_emit_card(flow, EVENT_SHIELD, owner, copy_of(owner, frame.a), SEEN_BY_ALL, row, at);
        return;
    }
    if (frame.c)
        tactics_pile_push(&s->hand[owner], frame.a);
    tactics_emit_card(flow, EVENT_SHIELD_BACK, owner, copy_of(owner, frame.a), SEEN_BY_ALL, NONE, NONE);
}

static const uint8_t frame_decisions[] = {
    [FRAME_TURN] = DECISION_TURN,           [FRAME_HANDED] = DECISION_PLACE,
    [FRAME_SHIELD] = DECISION_NONE,         [FRAME_REVEAL] = DECISION_NONE,
    [FRAME_REMOVE] = DECISION_REMOVE,       [FRAME_MOVE] = DECISION_MOVE,
    [FRAME_SUMMON] = DECISION_SUMMON,       [FRAME_PUT] = DECISION_REINFORCEMENTS,
    [FRAME_SEE_HANDS] = DECISION_SEE_HANDS, [FRAME_NEGOTIATION] = DECISION_NEGOTIATE,
    [FRAME_ARMADA] = DECISION_ARMADA};

uint8_t tactics_frame_decision(const TacticsRules *rules, const Frame *frame) {
    if (frame->kind == FRAME_REMOVE)
        return rules->card[copy_card(frame->copy)].effect[frame->a].ask;
    return frame_decisions[frame->kind];
}

// A decision with only one possible answer is made automatically, one without any is dropped (rules §4).
static void ask(Flow *flow) {
    Frame *frame = tactics_flow_top(flow);
    Command only[2];
    frame->step = 1;
    if (frame->kind != FRAME_SEE_HANDS) {
        const int count = tactics_legal_first(flow->rules, flow->s, only, 2);
        if (count == 0) {
            tactics_flow_pop(flow);
            return;
        }
        if (count == 1) {
            tactics_answer(flow, &only[0]);
            return;
        }
    }
    tactics_emit(flow, EVENT_ASK, frame->seat, tactics_frame_decision(flow->rules, frame));
}

static void step(Flow *flow) {
    Frame *frame = tactics_flow_top(flow);
    switch ((FrameKind)frame->kind) {
    case FRAME_TURN:
        finish_turn(flow);
        tactics_flow_note_ending(flow);
        break;
    case FRAME_SHIELD:
        step_shield(flow);
        break;
    case FRAME_REVEAL:
        step_reveal(flow);
        break;
    case FRAME_NEGOTIATION:
        tactics_negotiation_step(flow);
        tactics_flow_note_ending(flow);
        break;
    case FRAME_HANDED:
    case FRAME_REMOVE:
    case FRAME_MOVE:
    case FRAME_SUMMON:
    case FRAME_PUT:
    case FRAME_SEE_HANDS:
    case FRAME_ARMADA:
        ask(flow);
        break;
    }
}

void tactics_flow_run(Flow *flow) {
    TacticsState *s = flow->s;
    while (s->phase != PHASE_GAME_OVER) {
        if (s->depth > 0) {
            if (tactics_flow_top(flow)->step == 1 &&
                frame_decisions[tactics_flow_top(flow)->kind] != DECISION_NONE)
                return; // waits for a seat
            step(flow);
        } else if (s->phase == PHASE_REVEAL) {
            reveal_next(flow);
        } else {
            assert(s->phase == PHASE_SCORING);
            tactics_scoring_step(flow);
        }
    }
}
