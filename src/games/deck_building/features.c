// SPDX-License-Identifier: MIT
// Describes a position for one seat in numbers, for nets that learned to judge (Game.features). Cards count
// by their stats, kinds, costs and actions, so that the numbers mean the same with edited cards.
#include "games/deck_building/views.h"
#include "games/deck_building/worth.h"

#include <string.h>

#define DEPTH_MOST 4 // of branches within branches that are looked at
#define WHOLE 4      // what an action counts that always happens; a conditional one counts half
#define FAR_GOAL 12  // a goal that lacks more than this does not count as near
#define MISSING_MOST 30
#define HURT_FROM 4 // damage from which on it is counted again

// The numbers, in order; their names are those in nets.json. "deck_…": of all cards of the seat, 20 times
// what an average hand has of it; "hand_…": of the hand.
#define FEATURES(X)                                                                                          \
    X(points)                                                                                                \
    X(points_left)                                                                                           \
    X(lead)                                                                                                  \
    X(progress)                                                                                              \
    X(lead_in_progress)                                                                                      \
    X(damage)                                                                                                \
    X(damage_high)                                                                                           \
    X(cards)                                                                                                 \
    X(undrawn)                                                                                               \
    X(deck_speed)                                                                                            \
    X(deck_attack)                                                                                           \
    X(deck_diplomacy)                                                                                        \
    X(deck_shields)                                                                                          \
    X(deck_defense)                                                                                          \
    X(deck_xp)                                                                                               \
    X(deck_characters)                                                                                       \
    X(deck_maneuvers)                                                                                        \
    X(deck_setups)                                                                                           \
    X(deck_infections)                                                                                       \
    X(deck_starters)                                                                                         \
    X(deck_basics)                                                                                           \
    X(deck_handhelds)                                                                                        \
    X(deck_cost)                                                                                             \
    X(deck_worth)                                                                                            \
    X(deck_draw)                                                                                             \
    X(deck_search)                                                                                           \
    X(deck_explore)                                                                                          \
    X(deck_mission_explore)                                                                                  \
    X(deck_trash)                                                                                            \
    X(deck_upgrade)                                                                                          \
    X(deck_gain)                                                                                             \
    X(deck_recover)                                                                                          \
    X(deck_discard)                                                                                          \
    X(deck_damage)                                                                                           \
    X(deck_repair)                                                                                           \
    X(deck_infect)                                                                                           \
    X(hand_speed)                                                                                            \
    X(hand_attack)                                                                                           \
    X(hand_diplomacy)                                                                                        \
    X(hand_shields)                                                                                          \
    X(hand_defense)                                                                                          \
    X(hand_xp)                                                                                               \
    X(hand_draw)                                                                                             \
    X(hand_explore)                                                                                          \
    X(hand_search)                                                                                           \
    X(hand_characters)                                                                                       \
    X(hand_infections)                                                                                       \
    X(hand_worth)                                                                                            \
    X(hand)                                                                                                  \
    X(goal_missing)                                                                                          \
    X(goals_near)                                                                                            \
    X(goal_points)                                                                                           \
    X(drafts)                                                                                                \
    X(ship_speed)                                                                                            \
    X(ship_attack)                                                                                           \
    X(ship_diplomacy)                                                                                        \
    X(ship_shields)                                                                                          \
    X(ship_defense)                                                                                          \
    X(taken)                                                                                                 \
    X(missions)                                                                                              \
    X(round)                                                                                                 \
    X(active)                                                                                                \
    X(away)                                                                                                  \
    X(space)                                                                                                 \
    X(seats)                                                                                                 \
    X(rank)                                                                                                  \
    X(foe_damage)                                                                                            \
    X(foe_deck)                                                                                              \
    X(rounds_left)

typedef struct BuildingFeatures {
#define MEMBER(name) int16_t name;
    FEATURES(MEMBER)
#undef MEMBER
} BuildingFeatures;

const char *const building_feature_names[] = {
#define NAME(name) #name,
    FEATURES(NAME)
#undef NAME
        NULL};

_Static_assert(sizeof(BuildingFeatures) / sizeof(int16_t) <= FEATURES_MAX, "features fit their arrays");

// Some cards, added up. Actions count WHOLE each.
typedef struct Sum {
    int cards, stat[STATS], kind[KIND_SPECIAL + 1], starters, basics, handhelds, cost, worth;
    int act[ACT_REFRESH + 1], grant[GRANT_MISSION_EXPLORE + 1];
} Sum;

static void add_actions(const BuildingRules *rules, Span span, int part, int depth, Sum *sum) {
    for (int i = 0; i < span.count && depth < DEPTH_MOST; i++) {
        const Action *action = &rules->action[span.first + i];
        const bool own = action->who == WHO_SELF || action->who == WHO_ALL;
        if (action->act == ACT_STAT) {
            if (own && action->stat < STATS)
                sum->stat[action->stat] += action->n * part / WHOLE;
        } else if (action->act == ACT_GRANT) {
            if (own)
                sum->grant[action->what] += action->n * part;
        } else if (action->act == ACT_CHOOSE) {
            for (int b = 0; b < action->branches.count; b++)
                add_actions(rules, rules->branch[action->branches.first + b].actions,
                            part / (action->branches.count > 1 ? 2 : 1), depth + 1, sum);
        } else if (action->act == ACT_IF) {
            add_actions(rules, action->then, part / 2, depth + 1, sum);
            add_actions(rules, action->otherwise, part / 2, depth + 1, sum);
        } else if (own || action->act != ACT_DRAW)
            sum->act[action->act] += action->n * part;
    }
}

static void add_card(const Viewpoint *eyes, uint8_t card, Sum *sum) {
    const CardDef *def = &eyes->rules->card[card];
    sum->cards++;
    for (int i = 0; i < STATS; i++)
        sum->stat[i] += def->stat[i];
    sum->kind[def->kind]++;
    sum->starters += def->set == SET_STARTER;
    sum->basics += def->set == SET_BASIC;
    sum->handhelds += def->handheld;
    sum->cost += def->cost == NONE ? 0 : def->cost;
    sum->worth += building_worth_card(eyes, card);
    for (int i = 0; i < def->effects.count; i++) {
        const Effect *effect = &eyes->rules->effect[def->effects.first + i];
        if (effect->on != ON_STATIC)
            add_actions(eyes->rules, effect->actions,
                        effect->tests.count > 0 || effect->on != ON_PLAY ? WHOLE / 2 : WHOLE, 0, sum);
    }
}

static void add_zone(const Viewpoint *eyes, uint8_t area, Sum *sum) {
    const uint8_t zone = zone_of(area, eyes->seat), *cards = zone_cards(eyes->s, zone);
    for (int i = 0; i < eyes->s->size[zone]; i++)
        add_card(eyes, cards[i], sum);
}

static void put_deck(const BuildingRules *rules, const Sum *all, BuildingFeatures *f) {
    const int cards = all->cards > 0 ? all->cards : 1;
#define A_HAND(number) ((int16_t)((number)*rules->hand_size * 20 / cards))
    f->cards = (int16_t)all->cards;
    f->deck_speed = A_HAND(all->stat[STAT_SPEED]);
    f->deck_attack = A_HAND(all->stat[STAT_ATTACK]);
    f->deck_diplomacy = A_HAND(all->stat[STAT_DIPLOMACY]);
    f->deck_shields = A_HAND(all->stat[STAT_SHIELDS]);
    f->deck_defense = A_HAND(all->stat[STAT_DEFENSE]);
    f->deck_xp = A_HAND(all->stat[STAT_XP]);
    f->deck_characters = A_HAND(all->kind[KIND_CHARACTER]);
    f->deck_maneuvers = A_HAND(all->kind[KIND_MANEUVER]);
    f->deck_setups = A_HAND(all->kind[KIND_SETUP]);
    f->deck_infections = A_HAND(all->kind[KIND_INFECTION]);
    f->deck_starters = A_HAND(all->starters);
    f->deck_basics = A_HAND(all->basics);
    f->deck_handhelds = A_HAND(all->handhelds);
    f->deck_cost = A_HAND(all->cost);
    f->deck_worth = A_HAND(all->worth / 20);
    f->deck_draw = A_HAND(all->act[ACT_DRAW]);
    f->deck_search = A_HAND(all->grant[GRANT_SEARCH]);
    f->deck_explore = A_HAND(all->grant[GRANT_EXPLORE]);
    f->deck_mission_explore = A_HAND(all->grant[GRANT_MISSION_EXPLORE]);
    f->deck_trash = A_HAND(all->act[ACT_TRASH]);
    f->deck_upgrade = A_HAND(all->act[ACT_UPGRADE]);
    f->deck_gain = A_HAND(all->act[ACT_GAIN]);
    f->deck_recover = A_HAND(all->act[ACT_RECOVER]);
    f->deck_discard = A_HAND(all->act[ACT_DISCARD]);
    f->deck_damage = A_HAND(all->act[ACT_DAMAGE]);
    f->deck_repair = A_HAND(all->act[ACT_REPAIR]);
    f->deck_infect = A_HAND(all->act[ACT_INFECT]);
#undef A_HAND
}

static void put_hand(const Sum *hand, BuildingFeatures *f) {
    f->hand = (int16_t)hand->cards;
    f->hand_speed = (int16_t)hand->stat[STAT_SPEED];
    f->hand_attack = (int16_t)hand->stat[STAT_ATTACK];
    f->hand_diplomacy = (int16_t)hand->stat[STAT_DIPLOMACY];
    f->hand_shields = (int16_t)hand->stat[STAT_SHIELDS];
    f->hand_defense = (int16_t)hand->stat[STAT_DEFENSE];
    f->hand_xp = (int16_t)hand->stat[STAT_XP];
    f->hand_draw = (int16_t)hand->act[ACT_DRAW];
    f->hand_explore = (int16_t)(hand->grant[GRANT_EXPLORE] + hand->grant[GRANT_MISSION_EXPLORE]);
    f->hand_search = (int16_t)hand->grant[GRANT_SEARCH];
    f->hand_characters = (int16_t)hand->kind[KIND_CHARACTER];
    f->hand_infections = (int16_t)hand->kind[KIND_INFECTION];
    f->hand_worth = (int16_t)(hand->worth / 20);
}

// How near the goals of open missions and own drafts are.
static void put_goals(const Viewpoint *eyes, BuildingFeatures *f) {
    const BuildingState *s = eyes->s;
    const uint8_t zones[] = {ZONE_MISSIONS, zone_of(ZONE_DRAFTS, eyes->seat)};
    int least = MISSING_MOST;
    for (size_t k = 0; k < sizeof zones; k++)
        for (int i = 0; i < s->size[zones[k]]; i++) {
            const uint8_t card = zone_cards(s, zones[k])[i];
            if (card >= eyes->rules->card_count || !eyes->rules->card[card].has_goal)
                continue;
            const int missing = building_missing(eyes, card), points = eyes->rules->card[card].points;
            least = missing < least ? missing : least;
            f->goals_near =
                (int16_t)(f->goals_near + (missing < FAR_GOAL ? (FAR_GOAL - missing) * points / 4 : 0));
            f->goal_points = (int16_t)(points > f->goal_points ? points : f->goal_points);
        }
    f->goal_missing = (int16_t)least;
    f->drafts = s->size[zones[1]];
    f->missions = s->size[ZONE_MISSIONS];
}

static void put_course(const BuildingRules *rules, const BuildingState *s, Seat seat, BuildingFeatures *f) {
    const int points = building_points(rules, s, seat), goal = pair(s->goal);
    int most = 0;
    for (Seat other = 0; other < s->seats; other++) {
        const int theirs = building_points(rules, s, other);
        if (other == seat)
            continue;
        most = theirs > most ? theirs : most;
        f->rank = (int16_t)(f->rank + (theirs > points));
        f->foe_damage = (int16_t)(f->foe_damage + s->seat[other].damage);
        f->foe_deck = (int16_t)(f->foe_deck + s->size[zone_of(ZONE_DECK, other)] +
                                s->size[zone_of(ZONE_DISCARD, other)]);
    }
    const int progress = goal > 0 ? 100 * (points > most ? points : most) / goal : 0;
    f->points = (int16_t)points;
    f->points_left = (int16_t)(goal > points ? goal - points : 0);
    f->lead = (int16_t)(points - most);
    f->progress = (int16_t)progress;
    f->lead_in_progress = (int16_t)((points - most) * progress / 10);
    f->damage = s->seat[seat].damage;
    f->damage_high = (int16_t)(f->damage > HURT_FROM ? f->damage - HURT_FROM : 0);
    f->round = s->round;
    f->rounds_left = (int16_t)(s->round_limit > s->round ? s->round_limit - s->round : 0);
    f->away = (int16_t)((seat + s->seats - s->active) % s->seats);
    f->active = f->away == 0;
    f->space = s->size[ZONE_SPACE];
    f->seats = s->seats;
    f->undrawn = s->size[zone_of(ZONE_DECK, seat)];
    f->taken = s->size[zone_of(ZONE_POINTS, seat)];
    f->ship_speed = (int16_t)building_stat(rules, s, seat, STAT_SPEED);
    f->ship_attack = (int16_t)building_stat(rules, s, seat, STAT_ATTACK);
    f->ship_diplomacy = (int16_t)building_stat(rules, s, seat, STAT_DIPLOMACY);
    f->ship_shields = (int16_t)building_stat(rules, s, seat, STAT_SHIELDS);
    f->ship_defense = (int16_t)building_stat(rules, s, seat, STAT_DEFENSE);
}

void building_features(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]) {
    const BuildingState *s = state;
    const Viewpoint eyes = building_viewpoint(rules, s, seat, &building_captain);
    BuildingFeatures f = {0};
    Sum all = {0}, hand = {0};
    add_zone(&eyes, ZONE_HAND, &hand);
    all = hand;
    add_zone(&eyes, ZONE_DECK, &all);
    add_zone(&eyes, ZONE_DISCARD, &all);
    add_zone(&eyes, ZONE_BRIDGE, &all);
    put_deck(rules, &all, &f);
    put_hand(&hand, &f);
    put_goals(&eyes, &f);
    put_course(rules, s, seat, &f);
    memset(out, 0, FEATURES_MAX * sizeof out[0]);
    memcpy(out, &f, sizeof f);
}

bool building_turns_on(const void *rules, const void *start, const void *now, int turns) {
    const BuildingState *from = start, *to = now;
    (void)rules;
    return to->window == ASK_TURN_START && pair(to->turns) >= pair(from->turns) + turns;
}
