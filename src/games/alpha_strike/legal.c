// SPDX-License-Identifier: MIT
// Game.legal: tries every possible command of the current phase in order and keeps those that judge accepts.
// Iterating over designs in ascending order keeps the list sorted.
#include "engine/command_list.h"
#include "games/alpha_strike/flow.h"

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

// One bit per design.
typedef struct Designs {
    uint64_t low, high;
} Designs;
_Static_assert(DESIGNS_MAX <= 128, "designs are bits");

// Those among the cards.
static Designs designs_in(const Cards *cards) {
    Designs designs = {0, 0};
    for (uint8_t i = 0; i < cards->count; i++) {
        const uint64_t bit = UINT64_C(1) << (cards->card[i] & 63);
        designs.low |= cards->card[i] < 64 ? bit : 0;
        designs.high |= cards->card[i] < 64 ? 0 : bit;
    }
    return designs;
}

static Designs both(Designs a, Designs b) {
    return (Designs){a.low | b.low, a.high | b.high};
}

static bool has(Designs designs, uint8_t design) {
    return ((design < 64 ? designs.low : designs.high) >> (design & 63) & 1) != 0;
}

static void list_allocate(List *list) {
    Command command = command_of(VERB_ALLOCATE);
    for (command.from = 0; command.from < TRACKS; command.from++)
        try_command(list, &command);
    add_plain(list, VERB_ALLOCATE);
}

static void list_discard(List *list) {
    Command command = command_of(VERB_DISCARD);
    const Designs hand = designs_in(&list->s->seat[list->seat].hand);
    for (command.card = 0; command.card < list->rules->card_count; command.card++)
        if (has(hand, command.card))
            commands_add(&list->to, &command);
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
    const Designs hand = designs_in(&list->s->seat[list->seat].hand);
    for (command.card = 0; command.card < list->rules->card_count; command.card++) {
        const CardDef *card = &list->rules->card[command.card];
        if (has(hand, command.card) && card->moves == 0)
            try_tracks(list, command, card->kind == KIND_ACTION && card->names_track);
    }
    for (uint8_t card = 0; card < list->rules->card_count; card++)
        if (has(hand, card) && list->rules->card[card].moves > 0)
            list_reroute(list, card);
    add_plain(list, VERB_PASS);
}

// Tries the card against every ship (`counters`: against the attacker only), with all tracks and craft it can
// name.
static void list_against(List *list, Command command, bool counters) {
    const CardDef *card = &list->rules->card[command.card];
    Designs craft = {0, 0};
    for (Seat seat = 0; seat < list->s->seats && card->names_craft; seat++)
        craft = both(craft, designs_in(&list->s->seat[seat].craft));
    for (int with = 0; with <= list->rules->card_count; with++) {
        const bool none = with == list->rules->card_count;
        if (!none && !has(craft, (uint8_t)with))
            continue;
        command.with = none ? NONE : (uint8_t)with;
        for (uint8_t track = 0; track <= TRACKS; track++) {
            if ((track == TRACKS) == (card->names_track != 0))
                continue;
            command.from = track == TRACKS ? TRACK_NONE : track;
            if (counters)
                try_command(list, &command);
            for (command.to = 0; command.to < list->s->seats && !counters; command.to++)
                try_command(list, &command);
        }
    }
}

static void list_attack(List *list) {
    const ShipState *ship = &list->s->seat[list->seat];
    const Designs cards = both(designs_in(&ship->hand), designs_in(&ship->craft));
    Command command = command_of(VERB_ATTACK);
    add_plain(list, VERB_PASS);
    for (command.card = 0; command.card < list->rules->card_count; command.card++)
        if (has(cards, command.card) && list->rules->card[command.card].attacks)
            list_against(list, command, false);
}

static void list_defend(List *list) {
    const ShipState *ship = &list->s->seat[list->seat];
    const Designs cards = both(designs_in(&ship->hand), designs_in(&ship->craft));
    Command command = command_of(VERB_DEFEND);
    for (command.card = 0; command.card < list->rules->card_count; command.card++)
        if (has(cards, command.card))
            try_command(list, &command);
    add_plain(list, VERB_DEFEND);
}

static void list_counter(List *list) {
    const Designs hand = designs_in(&list->s->seat[list->seat].hand);
    Command command = command_of(VERB_COUNTER);
    for (command.card = 0; command.card < list->rules->card_count; command.card++)
        if (has(hand, command.card) && list->rules->card[command.card].kind == KIND_ATTACK)
            list_against(list, command, true);
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
