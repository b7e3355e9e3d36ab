// SPDX-License-Identifier: MIT
// The functions of engine/game.h for Wreckers: what a seat may do, and why not.
#include "engine/game.h"
#include "state.h"

#include <string.h>

static const char *const variants[] = {"standard", NULL};
static const char *const flags[] = {"brittle", NULL};
static const char *const refusals[] = {
    "ok",     "not_your_turn", "not_now",    "not_in_hand",  "not_playable", "bad_target", "empty_hand",
    "not_up", "cant_repair",   "bad_choice", "unknown_card", "game_over",    NULL};

#define KEY_THE_CARD                                                                                         \
    { .key = "card", .kind = KEY_CARD, .field = COMMAND_CARD }
#define KEY_THE_SHIP                                                                                         \
    { .key = "at", .kind = KEY_SEAT, .field = COMMAND_FROM }
#define KEY_NO                                                                                               \
    { .key = "none", .kind = KEY_DECLINE, .field = COMMAND_CARD }
static const Verb verbs[] = {
    [VERB_REPAIR] = {.name = "repair",
                     .keys = {{.key = "hull", .kind = KEY_NUMBER, .field = COMMAND_AT, .min = 1, .max = 9}}},
    [VERB_PLAY] = {.name = "play", .keys = {KEY_THE_CARD, KEY_THE_SHIP}},
    [VERB_DUMP] = {.name = "dump", .keys = {KEY_THE_CARD}, .passes = true},
    [VERB_EVADE] = {.name = "evade", .keys = {KEY_THE_CARD, KEY_NO}},
    [VERB_GIVE] = {.name = "give", .keys = {KEY_THE_CARD}},
    [VERB_PICK] = {.name = "pick", .keys = {KEY_THE_CARD}},
    {.name = NULL},
};
#define VERB_COUNT (VERB_PICK + 1)

Seat wreckers_to_act(const void *rules, const void *state) {
    (void)rules;
    const WreckersState *s = state;
    return s->phase == PHASE_OVER ? SEAT_NONE : s->question != ASK_NONE ? s->asked : s->turn;
}

// ---- why not

static Verdict judge_play(const WreckersRules *rules, const WreckersState *s, const Command *command) {
    const uint8_t does = rules->card[command->card].does;
    if (does == DOES_HIDE || does == DOES_SHINE)
        return NOT_PLAYABLE;
    if (command->from == s->turn || !afloat(s, command->from))
        return BAD_TARGET;
    return does == DOES_PULL && cards_in(s->hand[command->from]) == 0 ? EMPTY_HAND : VERDICT_OK;
}

static Verdict judge_repair(const WreckersRules *rules, const WreckersState *s, int points) {
    const bool can = points > 0 && s->hull[s->turn] + points <= s->hull_most &&
                     cards_in(s->salvage[s->turn]) >= points * rules->repair_cost;
    return can ? VERDICT_OK : CANT_REPAIR;
}

// Does the verb answer what is asked now?
static bool is_due(const WreckersState *s, uint8_t verb) {
    switch (s->question) {
    case ASK_EVADE:
        return verb == VERB_EVADE;
    case ASK_GIVE:
        return verb == VERB_GIVE;
    case ASK_PICK:
        return verb == VERB_PICK;
    default:
        return verb <= VERB_DUMP;
    }
}

// Nothing in it but what its verb takes: how much is repaired, else the card, and with "play" the ship.
static bool is_clean(const Command *command) {
    Command clean = command_of(command->verb);
    if (command->verb == VERB_REPAIR)
        clean.at = command->at;
    else
        clean.card = command->card;
    if (command->verb == VERB_PLAY)
        clean.from = command->from;
    return command_compare(&clean, command) == 0;
}

static Verdict judge(const void *data, const void *state, Seat seat, const Command *command) {
    const WreckersRules *rules = data;
    const WreckersState *s = state;
    if (s->phase == PHASE_OVER)
        return GAME_OVER;
    if (seat != wreckers_to_act(rules, s))
        return NOT_YOUR_TURN;
    if (command->verb >= VERB_COUNT || !is_clean(command))
        return BAD_CHOICE;
    if (!is_due(s, command->verb))
        return NOT_NOW;
    if (command->verb == VERB_REPAIR)
        return judge_repair(rules, s, command->at);
    if (command->verb == VERB_EVADE && command->card == NONE)
        return VERDICT_OK;
    if (command->card >= rules->kind_count)
        return UNKNOWN_CARD;
    if (command->verb == VERB_PICK)
        return s->drift[command->card] > 0 ? VERDICT_OK : NOT_UP;
    if (s->hand[seat][command->card] == 0)
        return NOT_IN_HAND;
    if (command->verb == VERB_EVADE)
        return rules->card[command->card].does == DOES_HIDE ? VERDICT_OK : BAD_CHOICE;
    return command->verb == VERB_PLAY ? judge_play(rules, s, command) : VERDICT_OK;
}

typedef struct LegalList {
    const WreckersRules *rules;
    const WreckersState *s;
    Command *out;
    int count, capacity;
} LegalList;

static void try_command(LegalList *list, Command command) {
    const Seat seat = wreckers_to_act(list->rules, list->s);
    if (judge(list->rules, list->s, seat, &command) != VERDICT_OK)
        return;
    if (list->count < list->capacity)
        list->out[list->count] = command;
    list->count++;
}

static void try_card(LegalList *list, uint8_t verb, uint8_t card) {
    Command command = command_of(verb);
    command.card = card;
    for (command.from = 0; verb == VERB_PLAY && command.from < list->s->seats; command.from++)
        try_command(list, command);
    command.from = NONE;
    try_command(list, command);
}

// Whole games are played to think about one command: what can't be legal anyhow is not tried.
static void try_verb(LegalList *list, uint8_t verb) {
    const WreckersState *s = list->s;
    const uint8_t *held = verb == VERB_PICK ? s->drift : s->hand[wreckers_to_act(list->rules, s)];
    for (uint8_t card = 0; card < list->rules->kind_count; card++)
        if (held[card] > 0)
            try_card(list, verb, card);
    try_command(list, command_of(verb));
}

// In the order of command_compare.
static int legal(const void *data, const void *state, Command *out, int capacity) {
    LegalList list = {.rules = data, .s = state, .out = out, .capacity = capacity};
    if (list.s->phase == PHASE_OVER)
        return 0;
    Command repair = command_of(VERB_REPAIR);
    const uint8_t most = is_due(list.s, VERB_REPAIR) ? list.s->hull_most : 0;
    for (repair.at = 1; repair.at <= most; repair.at++)
        try_command(&list, repair);
    for (uint8_t verb = VERB_PLAY; verb < VERB_COUNT; verb++)
        if (is_due(list.s, verb))
            try_verb(&list, verb);
    return list.count;
}

static Verdict apply(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events) {
    const Verdict verdict = judge(rules, state, seat, command);
    if (verdict == VERDICT_OK)
        wreckers_answer(rules, state, command, rng, events);
    return verdict;
}

// ---- how it stands

static int best_card(const WreckersRules *rules, const uint8_t cards[KINDS_MAX]) {
    int best = 0;
    for (uint8_t kind = 0; kind < rules->kind_count; kind++)
        if (cards[kind] > 0 && rules->card[kind].rank > best)
            best = rules->card[kind].rank;
    return best;
}

// Salvage is worth nothing in the end (rules §1, §6).
void wreckers_result(const void *data, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    const WreckersRules *rules = data;
    const WreckersState *s = state;
    int best = -1;
    memset(points, 0, SEATS_MAX * sizeof *points);
    memset(winner, 0, SEATS_MAX * sizeof *winner);
    for (Seat seat = 0; seat < s->seats; seat++) {
        points[seat] = (int16_t)cards_in(s->salvage[seat]);
        if (afloat(s, seat) && best_card(rules, s->hand[seat]) > best)
            best = best_card(rules, s->hand[seat]);
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        winner[seat] = afloat(s, seat) && best_card(rules, s->hand[seat]) == best;
}

static uint16_t turns(const void *state) {
    const WreckersState *s = state;
    return (uint16_t)(s->turns[0] | s->turns[1] << 8);
}

const Game wreckers_game = {
    .id = "wreckers",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = SEATS_MAX,
    .rules_bytes = sizeof(WreckersRules),
    .state_bytes = sizeof(WreckersState),
    .view_bytes = sizeof(WreckersView),
    .notebook_bytes = sizeof(WreckersNotebook),
    .standpoint_bytes = sizeof(WreckersStandpoint),
    .variants = variants,
    .flags = flags,
    .refusals = refusals,
    .verbs = verbs,
    .tables = wreckers_tables,
    .table_count = TABLE_COUNT,
    .card_table = TABLE_CARDS,
    .seat_table = TABLE_SHIPS,
    .pack_files = wreckers_files,
    .pack_file_count = WRECKERS_FILES,
    .prepare = wreckers_prepare,
    .texts = wreckers_texts,
    .options_ok = wreckers_options_ok,
    .setup = wreckers_setup,
    .position_schema = &wreckers_position_schema,
    .position_bytes = sizeof(WreckersPosition),
    .position = wreckers_position,
    .try_out = wreckers_try_out,
    .to_act = wreckers_to_act,
    .legal = legal,
    .judge = judge,
    .apply = apply,
    .view = wreckers_view,
    .open_view = wreckers_open_view,
    .reveals = wreckers_reveals,
    .remember = wreckers_remember,
    .standpoint = wreckers_standpoint,
    .sample = wreckers_sample,
    .hidden = wreckers_hidden,
    .report = wreckers_report,
    .result = wreckers_result,
    .check = wreckers_check,
    .turns = turns,
    .story = &wreckers_story,
};
