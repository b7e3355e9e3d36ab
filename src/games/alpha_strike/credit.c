// SPDX-License-Identifier: MIT
// Attributes an event to cards, for statistics over many games (Story.credit). A card's worth is the damage
// it deals or prevents plus the hull it repairs.
#include "games/alpha_strike/view.h"
#include "games/alpha_strike/views.h"

// Returns the card event that caused this event: the last one of the command that was played, used as an
// answer, or landed. NULL: none. Points into `at`.
static const Event *cause_of(const EventAt *at) {
    for (int i = at->index; i-- > 0;) {
        const Event *event = &at->events->item[i];
        switch ((StrikeEvent)event->kind) {
        case EVENT_PLAY:
        case EVENT_LAUNCH:
        case EVENT_ATTACK:
        case EVENT_DEFEND:
        case EVENT_RESOLVE:
            return event;
        case EVENT_TURN:
        case EVENT_MELTDOWN:
            return NULL;
        default:
            break;
        }
    }
    return NULL;
}

static void credit_cause(const EventAt *at, int worth, Credits *out) {
    const Event *cause = cause_of(at);
    if (cause == NULL)
        return;
    credits_add(out, CREDIT_ACTED, cause->seat, cause->card, 0);
    if (worth > 0)
        credits_add(out, CREDIT_WORTH, cause->seat, cause->card, worth);
}

// For events that name the card causing them: turn_start abilities act before any card is played.
static void credit_named(const EventAt *at, const Event *event, int worth, Credits *out) {
    const Event *cause = cause_of(at);
    if (event->card == NONE)
        return;
    if (cause != NULL && cause->card == event->card) {
        credit_cause(at, worth, out);
        return;
    }
    credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
    if (worth > 0)
        credits_add(out, CREDIT_WORTH, event->seat, event->card, worth);
}

// Credits craft in play that strengthen the attack. Uses the view before the event: a craft that leaves with
// its strike still counts.
static void credit_bonuses(const StrikeRules *rules, const EventAt *at, const Event *event, Credits *out) {
    const StrikeView *view = at->before;
    const ViewShip *ship = &view->seat[event->seat];
    const uint8_t tags = rules->card[event->card].attack.tags;
    for (uint8_t i = 0; event->amount2 > 0 && i < ship->craft_count; i++) {
        const CardDef *craft = &rules->card[ship->craft[i]];
        const int bonus = strike_passive_bonus(craft->ability, craft->ability_count, tags);
        if (bonus > 0)
            credits_add(out, CREDIT_ACTED, event->seat, ship->craft[i], 0);
    }
}

// A craft counts as played at launch; its later strikes do not count again.
static void credit_attack(const StrikeRules *rules, const EventAt *at, const Event *event, Credits *out) {
    if (rules->card[event->card].kind != KIND_CRAFT)
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
    credit_bonuses(rules, at, event, out);
}

// Damage left of the newest attack before it is countered.
static int damage_left(const StrikeView *view) {
    if (view->stack_count == 0)
        return 0;
    const ViewAttack *attack = &view->stack[view->stack_count - 1];
    return attack->base > attack->reduce ? attack->base - attack->reduce : 0;
}

void strike_credit(const void *rules, const EventAt *at, Credits *out) {
    const Event *event = &at->events->item[at->index];
    switch ((StrikeEvent)event->kind) {
    case EVENT_DRAW:
        credits_add(out, CREDIT_DRAWN, event->seat, event->card, 0);
        credit_cause(at, 0, out);
        break;
    case EVENT_PLAY:
    case EVENT_LAUNCH:
        credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        break;
    case EVENT_ATTACK:
        credit_attack(rules, at, event, out);
        break;
    case EVENT_DEFEND: // at 1: a craft, already counted as played at launch
        if (event->at != 1)
            credits_add(out, CREDIT_PLAYED, event->seat, event->card, 0);
        break;
    case EVENT_RESOLVE:
        if (event->amount > 0 && event->at == 0) {
            credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
            credits_add(out, CREDIT_WORTH, event->seat, event->card, event->amount);
        }
        break;
    case EVENT_COUNTERED:
        credit_cause(at, damage_left(at->before), out);
        break;
    case EVENT_REDUCED:
        credit_cause(at, event->amount - event->amount2, out);
        break;
    case EVENT_REPAIR:
        credit_named(at, event, event->amount2 - event->amount, out);
        break;
    case EVENT_POWER:
        if (event->at == POWER_BY_CARD)
            credit_named(at, event, 0, out);
        break;
    case EVENT_CRAFT_LOST:
    case EVENT_MAY_COUNTER:
        credit_cause(at, 0, out);
        break;
    default:
        break;
    }
}

// ---- what damage doesn't count

static bool is_beyond(Operation op) {
    switch (op) {
    case OP_REPAIR:
    case OP_COUNTER:
    case OP_REDUCE:
        return false;
    case OP_POWER:
    case OP_MOVE_POWER:
    case OP_DRAW:
    case OP_COUNTER_ATTACK: // the card that it plays gets the damage
    case OP_DESTROY_CRAFT:
    case OP_ATTACK_BONUS: // so does the attack that it strengthens
    case OP_ATTACK_AFTER_LAUNCH:
        return true;
    }
    return true;
}

const char *strike_beyond(const void *rules, uint8_t card) {
#define WORD(name, word, ...) [name] = word,
    static const char *const words[] = {STRIKE_OPERATIONS(WORD)};
#undef WORD
    const CardDef *def = &((const StrikeRules *)rules)->card[card];
    for (uint8_t i = 0; i < def->ability_count; i++)
        for (uint8_t k = 0; k < def->ability[i].count; k++)
            if (is_beyond((Operation)def->ability[i].doing[k].op))
                return words[def->ability[i].doing[k].op];
    return NULL;
}
