// SPDX-License-Identifier: MIT
// How a game of Alpha Strike moves on. Each step tells its event. Private to this folder.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_FLOW_H
#define STARDECK_GAMES_ALPHA_STRIKE_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/alpha_strike/state.h"

// What the functions of one `apply` share.
typedef struct Flow {
    const StrikeRules *rules;
    StrikeState *s;
    Rng *rng;
    EventList *events; // NULL: nobody looks
    uint8_t playing;   // so many cards on top of the discard pile are still being played, and not shuffled
} Flow;

// ---- flow.c: events, power, drawing; turns, rounds and the end (rules §2 to §4, §9)

void strike_tell(const Flow *flow, Event event);
Event strike_about_attack(const AttackState *attack,
                          StrikeEvent kind); // of its attacker, with its card and target
void strike_tell_card(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, uint8_t at);
void strike_tell_change(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, int from, int to);
// `value` is kept within the track. Nothing is told where nothing changes.
void strike_set_power(const Flow *flow, Seat seat, uint8_t track, int value, PowerWhy why, uint8_t card);
void strike_pay(const Flow *flow, Seat seat, const uint8_t cost[TRACKS], uint8_t card); // it must be there
// Up to `count` cards; the discard pile becomes the deck whenever that is empty (rules §4).
void strike_draw_cards(const Flow *flow, Seat seat, int count);
void strike_begin_phase(const Flow *flow, StrikePhase phase);
// Hull has been lost in this turn.
void strike_note_loss(StrikeState *s);
// The next living seat's turn, with all that its beginning brings about; the meltdown where a round ends. By
// the book there is none, and the game may be a draw now.
void strike_next_turn(const Flow *flow);
// The ship is out: its cards to the discard pile, its attacks and those against it void. May end the game.
void strike_eliminate(const Flow *flow, Seat seat, DestroyedBy by);
// The hull that every ship loses at the end of this round; 0: none (rules §9).
int strike_meltdown_loss(const StrikeRules *rules, const StrikeState *s);

// ---- effects.c: what abilities do (rules §7)

// Whose ability it is, against whom, and what the command named.
typedef struct Deed {
    Seat seat, target;
    uint8_t card; // by which; NONE: by the ship itself
    uint8_t track, craft;
    const Command *command; // OP_MOVE_POWER
} Deed;

// Does its condition hold? `tags`: of the attack that is answered, else 0.
bool strike_ability_holds(const StrikeState *s, const Ability *ability, Seat seat, uint8_t tags);
// All abilities of the list with this trigger whose condition holds, in order.
void strike_run_abilities(const Flow *flow, const Ability *ability, int count, Trigger on, const Deed *deed);
// How much more an attack of the seat with these tags deals, by all that is in play.
int strike_attack_bonus(const StrikeRules *rules, const StrikeState *s, Seat seat, uint8_t tags);
bool strike_attacks_after_launch(const StrikeRules *rules, const StrikeState *s, Seat seat);

// ---- attack.c: attacks, answers, counter attacks (rules §5)

// Each carries a legal command out.
void strike_declare_attack(const Flow *flow, Seat seat, Seat target, const Command *command);
void strike_answer_attack(const Flow *flow, const Command *command);
void strike_answer_counter(const Flow *flow, const Command *command);
// After a ship has gone: the attacks that are left resolve, then the turn ends, or the next one begins.
void strike_go_on_after_loss(const Flow *flow);

// ---- alpha_strike.c

// Carries a legal command out, up to the next decision.
void strike_carry_out(Flow *flow, Seat seat, const Command *command);

// ---- legal.c

int strike_legal(const StrikeRules *rules, const StrikeState *s, Command *out, int capacity);

// ---- judge.c

// May the seat give it, and if not, why? For any bytes.
Verdict strike_judge(const StrikeRules *rules, const StrikeState *s, Seat seat, const Command *command);

#endif
