// SPDX-License-Identifier: MIT
// Game.judge: reports the first reason to refuse a command, in the order of the refusals in rules.h. Omitted
// fields are filled in on the way, so that commands to execute are complete.
#include "games/deck_building/flow.h"

typedef struct Judging {
    const BuildingRules *rules;
    const BuildingState *s;
    Seat seat;
    Command *command; // complete if the verdict is VERDICT_OK
} Judging;

// The verbs that answer each question, one bit each.
#define BY(verb) (1u << VERB_##verb)
#define BY_CHOOSING                                                                                          \
    (BY(CHOOSE_CARD) | BY(CHOOSE_SEAT) | BY(CHOOSE_OPTION) | BY(CHOOSE_YES) | BY(CHOOSE_SLOT) |              \
     BY(CHOOSE_PILE) | BY(CHOOSE_MISSION) | BY(CHOOSE_NONE))
#define ANSWERS(ask, word, asked, verbs) [ask] = (verbs),
static const uint32_t answers[ASK_COUNT] = {BUILDING_ASKS(ANSWERS)};

static bool in_window(uint8_t verb, uint8_t window) {
    return verb == VERB_CONCEDE || (answers[window] >> verb & 1u) != 0;
}

// ---- drafts and phases

static Verdict judge_draft(const Judging *j) {
    const uint8_t zone = zone_of(ZONE_DRAFTS, j->seat);
    if (j->command->verb == VERB_DRAFT_DROP_AT) {
        if (j->command->at >= j->s->size[zone])
            return E_CARD;
        j->command->card = zone_cards(j->s, zone)[j->command->at];
        j->command->verb = VERB_DRAFT_DROP;
        j->command->at = NONE;
    }
    return zone_find(j->s, zone, j->command->card) < 0 ? E_CARD : VERDICT_OK;
}

static Verdict judge_phase(const Judging *j) {
    const bool trash = j->command->verb == VERB_PHASE_TRASH;
    return j->command->from != 0 || (trash && j->s->size[zone_of(ZONE_HAND, j->seat)] == 0) ? E_CHOICE
                                                                                            : VERDICT_OK;
}

// ---- cards and effects

bool building_can_play(const BuildingRules *rules, const BuildingState *s, uint8_t card) {
    switch ((Kind)rules->card[card].kind) {
    case KIND_CHARACTER:
    case KIND_MANEUVER:
        return true;
    case KIND_SETUP:
        return asked(s) == ASK_ACTION;
    case KIND_INFECTION:
        return asked(s) == ASK_BATTLE;
    default:
        return false;
    }
}

bool building_can_hold(const BuildingRules *rules, const BuildingState *s, Seat seat, int at) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const int begin = zone_begin(s, bridge);
    if (rules->card[s->card[begin + at]].kind != KIND_CHARACTER)
        return false;
    for (int i = 0; i < s->size[bridge]; i++)
        if (s->holder[begin + i] == at)
            return false;
    return true;
}

static bool has_holder(const Judging *j) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, j->seat);
    for (int i = 0; i < j->s->size[bridge]; i++)
        if (zone_cards(j->s, bridge)[i] == j->command->with && building_can_hold(j->rules, j->s, j->seat, i))
            return true;
    return false;
}

static Verdict judge_play(const Judging *j) {
    const uint8_t card = j->command->card;
    if (zone_find(j->s, zone_of(ZONE_HAND, j->seat), card) < 0)
        return E_CARD;
    if (!building_can_play(j->rules, j->s, card))
        return E_KIND;
    if (j->rules->card[card].handheld)
        return has_holder(j) ? VERDICT_OK : E_HOLDER;
    return j->command->with == NONE ? VERDICT_OK : E_HOLDER;
}

Verdict building_judge_effect(const BuildingRules *rules, const BuildingState *s, Seat seat, uint8_t zone,
                              int at, uint8_t number) {
    const int place = zone_begin(s, zone_of(zone, seat)) + at;
    const CardDef *def = &rules->card[s->card[place]];
    const Span effects = zone == ZONE_BRIDGE ? def->effects : def->points_effects;
    if (number >= effects.count || rules->effect[effects.first + number].on != ON_ACTIVATE)
        return E_CHOICE;
    const Effect *effect = &rules->effect[effects.first + number];
    if ((s->used[place] >> number & 1) != 0)
        return E_USED;
    if (!building_holds(&(CardContext){rules, s, seat, zone, at}, effect->tests))
        return E_CONDITION;
    if (effect->cost_xp > 0 && (asked(s) != ASK_ACTION || building_xp_left(rules, s, seat) < effect->cost_xp))
        return E_XP;
    return VERDICT_OK;
}

static uint8_t first_activate(const BuildingRules *rules, Span effects) {
    for (uint8_t i = 0; i < effects.count; i++)
        if (rules->effect[effects.first + i].on == ON_ACTIVATE)
            return i;
    return NONE;
}

static Verdict judge_activate(const Judging *j) {
    Command *command = j->command;
    if (command->from == NONE)
        command->from = 0;
    if (command->from > 1)
        return E_CHOICE;
    const uint8_t zone = command->from == 0 ? ZONE_BRIDGE : ZONE_POINTS, own = zone_of(zone, j->seat);
    if (command->at == NONE) {
        const int at = zone_find(j->s, own, command->card);
        if (at < 0)
            return E_CARD;
        command->at = (uint8_t)at;
    }
    if (command->at >= j->s->size[own] || zone_cards(j->s, own)[command->at] != command->card)
        return E_CARD;
    if (command->to == NONE) {
        const CardDef *def = &j->rules->card[command->card];
        command->to = first_activate(j->rules, zone == ZONE_BRIDGE ? def->effects : def->points_effects);
    }
    return building_judge_effect(j->rules, j->s, j->seat, zone, command->at, command->to);
}

// ---- the starbase

static Verdict judge_price(const Judging *j, uint8_t card) {
    if (j->rules->card[card].cost == NONE)
        return E_KIND;
    return building_xp_left(j->rules, j->s, j->seat) < building_price(j->rules, j->s, j->seat, card)
               ? E_XP
               : VERDICT_OK;
}

static bool is_filled(const Judging *j, uint8_t slot) {
    return slot < j->rules->slots && j->s->search[slot] != NONE;
}

static Verdict judge_buy(const Judging *j) {
    if (j->command->verb == VERB_BUY)
        return is_filled(j, j->command->at) ? judge_price(j, j->s->search[j->command->at]) : E_CARD;
    const uint8_t pile =
        j->command->card < j->rules->card_count ? j->rules->card[j->command->card].pile : NONE;
    return pile == NONE || j->s->pile[pile] == 0 ? E_CARD : judge_price(j, j->command->card);
}

static Verdict judge_search(const Judging *j) {
    if (!is_filled(j, j->command->at))
        return E_CARD;
    if (j->s->seat[j->seat].searches == 0)
        return E_COUNTER;
    return building_locked(j->rules, j->s, j->seat, LOCK_SEARCH) ? E_LOCKED : VERDICT_OK;
}

// ---- space

static Verdict judge_explore(const Judging *j) {
    if (j->s->seat[j->seat].explores == 0)
        return E_COUNTER;
    if (building_locked(j->rules, j->s, j->seat, LOCK_EXPLORE))
        return E_LOCKED;
    return j->s->size[ZONE_SPACE] == 0 ? E_EMPTY : VERDICT_OK;
}

static Verdict judge_complete(const Judging *j) {
    const PlayerState *player = &j->s->seat[j->seat];
    Command *command = j->command;
    if (command->from > 1)
        return E_CHOICE;
    const bool draft = command->from == 1;
    const uint8_t zone = draft ? zone_of(ZONE_DRAFTS, j->seat) : (uint8_t)ZONE_MISSIONS;
    if (command->at >= j->s->size[zone])
        return E_CARD;
    if (command->to == NONE)
        command->to = player->mission_explores > 0;
    if (command->to > 1)
        return E_CHOICE;
    if ((command->to == 1 ? player->mission_explores : player->explores) == 0)
        return E_COUNTER;
    const uint8_t card = zone_cards(j->s, zone)[command->at];
    if (draft && is_completed(j->s, j->rules->card[j->rules->card[card].matches].standard))
        return E_COMPLETED;
    return building_goal_met(j->rules, j->s, j->seat, card) ? VERDICT_OK : E_GOAL;
}

static Verdict judge_repair(const Judging *j) {
    const uint8_t count = j->command->at;
    if (count == 0 || count > j->s->seat[j->seat].damage)
        return E_CHOICE;
    if (building_locked(j->rules, j->s, j->seat, LOCK_REPAIR))
        return E_LOCKED;
    return building_xp_left(j->rules, j->s, j->seat) < count ? E_XP : VERDICT_OK;
}

// ---- battles and choices

static Verdict judge_target(const Judging *j) {
    const Seat target = j->command->to;
    return target >= j->s->seats || target == j->seat || building_is_down(j->rules, j->s, target)
               ? E_TARGET
               : VERDICT_OK;
}

static Verdict judge_choice(const Judging *j) {
    Command option[DESIGNS_MAX];
    const int count = building_options(j->rules, j->s, option, DESIGNS_MAX);
    if (j->command->verb == VERB_CHOOSE_NONE)
        return building_may_decline(j->rules, j->s) || count == 0 ? VERDICT_OK : E_CHOICE;
    for (int i = 0; i < count && i < DESIGNS_MAX; i++) {
        Command wanted = *j->command;
        if (wanted.verb == VERB_CHOOSE_CARD && wanted.from == NONE)
            wanted.from = option[i].from;
        if (command_compare(&wanted, &option[i]) == 0) {
            *j->command = wanted;
            return VERDICT_OK;
        }
    }
    return E_CHOICE;
}

static Verdict judge_verb(const Judging *j) {
    switch ((BuildingVerb)j->command->verb) {
    case VERB_DRAFT_DROP:
    case VERB_DRAFT_DROP_AT:
        return judge_draft(j);
    case VERB_PHASE:
    case VERB_PHASE_TRASH:
        return judge_phase(j);
    case VERB_TRASH:
        return zone_find(j->s, zone_of(ZONE_HAND, j->seat), j->command->card) < 0 ? E_CARD : VERDICT_OK;
    case VERB_PLAY:
        return judge_play(j);
    case VERB_ACTIVATE:
        return judge_activate(j);
    case VERB_BUY:
    case VERB_BUY_PILE:
        return judge_buy(j);
    case VERB_SEARCH:
        return judge_search(j);
    case VERB_EXPLORE:
        return judge_explore(j);
    case VERB_COMPLETE:
        return judge_complete(j);
    case VERB_REPAIR:
        return judge_repair(j);
    case VERB_TARGET:
        return judge_target(j);
    case VERB_EVENT_DONE:
    case VERB_PASS:
    case VERB_END_TURN:
        return VERDICT_OK;
    case VERB_CONCEDE: // with more players nobody wins by it; somebody else takes over the seat instead
        return j->s->seats == 2 ? VERDICT_OK : E_PHASE;
    default:
        return judge_choice(j);
    }
}

// The fields that each verb uses, one bit each.
enum {
    HAS_CARD = 1,
    HAS_WITH = 2,
    HAS_FROM = 4,
    HAS_AT = 8,
    HAS_TO = 16
};
static const uint8_t fields_of[VERB_COUNT] = {
    [VERB_DRAFT_DROP] = HAS_CARD,
    [VERB_DRAFT_DROP_AT] = HAS_AT,
    [VERB_PHASE] = HAS_FROM,
    [VERB_PHASE_TRASH] = HAS_FROM,
    [VERB_TRASH] = HAS_CARD,
    [VERB_PLAY] = HAS_CARD | HAS_WITH,
    [VERB_ACTIVATE] = HAS_CARD | HAS_FROM | HAS_AT | HAS_TO,
    [VERB_BUY] = HAS_AT,
    [VERB_BUY_PILE] = HAS_CARD,
    [VERB_SEARCH] = HAS_AT,
    [VERB_COMPLETE] = HAS_FROM | HAS_AT | HAS_TO,
    [VERB_REPAIR] = HAS_AT,
    [VERB_TARGET] = HAS_TO,
    [VERB_CHOOSE_CARD] = HAS_CARD | HAS_FROM,
    [VERB_CHOOSE_SEAT] = HAS_TO,
    [VERB_CHOOSE_OPTION] = HAS_AT,
    [VERB_CHOOSE_YES] = HAS_AT,
    [VERB_CHOOSE_SLOT] = HAS_AT,
    [VERB_CHOOSE_PILE] = HAS_CARD,
    [VERB_CHOOSE_MISSION] = HAS_AT,
};

// Returns true if only the fields that the verb uses are set.
static bool is_clean(const Command *command) {
    const uint8_t fields = fields_of[command->verb];
    Command rest = *command;
    if ((fields & HAS_CARD) != 0)
        rest.card = NONE;
    if ((fields & HAS_WITH) != 0)
        rest.with = NONE;
    if ((fields & HAS_FROM) != 0)
        rest.from = NONE;
    if ((fields & HAS_AT) != 0)
        rest.at = NONE;
    if ((fields & HAS_TO) != 0)
        rest.to = NONE;
    const Command nothing = command_of(command->verb);
    return command_compare(&rest, &nothing) == 0;
}

Verdict building_judge(const BuildingRules *rules, const BuildingState *s, Seat seat, const Command *command,
                       Command *whole) {
    Command filled = *command;
    if (is_over(s))
        return E_GAME_OVER;
    if (seat != decider(s))
        return E_NOT_YOUR_DECISION;
    if (command->verb >= VERB_COUNT || !in_window(command->verb, asked(s)))
        return E_PHASE;
    if (!is_clean(command))
        return E_CHOICE;
    const Verdict verdict = judge_verb(&(Judging){rules, s, seat, &filled});
    if (whole != NULL)
        *whole = filled;
    return verdict;
}
