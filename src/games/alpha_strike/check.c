// SPDX-License-Identifier: MIT
// Game.check: each card is in exactly one place, every number is within its bounds, and the deciding seat is
// in the game.
#include "games/alpha_strike/state.h"
#include "games/alpha_strike/views.h"

#include <string.h>

typedef struct Check {
    const StrikeRules *rules;
    const StrikeState *s;
    Text *problem;
    uint8_t seen[DESIGNS_MAX]; // copies found of each design
} Check;

static void see_card(Check *c, uint8_t card, const char *where) {
    if (card >= c->rules->card_count)
        text_printf(c->problem, "%s holds card %d, which is none; ", where, card);
    else
        c->seen[card]++;
}

static void see_cards(Check *c, const Cards *cards, const char *where) {
    for (uint8_t i = 0; i < DECK_MAX; i++)
        if (i < cards->count)
            see_card(c, cards->card[i], where);
        else if (cards->card[i] != 0)
            text_printf(c->problem, "something lies behind %s; ", where);
}

static void check_ship(Check *c, Seat seat) {
    const ShipState *ship = &c->s->seat[seat];
    see_cards(c, &ship->hand, "a hand");
    see_cards(c, &ship->craft, "a hangar");
    for (int track = 0; track < TRACKS; track++)
        if (ship->power[track] > c->rules->track_max)
            text_printf(c->problem, "a track of seat %d ends at %d; ", seat, ship->power[track]);
    if (ship->hull > c->rules->ship[ship->ship].hull || (ship->hull > 0) != (ship->alive != 0))
        text_printf(c->problem, "seat %d has hull %d; ", seat, ship->hull);
    if (!ship->alive && ship->hand.count + ship->craft.count > 0)
        text_printf(c->problem, "seat %d is out and has cards; ", seat);
    for (uint8_t i = 0; i < ship->craft.count; i++)
        if (c->rules->card[ship->craft.card[i]].kind != KIND_CRAFT)
            text_printf(c->problem, "seat %d has launched what is no craft; ", seat);
}

static void check_stack(Check *c) {
    const StrikeState *s = c->s;
    static const AttackState nothing;
    for (uint8_t i = 0; i < STACK_MAX; i++) {
        const AttackState *attack = &s->stack[i];
        if (i >= s->stack_count) {
            if (memcmp(attack, &nothing, sizeof nothing) != 0)
                text_add(c->problem, "something lies behind the stack; ");
            continue;
        }
        if (!attack->is_craft || !c->rules->card[attack->card].attack.keep)
            see_card(c, attack->card, "the stack");
        if (!is_alive(s, attack->attacker) || !is_alive(s, attack->target))
            text_add(c->problem, "an attack is by or against a ship that is out; ");
    }
    const bool asks = s->phase == PHASE_RESPOND || s->phase == PHASE_COUNTER;
    if (asks != (s->stack_count > 0) || s->stack_count > c->rules->stack_most)
        text_printf(c->problem, "%d attacks wait in phase %d; ", s->stack_count, s->phase);
}

static void check_rest(Check *c) {
    const StrikeState *s = c->s;
    int alive = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        alive += s->seat[seat].alive;
    const bool is_draw = s->by_the_book && alive > 1 && calm_turns(s) >= strike_calm_limit(c->rules);
    if (alive + s->ships_out != s->seats || (s->phase == PHASE_OVER ? alive != 1 && !is_draw : alive < 2))
        text_printf(c->problem, "%d ships are left in phase %d; ", alive, s->phase);
    if (s->phase != PHASE_OVER && !is_alive(s, decider(s)))
        text_add(c->problem, "a ship that is out has to decide; ");
    static const ShipState nobody;
    for (Seat seat = s->seats; seat < STRIKE_SEATS; seat++)
        if (memcmp(&s->seat[seat], &nobody, sizeof nobody) != 0)
            text_printf(c->problem, "seat %d does not play, and has something; ", seat);
}

bool strike_check(const void *rules, const void *state, Text *problem) {
    Check c = {.rules = rules, .s = state, .problem = problem};
    for (Seat seat = 0; seat < c.s->seats; seat++)
        check_ship(&c, seat);
    see_cards(&c, &c.s->deck, "the deck");
    see_cards(&c, &c.s->discard, "the discard pile");
    check_stack(&c);
    check_rest(&c);
    for (uint8_t card = 0; card < c.rules->card_count; card++)
        if (c.seen[card] != c.rules->card[card].copies)
            text_printf(problem, "%s is there %d times; ", c.rules->card[card].id, c.seen[card]);
    return problem->length == 0;
}
