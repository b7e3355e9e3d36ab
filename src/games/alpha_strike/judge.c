// SPDX-License-Identifier: MIT
// Game.judge: reports the first reason to refuse a command, in the order of the refusals in rules.h (rules
// §6).
#include "games/alpha_strike/flow.h"

#include <string.h>

typedef struct Judging {
    const StrikeRules *rules;
    const StrikeState *s;
    Seat seat;
    const Command *command;
} Judging;

static const ShipState *own_ship(const Judging *j) {
    return &j->s->seat[j->seat];
}

static bool is_there(const Judging *j, const Cards *cards) {
    return j->command->card < j->rules->card_count && cards_have(cards, j->command->card);
}

static bool can_pay(const Judging *j, const uint8_t cost[TRACKS]) {
    for (int track = 0; track < TRACKS; track++)
        if (cost[track] > own_ship(j)->power[track])
            return false;
    return true;
}

// Returns true if only the fields that the verb uses are set.
static bool is_clean(const Command *command) {
    Command clean = command_of(command->verb);
    switch ((StrikeVerb)command->verb) {
    case VERB_ATTACK:
        clean.to = command->to; // plus what a counter attack uses
        // fall through
    case VERB_COUNTER:
        clean.with = command->with;
        // fall through
    case VERB_PLAY:
        clean.from = command->from;
        // fall through
    case VERB_DISCARD:
    case VERB_DEFEND:
        clean.card = command->card;
        break;
    case VERB_REROUTE:
        clean.card = command->card;
        clean.at = command->at;
        clean.to = command->to;
        // fall through
    case VERB_ALLOCATE:
        clean.from = command->from;
        break;
    default:
        break;
    }
    return command_compare(&clean, command) == 0;
}

// ---- power, discarding

static Verdict judge_allocate(const Judging *j) {
    const uint8_t track = j->command->from;
    if (!is_clean(j->command) || (track >= TRACKS && track != TRACK_NONE))
        return E_CHOICE;
    const bool full = track < TRACKS && own_ship(j)->power[track] >= j->rules->track_max;
    return full ? E_TRACK_FULL : VERDICT_OK;
}

static Verdict judge_discard(const Judging *j) {
    if (j->command->card != NONE && !is_there(j, &own_ship(j)->hand))
        return E_CARD;
    return is_clean(j->command) ? VERDICT_OK : E_CHOICE;
}

// ---- actions and craft

// The track-to-track transfer must be possible after the card's cost has been paid.
static bool can_move(const Judging *j, const CardDef *card) {
    const Command *command = j->command;
    const uint8_t *power = own_ship(j)->power;
    if (command->from >= TRACKS || command->to >= TRACKS || command->from == command->to || command->at < 1 ||
        command->at > card->moves)
        return false;
    return power[command->from] - card->cost[command->from] >= command->at &&
           power[command->to] - card->cost[command->to] + command->at <= j->rules->track_max;
}

static Verdict judge_play(const Judging *j) {
    const Command *command = j->command;
    if (!is_there(j, &own_ship(j)->hand))
        return E_CARD;
    const CardDef *card = &j->rules->card[command->card];
    if (card->kind != KIND_ACTION && card->kind != KIND_CRAFT)
        return E_KIND;
    if (!can_pay(j, card->cost))
        return E_POWER;
    if (!is_clean(command) || (command->verb == VERB_REROUTE) != (card->moves > 0))
        return E_CHOICE;
    if (card->moves > 0)
        return can_move(j, card) ? VERDICT_OK : E_CHOICE;
    const bool names_track = card->kind == KIND_ACTION && card->names_track;
    return (names_track ? command->from < TRACKS : command->from == TRACK_NONE) ? VERDICT_OK : E_CHOICE;
}

// ---- attacks

// Checks the track or craft named with an attack. None may be named if the target has no craft.
static Verdict judge_named(const Judging *j, Seat target) {
    const Command *command = j->command;
    const CardDef *card = &j->rules->card[command->card];
    const Cards *craft = &j->s->seat[target].craft;
    if (!is_clean(command) || (card->names_track ? command->from >= TRACKS : command->from != TRACK_NONE))
        return E_CHOICE;
    const bool wants_craft = card->names_craft && craft->count > 0;
    return (wants_craft ? cards_have(craft, command->with) : command->with == NONE) ? VERDICT_OK : E_CHOICE;
}

static Verdict judge_attack(const Judging *j) {
    const Command *command = j->command;
    const bool strikes = is_there(j, &own_ship(j)->craft);
    if (!strikes && !is_there(j, &own_ship(j)->hand))
        return E_CARD;
    const CardDef *card = &j->rules->card[command->card];
    if (strikes ? !card->attacks : card->kind != KIND_ATTACK)
        return E_KIND;
    if (command->to == j->seat || !is_alive(j->s, command->to))
        return E_TARGET;
    if (!can_pay(j, strikes ? card->attack.cost : card->cost))
        return E_POWER;
    return judge_named(j, command->to);
}

static Verdict judge_counter(const Judging *j) {
    const Command *command = j->command;
    if (command->card == NONE)
        return is_clean(command) && command->from == NONE && command->with == NONE ? VERDICT_OK : E_CHOICE;
    if (!is_there(j, &own_ship(j)->hand))
        return E_CARD;
    const CardDef *card = &j->rules->card[command->card];
    if (card->kind != KIND_ATTACK)
        return E_KIND;
    if (!can_pay(j, card->cost))
        return E_POWER;
    return judge_named(j, stack_top(j->s)->attacker);
}

// ---- answers

static bool is_appropriate(const Judging *j, const CardDef *card) {
    const uint8_t tags = j->rules->card[stack_top(j->s)->card].attack.tags;
    for (int i = 0; i < card->ability_count; i++)
        if (card->ability[i].on == ON_RESPOND && strike_ability_holds(j->s, &card->ability[i], j->seat, tags))
            return true;
    return false;
}

static Verdict judge_defend(const Judging *j) {
    const Command *command = j->command;
    if (command->card == NONE)
        return is_clean(command) ? VERDICT_OK : E_CHOICE;
    const bool launched = is_there(j, &own_ship(j)->craft);
    if (!launched && !is_there(j, &own_ship(j)->hand))
        return E_CARD;
    const CardDef *card = &j->rules->card[command->card];
    if (launched ? !card->responds : card->kind != KIND_DEFENSE)
        return E_KIND;
    if (!launched && !can_pay(j, card->cost))
        return E_POWER;
    if (!is_appropriate(j, card))
        return E_NOT_APPROPRIATE;
    return is_clean(command) ? VERDICT_OK : E_CHOICE;
}

// ---- all of it

// The phases in which a verb is legal, one bit each.
#define IN(phase) (1u << (phase))
static const uint16_t due_in[VERB_COUNT] = {
    [VERB_ALLOCATE] = IN(PHASE_ALLOCATE), [VERB_DISCARD] = IN(PHASE_DISCARD),
    [VERB_DRAW] = IN(PHASE_DRAW),         [VERB_PLAY] = IN(PHASE_ACTION),
    [VERB_REROUTE] = IN(PHASE_ACTION),    [VERB_PASS] = IN(PHASE_ACTION) | IN(PHASE_COMBAT),
    [VERB_ATTACK] = IN(PHASE_COMBAT),     [VERB_DEFEND] = IN(PHASE_RESPOND),
    [VERB_COUNTER] = IN(PHASE_COUNTER),   [VERB_END_TURN] = IN(PHASE_END),
    [VERB_CONCEDE] = IN(PHASE_OVER) - 1, // all phases before it
};

// What a card already played in this turn rules out; checked before anything else.
static Verdict judge_played(const StrikeState *s, uint8_t verb) {
    if (!s->played)
        return VERDICT_OK;
    if (verb == VERB_ATTACK && s->phase == PHASE_END)
        return E_ATTACK_FORBIDDEN;
    if ((verb == VERB_PLAY || verb == VERB_REROUTE) && (s->phase == PHASE_COMBAT || s->phase == PHASE_END))
        return E_ALREADY_PLAYED;
    return VERDICT_OK;
}

static Verdict judge_due(const Judging *j) {
    switch ((StrikeVerb)j->command->verb) {
    case VERB_ALLOCATE:
        return judge_allocate(j);
    case VERB_DISCARD:
        return judge_discard(j);
    case VERB_PLAY:
    case VERB_REROUTE:
        return judge_play(j);
    case VERB_ATTACK:
        return judge_attack(j);
    case VERB_DEFEND:
        return judge_defend(j);
    case VERB_COUNTER:
        return judge_counter(j);
    default:
        return is_clean(j->command) ? VERDICT_OK : E_CHOICE;
    }
}

Verdict strike_judge(const StrikeRules *rules, const StrikeState *s, Seat seat, const Command *command) {
    const Judging judging = {rules, s, seat, command};
    if (s->phase == PHASE_OVER)
        return E_GAME_OVER;
    if (seat != decider(s))
        return E_NOT_YOUR_DECISION;
    if (command->verb >= VERB_COUNT)
        return E_CHOICE;
    const Verdict played = judge_played(s, command->verb);
    if (played != VERDICT_OK)
        return played;
    if ((due_in[command->verb] & IN(s->phase)) == 0)
        return E_PHASE;
    return judge_due(&judging);
}
