// SPDX-License-Identifier: MIT
// Game.legal: tries every possible command of the current phase in order and keeps those that judge accepts.
// Iterating over designs in ascending order keeps the list sorted.
#include "engine/command_list.h"
#include "games/alpha_strike/flow.h"

#include <string.h>

typedef struct List {
    const StrikeRules *rules;
    const StrikeState *s;
    Seat seat;
    CommandList to;
} List;

static void try_command(List *list, const Command *command) {
    if (strike_judge(list->rules, list->s, list->seat, command) == VERDICT_OK)
        commands_add(&list->to, command);
}

static void add_plain(List *list, StrikeVerb verb) {
    const Command command = command_of((uint8_t)verb);
    commands_add(&list->to, &command);
}

// Designs in ascending order, each once.
typedef struct Designs {
    uint8_t count, design[DESIGNS_MAX];
} Designs;
_Static_assert(DESIGNS_MAX <= UINT8_MAX, "designs are counted in a byte");

static void designs_add(Designs *designs, const Cards *cards) {
    for (uint8_t i = 0; i < cards->count; i++) {
        int at = designs->count;
        while (at > 0 && designs->design[at - 1] > cards->card[i])
            at--;
        if (at > 0 && designs->design[at - 1] == cards->card[i])
            continue;
        memmove(&designs->design[at + 1], &designs->design[at], (size_t)(designs->count - at));
        designs->design[at] = cards->card[i];
        designs->count++;
    }
}

static const Cards *hand_of(const List *list) {
    return &list->s->seat[list->seat].hand;
}

static const Cards *craft_of(const List *list) {
    return &list->s->seat[list->seat].craft;
}

static void list_allocate(List *list) {
    Command command = command_of(VERB_ALLOCATE);
    for (command.from = 0; command.from < TRACKS; command.from++)
        try_command(list, &command);
    add_plain(list, VERB_ALLOCATE);
}

static void list_discard(List *list) {
    Command command = command_of(VERB_DISCARD);
    Designs hand = {.count = 0};
    designs_add(&hand, hand_of(list));
    for (int i = 0; i < hand.count; i++) {
        command.card = hand.design[i];
        commands_add(&list->to, &command);
    }
    add_plain(list, VERB_DISCARD);
}

// Tries the command with each track named, or with none.
static void try_tracks(List *list, Command command, bool names_track) {
    for (command.from = 0; command.from < TRACKS && names_track; command.from++)
        try_command(list, &command);
    command.from = TRACK_NONE;
    if (!names_track)
        try_command(list, &command);
}

static void list_reroute(List *list, uint8_t card) {
    Command command = command_of(VERB_REROUTE);
    command.card = card;
    for (command.from = 0; command.from < TRACKS; command.from++)
        for (command.at = 1; command.at <= list->rules->card[card].moves; command.at++)
            for (command.to = 0; command.to < TRACKS; command.to++)
                try_command(list, &command);
}

static void list_play(List *list) {
    Command command = command_of(VERB_PLAY);
    Designs hand = {.count = 0};
    designs_add(&hand, hand_of(list));
    for (int i = 0; i < hand.count; i++) {
        command.card = hand.design[i];
        const CardDef *card = &list->rules->card[command.card];
        if (card->moves == 0)
            try_tracks(list, command, card->kind == KIND_ACTION && card->names_track);
    }
    for (int i = 0; i < hand.count; i++)
        if (list->rules->card[hand.design[i]].moves > 0)
            list_reroute(list, hand.design[i]);
    add_plain(list, VERB_PASS);
}

// Tries the card against every ship (`counters`: against the attacker only).
static void try_targets(List *list, Command command, bool counters) {
    if (counters)
        try_command(list, &command);
    for (command.to = 0; command.to < list->s->seats && !counters; command.to++)
        try_command(list, &command);
}

// The same with all tracks it can name.
static void try_against(List *list, Command command, bool counters) {
    const bool names_track = list->rules->card[command.card].names_track != 0;
    for (command.from = 0; command.from < TRACKS && names_track; command.from++)
        try_targets(list, command, counters);
    command.from = TRACK_NONE;
    if (!names_track)
        try_targets(list, command, counters);
}

// The same with all craft it can name, then with none.
static void list_against(List *list, Command command, bool counters) {
    Designs craft = {.count = 0};
    for (Seat seat = 0; seat < list->s->seats && list->rules->card[command.card].names_craft; seat++)
        designs_add(&craft, &list->s->seat[seat].craft);
    for (int i = 0; i < craft.count; i++) {
        command.with = craft.design[i];
        try_against(list, command, counters);
    }
    command.with = NONE;
    try_against(list, command, counters);
}

static void list_attack(List *list) {
    Command command = command_of(VERB_ATTACK);
    Designs cards = {.count = 0};
    designs_add(&cards, hand_of(list));
    designs_add(&cards, craft_of(list));
    add_plain(list, VERB_PASS);
    for (int i = 0; i < cards.count; i++) {
        command.card = cards.design[i];
        if (list->rules->card[command.card].attacks)
            list_against(list, command, false);
    }
}

static void list_defend(List *list) {
    Command command = command_of(VERB_DEFEND);
    Designs cards = {.count = 0};
    designs_add(&cards, hand_of(list));
    designs_add(&cards, craft_of(list));
    for (int i = 0; i < cards.count; i++) {
        command.card = cards.design[i];
        try_command(list, &command);
    }
    add_plain(list, VERB_DEFEND);
}

static void list_counter(List *list) {
    Command command = command_of(VERB_COUNTER);
    Designs hand = {.count = 0};
    designs_add(&hand, hand_of(list));
    for (int i = 0; i < hand.count; i++) {
        command.card = hand.design[i];
        if (list->rules->card[command.card].kind == KIND_ATTACK)
            list_against(list, command, true);
    }
    add_plain(list, VERB_COUNTER);
}

int strike_legal(const StrikeRules *rules, const StrikeState *s, Command *out, int capacity) {
    List list = {.rules = rules, .s = s, .seat = decider(s), .to = {.out = out, .capacity = capacity}};
    switch ((StrikePhase)s->phase) {
    case PHASE_ALLOCATE:
        list_allocate(&list);
        break;
    case PHASE_DISCARD:
        list_discard(&list);
        break;
    case PHASE_DRAW:
        add_plain(&list, VERB_DRAW);
        break;
    case PHASE_ACTION:
        list_play(&list);
        break;
    case PHASE_COMBAT:
        list_attack(&list);
        break;
    case PHASE_RESPOND:
        list_defend(&list);
        break;
    case PHASE_COUNTER:
        list_counter(&list);
        break;
    case PHASE_END:
        add_plain(&list, VERB_END_TURN);
        break;
    default:
        return 0;
    }
    add_plain(&list, VERB_CONCEDE);
    return list.to.count;
}
