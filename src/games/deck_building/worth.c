// SPDX-License-Identifier: MIT
// Heuristic values by which computer opponents buy, trash and choose: stats as printed, effects by their
// usual benefit, halved if they depend on a condition.
#include "games/deck_building/worth.h"

#include "games/deck_building/effect_numbers.h"

const Scale building_officer = {
    .shield = 25,
    .draw = 130,
    .explore = 220,
    .mission_explore = 170,
    .gain = 150,
    .trash_below = 160,
};

const Scale building_captain = {
    .shield = 15,
    .draw = 240,
    .explore = 280,
    .mission_explore = 260,
    .gain = 100,
    .flip_from = 11,
    .trash_below = 210,
};

static int most_points(const BuildingRules *rules, const BuildingState *s) {
    int most = 0;
    for (Seat seat = 0; seat < s->seats; seat++) {
        const int points = building_points(rules, s, seat);
        most = points > most ? points : most;
    }
    return most;
}

Viewpoint building_viewpoint(const BuildingRules *rules, const BuildingState *s, Seat seat,
                             const Scale *scale) {
    const int goal = pair(s->goal), points = most_points(rules, s);
    const int left = points < goal ? goal - points : 0;
    const int32_t xp = XP_LAST + (XP_FIRST - XP_LAST) * left / (goal > 0 ? goal : 1);
    return (Viewpoint){rules, s, seat, scale, xp};
}

int building_stat_sum(const Viewpoint *eyes) {
    int able = 0;
    for (int stat = STAT_SPEED; stat <= STAT_DIPLOMACY; stat++)
        able += building_stat(eyes->rules, eyes->s, eyes->seat, (Stat)stat);
    return able;
}

// ---- effects

static int32_t stat_worth(const Viewpoint *eyes, uint8_t stat) {
    switch ((Stat)stat) {
    case STAT_SHIELDS:
        return eyes->scale->shield;
    case STAT_DEFENSE:
        return eyes->scale->shield * 2;
    case STAT_XP:
        return eyes->xp;
    default:
        return WORTH_POINT;
    }
}

static int32_t grant_worth(const Viewpoint *eyes, uint8_t what) {
    return what == GRANT_SEARCH    ? WORTH_SEARCH
           : what == GRANT_EXPLORE ? eyes->scale->explore
                                   : eyes->scale->mission_explore;
}

// A change of a number by as much as the action asks for, of a flagship as it usually is.
static int32_t number_worth(const Viewpoint *eyes, const Action *action) {
    static const PlayerState usual = {.damage = USUAL_DAMAGE};
    const bool own = acts_on_owner(action);
    NumberChange change;
    if (!building_number_change(&usual, action, &change))
        return 0;
    switch ((SeatNumber)change.number) {
    case NUMBER_STAT:
        return own ? change.by * stat_worth(eyes, change.which) : -change.by * WORTH_POINT / 4;
    case NUMBER_GRANT:
        return own ? change.by * grant_worth(eyes, change.which) : 0;
    case NUMBER_DAMAGE:
        return own ? -change.by * WORTH_REPAIR : change.by * WORTH_REPAIR / 4;
    }
    return 0;
}

static int32_t branches_worth(const Viewpoint *eyes, Span branches) {
    int32_t best = 0;
    for (int i = 0; i < branches.count; i++) {
        const int32_t worth = building_worth_actions(eyes, eyes->rules->branch[branches.first + i].actions);
        best = worth > best ? worth : best;
    }
    return best;
}

// Effects on others are worth less than those on oneself.
static int32_t action_worth(const Viewpoint *eyes, const Action *action) {
    const int n = action->n;
    const bool own = acts_on_owner(action);
    switch ((Act)action->act) {
        BUILDING_ACTS(NUMBER_CASE)
        return number_worth(eyes, action);
    case ACT_DRAW:
        return own ? n * eyes->scale->draw : -n * eyes->scale->draw / 4;
    case ACT_DISCARD:
        return own ? -n * eyes->scale->draw / 2 : n * WORTH_HARM;
    case ACT_TRASH:
        return n * WORTH_TRASH;
    case ACT_UPGRADE:
        return n * action->by * WORTH_UPGRADE;
    case ACT_GAIN:
        return own ? n * eyes->scale->gain : -n * WORTH_POINT / 4;
    case ACT_RECOVER:
        return n * eyes->scale->draw / 2;
    case ACT_DAMAGE:
        return own ? -n * WORTH_HARM : n * WORTH_HARM;
    case ACT_INFECT:
        return own ? n * WORTH_INFECTION : -n * WORTH_INFECTION / 3;
    case ACT_PEEK:
        return n * WORTH_SEARCH / 2;
    case ACT_DISMISS:
        return WORTH_SEARCH;
    case ACT_CHOOSE:
        return branches_worth(eyes, action->branches);
    case ACT_IF:
        return (building_worth_actions(eyes, action->then) +
                building_worth_actions(eyes, action->otherwise)) /
               2;
    case ACT_REFRESH:
        break;
    }
    return 0;
}

int32_t building_worth_actions(const Viewpoint *eyes, Span actions) {
    int32_t worth = 0;
    for (int i = 0; i < actions.count; i++)
        worth += action_worth(eyes, &eyes->rules->action[actions.first + i]);
    return worth;
}

static int32_t lasting_worth(const Viewpoint *eyes, const Mod *mod) {
    switch ((ModKind)mod->mod) {
    case MOD_STAT:
        return mod->n * stat_worth(eyes, mod->stat);
    case MOD_COST:
        return -mod->n * eyes->xp / 4;
    case MOD_GOAL:
        return -mod->n * WORTH_POINT / 2;
    case MOD_LOCK:
        return -WORTH_POINT;
    }
    return 0;
}

static int32_t effect_worth(const Viewpoint *eyes, const Effect *effect) {
    int32_t worth = effect->on == ON_STATIC ? lasting_worth(eyes, &effect->mod)
                                            : building_worth_actions(eyes, effect->actions);
    const bool depends = effect->tests.count > 0 || effect->on == ON_COMPLETE || effect->on == ON_EXPLORE ||
                         effect->on == ON_ACTIVATE || (effect->on == ON_STATIC && effect->mod.counts);
    return depends ? worth / 2 : worth;
}

int32_t building_worth_card(const Viewpoint *eyes, uint8_t card) {
    const CardDef *def = &eyes->rules->card[card];
    int32_t worth = def->kind == KIND_INFECTION ? WORTH_INFECTION : 0;
    for (uint8_t stat = 0; stat < STATS; stat++)
        worth += def->stat[stat] * stat_worth(eyes, stat);
    for (int i = 0; i < def->effects.count; i++)
        worth += effect_worth(eyes, &eyes->rules->effect[def->effects.first + i]);
    return worth;
}

// ---- goals

static int missing_of_all(const Viewpoint *eyes, Span tests);

static int missing_of_any(const Viewpoint *eyes, Span tests) {
    int least = 99;
    for (int i = 0; i < tests.count; i++) {
        const int missing = missing_of_all(eyes, (Span){(uint16_t)(tests.first + i), 1});
        least = missing < least ? missing : least;
    }
    return least;
}

static int cards_missing(const Viewpoint *eyes, const Test *test) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, eyes->seat);
    const uint8_t *cards = zone_cards(eyes->s, bridge);
    int count = 0;
    for (int i = 0; i < eyes->s->size[bridge]; i++)
        count += building_selects(eyes->rules, &test->bridge, cards[i]);
    return count >= test->min ? 0 : test->min - count;
}

static int missing_of(const Viewpoint *eyes, const Test *test) {
    if (test->stat != NONE && test->stat != STAT_DAMAGE) {
        const int needed =
            test->min + building_goal_change(eyes->rules, eyes->s, eyes->seat, (Stat)test->stat);
        const int has = building_stat(eyes->rules, eyes->s, eyes->seat, (Stat)test->stat);
        return has >= needed ? 0 : needed - has;
    }
    if (test->on_bridge)
        return cards_missing(eyes, test);
    return test->any.count > 0 ? missing_of_any(eyes, test->any) : missing_of_all(eyes, test->all);
}

static int missing_of_all(const Viewpoint *eyes, Span tests) {
    int sum = 0;
    for (int i = 0; i < tests.count; i++)
        sum += missing_of(eyes, &eyes->rules->test[tests.first + i]);
    return sum;
}

int building_missing(const Viewpoint *eyes, uint8_t card) {
    return missing_of_all(eyes, eyes->rules->card[card].goal);
}

static bool asks_for(const Viewpoint *eyes, Span tests, Stat stat) {
    for (int i = 0; i < tests.count; i++) {
        const Test *test = &eyes->rules->test[tests.first + i];
        if ((test->stat == stat && missing_of(eyes, test) > 0) || asks_for(eyes, test->any, stat) ||
            asks_for(eyes, test->all, stat))
            return true;
    }
    return false;
}

bool building_stat_helps(const Viewpoint *eyes, Stat stat) {
    const BuildingState *s = eyes->s;
    const uint8_t zones[] = {ZONE_MISSIONS, zone_of(ZONE_DRAFTS, eyes->seat)};
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < s->size[zones[k]]; i++) {
            const uint8_t card = zone_cards(s, zones[k])[i];
            if (card < eyes->rules->card_count && asks_for(eyes, eyes->rules->card[card].goal, stat))
                return true;
        }
    return s->flipped != NONE && asks_for(eyes, eyes->rules->card[s->flipped].goal, stat);
}
