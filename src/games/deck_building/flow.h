// SPDX-License-Identifier: MIT
// How a deck-building game moves on. Each step tells its event. Private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_FLOW_H
#define STARDECK_GAMES_DECK_BUILDING_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"

// What the functions of one `apply` share.
typedef struct Flow {
    const BuildingRules *rules;
    BuildingState *s;
    Rng *rng;
    EventList *events; // NULL: nobody looks
} Flow;

// ---- zones.c: cards and where they lie

void building_tell(const Flow *flow, Event event);
void building_tell_card(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t card, int at);
void building_tell_amount(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t row, int amount);
// Bare moves, which tell nothing. To the end of a zone (the top of a deck), or to its first place (the
// bottom).
void building_put(BuildingState *s, uint8_t zone, uint8_t card);
void building_put_below(BuildingState *s, uint8_t zone, uint8_t card);
uint8_t building_take(BuildingState *s, uint8_t zone, int at);
// A card leaves a bridge: whoever held it or was held, and what is under way, is put right; earned XP stays.
uint8_t building_leave_bridge(const Flow *flow, Seat seat, int at);
void building_shuffle(const Flow *flow, uint8_t zone);
// Up to `count` cards; the discard pile becomes the deck when that is empty (rules §4).
void building_draw(const Flow *flow, Seat seat, int count);

// ---- starbase.c: search area and piles, gaining, trashing (rules §5)

// `seeker`: whose search has emptied it; SEAT_NONE: none has.
void building_refill(const Flow *flow, uint8_t slot, Seat seeker);
// `bought`: EVENT_BOUGHT has told it.
void building_gain_slot(const Flow *flow, Seat seat, uint8_t slot, GainTo to, bool bought);
void building_gain_pile(const Flow *flow, Seat seat, uint8_t pile, GainTo to, bool bought);
// Where one of this card is to be had: SLOTS_MAX + pile, a slot, or -1.
int building_offer_of(const BuildingRules *rules, const BuildingState *s, uint8_t card);
// A card that has left `area` of the seat, at place `at`, is trashed.
void building_trash(const Flow *flow, Seat seat, uint8_t card, Area area, int at);
void building_infect(const Flow *flow, Seat seat, int count);

// ---- damage.c: damage, defeat, battles (rules §9)

// Shields take their share. In a battle nobody is defeated before its end.
void building_damage(const Flow *flow, Seat seat, int count);
void building_repair(const Flow *flow, Seat seat, int count);
void building_check_defeats(const Flow *flow); // outside battles
void building_step_battle(const Flow *flow, Frame *frame);
void building_aim(const Flow *flow, Seat target);

// ---- run.c: effects (rules §8)

Frame *building_push(const Flow *flow, FrameKind kind, Seat seat);
void building_pop(const Flow *flow);
void building_run_list(const Flow *flow, Seat seat, uint8_t card, Span list); // of a space card
// All effects with the trigger, bridge before Points area; or those of one card just played.
void building_fire(const Flow *flow, Seat seat, Trigger trigger);
void building_fire_played(const Flow *flow, Seat seat, int at);
// Pays for the effect of the card that lies there and begins it; `zone` NONE: it lies nowhere.
void building_begin_effect(const Flow *flow, Seat seat, uint8_t card, uint8_t zone, int at,
                           const Effect *effect);
void building_step_run(const Flow *flow, Frame *frame);
void building_step_triggers(const Flow *flow, Frame *frame);
// Is nothing an answer too? And carries an answer to a choice out.
bool building_may_decline(const BuildingRules *rules, const BuildingState *s);
void building_answer(const Flow *flow, const Command *command);

// ---- turn.c: the course of the game (rules §3, §6)

void building_begin_turn(const Flow *flow, Seat seat);
void building_begin_game(const Flow *flow); // once the drafts are chosen
void building_award(const Flow *flow, Seat seat, uint8_t card);
void building_end(const Flow *flow, Seat winner, EndedBy how);
void building_step_turn_end(const Flow *flow, Frame *frame);
void building_play_card(const Flow *flow, Seat seat, int at, uint8_t holder);
void building_drop_mission(const Flow *flow, Seat seat, uint8_t place); // to the bottom of the space deck
// Goes on until somebody has to decide.
void building_go_on(const Flow *flow);

// ---- explore.c: space cards (rules §7)

void building_explore(const Flow *flow, Seat seat);
void building_complete(const Flow *flow, Seat seat, bool draft, uint8_t at, bool by_mission_explore);
void building_step_explore(const Flow *flow, Frame *frame);
void building_step_event(const Flow *flow, Frame *frame);
void building_step_complete(const Flow *flow, Frame *frame);
// The card that was flipped goes to the bottom of the space deck.
void building_to_bottom(const Flow *flow, uint8_t card);

// ---- deck_building.c

// Carries a legal, complete command out, up to the next decision.
void building_carry_out(const Flow *flow, Seat seat, const Command *command);

// ---- options.c: what may be answered to a choice

// Without declining; returns how many there are in all, though no more than `capacity` are written.
int building_options(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);

// ---- legal.c, judge.c

int building_legal(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);
// Those of them that play a card, where cards can be played; returns how many are written.
int building_plays(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);
// May the seat give it, and if not, why? For any bytes. `whole`, if it is asked for: the command with what
// was left out.
Verdict building_judge(const BuildingRules *rules, const BuildingState *s, Seat seat, const Command *command,
                       Command *whole);
// Would it be OK, apart from whose decision it is? For a complete command of what is asked.
bool building_can_hold(const BuildingRules *rules, const BuildingState *s, Seat seat, int at);
bool building_can_play(const BuildingRules *rules, const BuildingState *s, uint8_t card);
Verdict building_judge_effect(const BuildingRules *rules, const BuildingState *s, Seat seat, uint8_t zone,
                              int at, uint8_t effect);

#endif
