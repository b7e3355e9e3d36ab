// SPDX-License-Identifier: MIT
// Finds commands by patterns over the list of legal commands; and groups, of which that list has only some.
#include "app/tables/star_empires/table.h"

#include "games/star_empires/numbers.h"

#include <string.h>

void empires_choice_clear(EmpiresChoice *choice) {
    *choice = (EmpiresChoice){.pick = PICK_NONE,
                              .card = NONE,
                              .at = NONE,
                              .function = NONE,
                              .from = NONE,
                              .verb = NONE,
                              .with = NONE};
}

static uint8_t territory_at(const App *app, const CardTable *table, uint8_t place) {
    return empires_chart(app, table)->territory[place];
}

static uint8_t place_of(const App *app, const CardTable *table, uint8_t territory) {
    return territory < TERRITORIES_MAX ? empires_chart(app, table)->place_of[territory] : NONE;
}

// ---- groups

static uint8_t group_verb(const CardTable *table) {
    return seen(table)->asks == ASK_REACT ? VERB_INTERCEPT : VERB_MOVE;
}

// How many groups the card moves; 0: none.
static int groups_of(const App *app, uint8_t card) {
    const EmpiresRules *rules = empires_rules(app);
    const CardEffect *move = card < rules->card_count ? card_effect(&rules->card[card], OP_MOVE) : NULL;
    return move != NULL ? move->groups : 0;
}

uint8_t empires_move_card(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    const EmpiresChoice *choice = &own(table)->choice;
    uint8_t best = NONE;
    if (choice->function != NONE && groups_of(app, choice->function) > 0)
        return choice->function;
    for (int i = 0; i < legal.count; i++) {
        const uint8_t card = legal.item[i].card;
        if (legal.item[i].verb == VERB_MOVE && card != NONE &&
            (best == NONE || groups_of(app, card) < groups_of(app, best)))
            best = card;
    }
    return best;
}

bool empires_holds_move_card(const App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    uint64_t held = 0;
    if (table->front >= s->seats)
        return false;
    for (int card = 0; card < rules->card_count; card++)
        if (s->seat[table->front].hand[card] > 0)
            held |=
                card == rules->as_race ? race_of(rules, s, table->front)->specials : bit_of((uint8_t)card);
    for (int card = 0; card < rules->card_count; card++)
        if ((held >> card & 1u) != 0 && (rules->card[card].when >> WHEN_MOVES & 1u) != 0 &&
            groups_of(app, (uint8_t)card) > 0)
            return true;
    return false;
}

uint8_t empires_group_card(const App *app, const CardTable *table) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_MOVES:
        return empires_move_card(app, table);
    case ASK_REACT:
        return empires_intercepts_now(app) ? empires_reaction(app, table, OP_MOVE) : NONE;
    default:
        return NONE; // another group of a fleet
    }
}

// The list has at least one group of every stack that may move.
static bool may_move_from(const App *app, const CardTable *table, uint8_t place) {
    Command pattern = pattern_of(group_verb(table));
    pattern.from = territory_at(app, table, place);
    return legal_find(table_legal(app), &pattern) != NULL;
}

bool empires_pick_group(const App *app, const CardTable *table, uint8_t place, EmpiresChoice *choice) {
    const EmpiresRules *rules = empires_rules(app);
    const Stack *stack = stack_of(&seen(table)->table, place, table->front);
    const uint8_t function = own(table)->choice.function;
    if (stack == NULL || !may_move_from(app, table, place))
        return false;
    empires_choice_clear(choice);
    choice->pick = PICK_GROUP;
    choice->from = place;
    choice->function = groups_of(app, function) > 0 ? function : NONE;
    for (int i = 0; i < rules->unit_count; i++)
        choice->unit[i] = rules->unit[i].kind == UNIT_BASE ? 0 : stack->unit[i];
    return true;
}

static bool moves_from(const CardTable *table, const Command *command, uint8_t place) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    return command->verb == group_verb(table) &&
           chart_of(rules, &seen(table)->table)->territory[place] == command->from;
}

void empires_group_as(const App *app, const CardTable *table, const Command *command, EmpiresChoice *choice) {
    const EmpiresRules *rules = empires_rules(app);
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    if (stack == NULL || !moves_from(table, command, choice->from))
        return;
    for (uint8_t kind = 0; kind < rules->unit_count && kind < command->count; kind++)
        if (rules->unit[kind].kind != UNIT_BASE)
            empires_unit_set(choice, kind, command->list[kind], stack->unit[kind]);
}

bool empires_group_differs(const CardTable *table, const Command *command) {
    const EmpiresChoice *choice = &own(table)->choice;
    return choice->pick == PICK_GROUP && moves_from(table, command, choice->from) &&
           memcmp(choice->unit, command->list, command->count) != 0;
}

bool empires_unit_goes(const EmpiresChoice *choice, uint8_t kind, int nth) {
    return (choice->stays[kind] >> nth & 1u) == 0;
}

void empires_unit_toggle(EmpiresChoice *choice, uint8_t kind, int nth) {
    const bool went = empires_unit_goes(choice, kind, nth);
    choice->stays[kind] ^= (uint64_t)1 << nth;
    choice->unit[kind] = (uint8_t)(choice->unit[kind] + (went ? -1 : 1));
}

void empires_unit_set(EmpiresChoice *choice, uint8_t kind, int count, int of) {
    choice->unit[kind] = (uint8_t)SDL_clamp(count, 0, of);
    choice->stays[kind] = 0;
    for (int i = choice->unit[kind]; i < of; i++)
        choice->stays[kind] |= (uint64_t)1 << i;
}

void empires_group_set(const App *app, CardTable *table, bool all) {
    const EmpiresRules *rules = empires_rules(app);
    EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    for (uint8_t kind = 0; stack != NULL && choice->pick == PICK_GROUP && kind < rules->unit_count; kind++)
        if (rules->unit[kind].kind != UNIT_BASE)
            empires_unit_set(choice, kind, all ? stack->unit[kind] : 0, stack->unit[kind]);
}

uint64_t empires_group_reach(const App *app, const CardTable *table, uint8_t *steps) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresChoice *choice = &own(table)->choice;
    if (choice->pick != PICK_GROUP || empires_ships(rules, choice->unit) == 0)
        return 0;
    return empires_reach(rules, &seen(table)->table, table->front, choice->from,
                         empires_speed(rules, choice->unit), steps);
}

Command empires_group_command(const App *app, const CardTable *table, uint8_t to) {
    const EmpiresChoice *choice = &own(table)->choice;
    Command command = command_of(group_verb(table));
    if (command.verb == VERB_MOVE)
        command.card = empires_group_card(app, table);
    command.from = territory_at(app, table, choice->from);
    command.to = territory_at(app, table, to);
    command.count = empires_rules(app)->unit_count;
    memcpy(command.list, choice->unit, command.count);
    return command;
}

// ---- what is built

uint64_t empires_build_sites(const App *app, const CardTable *table, const Command *build) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    uint64_t sites = 0;
    if (build->verb == VERB_BUILD)
        return rules->unit[build->with].kind == UNIT_BASE ? empires_base_sites(rules, s, table->front)
                                                          : empires_yards(rules, s, table->front);
    for (int place = 0; place < own(table)->layout.map.count; place++)
        if (empires_can_mark(s, table->front, place, (Mark)build->with))
            sites |= bit_of(place);
    return sites;
}

// ---- single cards

static int add_once(uint8_t function, uint8_t out[KINDS_MAX], int count) {
    for (int i = 0; i < count; i++)
        if (out[i] == function)
            return count;
    if (count < KINDS_MAX)
        out[count++] = function;
    return count;
}

// True if the hand card has this function: it is that card, or one that stands for others of its race.
static bool stands_for(const App *app, const CardTable *table, uint8_t card, uint8_t function) {
    const EmpiresRules *rules = empires_rules(app);
    const uint8_t plain = (uint8_t)(function & ~CARD_MARKED);
    if (card == plain)
        return true;
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    return card == rules->as_race && plain < KINDS_MAX && (race->specials >> plain & 1u) != 0;
}

static bool plays_card(const Command *command) {
    return command->card != NONE && (command->verb == VERB_PLAY || command->verb == VERB_MOVE);
}

int empires_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]) {
    const LegalList legal = table_legal(app);
    int count = 0;
    for (int i = 0; i < legal.count; i++)
        if (plays_card(&legal.item[i]) && stands_for(app, table, card, legal.item[i].card))
            count = add_once(legal.item[i].card, out, count);
    return count;
}

int empires_plays(const App *app, const CardTable *table, Command *first, uint64_t *places) {
    const LegalList legal = table_legal(app);
    const EmpiresChoice *choice = &own(table)->choice;
    int count = 0;
    *places = 0;
    for (int i = 0; i < legal.count && choice->pick == PICK_CARD && choice->function != NONE; i++) {
        const Command *command = &legal.item[i];
        if (command->verb != VERB_PLAY || command->card != choice->function)
            continue;
        const uint8_t place = place_of(app, table, command->at);
        if (count++ == 0)
            *first = *command;
        if (place != NONE)
            *places |= bit_of(place);
    }
    return count;
}

// ---- answers

uint8_t empires_function_of(const App *app, When when, Op op) {
    const EmpiresRules *rules = empires_rules(app);
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (card_can(&rules->card[card], when) && card_effect(&rules->card[card], op) != NULL)
            return card;
    return NONE;
}

uint8_t empires_reaction(const App *app, const CardTable *table, Op op) {
    (void)table;
    return empires_function_of(app, WHEN_REACT, op);
}

const Command *empires_answers_with(const App *app, const CardTable *table, uint8_t card) {
    static const struct {
        uint8_t verb;
        When when;
        Op op;
    } answers[] = {{VERB_DECOYS, WHEN_REACT, OP_CANCEL_MOVE},
                   {VERB_SECURITY, WHEN_SECURITY, OP_CANCEL},
                   {VERB_PEACE, WHEN_ANSWER, OP_PEACE}};
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        const Command pattern = pattern_of(answers[i].verb), *found = legal_find(table_legal(app), &pattern);
        const uint8_t function = empires_function_of(app, answers[i].when, answers[i].op);
        if (found != NULL && function != NONE && stands_for(app, table, card, function))
            return found;
    }
    return NULL;
}

bool empires_intercepts_now(const App *app) {
    return legal_has_verb(table_legal(app), VERB_INTERCEPT);
}

bool empires_intercepts_with(const App *app, const CardTable *table, uint8_t card) {
    const uint8_t function = empires_reaction(app, table, OP_MOVE);
    return legal_has_verb(table_legal(app), VERB_INTERCEPT) && function != NONE &&
           stands_for(app, table, card, function);
}

// ---- sets

static bool takes_set(const Command *command) {
    return command->verb == VERB_ROLL || command->verb == VERB_COMMIT || command->verb == VERB_ATTACK_WITH ||
           command->verb == VERB_ATTACK;
}

static bool wants_set(uint8_t ask) {
    return ask == ASK_ENIGMA || ask == ASK_DIPLOMACY || ask == ASK_ANSWER || ask == ASK_COMMIT ||
           ask == ASK_CONQUER;
}

int empires_set_limit(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    int most = 0;
    if (!empires_decides(app, table) || !wants_set(seen(table)->asks))
        return 0;
    for (int i = 0; i < legal.count; i++)
        if (takes_set(&legal.item[i]) && legal.item[i].count > most)
            most = legal.item[i].count;
    return most;
}

// True if the command uses these cards, in any order.
static bool has_cards(const Command *command, const uint8_t wanted[], int count) {
    uint8_t left[COMMAND_LIST_MAX];
    memcpy(left, command->list, sizeof left);
    for (int i = 0; i < count; i++) {
        int at = 0;
        while (at < command->count && left[at] != wanted[i])
            at++;
        if (at == command->count)
            return false;
        left[at] = NONE;
    }
    return true;
}

// The command with the set's cards and another one (NONE: none); `begun`: more may follow, as when a lesson
// wants several.
static const Command *find_set(const App *app, const CardTable *table, uint8_t another, bool begun) {
    const LegalList legal = table_legal(app);
    const EmpiresSet *set = &own(table)->set;
    uint8_t wanted[BATTLE_CARDS_MAX + 1];
    int count = 0;
    for (; count < set->count; count++)
        wanted[count] = set->function[count];
    if (another != NONE)
        wanted[count++] = another;
    for (int i = 0; i < legal.count; i++)
        if (takes_set(&legal.item[i]) && (begun || legal.item[i].count == count) &&
            has_cards(&legal.item[i], wanted, count))
            return &legal.item[i];
    return NULL;
}

const Command *empires_set_command(const App *app, const CardTable *table, uint8_t another) {
    return find_set(app, table, another, false);
}

int empires_set_functions(const App *app, const CardTable *table, uint8_t card, uint8_t out[KINDS_MAX]) {
    const LegalList legal = table_legal(app);
    uint8_t all[KINDS_MAX];
    int some = 0, count = 0;
    if (!wants_set(seen(table)->asks) || own(table)->set.count >= BATTLE_CARDS_MAX)
        return 0;
    for (int i = 0; i < legal.count; i++)
        for (int k = 0; takes_set(&legal.item[i]) && k < legal.item[i].count; k++)
            if (stands_for(app, table, card, legal.item[i].list[k]))
                some = add_once(legal.item[i].list[k], all, some);
    for (int i = 0; i < some; i++)
        if (find_set(app, table, all[i], true) != NULL)
            out[count++] = all[i];
    return count;
}

bool empires_can_add(const App *app, const CardTable *table) {
    uint8_t functions[KINDS_MAX];
    bool adds = own(table)->set.count > 0;
    for (int i = 0; i < table->scene.zone[AT_HAND].count && !adds; i++)
        adds = empires_set_functions(app, table, table_card_at(table, AT_HAND, i)->card, functions) > 0;
    return adds;
}

bool empires_is_in_set(const CardTable *table, int at) {
    const EmpiresSet *set = &own(table)->set;
    for (int i = 0; i < set->count; i++)
        if (set->at[i] == at)
            return true;
    return false;
}

// ---- cards to discard

int empires_must_go(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    switch ((AskKind)seen(table)->asks) {
    case ASK_LIMIT:
        return s->seat[table->front].hand_size - empires_rules(app)->hand_limit;
    case ASK_SABOTAGE:
        return s->deed.left;
    default:
        return 0;
    }
}

bool empires_marks(const App *app, const CardTable *table) {
    return app->lesson == NULL && empires_decides(app, table) &&
           (empires_is_asked(app, table, ASK_DRAW) || empires_must_go(app, table) > 1);
}

bool empires_is_marked(const CardTable *table, int at) {
    return at < 64 && (own(table)->marked >> at & 1u) != 0;
}

int empires_marked_count(const CardTable *table) {
    int count = 0;
    for (int at = 0; at < 64; at++)
        count += empires_is_marked(table, at);
    return count;
}

void empires_toggle_mark(App *app, CardTable *table, int at) {
    uint64_t *marked = &own(table)->marked;
    const int most = empires_must_go(app, table);
    if (at >= 64)
        return;
    *marked ^= (uint64_t)1 << at;
    for (int other = 0; most > 0 && empires_marked_count(table) > most; other++)
        if (other != at)
            *marked &= ~((uint64_t)1 << other);
    table->notice[0] = 0;
    app_request_layout(app);
}

// ---- places

static bool find(const App *app, const Command *pattern, Command *out) {
    const Command *found = legal_find(table_legal(app), pattern);
    if (found != NULL)
        *out = *found;
    return found != NULL;
}

bool empires_at_place(const App *app, const CardTable *table, uint8_t place, Command *out) {
    const EmpiresChoice *choice = &own(table)->choice;
    const uint8_t territory = territory_at(app, table, place);
    Command pattern = pattern_of(VERB_RETREAT);
    switch ((PickKind)choice->pick) {
    case PICK_GROUP:
        if (!has_place(empires_group_reach(app, table, NULL), place))
            return false;
        *out = empires_group_command(app, table, place);
        return true;
    case PICK_CARD:
        pattern = pattern_of(VERB_PLAY);
        pattern.card = choice->function;
        pattern.at = territory;
        return choice->function != NONE && find(app, &pattern, out);
    case PICK_BUILD:
        pattern = pattern_of(choice->verb);
        pattern.with = choice->with;
        pattern.at = territory;
        return find(app, &pattern, out);
    case PICK_SKIP:
        return false;
    default:
        pattern.to = territory;
        return find(app, &pattern, out);
    }
}

bool empires_card_moves_from(const App *app, const CardTable *table, uint8_t place) {
    const EmpiresChoice *choice = &own(table)->choice;
    Command pattern = pattern_of(group_verb(table));
    pattern.from = territory_at(app, table, place);
    if (pattern.verb == VERB_MOVE)
        pattern.card = choice->function;
    return choice->pick == PICK_CARD && choice->function != NONE && groups_of(app, choice->function) > 0 &&
           empires_decides(app, table) && legal_find(table_legal(app), &pattern) != NULL;
}

uint64_t empires_places_lit(const App *app, const CardTable *table) {
    uint64_t lit = 0;
    Command command;
    if (table->showing || !table_deciding(app))
        return 0;
    if (own(table)->choice.pick == PICK_GROUP)
        return empires_group_reach(app, table, NULL);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (empires_at_place(app, table, place, &command) || empires_card_moves_from(app, table, place))
            lit |= bit_of(place);
    return lit;
}
