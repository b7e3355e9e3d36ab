// SPDX-License-Identifier: MIT
// Game.legal: the legal commands of the seat to act in command order (rules §8). Of the groups into which a
// stack could be split only some are listed.
#include "engine/command_list.h"
#include "games/star_empires/flow.h"

typedef struct List {
    const EmpiresRules *rules;
    const EmpiresState *s;
    const Chart *chart;
    Seat seat;
    CommandList to;
} List;

static void add_verb(List *list, EmpiresVerb verb) {
    const Command command = command_of((uint8_t)verb);
    commands_add(&list->to, &command);
}

// Adds the command if judge accepts it.
static void try(List *list, const Command *command) {
    if (empires_judge(list->rules, list->s, list->seat, command) == VERDICT_OK)
        commands_add(&list->to, command);
}

// ---- groups

static void add_groups(List *list, EmpiresVerb verb, uint8_t card, const Groups *groups, uint8_t from) {
    Command command = command_of((uint8_t)verb);
    command.card = card;
    command.from = list->chart->territory[from];
    command.count = list->rules->unit_count;
    for (uint8_t to = 0; to < list->chart->places; to++)
        for (int i = 0; i < groups->count; i++)
            if (has_place(groups->group[i].reach, to)) {
                command.to = list->chart->territory[to];
                memcpy(command.list, groups->group[i].unit, list->rules->unit_count);
                commands_add(&list->to, &command);
            }
}

// `untouched`: only from places that this card's groups have neither left nor entered.
static void add_moves(List *list, EmpiresVerb verb, const uint8_t card[], int cards, bool untouched) {
    Groups groups;
    for (int i = 0; i < list->s->stack_count; i++) {
        const Stack *stack = &list->s->stack[i];
        if (stack->seat != list->seat || (untouched && is_touched(list->s, stack->place)))
            continue;
        empires_split(list->rules, list->s, stack, &groups);
        for (int k = 0; k < cards; k++)
            add_groups(list, verb, card[k], &groups, stack->place);
    }
}

// ---- single cards

static void add_each_card(List *list) {
    Command command = command_of(VERB_DISCARD);
    for (uint8_t card = 0; card < list->rules->card_count; card++)
        if (list->s->seat[list->seat].hand[card] > 0) {
            command.card = card;
            commands_add(&list->to, &command);
        }
}

static void add_at_places(List *list, Command command) {
    for (uint8_t place = 0; place < list->chart->places; place++) {
        command.at = list->chart->territory[place];
        try(list, &command);
    }
}

static void add_plays_of(List *list, uint8_t card) {
    const CardDef *def = &list->rules->card[card];
    Command command = command_of(VERB_PLAY);
    command.card = card;
    if (card_effect(def, OP_DRAW) != NULL || card_effect(def, OP_CREDITS) != NULL)
        try(list, &command);
    else if (card_effect(def, OP_REVOLT) != NULL)
        add_at_places(list, command);
    else
        for (Seat target = 0; target < list->s->seats; target++) {
            command.to_at = target;
            if (card_effect(def, OP_SHOW_STACK) != NULL)
                add_at_places(list, command);
            else
                try(list, &command);
        }
}

static void add_plays(List *list, When when) {
    for (uint8_t card = 0; card < list->rules->card_count; card++)
        if (card_can(&list->rules->card[card], when) &&
            card_effect(&list->rules->card[card], OP_MOVE) == NULL &&
            empires_card_for(list->rules, list->s, list->seat, card, NULL) != NONE)
            add_plays_of(list, card);
}

static void add_all_moves(List *list) {
    uint8_t card[KINDS_MAX];
    const int cards = empires_move_cards(list->rules, list->s, list->seat, card);
    if (cards > 0)
        add_moves(list, VERB_MOVE, card, cards, false);
    add_plays(list, WHEN_MOVES);
    add_verb(list, VERB_END_MOVES);
    add_verb(list, VERB_CONCEDE);
}

static void add_reactions(List *list) {
    static const uint8_t none = NONE;
    const Command decoys = command_of(VERB_DECOYS);
    try(list, &decoys);
    if (empires_function_with(list->rules, list->s, list->seat, WHEN_REACT, OP_MOVE) != NONE)
        add_moves(list, VERB_INTERCEPT, &none, 1, false);
    add_verb(list, VERB_NONE);
}

// ---- several cards

#define SET_MOST 8 // largest set of cards that is listed

typedef struct Sets {
    uint8_t function[2 * KINDS_MAX], most[2 * KINDS_MAX];
    int kinds, limit;
} Sets;

// Adds all sets that extend the command with cards from index `first` on.
static void add_sets(List *list, const Sets *sets, Command *command, int first) {
    try(list, command);
    if (command->count >= sets->limit)
        return;
    for (int i = first; i < sets->kinds; i++) {
        int same = 0;
        for (int k = 0; k < command->count; k++)
            same += command->list[k] == sets->function[i];
        if (same >= sets->most[i])
            continue;
        command->list[command->count++] = sets->function[i];
        add_sets(list, sets, command, i);
        command->list[--command->count] = 0;
    }
}

static void add_card_sets(List *list, EmpiresVerb verb, When when, bool forces) {
    Sets sets = {.limit = when == WHEN_BATTLE ? list->rules->battle_cards : SET_MOST};
    Command command = command_of((uint8_t)verb);
    sets.kinds = empires_usable(list->rules, list->s, list->seat, when, forces, sets.function, sets.most);
    add_sets(list, &sets, &command, 0);
}

// ---- units and places

static void add_losses(List *list) {
    Command command = command_of(VERB_LOSE);
    const unsigned kinds = empires_losable_kinds(list->s);
    for (uint8_t unit = 0; unit < list->rules->unit_count; unit++)
        if ((kinds >> unit & 1u) != 0) {
            command.with = unit;
            commands_add(&list->to, &command);
        }
}

static void add_retreats(List *list) {
    Command command = command_of(VERB_RETREAT);
    const uint64_t open = empires_retreats(list->rules, list->s, list->seat, list->s->battle.place);
    for (uint8_t place = 0; place < list->chart->places; place++)
        if (has_place(open, place)) {
            command.to = list->chart->territory[place];
            commands_add(&list->to, &command);
        }
}

static void add_at(List *list, EmpiresVerb verb, uint8_t what, uint64_t places) {
    Command command = command_of((uint8_t)verb);
    command.with = what;
    for (uint8_t place = 0; place < list->chart->places; place++)
        if (has_place(places, place)) {
            command.at = list->chart->territory[place];
            commands_add(&list->to, &command);
        }
}

static void add_marks(List *list, Mark mark, int credits) {
    uint64_t places = 0;
    if (empires_mark_cost(list->rules, mark) > credits)
        return;
    for (int place = 0; place < list->chart->places; place++)
        if (empires_can_mark(list->s, list->seat, place, mark))
            places |= bit_of(place);
    add_at(list, VERB_BUILD_MARK, (uint8_t)mark, places);
}

static void add_buildings(List *list) {
    const EmpiresRules *rules = list->rules;
    const int credits = pair(list->s->seat[list->seat].credits);
    const uint64_t yards = empires_yards(rules, list->s, list->seat),
                   bases = empires_base_sites(rules, list->s, list->seat);
    add_plays(list, WHEN_BUILD);
    for (int mark = 0; mark < MARKS; mark++)
        add_marks(list, (Mark)mark, credits);
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        if (list->s->pile[unit] > 0 && rules->unit[unit].cost <= credits)
            add_at(list, VERB_BUILD, unit, rules->unit[unit].kind == UNIT_BASE ? bases : yards);
    add_verb(list, VERB_END_TURN);
    add_verb(list, VERB_CONCEDE);
}

static void add_disbandings(List *list) {
    for (uint8_t unit = 0; unit < list->rules->unit_count; unit++) {
        uint64_t places = 0;
        for (int i = 0; i < list->s->stack_count; i++)
            if (list->s->stack[i].seat == list->seat && list->s->stack[i].unit[unit] > 0)
                places |= bit_of(list->s->stack[i].place);
        add_at(list, VERB_DISBAND, unit, places);
    }
}

// ---- all of it

static void add_draws(List *list) {
    add_each_card(list);
    add_verb(list, VERB_DRAW);
    add_verb(list, VERB_CONCEDE);
}

static void add_answers(List *list, EmpiresVerb one, EmpiresVerb other) {
    const Command command = command_of((uint8_t)one);
    try(list, &command);
    add_verb(list, other);
}

static void add_of_battle(List *list) {
    const Command peace = command_of(VERB_PEACE);
    switch ((AskKind)list->s->ask) {
    case ASK_ENGAGE:
        add_answers(list, VERB_ATTACK, VERB_MISSION);
        break;
    case ASK_MISSION:
        add_answers(list, VERB_MISSION, VERB_FIGHT);
        break;
    case ASK_SIEGE:
        add_answers(list, VERB_PASS, VERB_ATTACK);
        break;
    case ASK_CONQUER:
        add_verb(list, VERB_PASS);
        add_card_sets(list, VERB_ATTACK_WITH, WHEN_BATTLE, true);
        break;
    case ASK_ANSWER:
        try(list, &peace);
        add_card_sets(list, VERB_COMMIT, WHEN_BATTLE, false);
        break;
    case ASK_COMMIT:
        add_card_sets(list, VERB_COMMIT, WHEN_BATTLE, false);
        break;
    case ASK_LOSE:
        add_losses(list);
        break;
    default:
        add_retreats(list);
        break;
    }
}

static void add_all(List *list) {
    static const uint8_t none = NONE;
    switch ((AskKind)list->s->ask) {
    case ASK_DRAW:
        add_draws(list);
        break;
    case ASK_LIMIT:
    case ASK_SABOTAGE:
        add_each_card(list);
        break;
    case ASK_MOVES:
        add_all_moves(list);
        break;
    case ASK_FLEET:
        add_moves(list, VERB_MOVE, &none, 1, true);
        add_verb(list, VERB_DONE);
        break;
    case ASK_REACT:
        add_reactions(list);
        break;
    case ASK_SECURITY:
        add_answers(list, VERB_SECURITY, VERB_NONE);
        break;
    case ASK_SHOWN:
        add_verb(list, VERB_ACK);
        break;
    case ASK_ENIGMA:
        add_card_sets(list, VERB_ROLL, WHEN_ENIGMA, false);
        break;
    case ASK_DIPLOMACY:
        add_card_sets(list, VERB_ROLL, WHEN_DIPLOMACY, false);
        add_verb(list, VERB_PASS);
        break;
    case ASK_BUILD:
        add_buildings(list);
        break;
    case ASK_DISBAND:
        add_disbandings(list);
        break;
    case ASK_NOTHING:
        break;
    default:
        add_of_battle(list);
        break;
    }
}

#define LEGAL_MOST 2048

int empires_list_plays(const EmpiresRules *rules, const EmpiresState *s, When when, Command *out,
                       int capacity) {
    List list = {.rules = rules,
                 .s = s,
                 .chart = chart_of(rules, s),
                 .seat = s->asked,
                 .to = {.out = out, .capacity = capacity}};
    add_plays(&list, when);
    return commands_kept(&list.to);
}

int empires_legal(const EmpiresRules *rules, const EmpiresState *s, Command *out, int capacity) {
    if (is_over(s))
        return 0;
    Command few[LEGAL_MOST];
    const bool room = capacity >= LEGAL_MOST;
    List list = {.rules = rules,
                 .s = s,
                 .chart = chart_of(rules, s),
                 .seat = s->asked,
                 .to = {.out = room ? out : few, .capacity = room ? capacity : LEGAL_MOST}};
    add_all(&list);
    const int written = commands_kept(&list.to);
    commands_sort(list.to.out, written);
    if (!room)
        memcpy(out, few, (size_t)(written < capacity ? written : capacity) * sizeof *out);
    return list.to.count;
}
