// SPDX-License-Identifier: MIT
// Describes a position for one ship in numbers, for nets that learned to judge (Game.features). Cards count
// by what they do, so that the numbers mean the same with edited cards.
#include "games/alpha_strike/flow.h"
#include "games/alpha_strike/views.h"
#include "games/alpha_strike/worth.h"

#include <string.h>

#define LOW_HULL 4    // hull below this is counted again
#define LOW_SHIELD 3  // likewise shield
#define FAR_ROUNDS 12 // a meltdown further away than this is all the same

// The numbers, in order; their names are those in nets.json. "ready": payable with the power there is.
#define FEATURES(X)                                                                                          \
    X(alive)                                                                                                 \
    X(hull)                                                                                                  \
    X(hull_low)                                                                                              \
    X(shield)                                                                                                \
    X(weapon)                                                                                                \
    X(engine)                                                                                                \
    X(hull_and_shield)                                                                                       \
    X(shield_low)                                                                                            \
    X(shield_step)                                                                                           \
    X(weapon_step)                                                                                           \
    X(engine_step)                                                                                           \
    X(hand)                                                                                                  \
    X(craft)                                                                                                 \
    X(craft_damage)                                                                                          \
    X(craft_keep)                                                                                            \
    X(craft_abilities)                                                                                       \
    X(craft_ready)                                                                                           \
    X(attacks)                                                                                               \
    X(actions)                                                                                               \
    X(crafts)                                                                                                \
    X(defenses)                                                                                              \
    X(attacks_ready)                                                                                         \
    X(actions_ready)                                                                                         \
    X(crafts_ready)                                                                                          \
    X(defenses_ready)                                                                                        \
    X(damage)                                                                                                \
    X(damage_best)                                                                                           \
    X(damage_ready)                                                                                          \
    X(damage_second)                                                                                         \
    X(damage_ready_all)                                                                                      \
    X(damage_bypass)                                                                                         \
    X(damage_near)                                                                                           \
    X(counters)                                                                                              \
    X(reduces)                                                                                               \
    X(counter_attacks)                                                                                       \
    X(act_power)                                                                                             \
    X(act_move_power)                                                                                        \
    X(act_repair)                                                                                            \
    X(act_draw)                                                                                              \
    X(through)                                                                                               \
    X(kills)                                                                                                 \
    X(foe_through)                                                                                           \
    X(foe_kills)                                                                                             \
    X(foe_hull)                                                                                              \
    X(foe_shield)                                                                                            \
    X(meltdown_far)                                                                                          \
    X(meltdown_on)                                                                                           \
    X(active)                                                                                                \
    X(away)                                                                                                  \
    X(ships)                                                                                                 \
    X(seats)                                                                                                 \
    X(foes)                                                                                                  \
    X(foe_hull_all)                                                                                          \
    X(foe_damage_all)                                                                                        \
    X(foe_defenses)                                                                                          \
    X(hull_rank)                                                                                             \
    X(drains)                                                                                                \
    X(craft_foe)                                                                                             \
    X(attack_first)

typedef struct StrikeFeatures {
#define MEMBER(name) int16_t name;
    FEATURES(MEMBER)
#undef MEMBER
} StrikeFeatures;

const char *const strike_feature_names[] = {
#define NAME(name) #name,
    FEATURES(NAME)
#undef NAME
        NULL};

_Static_assert(sizeof(StrikeFeatures) / sizeof(int16_t) <= FEATURES_MAX, "features fit their arrays");

// What the hand can do.
typedef struct Arms {
    int kind[KIND_DEFENSE + 1], ready[KIND_DEFENSE + 1];                   // cards, by CardKind
    int damage, best, ready_best, second, ready_sum, bypass, near, drains; // of attacks
    int counters, reduces, counter_attacks;                                // of defenses that are ready
    int act[OP_DRAW + 1];                                                  // of actions, by Operation
} Arms;

static void add_attack(const CardDef *def, int missing, Arms *arms) {
    const int damage = def->attack.damage;
    arms->damage += damage;
    arms->best = damage > arms->best ? damage : arms->best;
    arms->near += missing == 1 || missing == 2 ? damage : 0;
    if (missing > 0)
        return;
    arms->ready_sum += damage;
    arms->bypass = def->attack.bypass && damage > arms->bypass ? damage : arms->bypass;
    if (damage > arms->ready_best) {
        arms->second = arms->ready_best;
        arms->ready_best = damage;
    } else if (damage > arms->second)
        arms->second = damage;
}

static void add_abilities(const CardDef *def, bool ready, Arms *arms) {
    for (int a = 0; a < def->ability_count; a++)
        for (int d = 0; d < def->ability[a].count; d++) {
            const Doing *doing = &def->ability[a].doing[d];
            arms->drains += doing->op == OP_POWER && doing->target ? -doing->amount : 0;
            if (def->kind == KIND_DEFENSE && ready) {
                arms->counters += doing->op == OP_COUNTER;
                arms->reduces += doing->op == OP_REDUCE ? doing->amount : 0;
                arms->counter_attacks += doing->op == OP_COUNTER_ATTACK;
            } else if (def->kind == KIND_ACTION && doing->op <= OP_DRAW)
                arms->act[doing->op] += doing->amount;
        }
}

static void look_at_hand(const StrikeRules *rules, const ShipState *ship, Arms *arms) {
    for (int i = 0; i < ship->hand.count; i++) {
        const CardDef *def = &rules->card[ship->hand.card[i]];
        const int missing = strike_worth_missing(def->cost, ship->power);
        arms->kind[def->kind]++;
        arms->ready[def->kind] += missing == 0;
        if (def->kind == KIND_ATTACK)
            add_attack(def, missing, arms);
        add_abilities(def, missing == 0, arms);
    }
}

static void put_hand(const Arms *arms, StrikeFeatures *f) {
    f->attacks = (int16_t)arms->kind[KIND_ATTACK];
    f->actions = (int16_t)arms->kind[KIND_ACTION];
    f->crafts = (int16_t)arms->kind[KIND_CRAFT];
    f->defenses = (int16_t)arms->kind[KIND_DEFENSE];
    f->attacks_ready = (int16_t)arms->ready[KIND_ATTACK];
    f->actions_ready = (int16_t)arms->ready[KIND_ACTION];
    f->crafts_ready = (int16_t)arms->ready[KIND_CRAFT];
    f->defenses_ready = (int16_t)arms->ready[KIND_DEFENSE];
    f->damage = (int16_t)arms->damage;
    f->damage_best = (int16_t)arms->best;
    f->damage_ready = (int16_t)arms->ready_best;
    f->damage_second = (int16_t)arms->second;
    f->damage_ready_all = (int16_t)arms->ready_sum;
    f->damage_bypass = (int16_t)arms->bypass;
    f->damage_near = (int16_t)arms->near;
    f->drains = (int16_t)arms->drains;
    f->counters = (int16_t)arms->counters;
    f->reduces = (int16_t)arms->reduces;
    f->counter_attacks = (int16_t)arms->counter_attacks;
    f->act_power = (int16_t)arms->act[OP_POWER];
    f->act_move_power = (int16_t)arms->act[OP_MOVE_POWER];
    f->act_repair = (int16_t)arms->act[OP_REPAIR];
    f->act_draw = (int16_t)arms->act[OP_DRAW];
}

static void put_ship(const StrikeRules *rules, const ShipState *ship, StrikeFeatures *f) {
    const ShipDef *def = &rules->ship[ship->ship];
    const int shield = ship->power[TRACK_SHIELD];
    f->alive = ship->alive;
    f->hull = ship->hull;
    f->hull_low = (int16_t)(ship->hull < LOW_HULL ? LOW_HULL - ship->hull : 0);
    f->shield = (int16_t)shield;
    f->weapon = ship->power[TRACK_WEAPON];
    f->engine = ship->power[TRACK_ENGINE];
    f->hull_and_shield = (int16_t)(ship->hull + shield);
    f->shield_low = (int16_t)(shield < LOW_SHIELD ? LOW_SHIELD - shield : 0);
    f->shield_step = def->increment[TRACK_SHIELD];
    f->weapon_step = def->increment[TRACK_WEAPON];
    f->engine_step = def->increment[TRACK_ENGINE];
    f->hand = ship->hand.count;
    f->craft = ship->craft.count;
    for (int i = 0; i < ship->craft.count; i++) {
        const CardDef *craft = &rules->card[ship->craft.card[i]];
        f->craft_abilities = (int16_t)(f->craft_abilities + craft->ability_count);
        if (!craft->attacks)
            continue;
        const int damage = craft->attack.damage;
        f->craft_damage = (int16_t)(f->craft_damage + damage);
        f->craft_keep = (int16_t)(f->craft_keep + (craft->attack.keep ? damage : 0));
        if (strike_worth_missing(craft->attack.cost, ship->power) == 0 && damage > f->craft_ready)
            f->craft_ready = (int16_t)damage;
    }
}

// What the other ships are, and how hard the best blow would land, theirs and its own. An own one may find an
// answer; that it can be paid is all that is asked.
static void put_foes(const StrikeRules *rules, const StrikeState *s, Seat seat, StrikeFeatures *f) {
    const ShipState *me = &s->seat[seat];
    const int blow = f->damage_ready > f->craft_ready ? f->damage_ready : f->craft_ready;
    int hull = 99, shield = 99, theirs = 0;
    for (Seat other = 0; other < s->seats; other++) {
        const ShipState *foe = &s->seat[other];
        if (other == seat || !foe->alive)
            continue;
        Arms arms = {0};
        look_at_hand(rules, foe, &arms);
        const int stops = foe->power[TRACK_SHIELD];
        const int lands = blow - stops > f->damage_bypass ? blow - stops : f->damage_bypass;
        f->foes++;
        f->foe_hull_all = (int16_t)(f->foe_hull_all + foe->hull + stops);
        f->foe_damage_all = (int16_t)(f->foe_damage_all + arms.ready_sum);
        f->foe_defenses = (int16_t)(f->foe_defenses + arms.ready[KIND_DEFENSE]);
        f->craft_foe = (int16_t)(f->craft_foe + foe->craft.count);
        f->hull_rank = (int16_t)(f->hull_rank + (foe->hull + stops > me->hull + f->shield));
        f->kills |= lands >= foe->hull;
        f->through = (int16_t)(lands > f->through ? lands : f->through);
        hull = foe->hull < hull ? foe->hull : hull;
        shield = stops < shield ? stops : shield;
        theirs = arms.ready_best > theirs ? arms.ready_best : theirs;
    }
    f->foe_hull = (int16_t)(hull < 99 ? hull : 0);
    f->foe_shield = (int16_t)(shield < 99 ? shield : 0);
    f->foe_through = (int16_t)(theirs > f->shield ? theirs - f->shield : 0);
    f->foe_kills = theirs - f->shield >= me->hull;
}

static void put_course(const StrikeRules *rules, const StrikeState *s, Seat seat, StrikeFeatures *f) {
    const int left = rules->meltdown_round[s->seats] - s->round,
              away = (seat + s->seats - s->active) % s->seats;
    f->meltdown_far = (int16_t)(left < 0 ? 0 : left < FAR_ROUNDS ? left : FAR_ROUNDS);
    f->meltdown_on = (int16_t)(left < 0 ? -left : 0);
    f->active = away == 0;
    f->away = (int16_t)away;
    f->ships = (int16_t)(s->seats - s->ships_out);
    f->seats = s->seats;
    f->attack_first = (int16_t)(away == 0 ? f->through : 0);
}

void strike_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]) {
    const StrikeState *s = state;
    StrikeFeatures f = {0};
    Arms arms = {0};
    look_at_hand(rules, &s->seat[seat], &arms);
    put_hand(&arms, &f);
    put_ship(rules, &s->seat[seat], &f);
    put_foes(rules, s, seat, &f);
    put_course(rules, s, seat, &f);
    memset(out, 0, FEATURES_MAX * sizeof out[0]);
    memcpy(out, &f, sizeof f);
}

bool strike_turns_on(const void *rules, const void *start, const void *now, int turns) {
    const StrikeState *from = start, *to = now;
    (void)rules;
    return turn_of(to) >= turn_of(from) + turns && to->phase == PHASE_ALLOCATE;
}
