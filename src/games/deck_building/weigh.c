// SPDX-License-Identifier: MIT
// Game.weigh: heuristic value of each legal command. The seat plays all cards, completes, explores, cures and
// repairs, and then buys the most valuable card.
#include "games/deck_building/effect_numbers.h"
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"
#include "games/deck_building/worth.h"

// Priorities, above any value of a card.
enum {
    STEP = 100000,
    FIRST_PLAY = 9 * STEP,
    THEN_COMPLETE = 8 * STEP,
    THEN_EXPLORE = 7 * STEP,
    THEN_CURE = 6 * STEP,
    THEN_REPAIR = 5 * STEP,
    THEN_BUY = 4 * STEP,
    LAST = 0
};

#define EARLY_ROUNDS 3

// ---- the own turn: playing

static bool draws(const BuildingRules *rules, const CardDef *def) {
    for (int i = 0; i < def->effects.count; i++) {
        const Effect *effect = &rules->effect[def->effects.first + i];
        for (int k = 0; k < effect->actions.count && effect->on == ON_PLAY; k++)
            if (rules->action[effect->actions.first + k].act == ACT_DRAW)
                return true;
    }
    return false;
}

static bool depends(const BuildingRules *rules, const CardDef *def) {
    for (int i = 0; i < def->effects.count; i++)
        if (rules->effect[def->effects.first + i].tests.count > 0)
            return true;
    return false;
}

// Number of holder conditions of the card that this holder meets.
static int suits(const BuildingRules *rules, const CardDef *def, uint8_t holder) {
    int count = 0;
    for (int i = 0; i < def->effects.count; i++) {
        const Span tests = rules->effect[def->effects.first + i].tests;
        for (int k = 0; k < tests.count; k++) {
            const Test *test = &rules->test[tests.first + k];
            count += test->by_user && building_selects(rules, &test->user, holder);
        }
    }
    return count;
}

// Characters first, then cards that draw, then the rest; conditional cards late, handhelds last.
static int32_t play_order(const Viewpoint *eyes, const Command *command) {
    const CardDef *def = &eyes->rules->card[command->card];
    if (def->handheld)
        return suits(eyes->rules, def, command->with) * 10;
    if (def->kind == KIND_INFECTION)
        return -FIRST_PLAY - 1; // better not at all
    if (def->kind == KIND_CHARACTER)
        return depends(eyes->rules, def) ? 3500 : 4000;
    return draws(eyes->rules, def) ? 3000 : depends(eyes->rules, def) ? 1000 : 2000;
}

static int32_t weigh_play(const Viewpoint *eyes, const Command *command) {
    if (asked(eyes->s) != ASK_EVENT)
        return FIRST_PLAY + play_order(eyes, command);
    return FIRST_PLAY + play_order(eyes, command) + building_worth_card(eyes, command->card) / 10;
}

// First choice if the goal is met, last otherwise: other commands may still help.
static int32_t weigh_event_done(const Viewpoint *eyes) {
    return building_goal_met(eyes->rules, eyes->s, eyes->seat, eyes->s->flipped) ? FIRST_PLAY + STEP : LAST;
}

// ---- the own turn: the rest

static int32_t weigh_complete(const Viewpoint *eyes, const Command *command) {
    const uint8_t zone = command->from == 1 ? zone_of(ZONE_DRAFTS, eyes->seat) : (uint8_t)ZONE_MISSIONS;
    const CardDef *def = &eyes->rules->card[zone_cards(eyes->s, zone)[command->at]];
    return THEN_COMPLETE + def->points * 100 + (command->from == 0 ? 500 : 0) + (command->to == 1 ? 10 : 0);
}

// A weak seat does not reveal more missions while there are open ones.
static int32_t weigh_explore(const Viewpoint *eyes) {
    return eyes->s->size[ZONE_MISSIONS] == 0 || building_stat_sum(eyes) >= eyes->scale->flip_from
               ? THEN_EXPLORE
               : LAST - 1;
}

static const Effect *effect_of(const Viewpoint *eyes, const Command *command) {
    const CardDef *def = &eyes->rules->card[command->card];
    const Span effects = command->from == 0 ? def->effects : def->points_effects;
    return &eyes->rules->effect[effects.first + command->to];
}

// Uses free effects and cures infections. Effects with a cost are rated low.
static int32_t weigh_activate(const Viewpoint *eyes, const Command *command) {
    const Effect *effect = effect_of(eyes, command);
    if (eyes->rules->card[command->card].kind == KIND_INFECTION)
        return THEN_CURE;
    if (effect->cost_self == SELF_STAYS && effect->cost_xp == 0)
        return FIRST_PLAY + STEP / 2;
    return LAST - 1;
}

static bool is_late(const Viewpoint *eyes) {
    const int goal = pair(eyes->s->goal);
    for (Seat seat = 0; seat < eyes->s->seats; seat++)
        if (building_points(eyes->rules, eyes->s, seat) * 100 >= goal * LATE_SHARE)
            return true;
    return false;
}

static int32_t least_worth(const Viewpoint *eyes) {
    return eyes->s->round <= EARLY_ROUNDS ? LEAST_EARLY : is_late(eyes) ? LEAST_LATE : LEAST_LATER;
}

static int32_t weigh_buy(const Viewpoint *eyes, uint8_t card) {
    const int32_t worth = building_worth_card(eyes, card);
    return worth < least_worth(eyes) ? LAST - 1 : THEN_BUY + worth;
}

// The best card affordable with the remaining XP, and its value; NONE: there is none.
static uint8_t best_card(const Viewpoint *eyes, int32_t *best) {
    const int left = building_xp_left(eyes->rules, eyes->s, eyes->seat);
    uint8_t found = NONE;
    *best = INT32_MIN;
    for (int i = 0; i < eyes->rules->slots + eyes->rules->pile_count; i++) {
        const bool pile = i >= eyes->rules->slots;
        const uint8_t card = pile ? eyes->rules->pile[i - eyes->rules->slots] : eyes->s->search[i];
        if (card == NONE || (pile && eyes->s->pile[i - eyes->rules->slots] == 0) ||
            building_price(eyes->rules, eyes->s, eyes->seat, card) > left)
            continue;
        const int32_t worth = building_worth_card(eyes, card);
        if (worth <= *best)
            continue;
        *best = worth;
        found = card;
    }
    return found;
}

static int32_t best_offer(const Viewpoint *eyes) {
    int32_t best;
    best_card(eyes, &best);
    return best > 0 ? best : 0;
}

uint8_t building_best_purchase(const BuildingRules *rules, const BuildingView *view, bool *weak) {
    const BuildingState *s = &view->table;
    const Viewpoint eyes = building_viewpoint(rules, s, view->viewer, &building_captain);
    static const uint8_t zones[] = {ZONE_HAND, ZONE_BRIDGE, ZONE_DISCARD};
    int32_t best, sum = 0, count = 0;
    const uint8_t found = best_card(&eyes, &best);
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (view->in_deck[card] > 0) {
            sum += view->in_deck[card] * building_worth_card(&eyes, card);
            count += view->in_deck[card];
        }
    for (int i = 0; i < 3; i++) {
        const uint8_t zone = zone_of(zones[i], view->viewer);
        for (int at = 0; at < s->size[zone]; at++) {
            sum += building_worth_card(&eyes, zone_cards(s, zone)[at]);
            count++;
        }
    }
    *weak = count > 0 && best * count < sum;
    return found;
}

// If nothing good is affordable, searches the worst card away before anything is bought.
static int32_t weigh_search(const Viewpoint *eyes, uint8_t slot, int32_t best) {
    const int left = building_xp_left(eyes->rules, eyes->s, eyes->seat);
    if (left < 2 || best >= left * DULL)
        return LAST - 1;
    return THEN_BUY + STEP / 2 - building_worth_card(eyes, eyes->s->search[slot]);
}

static int32_t weigh_repair(const Viewpoint *eyes, uint8_t count) {
    return eyes->s->seat[eyes->seat].damage >= REPAIR_FROM ? THEN_REPAIR + count : LAST - 1;
}

// ---- answers

static int32_t weigh_target(const Viewpoint *eyes, Seat target) {
    const int attack = building_stat(eyes->rules, eyes->s, eyes->seat, STAT_ATTACK);
    const int shields =
        building_stat(eyes->rules, eyes->s, target, STAT_SHIELDS) - eyes->s->seat[target].shields_used;
    const int left = building_stat(eyes->rules, eyes->s, target, STAT_DEFENSE) - eyes->s->seat[target].damage;
    const bool falls = attack - (shields > 0 ? shields : 0) >= left;
    return building_points(eyes->rules, eyes->s, target) + (falls ? STEP : 0);
}

static const Action *action_under_way(const Viewpoint *eyes) {
    return &eyes->rules->action[pair(top_frame(eyes->s)->first)];
}

// Current value: counts only stats that a goal asks for, and damage actually taken.
static int32_t action_now_worth(const Viewpoint *eyes, uint16_t at) {
    const Action *action = &eyes->rules->action[at];
    const int32_t usual = building_worth_actions(eyes, (Span){at, 1});
    NumberChange change;
    if (!acts_on_owner(action) || !building_number_change(&eyes->s->seat[eyes->seat], action, &change))
        return usual;
    switch ((SeatNumber)change.number) {
    case NUMBER_STAT:
        return change.by * (building_stat_helps(eyes, (Stat)change.which) ? 130 : 40);
    case NUMBER_DAMAGE:
        return (change.from - change.to) * (change.from >= REPAIR_FROM ? 90 : 30);
    case NUMBER_GRANT:
        break;
    }
    return usual;
}

static int32_t now_worth(const Viewpoint *eyes, Span actions) {
    int32_t worth = 0;
    for (int i = 0; i < actions.count; i++)
        worth += action_now_worth(eyes, (uint16_t)(actions.first + i));
    return worth;
}

static int32_t weigh_option(const Viewpoint *eyes, uint8_t option) {
    const Span branches = action_under_way(eyes)->branches;
    return now_worth(eyes, eyes->rules->branch[branches.first + option].actions);
}

static int32_t best_gain(const Viewpoint *eyes, int most) {
    int32_t best = 0;
    for (int i = 0; i < eyes->rules->slots + eyes->rules->pile_count; i++) {
        const bool pile = i >= eyes->rules->slots;
        const uint8_t card = pile ? eyes->rules->pile[i - eyes->rules->slots] : eyes->s->search[i];
        if (card == NONE || (pile && eyes->s->pile[i - eyes->rules->slots] == 0) ||
            eyes->rules->card[card].cost == NONE || eyes->rules->card[card].cost > most)
            continue;
        const int32_t worth = building_worth_card(eyes, card);
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t weigh_card(const Viewpoint *eyes, uint8_t card) {
    const int32_t worth = building_worth_card(eyes, card);
    const int cost = eyes->rules->card[card].cost == NONE ? 0 : eyes->rules->card[card].cost;
    switch ((AskKind)asked(eyes->s)) {
    case ASK_TRASH:
        return eyes->scale->trash_below - worth;
    case ASK_UPGRADE:
        return best_gain(eyes, cost + action_under_way(eyes)->by) - worth - 50;
    case ASK_RECOVER:
        return worth;
    case ASK_PEEK:
        if (is_deckable(&eyes->rules->card[card]))
            return eyes->scale->trash_below - worth;
        return eyes->rules->card[card].has_goal ? building_missing(eyes, card) * 10 - 60 : -1;
    default:
        return -worth;
    }
}

static int32_t weigh_mission(const Viewpoint *eyes, uint8_t at) {
    const uint8_t card = zone_cards(eyes->s, ZONE_MISSIONS)[at];
    const int32_t worth = building_missing(eyes, card) * 100 - eyes->rules->card[card].points;
    return asked(eyes->s) == ASK_DISMISS ? worth - 800 : worth;
}

static int32_t weigh(const Viewpoint *eyes, const Command *command, int32_t best) {
    switch ((BuildingVerb)command->verb) {
    case VERB_DRAFT_DROP:
        return -eyes->rules->card[command->card].points;
    case VERB_PHASE:
        return LAST + 1;
    case VERB_TRASH:
        return -building_worth_card(eyes, command->card);
    case VERB_PLAY:
        return weigh_play(eyes, command);
    case VERB_ACTIVATE:
        return weigh_activate(eyes, command);
    case VERB_BUY:
        return weigh_buy(eyes, eyes->s->search[command->at]);
    case VERB_BUY_PILE:
        return weigh_buy(eyes, command->card);
    case VERB_SEARCH:
        return weigh_search(eyes, command->at, best);
    case VERB_EXPLORE:
        return weigh_explore(eyes);
    case VERB_COMPLETE:
        return weigh_complete(eyes, command);
    case VERB_REPAIR:
        return weigh_repair(eyes, command->at);
    case VERB_EVENT_DONE:
        return weigh_event_done(eyes);
    case VERB_TARGET:
        return weigh_target(eyes, command->to);
    case VERB_CHOOSE_SEAT:
        return building_points(eyes->rules, eyes->s, command->to);
    case VERB_CHOOSE_CARD:
        return weigh_card(eyes, command->card);
    case VERB_CHOOSE_OPTION:
        return weigh_option(eyes, command->at);
    case VERB_CHOOSE_YES:
        return command->at;
    case VERB_CHOOSE_SLOT:
        return building_worth_card(eyes, eyes->s->search[command->at]);
    case VERB_CHOOSE_PILE:
        return building_worth_card(eyes, command->card);
    case VERB_CHOOSE_MISSION:
        return weigh_mission(eyes, command->at);
    case VERB_CONCEDE:
        return WORTH_NEVER;
    default:
        return LAST;
    }
}

void building_weigh(const void *rules, const void *data, const Command *legal, int count, int32_t *worth) {
    building_weigh_table(rules, &((const BuildingView *)data)->table, &building_officer, legal, count, worth);
}

static bool searches(const Command *legal, int count) {
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_SEARCH)
            return true;
    return false;
}

// Reads only what the deciding seat may see: no other hands, no decks.
void building_weigh_table(const BuildingRules *rules, const BuildingState *s, const Scale *scale,
                          const Command *legal, int count, int32_t *worth) {
    const Viewpoint eyes = building_viewpoint(rules, s, decider(s), scale);
    const int32_t best = searches(legal, count) ? best_offer(&eyes) : 0;
    int32_t most = LAST;
    for (int i = 0; i < count; i++) {
        worth[i] = weigh(&eyes, &legal[i], best);
        most = worth[i] > most ? worth[i] : most;
    }
    // Cards are free to play and discarded at the end of the turn anyway, so they come before everything
    // else.
    for (int i = 0; i < count && asked(s) == ASK_ACTION && most >= FIRST_PLAY; i++)
        if (worth[i] < FIRST_PLAY)
            worth[i] = WORTH_NEVER;
}
