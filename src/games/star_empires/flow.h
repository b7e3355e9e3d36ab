// SPDX-License-Identifier: MIT
// The steps by which a game of Star Empires advances. Each function changes the state and emits the matching
// events. Functions named "step" advance their phase until a question is asked, the state has changed, or the
// next phase begins. Private to this folder.
#ifndef STARDECK_GAMES_STAR_EMPIRES_FLOW_H
#define STARDECK_GAMES_STAR_EMPIRES_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/star_empires/numbers.h"
#include "games/star_empires/state.h"

// Context shared by the functions of one `apply`.
typedef struct Flow {
    const EmpiresRules *rules;
    EmpiresState *s;
    Rng *rng;
    EventList *events; // NULL: events are not recorded
} Flow;

// ---- emit.c: emitting events, and setting the next question

// Emit an event; the latter two with `place` as row.
void empires_emit(const Flow *flow, Event event);
void empires_emit_at(const Flow *flow, EmpiresEvent kind, Seat seat, int place);
void empires_emit_amount(const Flow *flow, EmpiresEvent kind, Seat seat, int place, int amount);
// Sets the question to ask, and whom. empires_run stops once a question is set.
void empires_ask(const Flow *flow, AskKind kind, Seat seat, uint8_t place);
// Enters a phase, at its first place.
void empires_enter(const Flow *flow, PhaseKind phase);

// ---- stacks.c: these emit no events, except empires_move_stack

// Stacks are created and removed as needed. `place`, `seat` and `unit` must exist when units are taken.
void empires_add_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]);
void empires_take_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]);
void empires_add_unit(EmpiresState *s, int place, Seat seat, uint8_t unit);
void empires_take_unit(EmpiresState *s, int place, Seat seat, uint8_t unit);
// Moves all units of the stack to the pile; does nothing if there is no such stack.
void empires_pile_stack(EmpiresState *s, int place, Seat seat);
// Moves the whole stack and emits `kind`.
void empires_move_stack(const Flow *flow, EmpiresEvent kind, Seat seat, int from, int to);
// The only kind of unit in the stack; NONE if there are several kinds or no units.
uint8_t empires_only_kind(const uint8_t unit[UNITS_MAX]);
// Sets the credits, limited to 0 … 60000.
void empires_set_credits(EmpiresState *s, Seat seat, int credits);

// ---- cards.c: hands, and what cards are used as (rules §4.3)

// The card of the hand to use for a function: the card itself, else a wild card if the race allows it; NONE
// if there is none. `spent`: number of each card to leave out; NULL: none.
uint8_t empires_card_for(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t function,
                         const uint8_t spent[KINDS_MAX]);
// The first function with effect `op` at `when` that the seat has a card for; NONE if there is none.
uint8_t empires_function_with(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, Op op);
// Puts a card of the hand, which must be there, on the discard pile.
void empires_discard(const Flow *flow, Seat seat, uint8_t card);
// Uses a card for the function: puts it on the discard pile and emits EVENT_PLAYED. The seat must have one.
// `target` SEAT_NONE, `place` NONE: without target or place.
void empires_spend(const Flow *flow, Seat seat, uint8_t function, Seat target, uint8_t place);
// Draws up to `count` cards. An empty deck is refilled by shuffling the discard pile (rules §5.1); stops
// early when both are empty.
void empires_draw(const Flow *flow, Seat seat, int count);
uint8_t empires_hand_kinds(const EmpiresState *s, Seat seat); // number of different cards

// ---- moves.c: the move phase (rules §5.2)

// Announces that the active seat moves `unit` (a number of each kind) from `from` to `to` by the function
// `card`, whose card the caller has already spent. The units stay at `from` until they arrive:
// empires_step_move asks the threatened seats first. `groups`: how many more groups the card may move after
// this one.
void empires_begin_move(const Flow *flow, uint8_t card, uint8_t from, uint8_t to,
                        const uint8_t unit[UNITS_MAX], int groups);
// Executes the answer of a threatened seat: nothing, decoys or an interception.
void empires_answer_move(const Flow *flow, Seat seat, const Command *command);
// Plays a card of the move phase that moves no group.
void empires_play(const Flow *flow, Seat seat, const Command *command);
// Executes the answer of the target of a card (AimedCard). `stops`: it cancels the card.
void empires_answer_aimed_card(const Flow *flow, bool stops);
void empires_step_move(const Flow *flow);
// True if the active seat has a ship at a place that no group of the card under way has left or entered.
// Whether the card may move more groups (MoveState.groups), and where to, is not considered.
bool empires_has_unmoved_ship(const EmpiresRules *rules, const EmpiresState *s);

// ---- explore.c: exploration, enigma, diplomacy (rules §5.3 to §5.5)

void empires_step_explore(const Flow *flow);
void empires_step_enigma(const Flow *flow);
void empires_step_diplomacy(const Flow *flow);
// Rolls for an enigma or diplomacy at the current place, using the cards of the command.
void empires_roll(const Flow *flow, Seat seat, const Command *command);

// ---- battle.c: who fights, and with what (rules §6.1, §6.2, §6.5)

void empires_step_meetings(const Flow *flow); // asks the next question of the battle phase
// Executes the answer to a question of empires_step_meetings: attack or not, mission, peace, committed cards.
void empires_answer_meeting(const Flow *flow, Seat seat, const Command *command);
void empires_step_battle(const Flow *flow);

// ---- losses.c: what a battle costs (rules §6.3)

// Starts the losses once winner and forces are known. `due`: printed force the winner must give up;
// `casualties`: units the loser loses; `more`: additional units the winner loses; `back`: units the winner
// gets back.
void empires_begin_losses(const Flow *flow, int due, int casualties, int more, int back);
// Starts the retreat of a stack that must leave, for whatever reason.
void empires_begin_retreat(const Flow *flow, BattleKind kind, Seat seat, int place);
void empires_step_losses(const Flow *flow);
// Loses a unit of this kind: one of the loser's casualties, or one that the winner gives up.
void empires_lose(const Flow *flow, uint8_t unit);
// The rest of the loser retreats to the place `to`.
void empires_retreat(const Flow *flow, uint8_t to);
uint8_t empires_loser(const BattleState *battle); // a side
// The kinds of units that can be named as a loss now, one bit each.
unsigned empires_losable_kinds(const EmpiresState *s);

// ---- build.c: revenue, building, upkeep, control (rules §5.7 to §5.9)

// The active seat receives its revenue, less raids.
void empires_collect(const Flow *flow);
void empires_build(const Flow *flow, Seat seat, const Command *command);
// Plays a card that brings credits.
void empires_earn(const Flow *flow, Seat seat, const Command *command);
void empires_step_upkeep(const Flow *flow);
// Pays upkeep as far as possible; sets EmpiresBoard.unpaid to the number of units left to disband.
void empires_pay_upkeep(const Flow *flow);
void empires_disband(const Flow *flow, Seat seat, uint8_t place, uint8_t unit);
// The active seat takes control of systems (rules §5.9).
void empires_take_control(const Flow *flow);

// ---- turn.c: the course of the game (rules §4.2, §5.1, §5.10)

// Begins the seat's turn. Ends the game if the seat has hegemony.
void empires_begin_turn(const Flow *flow, Seat seat);
void empires_begin_phase(const Flow *flow); // for given positions: begins the current phase
void empires_draw_cards(const Flow *flow, Seat seat);
// The seat gives up; ends the game, or begins the next turn.
void empires_concede(const Flow *flow, Seat seat);
// Runs until a seat has to decide or the game is over, and emits EVENT_CHOICE.
void empires_run(const Flow *flow);

// ---- victory.c (rules §5.10)

// Ends the game.
void empires_end(const Flow *flow, Seat winner, EndedBy how);
// Takes a seat without systems out of the game: its units go to the pile, its hand to the discard pile.
void empires_eliminate(const Flow *flow, Seat seat);
// Eliminates seats at the end of a turn, and ends the game if somebody has won (rules §5.10).
void empires_end_turn(const Flow *flow);
// Ends the game if only one seat is left.
void empires_end_by_last(const Flow *flow);
// The living seat that is ahead. `census`: the census counts first.
Seat empires_best_by_census(const EmpiresRules *rules, const EmpiresState *s, bool census);

// ---- star_empires.c

// Executes a legal command and everything that follows, up to the next decision.
void empires_execute(const Flow *flow, Seat seat, const Command *command);

// ---- legal.c, groups.c, judge.c, sets.c

// See Game.legal.
int empires_legal(const EmpiresRules *rules, const EmpiresState *s, Command *out, int capacity);
// Writes the commands of that list that play a card without moving anything; returns how many were written.
int empires_list_plays(const EmpiresRules *rules, const EmpiresState *s, When when, Command *out,
                       int capacity);
// Writes the functions by which the seat can move groups in its own turn; returns how many.
int empires_move_cards(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t card[KINDS_MAX]);
// See Game.judge; `command` may hold any bytes.
Verdict empires_judge(const EmpiresRules *rules, const EmpiresState *s, Seat seat, const Command *command);
// Writes the functions that the cards of the hand can be used for, and the most of each; returns how many.
// Both arrays need room for 2 * KINDS_MAX. With WHEN_BATTLE, cards with a race bonus count too; `forces`:
// only cards that add force.
int empires_usable(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                   uint8_t function[], uint8_t most[]);
// Returns true if a function can be used so; parameters as for empires_usable.
bool empires_fits(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                  uint8_t function);
// Returns true if the seat's stack at the place may leave a battle by a card.
bool empires_can_call_off(const EmpiresRules *rules, const EmpiresState *s, Seat seat, int place);

#endif
