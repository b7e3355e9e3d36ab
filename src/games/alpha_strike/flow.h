// SPDX-License-Identifier: MIT
// The steps by which a game of Alpha Strike advances. Each function changes the state and emits the matching
// events. Private to this folder.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_FLOW_H
#define STARDECK_GAMES_ALPHA_STRIKE_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/alpha_strike/state.h"

// Context shared by the functions of one `apply`.
typedef struct Flow {
    const StrikeRules *rules;
    StrikeState *s;
    Rng *rng;
    EventList *events; // NULL: events are not recorded
    uint8_t playing; // number of cards on top of the discard pile that are still being resolved and must not
                     // be reshuffled
} Flow;

// ---- flow.c: events, power, drawing, turns, rounds and the end (rules §2 to §4, §9)

// Emit an event: as given; about a card of the seat; about a value of the seat that changes from `from` to
// `to` because of `card` (NONE: no card).
void strike_emit(const Flow *flow, Event event);
// Returns an event about the attack, with its attacker, card and target filled in; does not emit it.
Event strike_attack_event(const AttackState *attack, StrikeEvent kind);
void strike_emit_card(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, uint8_t at);
void strike_emit_change(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, int from, int to);
// Sets the track to `value`, clamped to 0 … track_max. Emits nothing if that leaves the track unchanged.
// `card`: the card that causes it, or NONE.
void strike_set_power(const Flow *flow, Seat seat, uint8_t track, int value, PowerWhy why, uint8_t card);
// Takes the cost off the tracks; the ship must be able to pay.
void strike_pay(const Flow *flow, Seat seat, const uint8_t cost[TRACKS], uint8_t card);
// Draws up to `count` cards. An empty deck is refilled by shuffling the discard pile (rules §4); stops early
// when both are empty.
void strike_draw_cards(const Flow *flow, Seat seat, int count);
// Enters the phase and emits EVENT_PHASE for the seat that decides in it.
void strike_begin_phase(const Flow *flow, StrikePhase phase);
// Records that a ship lost hull in this turn (needed by the by-the-book draw rule only).
void strike_record_hull_loss(StrikeState *s);
// Starts the turn of the next living seat, including its turn_start abilities; at the end of a round the
// meltdown comes first. By the book there is no meltdown, but the game may end in a draw here.
void strike_next_turn(const Flow *flow);
// Takes the ship out of the game: its cards go to the discard pile, its attacks and those against it become
// void. Ends the game if one ship is left.
void strike_eliminate(const Flow *flow, Seat seat, DestroyedBy by);
// Returns the hull that every ship loses at the end of this round; 0 if none (rules §9).
int strike_meltdown_loss(const StrikeRules *rules, const StrikeState *s);

// ---- effects.c: abilities (rules §7)

// Who uses an ability, against whom, and the choices made in the command.
typedef struct AbilityUse {
    Seat seat, target;
    uint8_t card;           // the card with the ability; NONE: the ship itself
    uint8_t track, craft;   // the track chosen with an attack, the craft named with it; NONE: none
    const Command *command; // needed for OP_MOVE_POWER only; else may be NULL
} AbilityUse;

// Returns true if the ability's condition holds for `seat`. `tags`: tags of the attack being answered, else
// 0.
bool strike_ability_holds(const StrikeState *s, const Ability *ability, Seat seat, uint8_t tags);
// Runs, in order, all abilities of the list with trigger `on` whose condition holds.
void strike_run_abilities(const Flow *flow, const Ability *ability, int count, Trigger on,
                          const AbilityUse *deed);
// Returns the damage bonus from the ship and craft in play for the seat's attacks with these tags.
int strike_attack_bonus(const StrikeRules *rules, const StrikeState *s, Seat seat, uint8_t tags);
// The same for attacks with one tag each.
void strike_attack_bonuses(const StrikeRules *rules, const StrikeState *s, Seat seat, uint8_t bonus[TAGS]);
// Returns true if the seat may attack in the turn in which it launches a craft.
bool strike_attacks_after_launch(const StrikeRules *rules, const StrikeState *s, Seat seat);

// ---- attack.c: attacks, answers, counter attacks (rules §5)

// Each of these executes a legal command.
void strike_declare_attack(const Flow *flow, Seat seat, Seat target, const Command *command);
void strike_answer_attack(const Flow *flow, const Command *command);
void strike_answer_counter(const Flow *flow, const Command *command);
// Continues after a ship has conceded: the remaining attacks resolve, then the end phase or the next turn
// begins.
void strike_continue_after_concede(const Flow *flow);

// ---- alpha_strike.c

// Executes a legal command and everything that follows, up to the next decision.
void strike_execute(Flow *flow, Seat seat, const Command *command);

// ---- legal.c

// See Game.legal.
int strike_legal(const StrikeRules *rules, const StrikeState *s, Command *out, int capacity);

// ---- judge.c

// See Game.judge: returns VERDICT_OK or the reason for refusal. `command` may hold any bytes.
Verdict strike_judge(const StrikeRules *rules, const StrikeState *s, Seat seat, const Command *command);

#endif
