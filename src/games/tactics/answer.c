// SPDX-License-Identifier: MIT
// Executes an accepted command.
#include "games/tactics/flow.h"

// Plays a card from the hand into a row. Shields leave the hand now, and are put on the card once the reveal
// it causes is finished (rules §6.1).
static void play(Flow *flow, Seat seat, const Command *command) {
    const uint8_t copy = copy_of(seat, command->card);
    tactics_hand_remove(flow->s, seat, command->card);
    if (command->with != NONE) {
        tactics_flow_push(
            flow,
            (Frame){
                .kind = FRAME_SHIELD, .seat = seat, .copy = copy, .a = command->with, .b = command->from});
    }
    tactics_put_card(flow, seat, copy, command->from, command->at);
}

static void pass(Flow *flow, Seat seat, const Command *command) {
    TacticsState *s = flow->s;
    for (uint8_t i = 0; i < command->count; i++) {
        // Only the card that ends on top is public (rules §9); until then, those below it are hidden.
        const bool last = i + 1 == command->count;
        tactics_flow_top(flow)->a = last ? 0 : (uint8_t)(i + 1);
        tactics_discard_from_hand(flow, seat, command->list[i],
                                  (uint8_t)(last ? SEEN_BY_ALL : SEEN_BY(seat)));
    }
    tactics_emit(flow, EVENT_PASS, seat, command->count);
    s->passes = command->count == 0 ? (uint8_t)(s->passes + 1) : 0;
}

static void hand_over(Flow *flow, Seat seat, const Command *command) {
    const Seat ally = tactics_ally_of(flow->s, seat);
    tactics_hand_remove(flow->s, seat, command->card);
    if (command->with != NONE)
        tactics_hand_remove(flow->s, seat, command->with);
    tactics_flow_push(flow, (Frame){.kind = FRAME_HANDED,
                                    .seat = ally,
                                    .copy = NONE,
                                    .a = command->card,
                                    .b = command->with,
                                    .c = seat});
    tactics_emit_card(flow, EVENT_HAND_OVER, seat, copy_of(seat, command->card),
                      (uint8_t)(SEEN_BY(seat) | SEEN_BY(ally)), NONE, NONE);
}

static void turn(Flow *flow, Seat seat, const Command *command) {
    tactics_flow_top(flow)->step = 2;
    if (command->verb == VERB_PASS) {
        pass(flow, seat, command);
        return;
    }
    flow->s->passes = 0;
    if (command->verb == VERB_PLAY)
        play(flow, seat, command);
    else
        hand_over(flow, seat, command);
}

static void place_handed(Flow *flow, const Frame *frame, const Command *command) {
    const uint8_t copy = copy_of(frame->c, frame->a);
    if (frame->b != NONE)
        tactics_flow_push(
            flow, (Frame){.kind = FRAME_SHIELD, .seat = frame->c, .copy = copy, .a = frame->b, .c = 1});
    tactics_put_card(flow, frame->seat, copy, command->from, command->at);
}

static void summon(Flow *flow, const Frame *frame, const Command *command) {
    TacticsState *s = flow->s;
    uint8_t row, at;
    if (!tactics_find(s, frame->copy, &row, &at))
        return;
    if (command->card != NONE) {
        tactics_hand_remove(s, frame->seat, command->card);
        tactics_put_up(flow, frame->seat, EVENT_SUMMON, copy_of(frame->seat, command->card), row,
                       row_count(s, row));
        tactics_draw_up(flow, frame->seat); // the seat has given up a hand card (rules §4)
        return;
    }
    tactics_move_card(flow, frame->seat, command->from, command->at, row, row_count(s, row));
}

static void offer(Flow *flow, const Command *command) {
    TacticsState *s = flow->s;
    Frame *frame = tactics_flow_top(flow);
    const Seat seat = frame->seat;
    frame->step = 0;
    s->laid[seat] = command->card;
    if (command->card == NONE) {
        tactics_emit(flow, EVENT_OFFER, seat, 0);
        return;
    }
    tactics_hand_remove(s, seat, command->card);
    s->laid_order[s->laid_count++] = seat;
    if (flow->events != NULL) {
        const Event event = {.kind = EVENT_OFFER,
                             .seat = seat,
                             .card = command->card,
                             .seen_by = SEEN_BY(seat),
                             .row = NONE,
                             .at = NONE,
                             .to_row = NONE,
                             .to_at = NONE,
                             .amount = 1,
                             .owner = seat};
        tactics_emit_event(flow, &event);
    }
}

void tactics_answer(Flow *flow, const Command *command) {
    const Frame frame = *tactics_flow_top(flow);
    if (frame.kind == FRAME_TURN) {
        turn(flow, frame.seat, command);
        return;
    }
    if (frame.kind == FRAME_NEGOTIATION) {
        offer(flow, command);
        return;
    }
    tactics_flow_pop(flow);
    if (frame.kind == FRAME_SEE_HANDS)
        return;
    if (command->from == NONE && command->card == NONE)
        return; // declined
    switch ((FrameKind)frame.kind) {
    case FRAME_HANDED:
        place_handed(flow, &frame, command);
        break;
    case FRAME_PUT:
        tactics_put_card(flow, frame.seat, copy_of(frame.seat, frame.a), command->from, command->at);
        break;
    case FRAME_REMOVE:
    case FRAME_ARMADA:
        tactics_remove_card(flow, command->from, command->at, EVENT_REMOVE);
        break;
    case FRAME_MOVE:
        tactics_move_card(flow, frame.seat, command->from, command->at, command->to, command->to_at);
        break;
    case FRAME_SUMMON:
        summon(flow, &frame, command);
        break;
    default:
        break;
    }
    tactics_flow_note_ending(flow);
}
