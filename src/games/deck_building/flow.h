// SPDX-License-Identifier: MIT
// The steps by which a deck-building game advances. Each function changes the state and emits the matching
// events. Functions named "step" advance their frame, which must be the innermost one, by one step. Private
// to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_FLOW_H
#define STARDECK_GAMES_DECK_BUILDING_FLOW_H

#include "core/rng.h"
#include "engine/event.h"
#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"

// Context shared by the functions of one `apply`.
typedef struct Flow {
    const BuildingRules *rules;
    BuildingState *s;
    Rng *rng;
    EventList *events; // NULL: events are not recorded
} Flow;

// ---- zones.c: moving cards

// Emit an event; its owner is set to `seat` if it has a card.
void building_emit(const Flow *flow, Event event);
void building_emit_card(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t card, int at);
void building_emit_amount(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t row, int amount);
// Move cards without emitting events. building_put_card adds at the end of the zone (the top of a deck),
// building_put_card_below at its beginning (the bottom). building_take_card removes and returns the card at
// index `at`, which must exist; the others close up.
void building_put_card(BuildingState *s, uint8_t zone, uint8_t card);
void building_put_card_below(BuildingState *s, uint8_t zone, uint8_t card);
uint8_t building_take_card(BuildingState *s, uint8_t zone, int at);
// Removes and returns the card at index `at` of the seat's bridge. Holders and frames that refer to cards of
// the bridge are adjusted; XP it earned in this turn is kept (rules §4).
uint8_t building_leave_bridge(const Flow *flow, Seat seat, int at);
// Shuffles a deck.
void building_shuffle(const Flow *flow, uint8_t zone);
// Draws up to `count` cards. An empty deck is refilled by shuffling the discard pile (rules §4); stops early
// when both are empty.
void building_draw_from_deck(const Flow *flow, Seat seat, int count);

// ---- starbase.c: search area and piles, gaining, trashing (rules §5)

// Fills the slot from the starbase deck; it stays empty if no card is left. `seeker`: the seat whose search
// emptied it, or SEAT_NONE.
void building_refill(const Flow *flow, uint8_t slot, Seat seeker);
// Gains the card of a slot, or one of a pile, which must not be empty. `bought`: EVENT_BOUGHT has already
// been emitted.
void building_gain_slot(const Flow *flow, Seat seat, uint8_t slot, GainTo to, bool bought);
void building_gain_pile(const Flow *flow, Seat seat, uint8_t pile, GainTo to, bool bought);
// Where this card is available: SLOTS_MAX + pile, a slot, or -1 if nowhere.
int building_offer_of(const BuildingRules *rules, const BuildingState *s, uint8_t card);
// Trashes a card that has already been taken from `area` of the seat, index `at`.
void building_trash(const Flow *flow, Seat seat, uint8_t card, Area area, int at);
// Moves up to `count` cards from the infection deck to the seat's discard pile.
void building_infect(const Flow *flow, Seat seat, int count);

// ---- damage.c: damage, defeat, battles (rules §9)

// Deals damage, of which shields absorb their share. Never defeats by itself: see building_check_defeats.
void building_damage(const Flow *flow, Seat seat, int count);
// Repairs up to `count` points of the seat's damage.
void building_repair(const Flow *flow, Seat seat, int count);
void building_check_defeats(const Flow *flow); // does nothing during a battle
void building_step_battle(const Flow *flow, Frame *frame);
// The seat that is asked (BattleState.asked) aims at `target`.
void building_aim(const Flow *flow, Seat target);

// ---- run.c: effects (rules §8)

// Pushes a frame and returns it, never NULL: prepare refuses packs that nest too deep. Its card, zone, place
// and held card are NONE, the rest is 0: the caller fills in what the kind needs. Valid until it is popped.
Frame *building_push(const Flow *flow, FrameKind kind, Seat seat);
// Removes the innermost frame.
void building_pop(const Flow *flow);
// Starts the actions of a space card; does nothing if the list is empty.
void building_run_list(const Flow *flow, Seat seat, uint8_t card, Span list);
// Starts all effects of the seat with this trigger, bridge before Points area.
void building_trigger(const Flow *flow, Seat seat, Trigger trigger);
// Starts the play effects of the card at index `at` of the bridge.
void building_trigger_played(const Flow *flow, Seat seat, int at);
// Pays the cost of the card's effect and starts it. `zone` and `at`: where the card is; `zone` NONE: not in
// play.
void building_begin_effect(const Flow *flow, Seat seat, uint8_t card, uint8_t zone, int at,
                           const Effect *effect);
void building_step_run(const Flow *flow, Frame *frame);
void building_step_triggers(const Flow *flow, Frame *frame);
// Returns true if declining (VERB_CHOOSE_NONE) is a legal answer to the current choice.
bool building_may_decline(const BuildingRules *rules, const BuildingState *s);
// Executes the answer to a choice.
void building_answer(const Flow *flow, const Command *command);

// ---- turn.c: the course of the game (rules §3, §6, §10)

void building_begin_turn(const Flow *flow, Seat seat);
void building_begin_game(const Flow *flow); // once the drafts are chosen
// Moves the card to the seat's Points area, which `completed` (NULL: EVENT_AWARDED) tells. Ends the game if
// the seat has reached the points to win.
void building_award(const Flow *flow, Seat seat, uint8_t card, const Event *completed);
// Ends the game.
void building_end(const Flow *flow, Seat winner, EndedBy how);
void building_step_turn_end(const Flow *flow, Frame *frame);
// Plays the card at index `at` of the hand. `holder`: index of its holder on the bridge, or NONE.
void building_play_card(const Flow *flow, Seat seat, int at, uint8_t holder);
void building_drop_mission(const Flow *flow, Seat seat, uint8_t place); // to the bottom of the space deck
// Runs until a seat has to decide or the game is over.
void building_run(const Flow *flow);

// ---- explore.c: space cards (rules §7)

// Uses up an explore, and starts resolving the next space card if there is one.
void building_explore(const Flow *flow, Seat seat);
// Completes the mission at index `at` of the mission area or of the seat's drafts (`draft`), using up a
// mission explore or an explore.
void building_complete(const Flow *flow, Seat seat, bool draft, uint8_t at, bool by_mission_explore);
void building_step_explore(const Flow *flow, Frame *frame);
void building_step_event(const Flow *flow, Frame *frame);
void building_step_complete(const Flow *flow, Frame *frame);
// Puts the revealed card on the bottom of the space deck.
void building_to_bottom(const Flow *flow, uint8_t card);

// ---- deck_building.c

// Executes a legal command with all fields filled in, and everything that follows, up to the next decision.
void building_execute(const Flow *flow, Seat seat, const Command *command);

// ---- options.c: answers to a choice

// Writes the first `capacity` answers to the current choice, without declining, and returns how many there
// are in all.
int building_options(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);

// ---- legal.c, judge.c

// See Game.legal.
int building_legal(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);
// Writes the legal commands that play a card and returns how many were written.
int building_plays(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity);
// See Game.judge; `command` may hold any bytes. If `whole` is not NULL and the verdict is VERDICT_OK, it
// receives the command with omitted fields filled in.
Verdict building_judge(const BuildingRules *rules, const BuildingState *s, Seat seat, const Command *command,
                       Command *whole);
// Parts of building_judge, which ignore whose decision it is.
// Returns true if the card at index `at` of the bridge can hold another one.
bool building_can_hold(const BuildingRules *rules, const BuildingState *s, Seat seat, int at);
// Returns true if a card of this kind can be played in the current window.
bool building_can_play(const BuildingRules *rules, const BuildingState *s, uint8_t card);
// Judges the use of effect number `effect` of the card at index `at` of the zone (ZONE_BRIDGE, ZONE_POINTS).
Verdict building_judge_effect(const BuildingRules *rules, const BuildingState *s, Seat seat, uint8_t zone,
                              int at, uint8_t effect);

#endif
