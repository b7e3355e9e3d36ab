// SPDX-License-Identifier: MIT
// Game.view and Game.open_view: everything except the cards in other hands and the deck (rules §8).
#include "games/alpha_strike/flow.h"
#include "games/alpha_strike/views.h"

#include <string.h>

typedef struct Viewing {
    const StrikeRules *rules;
    const StrikeState *s;
    StrikeView *view;
    bool open;
} Viewing;

static void view_ship(const Viewing *v, Seat seat) {
    const ShipState *ship = &v->s->seat[seat];
    const ShipDef *def = &v->rules->ship[ship->ship];
    ViewShip *out = &v->view->seat[seat];
    out->ship = ship->ship;
    out->alive = ship->alive;
    memcpy(out->power, ship->power, sizeof out->power);
    memcpy(out->increment, def->increment, sizeof out->increment);
    out->hull = ship->hull;
    out->hull_max = def->hull;
    out->hand_count = ship->hand.count;
    if (v->open || v->view->viewer == seat)
        memcpy(out->hand, ship->hand.card, ship->hand.count);
    else
        memset(out->hand, CARD_HIDDEN, ship->hand.count);
    out->craft_count = ship->craft.count;
    memcpy(out->craft, ship->craft.card, ship->craft.count);
    strike_attack_bonuses(v->rules, v->s, seat, out->attack_bonus);
    out->place = ship->place;
    out->winner = v->s->phase == PHASE_OVER && ship->alive;
}

static void view_attack(const Viewing *v, const AttackState *attack, ViewAttack *out) {
    const AttackDef *def = &v->rules->card[attack->card].attack;
    *out = (ViewAttack){.attacker = attack->attacker,
                        .target = attack->target,
                        .card = attack->card,
                        .is_craft = attack->is_craft,
                        .stays = attack->is_craft && def->keep,
                        .tags = def->tags,
                        .bypass = def->bypass,
                        .base = attack->base,
                        .bonus = attack->bonus,
                        .reduce = attack->reduce,
                        .countered = attack->countered,
                        .answered = attack->answered,
                        .track = attack->track,
                        .craft = attack->craft};
}

static void fill(const void *rules, const void *state, Seat viewer, bool open, void *out) {
    const StrikeState *s = state;
    StrikeView *view = out;
    const Viewing v = {rules, s, view, open};
    const int loss = strike_meltdown_loss(rules, s);
    memset(view, 0, sizeof *view);
    view->viewer = viewer;
    view->seats = s->seats;
    view->phase = s->phase;
    view->first = s->first;
    view->active = s->active;
    view->to_act = decider(s);
    view->turn = turn_of(s);
    view->round = s->round;
    view->played = s->played;
    view->deck_count = s->deck.count;
    view->meltdown_round = s->by_the_book ? 0 : v.rules->meltdown_round[s->seats];
    view->meltdown_next = (uint8_t)(loss < UINT8_MAX ? loss : UINT8_MAX);
    view->by_the_book = s->by_the_book;
    view->calm = s->by_the_book ? calm_turns(s) : 0;
    view->stack_count = s->stack_count;
    for (uint8_t i = 0; i < s->stack_count; i++)
        view_attack(&v, &s->stack[i], &view->stack[i]);
    view->discard_count = s->discard.count;
    memcpy(view->discard, s->discard.card, s->discard.count);
    for (Seat seat = 0; seat < s->seats; seat++)
        view_ship(&v, seat);
}

void strike_view(const void *rules, const void *state, Seat viewer, void *view) {
    fill(rules, state, viewer, false, view);
}

void strike_open_view(const void *rules, const void *state, Seat front, void *view) {
    fill(rules, state, front, true, view);
}

int strike_passive_bonus(const Ability *ability, int count, uint8_t tags) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count && ability[i].on == ON_PASSIVE; k++) {
            const Doing *doing = &ability[i].doing[k];
            if (doing->op == OP_ATTACK_BONUS && (doing->tag == NONE || (tags >> doing->tag & 1) != 0))
                sum += doing->amount;
        }
    return sum;
}
