// SPDX-License-Identifier: MIT
// Game.view and Game.open_view (rules §7): hides the deck, the other seats' hands and committed cards, and
// their units below the strongest of each stack.
#include "games/star_empires/view.h"

#include "games/star_empires/numbers.h"
#include "games/star_empires/views.h"

// ---- public information

// From the declaration of an attack until the end of the battle, both stacks are public.
static bool is_shown(const EmpiresState *s, const Stack *stack) {
    const BattleState *battle = &s->battle;
    if (battle->kind == BATTLE_NONE || battle->kind == BATTLE_ENIGMA || battle->place != stack->place ||
        battle->step < STEP_ANSWER)
        return false;
    return battle->side[SIDE_ATTACKER] == stack->seat ||
           (battle->kind != BATTLE_CONQUEST && battle->side[SIDE_DEFENDER] == stack->seat);
}

// The viewer is being shown something, until it acknowledges that.
static bool is_looking(const EmpiresState *s, Seat viewer, Op op) {
    return s->ask == ASK_SHOWN && s->active == viewer && s->deed.op == op;
}

bool empires_sees_stack(const EmpiresState *s, Seat viewer, const Stack *stack) {
    return is_over(s) || stack->seat == viewer || is_shown(s, stack) ||
           (is_looking(s, viewer, OP_SHOW_STACK) && s->deed.target == stack->seat &&
            s->deed.place == stack->place);
}

bool empires_sees_hand(const EmpiresState *s, Seat viewer, Seat seat) {
    return seat == viewer || (is_looking(s, viewer, OP_SHOW_HAND) && s->deed.target == seat);
}

// ---- hiding

// Removes the hidden units from `unit` and returns how many they were.
static uint8_t cover(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t unit[UNITS_MAX]) {
    const uint8_t top = empires_strongest(rules, s, seat, unit);
    const int all = sum_of(unit);
    for (int i = 0; i < UNITS_MAX; i++)
        if (i == top)
            unit[i] = rules->unit[i].kind == UNIT_BASE ? unit[i] : 1;
        else if (rules->unit[i].kind != UNIT_BASE || i >= rules->unit_count)
            unit[i] = 0;
    return (uint8_t)(all - sum_of(unit));
}

static void hide_stacks(const EmpiresRules *rules, const EmpiresState *s, EmpiresView *view) {
    for (int i = 0; i < s->stack_count; i++)
        if (!empires_sees_stack(s, view->viewer, &s->stack[i]))
            view->hidden[i] = cover(rules, s, s->stack[i].seat, view->table.stack[i].unit);
    if (s->move.under_way && view->viewer != s->active)
        view->hidden_group = cover(rules, s, s->active, view->table.move.unit);
}

static void hide_hands(const EmpiresState *s, EmpiresView *view) {
    for (Seat seat = 0; seat < s->seats; seat++)
        if (!empires_sees_hand(s, view->viewer, seat))
            memset(view->table.seat[seat].hand, 0, sizeof view->table.seat[seat].hand);
    memset(view->table.deck, 0, sizeof view->table.deck);
}

// Committed cards are face down; even their number is hidden. They are revealed when the attacker, who
// commits last, has done so.
static void hide_laid(const EmpiresState *s, EmpiresView *view) {
    for (int side = 0; side < SIDES; side++)
        if (s->battle.side[side] != view->viewer && !s->battle.is_committed[SIDE_ATTACKER]) {
            view->table.battle.count[side] = 0;
            memset(view->table.battle.card[side], 0, sizeof view->table.battle.card[side]);
        }
}

static void add_numbers(const EmpiresRules *rules, const EmpiresState *s, EmpiresView *view) {
    view->to_act = decider(s);
    view->asks = s->ask;
    for (Seat seat = 0; seat < s->seats; seat++) {
        view->winner[seat] = is_over(s) && s->winner == seat;
        view->systems[seat] = (uint8_t)empires_systems(s, seat);
        view->units[seat] = (uint8_t)empires_units(s, seat);
        view->revenue[seat] = (int16_t)empires_revenue(rules, s, seat);
    }
}

void empires_view(const void *rules, const void *state, Seat viewer, void *out) {
    const EmpiresState *s = state;
    EmpiresView *view = out;
    memset(view, 0, sizeof *view);
    view->table = *s;
    view->viewer = viewer;
    hide_stacks(rules, s, view);
    hide_hands(s, view);
    hide_laid(s, view);
    add_numbers(rules, s, view);
}

void empires_open_view(const void *rules, const void *state, Seat front, void *out) {
    const EmpiresState *s = state;
    EmpiresView *view = out;
    memset(view, 0, sizeof *view);
    view->table = *s;
    view->viewer = front;
    add_numbers(rules, s, view);
}
