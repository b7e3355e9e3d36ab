// SPDX-License-Identifier: MIT
// Game.legal: all legal commands of the seat to act, in command order.
#include "engine/command_list.h"
#include "games/deck_building/flow.h"

typedef struct List {
    const BuildingRules *rules;
    const BuildingState *s;
    Seat seat;
    CommandList to;
} List;

static void add(List *list, Command command) {
    commands_add(&list->to, &command);
}

static void add_verb(List *list, BuildingVerb verb) {
    add(list, command_of((uint8_t)verb));
}

static void add_card(List *list, BuildingVerb verb, uint8_t card) {
    Command command = command_of((uint8_t)verb);
    command.card = card;
    add(list, command);
}

// Adds the command if judge accepts it.
static void try(List *list, Command command) {
    if (building_judge(list->rules, list->s, list->seat, &command, NULL) == VERDICT_OK)
        add(list, command);
}

// ---- cards

// Returns true if the same card occurs before index `at`.
static bool listed_before(const uint8_t *cards, int at) {
    for (int i = 0; i < at; i++)
        if (cards[i] == cards[at])
            return true;
    return false;
}

static void add_each(List *list, BuildingVerb verb, uint8_t zone) {
    const uint8_t *cards = zone_cards(list->s, zone);
    for (int i = 0; i < list->s->size[zone]; i++)
        if (!listed_before(cards, i))
            add_card(list, verb, cards[i]);
}

static void add_held(List *list, uint8_t card) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, list->seat);
    const uint8_t *cards = zone_cards(list->s, bridge);
    uint8_t seen[DESIGNS_MAX / 8 + 1] = {0};
    for (int i = 0; i < list->s->size[bridge]; i++) {
        if ((seen[cards[i] / 8] >> cards[i] % 8 & 1) != 0 ||
            !building_can_hold(list->rules, list->s, list->seat, i))
            continue;
        seen[cards[i] / 8] |= (uint8_t)(1u << cards[i] % 8);
        Command command = command_of(VERB_PLAY);
        command.card = card;
        command.with = cards[i];
        add(list, command);
    }
}

static void add_plays(List *list) {
    const uint8_t hand = zone_of(ZONE_HAND, list->seat);
    const uint8_t *cards = zone_cards(list->s, hand);
    for (int i = 0; i < list->s->size[hand]; i++) {
        if (cards[i] >= list->rules->card_count || listed_before(cards, i) ||
            !building_can_play(list->rules, list->s, cards[i]))
            continue;
        if (list->rules->card[cards[i]].handheld)
            add_held(list, cards[i]);
        else
            add_card(list, VERB_PLAY, cards[i]);
    }
}

static void add_effects(List *list, uint8_t zone) {
    const uint8_t own = zone_of(zone, list->seat);
    const uint8_t *cards = zone_cards(list->s, own);
    for (int at = 0; at < list->s->size[own]; at++) {
        const CardDef *def = &list->rules->card[cards[at]];
        const uint8_t triggers = zone == ZONE_BRIDGE ? def->triggers : def->points_triggers;
        const Span effects = zone == ZONE_BRIDGE ? def->effects : def->points_effects;
        for (uint8_t i = 0; i < effects.count && (triggers >> ON_ACTIVATE & 1) != 0; i++) {
            if (building_judge_effect(list->rules, list->s, list->seat, zone, at, i) != VERDICT_OK)
                continue;
            Command command = command_of(VERB_ACTIVATE);
            command.card = cards[at];
            command.from = zone == ZONE_POINTS;
            command.at = (uint8_t)at;
            command.to = i;
            add(list, command);
        }
    }
}

// ---- the action window

static void add_place(List *list, BuildingVerb verb, int at) {
    Command command = command_of((uint8_t)verb);
    command.at = (uint8_t)at;
    add(list, command);
}

// Equivalent to asking judge, but the remaining XP and searches are computed only once.
static void add_starbase(List *list) {
    const BuildingState *s = list->s;
    const int left = building_xp_left(list->rules, s, list->seat);
    const bool searches =
        s->seat[list->seat].searches > 0 && !building_locked(list->rules, s, list->seat, LOCK_SEARCH);
    for (int slot = 0; slot < list->rules->slots; slot++) {
        const uint8_t card = s->search[slot];
        if (card == NONE)
            continue;
        if (list->rules->card[card].cost != NONE && building_price(list->rules, s, list->seat, card) <= left)
            add_place(list, VERB_BUY, slot);
        if (searches)
            add_place(list, VERB_SEARCH, slot);
    }
    for (int pile = 0; pile < list->rules->pile_count; pile++)
        if (s->pile[pile] > 0 && building_price(list->rules, s, list->seat, list->rules->pile[pile]) <= left)
            add_card(list, VERB_BUY_PILE, list->rules->pile[pile]);
}

static void add_missions(List *list) {
    for (uint8_t from = 0; from < 2; from++) {
        const uint8_t zone = from == 1 ? zone_of(ZONE_DRAFTS, list->seat) : (uint8_t)ZONE_MISSIONS;
        for (int at = 0; at < list->s->size[zone]; at++)
            for (uint8_t by = 0; by < 2; by++) {
                Command command = command_of(VERB_COMPLETE);
                command.from = from;
                command.at = (uint8_t)at;
                command.to = by;
                try(list, command);
            }
    }
}

static void add_repairs(List *list) {
    const int damage = list->s->seat[list->seat].damage;
    if (damage == 0 || building_locked(list->rules, list->s, list->seat, LOCK_REPAIR))
        return;
    const int left = building_xp_left(list->rules, list->s, list->seat);
    for (int count = 1; count <= damage && count <= left; count++)
        add_place(list, VERB_REPAIR, count);
}

static void add_actions(List *list) {
    add_plays(list);
    add_effects(list, ZONE_BRIDGE);
    add_effects(list, ZONE_POINTS);
    add_starbase(list);
    try(list, command_of(VERB_EXPLORE));
    add_missions(list);
    add_repairs(list);
    add_verb(list, VERB_END_TURN);
}

// ---- other windows

static void add_window(List *list, BuildingVerb done) {
    add_plays(list);
    add_effects(list, ZONE_BRIDGE);
    add_effects(list, ZONE_POINTS);
    add_verb(list, done);
}

static void add_phases(List *list) {
    for (uint8_t verb = VERB_PHASE; verb <= VERB_PHASE_TRASH; verb++) {
        Command command = command_of(verb);
        command.from = 0;
        try(list, command);
    }
}

static void add_targets(List *list) {
    for (Seat seat = 0; seat < list->s->seats; seat++) {
        Command command = command_of(VERB_TARGET);
        command.to = seat;
        try(list, command);
    }
}

// Always lists an answer, even if a sampled state leaves the seat no option.
static void add_options(List *list) {
    CommandList *to = &list->to;
    const int room = to->capacity - to->count;
    const int count =
        building_options(list->rules, list->s, to->out + (room > 0 ? to->count : 0), room > 0 ? room : 0);
    to->count += count;
    if (count == 0 || building_may_decline(list->rules, list->s))
        add_verb(list, VERB_CHOOSE_NONE);
}

static void add_all(List *list) {
    switch ((AskKind)asked(list->s)) {
    case ASK_NOTHING:
        break;
    case ASK_DRAFT:
        add_each(list, VERB_DRAFT_DROP, zone_of(ZONE_DRAFTS, list->seat));
        break;
    case ASK_TURN_START:
        add_phases(list);
        break;
    case ASK_TRASH_PHASE:
        add_each(list, VERB_TRASH, zone_of(ZONE_HAND, list->seat));
        break;
    case ASK_ACTION:
        add_actions(list);
        break;
    case ASK_EVENT:
        add_window(list, VERB_EVENT_DONE);
        break;
    case ASK_BATTLE:
        add_window(list, VERB_PASS);
        break;
    case ASK_TARGET:
        add_targets(list);
        break;
    default:
        add_options(list);
        break;
    }
}

int building_plays(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity) {
    List list = {.rules = rules, .s = s, .seat = decider(s), .to = {.out = out, .capacity = capacity}};
    add_plays(&list);
    return commands_kept(&list.to);
}

#define LEGAL_MOST 512

int building_legal(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity) {
    if (is_over(s))
        return 0;
    Command few[LEGAL_MOST];
    const bool room = capacity >= LEGAL_MOST;
    List list = {.rules = rules,
                 .s = s,
                 .seat = decider(s),
                 .to = {.out = room ? out : few, .capacity = room ? capacity : LEGAL_MOST}};
    add_all(&list);
    if (s->seats == 2)
        add_verb(&list, VERB_CONCEDE);
    const int written = commands_kept(&list.to);
    commands_sort(list.to.out, written);
    if (!room)
        memcpy(out, few, (size_t)(written < capacity ? written : capacity) * sizeof *out);
    return list.to.count;
}
