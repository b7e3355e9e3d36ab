// SPDX-License-Identifier: MIT
// How a game of Star Empires moves on. Each step tells its event. Private to this folder.
#ifndef STARDECK_GAMES_STAR_EMPIRES_FLOW_H
#define STARDECK_GAMES_STAR_EMPIRES_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/star_empires/numbers.h"
#include "games/star_empires/state.h"

// What the functions of one `apply` share.
typedef struct Flow {
    const EmpiresRules *rules;
    EmpiresState *s;
    Rng *rng;
    EventList *events; // NULL: nobody looks
} Flow;

// ---- tell.c: events, and questions

void empires_tell(const Flow *flow, Event event);
void empires_tell_at(const Flow *flow, EmpiresEvent kind, Seat seat, int place);
void empires_tell_amount(const Flow *flow, EmpiresEvent kind, Seat seat, int place, int amount);
void empires_ask(const Flow *flow, AskKind kind, Seat seat, uint8_t place);
void empires_enter(const Flow *flow, PhaseKind phase);

// ---- stacks.c

void empires_add_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]);
void empires_take_units(EmpiresState *s, int place, Seat seat, const uint8_t unit[UNITS_MAX]);
void empires_add_unit(EmpiresState *s, int place, Seat seat, uint8_t unit);
void empires_take_unit(EmpiresState *s, int place, Seat seat, uint8_t unit);
// All of the stack into the pile, which need not be there.
void empires_pile_stack(EmpiresState *s, int place, Seat seat);
// The stack goes as a whole.
void empires_move_stack(const Flow *flow, EmpiresEvent kind, Seat seat, int from, int to);
// The only kind of unit there; NONE: there are several, or none.
uint8_t empires_only_kind(const uint8_t unit[UNITS_MAX]);
void empires_set_credits(EmpiresState *s, Seat seat, int credits);

// ---- cards.c: hands, and what cards are used as (rules §4.3)

// The card that is used for a function, out of a hand from which `spent` of each is gone (NULL: nothing);
// NONE: there is none.
uint8_t empires_card_for(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t function,
                         const uint8_t spent[KINDS_MAX]);
uint8_t empires_function_with(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, Op op);
void empires_discard(const Flow *flow, Seat seat, uint8_t card);
// The card that is used for it goes to the discard pile. `target` SEAT_NONE, `place` NONE: it has none.
void empires_spend(const Flow *flow, Seat seat, uint8_t function, Seat target, uint8_t place);
void empires_draw(const Flow *flow, Seat seat, int count);
uint8_t empires_hand_kinds(const EmpiresState *s, Seat seat); // how many different cards

// ---- moves.c: the move phase (rules §5.2)

void empires_begin_move(const Flow *flow, uint8_t card, uint8_t from, uint8_t to,
                        const uint8_t unit[UNITS_MAX], int groups);
void empires_answer_move(const Flow *flow, Seat seat, const Command *command);
void empires_play(const Flow *flow, Seat seat, const Command *command);
void empires_answer_deed(const Flow *flow, bool stops);
void empires_step_move(const Flow *flow);
bool empires_can_go_on(const EmpiresRules *rules, const EmpiresState *s); // another group of a fleet?

// ---- explore.c: exploration, enigma, diplomacy (rules §5.3 to §5.5)

void empires_step_explore(const Flow *flow);
void empires_step_enigma(const Flow *flow);
void empires_step_diplomacy(const Flow *flow);
void empires_roll(const Flow *flow, Seat seat, const Command *command);

// ---- battle.c: who fights, and with what (rules §6.1, §6.2, §6.5)

void empires_step_meetings(const Flow *flow); // the next question of the battle phase
void empires_meet(const Flow *flow, Seat seat, const Command *command);
void empires_step_battle(const Flow *flow);

// ---- losses.c: what a battle costs (rules §6.3)

// Winner and forces are known: what each side has to give up.
void empires_begin_losses(const Flow *flow, int due, int casualties, int more, int back);
// A stack must leave, whatever for.
void empires_begin_retreat(const Flow *flow, BattleKind kind, Seat seat, int place);
void empires_step_losses(const Flow *flow);
void empires_lose(const Flow *flow, uint8_t unit);
void empires_retreat(const Flow *flow, uint8_t to);
uint8_t empires_loser(const BattleState *battle); // a side
// The kinds of units that can be named now, one bit each.
unsigned empires_losable(const EmpiresState *s);

// ---- build.c: revenue, building, upkeep, control (rules §5.7 to §5.9)

void empires_collect(const Flow *flow);
void empires_build(const Flow *flow, Seat seat, const Command *command);
void empires_earn(const Flow *flow, Seat seat, const Command *command);
void empires_step_upkeep(const Flow *flow);
void empires_pay_upkeep(const Flow *flow);
void empires_disband(const Flow *flow, Seat seat, uint8_t place, uint8_t unit);
void empires_take_control(const Flow *flow);

// ---- turn.c: the course of the game (rules §4.2, §5.1, §5.10)

void empires_begin_turn(const Flow *flow, Seat seat);
void empires_begin_phase(const Flow *flow); // of a position that begins with it
void empires_draw_cards(const Flow *flow, Seat seat);
void empires_concede(const Flow *flow, Seat seat);
// Goes on until somebody has to decide, and tells who it is.
void empires_go_on(const Flow *flow);

// ---- victory.c (rules §5.10)

void empires_end(const Flow *flow, Seat winner, EndedBy how);
void empires_eliminate(const Flow *flow, Seat seat);
void empires_end_turn(const Flow *flow);
void empires_end_by_last(const Flow *flow);
Seat empires_best_by_census(const EmpiresRules *rules, const EmpiresState *s, bool census);

// ---- star_empires.c

// Carries a legal command out, up to the next decision.
void empires_carry_out(const Flow *flow, Seat seat, const Command *command);

// ---- legal.c, groups.c, judge.c, sets.c

int empires_legal(const EmpiresRules *rules, const EmpiresState *s, Command *out, int capacity);
// Of that list, which cards that move nothing can be played now; returns how many there was room for.
int empires_list_plays(const EmpiresRules *rules, const EmpiresState *s, When when, Command *out,
                       int capacity);
// Functions that the seat can move groups by in its own turn; returns how many.
int empires_move_cards(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t card[KINDS_MAX]);
Verdict empires_judge(const EmpiresRules *rules, const EmpiresState *s, Seat seat, const Command *command);
// The cards of the hand that can be used so, as functions, and how many of each at most; returns how many.
// `when` WHEN_BATTLE: with what a race makes a battle card; `forces`: only what gives force.
int empires_usable(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                   uint8_t function[], uint8_t most[]);
bool empires_fits(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                  uint8_t function);
// May the seat's stack there leave a battle by a card?
bool empires_can_call_off(const EmpiresRules *rules, const EmpiresState *s, Seat seat, int place);

#endif
