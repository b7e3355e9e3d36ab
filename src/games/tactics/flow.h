// SPDX-License-Identifier: MIT
// How a game of Tactics moves on: a stack of unfinished business, innermost on top (rules §4), and the phases
// that refill it. tactics_flow_run carries everything out until a seat has to decide. What effects do is in
// effects.c, the negotiation in talks.c, the end of a round in scoring.c, moving cards about in moves.c.
#ifndef STARDECK_GAMES_TACTICS_FLOW_H
#define STARDECK_GAMES_TACTICS_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/tactics/block.h"
#include "games/tactics/state.h"

#include <assert.h>
#include <string.h>

// What the functions of one `apply` share.
typedef struct Flow {
    const TacticsRules *rules;
    TacticsState *s;
    Rng *rng;
    EventList *events; // NULL: nobody looks
    uint8_t revealed;  // a place of the table where the card to be revealed may lie: saves looking for it
    bool goes_on; // some row is neither full nor closed: known as long as no card has been moved or turned up
} Flow;

// A deciding frame has `step` 0 as long as it has not asked, and 1 while it waits for the seat's answer.
typedef enum FrameKind {
    FRAME_TURN, // seat's turn (rules §3.1). step 2: the play is made, what is left is drawing up and passing
                // the turn on. a: in the middle of a pass, how many cards on top of the discard pile only the
                // seat itself has seen
    FRAME_HANDED, // Blind Trust (rules §8): seat puts card a of seat c, with shields b (NONE: without)
    FRAME_SHIELD, // card a (shields, rules §6.1) is laid onto copy, or stays in its owner's hand. c: it has
                  // left that hand (Blind Trust), and else goes back to it
    FRAME_REVEAL, // copy is turned up (rules §1). step n + 1: its effect n comes next
    FRAME_REMOVE, // seat picks a card for effect a of copy
    FRAME_MOVE,   // likewise, and where to (rules §6.6)
    FRAME_SUMMON, // likewise, from the hand or another row (rules §6.4)
    FRAME_PUT,    // seat puts the card a it has drawn (rules §6.3)
    FRAME_SEE_HANDS, // seat looks at hands
    FRAME_TALKS, // negotiation begun by copy (rules §6.2). a: seats that take part (bits), b: how many of
                 // them have been asked
    FRAME_ARMADA // seat picks which of its team's Armadas in row a leaves (rules §8)
} FrameKind;

// ---- the stack

// A full stack means effects nested deeper than any real pack can; further ones then do nothing (the limit is
// part of the rules, so that every machine agrees: §10).
static inline void tactics_flow_push(Flow *flow, Frame frame) {
    if (flow->s->depth < STACK_MAX)
        flow->s->stack[flow->s->depth++] = frame;
}

// Of a stack that is not empty. The top is valid until the next push or pop.
static inline void tactics_flow_pop(Flow *flow) {
    assert(flow->s->depth > 0);
    flow->s->depth--;
    memset(&flow->s->stack[flow->s->depth], 0, sizeof(Frame));
}
static inline Frame *tactics_flow_top(Flow *flow) {
    assert(flow->s->depth > 0);
    return &flow->s->stack[flow->s->depth - 1];
}
static inline const Frame *tactics_state_top(const TacticsState *s) { // NULL when the stack is empty
    return s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
}

// ---- flow.c: what refills it

// The DecisionKind that the frame asks for; DECISION_NONE: it asks nothing.
uint8_t tactics_frame_decision(const TacticsRules *rules, const Frame *frame);
// Runs until a seat has to decide or the game is over. A decision with one possible answer is carried out
// without asking, one with none is dropped (rules §4).
void tactics_flow_run(Flow *flow);
// Deals targets and gives `first` the turn; without targets the game is over (rules §3).
void tactics_flow_begin_round(Flow *flow, Seat first);
// A seat that holds nothing and can draw nothing ends the deployment instead (rules §3.1, case 3).
void tactics_flow_begin_turn(Flow *flow, Seat seat);
void tactics_flow_begin_reveal(Flow *flow);  // rules §3.2: the shields come off
void tactics_flow_begin_scoring(Flow *flow); // rules §3.3
// If every row is full or closed now, the deployment ends after this turn, whatever comes (rules §3.1). To be
// called after whatever may have filled or closed one.
static inline void tactics_flow_note_ending(Flow *flow) {
    TacticsState *s = flow->s;
    if (flow->goes_on || s->phase != PHASE_DEPLOYMENT || s->ending)
        return;
    flow->goes_on = !tactics_all_rows_done(flow->rules, s);
    s->ending = !flow->goes_on;
}

// ---- moves.c: cards from place to place, each with its event

// Tell an event to whoever listens. What is not among the arguments is NONE, and seen by all.
void tactics_tell(Flow *flow, TacticsEvent kind, Seat seat, int amount);
void tactics_tell_card(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by, uint8_t row,
                       uint8_t at);
void tactics_emit_event(Flow *flow, const Event *event);
// The same if somebody does: in a playout nobody does, and asking costs less than the call.
static inline void tactics_emit(Flow *flow, TacticsEvent kind, Seat seat, int amount) {
    if (flow->events != NULL)
        tactics_tell(flow, kind, seat, amount);
}
static inline void tactics_emit_card(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by,
                                     uint8_t row, uint8_t at) {
    if (flow->events != NULL)
        tactics_tell_card(flow, kind, seat, copy, seen_by, row, at);
}
// Drawing: an empty draw pile is first made anew of the discard pile (rules §3.1).
bool tactics_can_draw(const TacticsState *s, Seat seat);
uint8_t tactics_draw_card(Flow *flow,
                          Seat seat); // off the pile, not into the hand; NONE if there is nothing to draw
void tactics_draw_up(Flow *flow, Seat seat);      // to the hand size, as far as there are cards
void tactics_draw_up_all(Flow *flow, Seat first); // one seat after the other
// A card that is in the hand; `seen_by`: who gets to know which one it was.
void tactics_discard_from_hand(Flow *flow, Seat seat, uint8_t card, uint8_t seen_by);
// Puts a card that is nowhere as a play does: as its text says, else down at the bottom; what it reveals is
// pushed (rules §3.1). `at` only counts for cards that are played anywhere.
void tactics_put_card(Flow *flow, Seat by, uint8_t copy, uint8_t row, uint8_t at);
// Puts a card that is nowhere up at this place, as `kind`: EVENT_PLACE or EVENT_SUMMON. It reveals nothing;
// an Intrepid acts (rules §4, §6.5).
void tactics_put_up(Flow *flow, Seat by, TacticsEvent kind, uint8_t copy, uint8_t row, uint8_t at);
// `to_at` counts after the gap has closed (rules §6.6); an Intrepid acts.
void tactics_move_card(Flow *flow, Seat by, uint8_t row, uint8_t at, uint8_t to_row, uint8_t to_at);
// What shields the card at this place, if anything, to its owner's discard pile.
void tactics_shield_off(Flow *flow, uint8_t row, uint8_t at);
// The card at this place to its owner's discard pile, its shields first. `kind`: EVENT_REMOVE or EVENT_CLEAR.
void tactics_remove_card(Flow *flow, uint8_t row, uint8_t at, TacticsEvent kind);
// The row's target, which must be there, to the pile of the seat (tactics_pile_of).
void tactics_take_target(Flow *flow, Seat seat, uint8_t row);

// ---- effects.c

// Carries out effect `index` of the up card at this place; may push frames.
void tactics_effect_run(Flow *flow, uint8_t row, uint8_t at, uint8_t index);

// ---- talks.c: negotiations (rules §6.2)

void tactics_talks_begin(Flow *flow, uint8_t copy); // by the card copy, which lies up in a row
void tactics_talks_step(Flow *flow); // with their frame on top: asks the next seat, or ends them

// ---- scoring.c: rules §3.3 and §3.4

void tactics_scoring_step(Flow *flow); // scores the next row, or ends the round after the last
// The points of a seat, or of its team, and of what they consist: target values, bonuses, own planets.
int tactics_points_of(const TacticsRules *rules, const TacticsState *s, Seat seat, int parts[3]);
// How often the bonus of `target` counts for the targets on this pile, and whether it is one of the planets
// that count extra there (rules §3.4). The target itself need not lie there.
int tactics_bonus_times(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);
bool tactics_is_own_planet(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);

// ---- legal.c

// The legal commands of the seat that has to decide (see Game.legal).
int tactics_legal_commands(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity);
// The first `capacity` of them. Fewer are all there are; as many or more, and there may be others.
int tactics_legal_first(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity);
// May this card, held by whoever has to put it, be put into the row, at `at` if it is one to be played
// anywhere (else NONE)?
Verdict tactics_put_check(const TacticsRules *rules, const TacticsState *s, uint8_t card, uint8_t row,
                          uint8_t at);
// Is it one of them, given by that seat? Else why not. For any bytes.
Verdict tactics_legal_check(const TacticsRules *rules, const TacticsState *s, Seat seat,
                            const Command *command);

// ---- answer.c

// Carries out a command that tactics_legal_check has accepted, up to the next thing tactics_flow_run has to
// do.
void tactics_answer(Flow *flow, const Command *command);

#endif
