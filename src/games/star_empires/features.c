// SPDX-License-Identifier: MIT
// Describes a position for one seat in numbers, for nets that learned to judge (Game.features). Races, units
// and cards count by what they do, so that the numbers mean the same with edited cards.
#include "games/star_empires/flow.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

#include <string.h>

#define CHEAP 2        // credits: ships that cost no more are cheap
#define STRONG 8       // ships that cost as much are strong
#define NEAR_STEPS 2   // systems within so many steps can be reached soon
#define THREAT_STEPS 3 // stacks within so many steps threaten a system
#define SURPLUS_MOST 30
#define RICH 20 // credits beyond this count again
#define ROUNDS_FAR 25
#define FULL_HAND 5    // cards beyond this count again
#define SHARE_LATE 450 // thousandths of all systems; what is beyond counts again

// The numbers, in order; their names are those in nets.json.
#define FEATURES(X)                                                                                          \
    X(alive)                                                                                                 \
    X(systems)                                                                                               \
    X(share)                                                                                                 \
    X(share_late)                                                                                            \
    X(lead)                                                                                                  \
    X(lead_late)                                                                                             \
    X(revenue)                                                                                               \
    X(revenue_to_come)                                                                                       \
    X(credits)                                                                                               \
    X(credits_rich)                                                                                          \
    X(over_upkeep)                                                                                           \
    X(under_upkeep)                                                                                          \
    X(units)                                                                                                 \
    X(ships)                                                                                                 \
    X(bases)                                                                                                 \
    X(leaders)                                                                                               \
    X(unit_cost)                                                                                             \
    X(force)                                                                                                 \
    X(force_lead)                                                                                            \
    X(lone_leaders)                                                                                          \
    X(stacks)                                                                                                \
    X(force_first)                                                                                           \
    X(force_second)                                                                                          \
    X(ships_cheap)                                                                                           \
    X(ships_strong)                                                                                          \
    X(explorers)                                                                                             \
    X(speed)                                                                                                 \
    X(home_force)                                                                                            \
    X(in_space)                                                                                              \
    X(bare)                                                                                                  \
    X(bare_soft)                                                                                             \
    X(guarded)                                                                                               \
    X(danger)                                                                                                \
    X(danger_revenue)                                                                                        \
    X(danger_home)                                                                                           \
    X(surplus)                                                                                               \
    X(contested)                                                                                             \
    X(minors)                                                                                                \
    X(colonies)                                                                                              \
    X(shipyards)                                                                                             \
    X(terraformed)                                                                                           \
    X(homes)                                                                                                 \
    X(poor)                                                                                                  \
    X(near_1)                                                                                                \
    X(near_2)                                                                                                \
    X(soft_1)                                                                                                \
    X(soft_2)                                                                                                \
    X(unexplored)                                                                                            \
    X(enigmas)                                                                                               \
    X(open_minors)                                                                                           \
    X(prey)                                                                                                  \
    X(prey_worth)                                                                                            \
    X(hand)                                                                                                  \
    X(hand_full)                                                                                             \
    X(card_moves)                                                                                            \
    X(card_force)                                                                                            \
    X(card_bonus)                                                                                            \
    X(battle_cards)                                                                                          \
    X(build_cards)                                                                                           \
    X(op_roll)                                                                                               \
    X(op_peace)                                                                                              \
    X(op_loss)                                                                                               \
    X(op_cancel)                                                                                             \
    X(op_discard)                                                                                            \
    X(op_steal)                                                                                              \
    X(op_revolt)                                                                                             \
    X(op_draw)                                                                                               \
    X(op_credits)                                                                                            \
    X(op_as_race)                                                                                            \
    X(raid)                                                                                                  \
    X(exile)                                                                                                 \
    X(census)                                                                                                \
    X(system_force)                                                                                          \
    X(diplomacy)                                                                                             \
    X(minor_revenue)                                                                                         \
    X(no_conquest)                                                                                           \
    X(assimilates)                                                                                           \
    X(rounds_left)                                                                                           \
    X(truce)                                                                                                 \
    X(active)                                                                                                \
    X(away)                                                                                                  \
    X(seats)                                                                                                 \
    X(seats_alive)                                                                                           \
    X(rank)                                                                                                  \
    X(exposed)                                                                                               \
    X(exposed_leaders)                                                                                       \
    X(foe_near)

typedef struct EmpiresFeatures {
#define MEMBER(name) int16_t name;
    FEATURES(MEMBER)
#undef MEMBER
} EmpiresFeatures;

const char *const empires_feature_names[] = {
#define NAME(name) #name,
    FEATURES(NAME)
#undef NAME
        NULL};

_Static_assert(sizeof(EmpiresFeatures) / sizeof(int16_t) <= FEATURES_MAX, "features fit their arrays");

// What is looked at, and forces by place.
typedef struct Scene {
    const EmpiresRules *rules;
    const EmpiresState *s;
    const Chart *chart;
    const RaceDef *race;
    Seat seat;
    EmpiresFeatures *f;
    int own[PLACES_MAX], mobile[PLACES_MAX], other[PLACES_MAX]; // force; mobile: with ships
    uint64_t held;                                              // places with own stacks
    int stack_force[STACKS_MAX]; // of other seats' stacks that have ships; else 0
} Scene;

static void add(int16_t *number, int more) {
    *number = (int16_t)(*number + more);
}

// ---- fleets

static void add_unit(const Scene *scene, int kind, int count) {
    const UnitDef *unit = &scene->rules->unit[kind];
    EmpiresFeatures *f = scene->f;
    add(&f->units, count);
    add(&f->unit_cost, count * unit->cost);
    if (unit->kind == UNIT_BASE)
        add(&f->bases, count);
    else if (unit->kind == UNIT_LEADER)
        add(&f->leaders, count);
    else {
        add(&f->ships, count);
        add(&f->speed, count * unit->speed);
        add(&f->ships_cheap, unit->cost <= CHEAP ? count : 0);
        add(&f->ships_strong, unit->cost >= STRONG ? count : 0);
        add(&f->explorers, unit->enigma > 0 ? count : 0);
    }
}

static void add_own_stack(Scene *scene, const Stack *stack) {
    EmpiresFeatures *f = scene->f;
    int force = 0, mobile = 0, ships = 0, leaders = 0;
    for (int u = 0; u < scene->rules->unit_count; u++) {
        const int count = stack->unit[u], has = count * scene->race->force[u];
        const UnitKind kind = (UnitKind)scene->rules->unit[u].kind;
        force += has;
        mobile += kind != UNIT_BASE ? has : 0;
        ships += kind == UNIT_SHIP ? count : 0;
        leaders += kind == UNIT_LEADER ? count : 0;
        if (count > 0)
            add_unit(scene, u, count);
    }
    mobile = ships > 0 ? mobile : 0;
    scene->held |= bit_of(stack->place);
    scene->own[stack->place] = force + (leaders > 0 ? scene->rules->leader_force : 0);
    scene->mobile[stack->place] = mobile;
    add(&f->stacks, 1);
    add(&f->force, force);
    add(&f->lone_leaders, leaders > 0 && ships == 0);
    add(&f->in_space, !has_place(scene->chart->is_system, stack->place));
    if (stack->place == scene->s->seat[scene->seat].home)
        f->home_force = (int16_t)force;
    if (mobile > f->force_first) {
        f->force_second = f->force_first;
        f->force_first = (int16_t)mobile;
    } else if (mobile > f->force_second)
        f->force_second = (int16_t)mobile;
}

static void add_other_stack(Scene *scene, int at, const Stack *stack) {
    const RaceDef *race = race_of(scene->rules, scene->s, stack->seat);
    int force = 0, mobile = 0, ships = 0;
    for (int u = 0; u < scene->rules->unit_count; u++) {
        const int has = stack->unit[u] * race->force[u];
        force += has;
        mobile += scene->rules->unit[u].kind != UNIT_BASE ? has : 0;
        ships += scene->rules->unit[u].kind == UNIT_SHIP ? stack->unit[u] : 0;
    }
    scene->other[stack->place] += force;
    scene->stack_force[at] = ships > 0 ? mobile : 0;
}

// The strongest other stack that is near the place.
static int threat_to(const Scene *scene, int place) {
    int most = 0;
    for (int i = 0; i < scene->s->stack_count; i++)
        if (scene->chart->steps[scene->s->stack[i].place][place] <= THREAT_STEPS &&
            scene->stack_force[i] > most)
            most = scene->stack_force[i];
    return most;
}

static void put_fleets(Scene *scene) {
    const EmpiresState *s = scene->s;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].seat == scene->seat)
            add_own_stack(scene, &s->stack[i]);
        else
            add_other_stack(scene, i, &s->stack[i]);
    for (int place = 0; place < scene->chart->places; place++) {
        if (!has_place(scene->held, place))
            continue;
        const int threat = threat_to(scene, place);
        add(&scene->f->exposed, threat > scene->own[place] ? scene->own[place] : 0);
        add(&scene->f->exposed_leaders, threat > 0 && scene->mobile[place] == 0);
        add(&scene->f->foe_near, threat > 0);
    }
}

// ---- systems

static void add_own_system(const Scene *scene, int place, uint64_t bases) {
    const EmpiresState *s = scene->s;
    EmpiresFeatures *f = scene->f;
    const int pays = empires_system_revenue(scene->rules, s, place, scene->seat);
    const int garrison = empires_garrison(scene->rules, s, place), threat = threat_to(scene, place);
    const int defence = scene->own[place] + garrison + scene->race->system_force +
                        ((bases & scene->chart->near[place]) != 0 ? scene->rules->starbase_force : 0);
    const bool held = has_place(scene->held, place);
    add(&f->bare, !held);
    add(&f->bare_soft, !held && garrison == 0);
    add(&f->guarded, held);
    add(&f->contested, scene->other[place] > 0);
    if (threat > defence) {
        add(&f->danger, 1);
        add(&f->danger_revenue, pays);
        add(&f->danger_home, is_home(s, place));
    } else if (threat > 0)
        add(&f->surplus, defence - threat > SURPLUS_MOST ? SURPLUS_MOST : defence - threat);
    add(&f->minors, s->system[place].minor > 0);
    add(&f->colonies, has_mark(s, place, SYSTEM_COLONY));
    add(&f->shipyards, has_mark(s, place, SYSTEM_SHIPYARD));
    add(&f->terraformed, has_mark(s, place, SYSTEM_TERRAFORM));
    add(&f->homes, is_home(s, place));
    add(&f->poor, pays == 0);
}

// A system nobody holds, `steps` away.
static void add_free_system(const Scene *scene, int place, int steps) {
    const SystemState *system = &scene->s->system[place];
    EmpiresFeatures *f = scene->f;
    const bool near = steps <= NEAR_STEPS;
    add(&f->near_1, steps <= 1);
    add(&f->near_2, near);
    if (!has_mark(scene->s, place, SYSTEM_EXPLORED))
        add(&f->unexplored, near);
    else if (has_mark(scene->s, place, SYSTEM_ENIGMA))
        add(&f->enigmas, near);
    else if (system->minor > 0)
        add(&f->open_minors, near && (system->barred >> scene->seat & 1u) == 0);
    else {
        add(&f->soft_1, steps <= 1);
        add(&f->soft_2, near);
    }
}

static void add_other_system(const Scene *scene, int place) {
    const EmpiresState *s = scene->s;
    const bool held = owner_of(s, place) != SEAT_NONE;
    int steps = 99, with = 0;
    for (int from = 0; from < scene->chart->places; from++) {
        const int apart = scene->chart->steps[from][place];
        if (scene->mobile[from] == 0)
            continue;
        steps = apart < steps ? apart : steps;
        with = apart <= NEAR_STEPS && scene->mobile[from] > with ? scene->mobile[from] : with;
    }
    const int defence = scene->other[place] + (held ? empires_garrison(scene->rules, s, place) : 0);
    if (!held && scene->other[place] == 0)
        add_free_system(scene, place, steps);
    else if (held && with > defence) {
        add(&scene->f->prey, 1);
        add(&scene->f->prey_worth,
            4 + empires_system_revenue(scene->rules, s, place, scene->seat) + (is_home(s, place) ? 10 : 0));
    }
}

static void put_systems(const Scene *scene) {
    const uint64_t bases = empires_bases(scene->rules, scene->s, scene->seat);
    for (int place = 0; place < scene->chart->places; place++) {
        if (!has_place(scene->chart->is_system, place))
            continue;
        if (owner_of(scene->s, place) == scene->seat)
            add_own_system(scene, place, bases);
        else
            add_other_system(scene, place);
    }
}

// ---- cards

static void add_effect(EmpiresFeatures *f, const CardEffect *effect, int count) {
    switch ((Op)effect->op) {
    case OP_MOVE:
        add(&f->card_moves, count * effect->groups);
        break;
    case OP_FORCE:
        add(&f->card_force, count * (effect->n + 3 * effect->per_ship));
        break;
    case OP_ROLL:
        add(&f->op_roll, count);
        break;
    case OP_CALL_OFF:
    case OP_PEACE:
        add(&f->op_peace, count);
        break;
    case OP_NEGATE_LOSS:
    case OP_EXTRA_LOSS:
        add(&f->op_loss, count);
        break;
    case OP_CANCEL:
    case OP_CANCEL_MOVE:
        add(&f->op_cancel, count);
        break;
    case OP_DISCARD:
    case OP_TAKE_CARD:
        add(&f->op_discard, count);
        break;
    case OP_RAID:
    case OP_STEAL:
        add(&f->op_steal, count);
        break;
    case OP_REVOLT:
        add(&f->op_revolt, count);
        break;
    case OP_DRAW:
        add(&f->op_draw, count);
        break;
    case OP_CREDITS:
        add(&f->op_credits, count);
        break;
    case OP_AS_RACE:
        add(&f->op_as_race, count);
        break;
    case OP_SHOW_HAND:
    case OP_SHOW_STACK:
        break;
    }
}

static void put_cards(const Scene *scene) {
    const PlayerState *me = &scene->s->seat[scene->seat];
    EmpiresFeatures *f = scene->f;
    f->hand = me->hand_size;
    f->hand_full = (int16_t)(me->hand_size > FULL_HAND ? me->hand_size - FULL_HAND : 0);
    for (int card = 0; card < scene->rules->card_count; card++) {
        const CardDef *def = &scene->rules->card[card];
        const int count = me->hand[card];
        if (count == 0)
            continue;
        add(&f->card_bonus, count * scene->race->bonus[card]);
        add(&f->battle_cards, card_can(def, WHEN_BATTLE) ? count : 0);
        add(&f->build_cards, card_can(def, WHEN_BUILD) ? count : 0);
        for (int i = 0; i < def->effect_count; i++)
            add_effect(f, &def->effect[i], count);
    }
}

// ---- the race

static void put_lead(const Scene *scene, int left) {
    const EmpiresState *s = scene->s;
    EmpiresFeatures *f = scene->f;
    int most_systems = 0, most_force = 0;
    f->systems = (int16_t)empires_systems(s, scene->seat);
    for (Seat other = 0; other < s->seats; other++) {
        add(&f->seats_alive, s->seat[other].alive);
        if (other == scene->seat)
            continue;
        const int systems = empires_systems(s, other), force = empires_total_force(scene->rules, s, other);
        most_systems = systems > most_systems ? systems : most_systems;
        most_force = force > most_force ? force : most_force;
        add(&f->rank, systems > f->systems);
    }
    const int share = scene->chart->systems > 0 ? f->systems * 1000 / scene->chart->systems : 0;
    f->share = (int16_t)share;
    f->share_late = (int16_t)(share > SHARE_LATE ? share - SHARE_LATE : 0);
    f->lead = (int16_t)(f->systems - most_systems);
    f->lead_late = (int16_t)(f->lead * 20 / (left + 1));
    f->force_lead = (int16_t)(f->force - most_force);
}

static void put_money(const Scene *scene, int left) {
    const PlayerState *me = &scene->s->seat[scene->seat];
    EmpiresFeatures *f = scene->f;
    const int revenue = empires_revenue(scene->rules, scene->s, scene->seat), credits = pair(me->credits);
    f->revenue = (int16_t)revenue;
    f->revenue_to_come = (int16_t)(revenue * (left < 10 ? left : 10) / 4);
    f->credits = (int16_t)(credits < 3 * RICH ? credits : 3 * RICH);
    f->credits_rich = (int16_t)(credits <= RICH ? 0 : credits < 5 * RICH ? credits - RICH : 4 * RICH);
    f->over_upkeep = (int16_t)(f->units > revenue ? f->units - revenue : 0);
    f->under_upkeep = (int16_t)(f->units < revenue ? revenue - f->units : 0);
    f->raid = me->raid;
    f->exile = me->exile;
    f->census = me->census;
}

static void put_course(const Scene *scene) {
    const EmpiresState *s = scene->s;
    const int left = s->round_limit > 0 ? s->round_limit - s->round + 1 : 20;
    EmpiresFeatures *f = scene->f;
    put_lead(scene, left > 0 ? left : 0);
    put_money(scene, left > 0 ? left : 0);
    f->alive = s->seat[scene->seat].alive;
    f->system_force = scene->race->system_force;
    f->diplomacy = scene->race->diplomacy_bonus;
    f->minor_revenue = scene->race->minor_revenue;
    f->no_conquest = scene->race->no_conquest;
    f->assimilates = scene->race->assimilates;
    f->rounds_left = (int16_t)(left < ROUNDS_FAR ? left : ROUNDS_FAR);
    f->truce = (int16_t)(s->truce >= s->round ? s->truce - s->round + 1 : 0);
    f->away = (int16_t)((scene->seat + s->seats - s->active) % s->seats);
    f->active = f->away == 0;
    f->seats = s->seats;
}

void empires_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]) {
    const EmpiresState *s = state;
    EmpiresFeatures f = {0};
    Scene scene = {.rules = rules,
                   .s = s,
                   .chart = chart_of(rules, s),
                   .race = race_of(rules, s, seat),
                   .seat = seat,
                   .f = &f};
    put_fleets(&scene);
    put_systems(&scene);
    put_cards(&scene);
    put_course(&scene);
    memset(out, 0, FEATURES_MAX * sizeof out[0]);
    memcpy(out, &f, sizeof f);
}

bool empires_turns_on(const void *rules, const void *start, const void *now, int turns) {
    const EmpiresState *from = start, *to = now;
    (void)rules;
    return to->ask == ASK_DRAW && pair(to->turns) >= pair(from->turns) + turns;
}
