// SPDX-License-Identifier: MIT
// How a game of Tactics advances: a stack of unfinished business, innermost on top (rules §4), and the phases
// that refill it. tactics_flow_run executes everything until a seat has to decide. Effects are in effects.c,
// negotiations in negotiation.c, the end of a round in scoring.c, moving cards in moves.c.
#ifndef STARDECK_GAMES_TACTICS_FLOW_H
#define STARDECK_GAMES_TACTICS_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/tactics/block.h"
#include "games/tactics/state.h"

#include <assert.h>
#include <string.h>

// Context shared by the functions of one `apply`.
typedef struct Flow {
    const TacticsRules *rules;
    TacticsState *s;
    Rng *rng;
    EventList *events; // NULL: events are not recorded
    uint8_t revealed;  // hint: index of the table where the card to be revealed probably is
    bool goes_on; // some row is known to be neither full nor closed; reset when a card is moved or turned up
} Flow;

// Kinds of frames. A frame that asks a seat has `step` 0 before it has asked, and 1 while it waits for the
// answer.
typedef enum FrameKind {
    FRAME_TURN, // the seat's turn (rules §3.1). step 2: the play is made; drawing up and ending the turn
                // remain. a: during a pass, number of cards on top of the discard pile that only the seat has
                // seen
    FRAME_HANDED,    // Blind Trust (rules §8): seat puts card a of seat c, with shields b (NONE: without)
    FRAME_SHIELD,    // shields a (rules §6.1) are put onto copy, or stay in their owner's hand. c: they have
                     // already left that hand (Blind Trust), and otherwise return to it
    FRAME_REVEAL,    // copy is revealed (rules §1). step n + 1: its effect n is next
    FRAME_REMOVE,    // seat picks a card for effect a of copy
    FRAME_MOVE,      // the same, with its destination (rules §6.6)
    FRAME_SUMMON,    // the same, from the hand or another row (rules §6.4)
    FRAME_PUT,       // seat puts card a, which it has drawn (rules §6.3)
    FRAME_SEE_HANDS, // seat looks at hands
    FRAME_NEGOTIATION, // negotiation started by copy (rules §6.2). a: participating seats, one bit each; b:
                       // number of them asked so far
    FRAME_ARMADA       // seat picks which of its team's Armadas in row a leaves (rules §8)
} FrameKind;

// ---- the stack

// A full stack means that effects are nested more deeply than in any real pack; further ones then do nothing.
// The limit is part of the rules, so that all machines agree (rules §10).
static inline void tactics_flow_push(Flow *flow, Frame frame) {
    if (flow->s->depth < STACK_MAX)
        flow->s->stack[flow->s->depth++] = frame;
}

// Removes the top frame. The stack must not be empty.
static inline void tactics_flow_pop(Flow *flow) {
    assert(flow->s->depth > 0);
    flow->s->depth--;
    memset(&flow->s->stack[flow->s->depth], 0, sizeof(Frame));
}
// The top frame, valid until the next push or pop. The stack must not be empty.
static inline Frame *tactics_flow_top(Flow *flow) {
    assert(flow->s->depth > 0);
    return &flow->s->stack[flow->s->depth - 1];
}
// The same for a state; NULL if the stack is empty.
static inline const Frame *tactics_state_top(const TacticsState *s) {
    return s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
}

// ---- flow.c: the phases

// The DecisionKind that the frame asks for; DECISION_NONE if it asks nothing.
uint8_t tactics_frame_decision(const TacticsRules *rules, const Frame *frame);
// Runs until a seat has to decide or the game is over. A decision with only one possible answer is made
// automatically, one without any is dropped (rules §4).
void tactics_flow_run(Flow *flow);
// Deals targets and begins the turn of `first`; if no targets are left, the game is over (rules §3).
void tactics_flow_begin_round(Flow *flow, Seat first);
// If the seat has no cards and cannot draw, this ends the deployment instead (rules §3.1, case 3).
void tactics_flow_begin_turn(Flow *flow, Seat seat);
void tactics_flow_begin_reveal(Flow *flow);  // rules §3.2: shields are discarded first
void tactics_flow_begin_scoring(Flow *flow); // rules §3.3
// If every row is full or closed now, the deployment ends after this turn, whatever follows (rules §3.1).
// Must be called after anything that may have filled or closed a row.
static inline void tactics_flow_note_ending(Flow *flow) {
    TacticsState *s = flow->s;
    if (flow->goes_on || s->phase != PHASE_DEPLOYMENT || s->ending)
        return;
    flow->goes_on = !tactics_all_rows_done(flow->rules, s);
    s->ending = !flow->goes_on;
}

// ---- moves.c: moving cards, with their events

// Add an event to flow->events; nothing happens if that is NULL. Fields without an argument are NONE or 0.
// `seen_by`: the seats that may know the card, one bit each (Event.seen_by); without that argument nothing is
// hidden.
void tactics_emit_unchecked(Flow *flow, TacticsEvent kind, Seat seat, int amount);
void tactics_emit_card_unchecked(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by,
                                 uint8_t row, uint8_t at);
void tactics_emit_event(Flow *flow, const Event *event);
// The same, but they test flow->events before building the event, which is cheaper in rollouts.
static inline void tactics_emit(Flow *flow, TacticsEvent kind, Seat seat, int amount) {
    if (flow->events != NULL)
        tactics_emit_unchecked(flow, kind, seat, amount);
}
static inline void tactics_emit_card(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by,
                                     uint8_t row, uint8_t at) {
    if (flow->events != NULL)
        tactics_emit_card_unchecked(flow, kind, seat, copy, seen_by, row, at);
}
// True if the seat's draw pile or discard pile has a card. For all functions that draw: if the draw pile is
// empty, the discard pile is shuffled into it first (rules §3.1).
bool tactics_can_draw(const TacticsState *s, Seat seat);
// Takes the top card off the draw pile, without putting it into the hand; NONE if there is none to draw.
uint8_t tactics_draw_card(Flow *flow, Seat seat);
void tactics_draw_up(Flow *flow, Seat seat);      // to the hand size, as far as possible
void tactics_draw_up_all(Flow *flow, Seat first); // in seat order
// Discards a card of the hand. `seen_by`: seats that may know which one, one bit each.
void tactics_discard_from_hand(Flow *flow, Seat seat, uint8_t card, uint8_t seen_by);
// Puts a card that is in no zone into a row as a play does: as its text says, else face down at the bottom.
// Pushes the reveal it causes (rules §3.1). `at` only matters for cards that are played anywhere.
void tactics_put_card(Flow *flow, Seat by, uint8_t copy, uint8_t row, uint8_t at);
// Puts a card that is in no zone face up at this position; `kind`: EVENT_PLACE or EVENT_SUMMON. It reveals
// nothing, except that an Intrepid acts (rules §4, §6.5).
void tactics_put_up(Flow *flow, Seat by, TacticsEvent kind, uint8_t copy, uint8_t row, uint8_t at);
// `to_at` counts after the gap has closed (rules §6.6); a face-up Intrepid acts.
void tactics_move_card(Flow *flow, Seat by, uint8_t row, uint8_t at, uint8_t to_row, uint8_t to_at);
// Discards the shields of the card at this position, if any, to its owner's pile.
void tactics_shield_off(Flow *flow, uint8_t row, uint8_t at);
// Discards the card at this position to its owner's pile, its shields first. `kind`: EVENT_REMOVE or
// EVENT_CLEAR.
void tactics_remove_card(Flow *flow, uint8_t row, uint8_t at, TacticsEvent kind);
// Gives the row's target, which must be there, to the seat's pile (tactics_pile_of).
void tactics_take_target(Flow *flow, Seat seat, uint8_t row);

// ---- effects.c

// Executes effect `index` of the face-up card at this position; may push frames.
void tactics_effect_run(Flow *flow, uint8_t row, uint8_t at, uint8_t index);

// ---- negotiation.c: negotiations (rules §6.2)

void tactics_negotiation_begin(Flow *flow, uint8_t copy); // copy: the card that starts it, face up in a row
void tactics_negotiation_step(
    Flow *flow); // with FRAME_NEGOTIATION on top: asks the next seat, or ends the negotiation

// ---- scoring.c: rules §3.3 and §3.4

void tactics_scoring_step(Flow *flow); // scores the next row, or ends the round after the last one
// The points of a seat or its team; `parts` receives target values, bonuses and own planets.
int tactics_points_of(const TacticsRules *rules, const TacticsState *s, Seat seat, int parts[3]);
// How many times the bonus of `target` counts for the targets on this pile (rules §3.4). The target itself
// need not be on it.
int tactics_bonus_times(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);
// Returns true if the target is a planet that scores extra on this pile.
bool tactics_is_own_planet(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);

// ---- legal.c

// The legal commands of the seat to act (see Game.legal).
int tactics_legal_commands(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity);
// Writes the first `capacity` of them. If it returns less, these are all; if it returns `capacity` or more,
// there may be others.
int tactics_legal_first(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity);
// VERDICT_OK if this card, held by the deciding seat, may be put into the row: at position `at` if it can be
// played anywhere (else NONE). Otherwise the reason why not.
Verdict tactics_put_check(const TacticsRules *rules, const TacticsState *s, uint8_t card, uint8_t row,
                          uint8_t at);
// See Game.judge; `command` may hold any bytes.
Verdict tactics_legal_check(const TacticsRules *rules, const TacticsState *s, Seat seat,
                            const Command *command);

// ---- answer.c

// Executes a command that tactics_legal_check has accepted; tactics_flow_run must be called to continue.
void tactics_answer(Flow *flow, const Command *command);

#endif
