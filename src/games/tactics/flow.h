// SPDX-License-Identifier: MIT
// How a game of Tactics moves on: a stack of unfinished business, innermost on top (rules §4), and the phases
// that refill it. flow_run carries everything out until a seat has to decide. What effects do is in
// effects.c, the negotiation in talks.c, the end of a round in scoring.c, moving cards about in moves.c.
#ifndef STARDECK_GAMES_TACTICS_FLOW_H
#define STARDECK_GAMES_TACTICS_FLOW_H

#include "games/tactics/state.h"

// What the functions of one `apply` share.
typedef struct Flow {
    const TacticsRules *rules;
    TacticsState *s;
    Rng *rng;
    EventList *events; // NULL: nobody looks
} Flow;

// step 0 of a deciding frame: not asked yet; 1: waits for the seat's answer.
typedef enum FrameKind {
    FRAME_TURN,   // seat's turn. step 2: the play is made; what is left is drawing up and passing the turn on
    FRAME_HANDED, // Blind Trust: seat puts card a of seat c, with shields b (NONE: without)
    FRAME_SHIELD, // card a (shields) is laid onto copy, or goes back to seat's hand
    FRAME_REVEAL, // copy is turned up. step n + 1: its effect n comes next
    FRAME_REMOVE, // seat picks a card for effect a of copy
    FRAME_MOVE,   // likewise, and where to
    FRAME_SUMMON, // likewise, from the hand or another row
    FRAME_PUT,    // seat puts the card a it has drawn
    FRAME_SEE_HANDS, // seat looks at hands
    FRAME_TALKS, // negotiation begun by copy. a: seats that take part (bits), b: how many of them have been
                 // asked
    FRAME_ARMADA // seat picks which of its team's Armadas in row a leaves
} FrameKind;

// flow.c
void flow_push(Flow *flow, Frame frame);
void flow_pop(Flow *flow);
Frame *flow_top(Flow *flow);
const Frame *state_top(const TacticsState *s); // NULL when the stack is empty
uint8_t frame_decision(const TacticsRules *rules,
                       const Frame *frame); // DecisionKind, DECISION_NONE if it asks nothing
// Runs until a seat has to decide or the game is over.
void flow_run(Flow *flow);
void flow_begin_round(
    Flow *flow); // deals targets and gives the next seat the turn; the end of the game without targets
void flow_begin_turn(Flow *flow, Seat seat);
void flow_begin_reveal(Flow *flow);
void flow_begin_scoring(Flow *flow);
// If every row is full or closed now, the deployment ends after this turn. Sticky.
void flow_note_ending(Flow *flow);

// moves.c: cards from place to place, each with its event.
void emit(Flow *flow, TacticsEvent kind, Seat seat, int amount);
void emit_card(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by, uint8_t row,
               uint8_t at);
void emit_event(Flow *flow, const Event *event);
bool can_draw(const TacticsState *s, Seat seat);
uint8_t draw_card(Flow *flow, Seat seat); // off the pile, not into the hand; NONE if there is nothing to draw
void draw_up(Flow *flow, Seat seat);
void draw_up_all(Flow *flow, Seat first);
void discard_from_hand(Flow *flow, Seat seat, uint8_t card, uint8_t seen_by);
// Puts a card as a play does: as its text says, else down at the bottom; what it reveals is pushed. `at` only
// counts for cards played anywhere. `event`: EVENT_PLACE or EVENT_SUMMON.
void put_card(Flow *flow, Seat by, uint8_t copy, uint8_t row, uint8_t at);
// Puts a card up at the bottom or at `at` by an effect; an Intrepid acts.
void put_up(Flow *flow, Seat by, TacticsEvent kind, uint8_t copy, uint8_t row, uint8_t at);
void move_card(Flow *flow, Seat by, uint8_t row, uint8_t at, uint8_t to_row, uint8_t to_at);
void remove_card(Flow *flow, uint8_t copy,
                 TacticsEvent kind); // with its shields, to the owner's discard pile
void take_target(Flow *flow, Seat seat, uint8_t row);

// effects.c
// Carries out effect `index` of copy, which lies up in a row; may push frames.
void effect_run(Flow *flow, uint8_t copy, uint8_t index);

// talks.c
void talks_begin(Flow *flow, uint8_t copy);
void talks_step(Flow *flow);

// scoring.c
void scoring_step(Flow *flow); // scores the next row, or ends the round after the last
int points_of(const TacticsRules *rules, const TacticsState *s, Seat seat,
              int parts[3]); // values, bonus, planets
// How often the bonus of `target` counts for the targets on this pile, and whether it is one of the planets
// that count extra there (rules §3.4). The target itself need not lie there.
int bonus_times(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);
bool is_own_planet(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target);

// legal.c
// The legal commands of the seat that has to decide (see Game.legal).
int legal_commands(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity);
Verdict legal_check(const TacticsRules *rules, const TacticsState *s, Seat seat, const Command *command);

// answer.c
// Carries out a command that legal_check has accepted, up to the next thing flow_run has to do.
void answer(Flow *flow, const Command *command);

#endif
