// SPDX-License-Identifier: MIT
// Stats, prices, goals and conditions, computed from the board on each call (rules §4, §8).
#include "games/deck_building/numbers.h"

bool building_selects(const BuildingRules *rules, const Selector *select, uint8_t card) {
    const CardDef *def = &rules->card[card];
    return (select->kind == NONE || select->kind == def->kind) &&
           (select->set == NONE || select->set == def->set) &&
           (select->card == NONE || select->card == card) &&
           (select->traits == 0 || (select->traits & def->traits) != 0) &&
           (select->max_cost == NONE || (def->cost != NONE && def->cost <= select->max_cost)) &&
           (select->min_cost == NONE || (def->cost != NONE && def->cost >= select->min_cost));
}

static int count_on_bridge(const CardContext *asker, const Selector *select) {
    const uint8_t zone = zone_of(ZONE_BRIDGE, asker->seat);
    const uint8_t *cards = zone_cards(asker->s, zone);
    int count = 0;
    for (int i = 0; i < asker->s->size[zone]; i++)
        count += building_selects(asker->rules, select, cards[i]) &&
                 !(select->other && asker->zone == ZONE_BRIDGE && asker->at == i);
    return count;
}

// ---- lasting effects

typedef enum Depth {
    WITH_LASTING,   // including lasting effects
    WITHOUT_LASTING // for conditions of lasting effects, so that none depends on itself
} Depth;

static bool holds(const CardContext *asker, Span tests, Depth depth, bool goal);

static uint8_t zone_of_area(uint8_t area, Seat seat) {
    static const uint8_t zones[] = {[AREA_BRIDGE] = ZONE_BRIDGE,
                                    [AREA_POINTS] = ZONE_POINTS,
                                    [AREA_HAND] = ZONE_HAND,
                                    [AREA_DISCARD] = ZONE_DISCARD};
    return zone_of(zones[area], seat);
}

// Cards in a hand are only counted: which they are is hidden (prepare checks that packs ask for no more).
static int counted(const CardContext *asker, const Mod *mod) {
    const uint8_t zone = zone_of_area(mod->zone, asker->seat);
    if (mod->zone == AREA_BRIDGE)
        return count_on_bridge(asker, &mod->per);
    if (mod->zone == AREA_HAND)
        return asker->s->size[zone];
    const uint8_t *cards = zone_cards(asker->s, zone);
    int count = 0;
    for (int i = 0; i < asker->s->size[zone]; i++)
        count +=
            building_selects(asker->rules, &mod->per, cards[i]) &&
            !(mod->per.other && mod->zone == AREA_POINTS && asker->zone == ZONE_POINTS && asker->at == i);
    return count;
}

static int amount_of(const CardContext *asker, const Mod *mod) {
    if (!mod->counts)
        return mod->n;
    const int amount = mod->n * counted(asker, mod);
    return amount > mod->max ? mod->max : amount < mod->min ? mod->min : amount;
}

// What is asked of lasting effects.
typedef struct Query {
    ModKind kind;
    uint8_t stat, lock, card;
} Query;

static bool concerns(const BuildingRules *rules, const Mod *mod, const Query *query) {
    if (mod->mod != query->kind)
        return false;
    if (mod->mod == MOD_COST)
        return building_selects(rules, &mod->select, query->card);
    return mod->mod == MOD_LOCK ? mod->what == query->lock : mod->stat == query->stat;
}

static int sum_of_card(const CardContext *asker, Span effects, const Query *query) {
    int sum = 0;
    for (int i = 0; i < effects.count; i++) {
        const Effect *effect = &asker->rules->effect[effects.first + i];
        if (effect->on == ON_STATIC && concerns(asker->rules, &effect->mod, query) &&
            holds(asker, effect->tests, WITHOUT_LASTING, false))
            sum += effect->mod.mod == MOD_LOCK ? 1 : amount_of(asker, &effect->mod);
    }
    return sum;
}

// Sum of all lasting effects of the seat that match the query.
static int lasting(const BuildingRules *rules, const BuildingBoard *s, Seat seat, const Query *query) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat), area = zone_of(ZONE_POINTS, seat);
    const uint8_t *cards = zone_cards(s, bridge);
    int sum = 0;
    for (int i = 0; i < s->size[bridge]; i++)
        if ((rules->card[cards[i]].triggers >> ON_STATIC & 1) != 0)
            sum += sum_of_card(&(CardContext){rules, s, seat, ZONE_BRIDGE, i}, rules->card[cards[i]].effects,
                               query);
    cards = zone_cards(s, area);
    for (int i = 0; i < s->size[area]; i++)
        if ((rules->card[cards[i]].points_triggers >> ON_STATIC & 1) != 0)
            sum += sum_of_card(&(CardContext){rules, s, seat, ZONE_POINTS, i},
                               rules->card[cards[i]].points_effects, query);
    return sum;
}

// ---- stats

static int plain_stat(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t stat) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const uint8_t *cards = zone_cards(s, bridge);
    int sum = rules->ship[s->seat[seat].ship].stat[stat] + bonus_of(&s->seat[seat], stat);
    for (int i = 0; i < s->size[bridge]; i++)
        sum += rules->card[cards[i]].stat[stat];
    return sum;
}

int building_stat_whole(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat) {
    const Query query = {.kind = MOD_STAT, .stat = (uint8_t)stat};
    return plain_stat(rules, s, seat, (uint8_t)stat) + lasting(rules, s, seat, &query);
}

int building_stat(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat) {
    const int sum = building_stat_whole(rules, s, seat, stat);
    return sum > 0 ? sum : 0;
}

int building_xp_left(const BuildingRules *rules, const BuildingBoard *s, Seat seat) {
    const int left = building_stat(rules, s, seat, STAT_XP) - s->seat[seat].spent;
    return left > 0 ? left : 0;
}

int building_points(const BuildingRules *rules, const BuildingBoard *s, Seat seat) {
    const uint8_t area = zone_of(ZONE_POINTS, seat);
    const uint8_t *cards = zone_cards(s, area);
    int sum = 0;
    for (int i = 0; i < s->size[area]; i++)
        sum += rules->card[cards[i]].points;
    return sum;
}

int building_price(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card) {
    const Query query = {.kind = MOD_COST, .card = card};
    const int price = rules->card[card].cost + lasting(rules, s, seat, &query);
    return price > 0 ? price : 0;
}

bool building_locked(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Lock lock) {
    const Query query = {.kind = MOD_LOCK, .lock = (uint8_t)lock};
    return lasting(rules, s, seat, &query) > 0;
}

int building_goal_change(const BuildingRules *rules, const BuildingBoard *s, Seat seat, Stat stat) {
    const Query query = {.kind = MOD_GOAL, .stat = (uint8_t)stat};
    return lasting(rules, s, seat, &query);
}

bool building_in_battle(const BuildingBoard *s) {
    for (int i = s->frame_count; i-- > 0;)
        if (s->frame[i].kind == FRAME_BATTLE)
            return true;
    return false;
}

bool building_is_down(const BuildingRules *rules, const BuildingBoard *s, Seat seat) {
    return s->seat[seat].damage > 0 && s->seat[seat].damage >= building_stat(rules, s, seat, STAT_DEFENSE);
}

// ---- conditions

static bool reaches(const CardContext *asker, const Test *test, Depth depth, bool goal) {
    const PlayerState *player = &asker->s->seat[asker->seat];
    int has = player->damage, least = test->min;
    if (test->stat != STAT_DAMAGE) {
        has = depth == WITH_LASTING ? building_stat(asker->rules, asker->s, asker->seat, test->stat)
                                    : plain_stat(asker->rules, asker->s, asker->seat, test->stat);
        if (goal)
            least += building_goal_change(asker->rules, asker->s, asker->seat, test->stat);
    }
    return has >= least;
}

static bool is_during(const CardContext *asker, uint8_t during) {
    if (during == DURING_OWN_TURN)
        return asker->s->active == asker->seat;
    for (int i = asker->s->frame_count; i-- > 0;)
        if (asker->s->frame[i].kind == (during == DURING_BATTLE ? FRAME_BATTLE : FRAME_EVENT))
            return true;
    return false;
}

// Returns true if the card's holder matches the selector.
static bool user_is(const CardContext *asker, const Selector *select) {
    if (asker->zone != ZONE_BRIDGE)
        return false;
    const uint8_t bridge = zone_of(ZONE_BRIDGE, asker->seat);
    const int begin = zone_begin(asker->s, bridge);
    const uint8_t holder = asker->s->holder[begin + asker->at];
    return holder < asker->s->size[bridge] &&
           building_selects(asker->rules, select, asker->s->card[begin + holder]);
}

static bool any_holds(const CardContext *asker, Span tests, Depth depth, bool goal) {
    for (int i = 0; i < tests.count; i++)
        if (holds(asker, (Span){(uint16_t)(tests.first + i), 1}, depth, goal))
            return true;
    return false;
}

static bool test_holds(const CardContext *asker, const Test *test, Depth depth, bool goal) {
    return (test->stat == NONE || reaches(asker, test, depth, goal)) &&
           (!test->on_bridge || count_on_bridge(asker, &test->bridge) >= test->min) &&
           (!test->by_user || user_is(asker, &test->user)) &&
           (test->during == NONE || is_during(asker, test->during)) &&
           (test->any.count == 0 || any_holds(asker, test->any, depth, goal)) &&
           holds(asker, test->all, depth, goal) && !any_holds(asker, test->none, depth, goal);
}

static bool holds(const CardContext *asker, Span tests, Depth depth, bool goal) {
    for (int i = 0; i < tests.count; i++)
        if (!test_holds(asker, &asker->rules->test[tests.first + i], depth, goal))
            return false;
    return true;
}

bool building_holds(const CardContext *asker, Span tests) {
    return holds(asker, tests, WITH_LASTING, false);
}

bool building_goal_met(const BuildingRules *rules, const BuildingBoard *s, Seat seat, uint8_t card) {
    return holds(&(CardContext){rules, s, seat, NONE, 0}, rules->card[card].goal, WITH_LASTING, true);
}

unsigned building_affected_seats(const BuildingBoard *s, Seat seat, Who who, Seat target) {
    const unsigned all = (1u << s->seats) - 1, own = 1u << seat;
    switch (who) {
    case WHO_SELF:
        return own;
    case WHO_OTHERS:
        return all & ~own;
    case WHO_ALL:
        return all;
    case WHO_LEFT:
        return 1u << (seat + 1) % s->seats;
    case WHO_TARGET:
        return 1u << target;
    }
    return 0;
}

int building_peek_count(const BuildingRules *rules, const BuildingBoard *s, Seat seat, bool own) {
    const Frame *frame = top_frame(s);
    if (is_over(s) || frame == NULL || frame->ask != ASK_PEEK || frame->seat != seat)
        return 0;
    return (rules->action[pair(frame->first)].own_deck != 0) == own ? frame->more : 0;
}
