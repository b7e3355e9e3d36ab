// SPDX-License-Identifier: MIT
// Game.prepare: checks that involve more than one field, and derived fields for the engine's inner loops.
#include "games/alpha_strike/rules.h"

#include <string.h>

#define BIT(n) (1u << (n))

// Owners of an ability: a card, by its kind, or a ship. Used as bits in triggers_for.
enum {
    OWNER_SHIP = KIND_DEFENSE + 1
};

// Where an ability is in the files: "deck.json/cards/3/abilities/0".
typedef struct Place {
    const char *list;
    int index, ability, doing; // -1: not that deep
} Place;

// Reports a fault in the value of `key` at this place; "": in the place as a whole.
static void fault(Faults *faults, const Place *at, const char *key, const char *message) {
    FaultPath path = fault_path("%s/%d", at->list, at->index);
    if (at->ability >= 0)
        path = fault_path("%s/%d/abilities/%d", at->list, at->index, at->ability);
    if (at->doing >= 0)
        path = fault_path("%s/%d/abilities/%d/do/%d", at->list, at->index, at->ability, at->doing);
    faults_add(faults, fault_path("%s/%s", path.text, key), "%s", message);
}

// What is wrong, and with which key's value. message NULL: nothing.
typedef struct Wrong {
    const char *key, *message;
} Wrong;

static const Wrong nothing_wrong = {NULL, NULL};

// ---- operations

// Triggers that may have this operation (rules §7), one bit each.
static const uint8_t triggers_of[] = {
    [OP_POWER] = BIT(ON_PLAY) | BIT(ON_HIT) | BIT(ON_RESPOND) | BIT(ON_TURN_START),
    [OP_MOVE_POWER] = BIT(ON_PLAY),
    [OP_REPAIR] = BIT(ON_PLAY) | BIT(ON_RESPOND) | BIT(ON_TURN_START),
    [OP_DRAW] = BIT(ON_PLAY) | BIT(ON_RESPOND),
    [OP_COUNTER] = BIT(ON_RESPOND),
    [OP_REDUCE] = BIT(ON_RESPOND),
    [OP_COUNTER_ATTACK] = BIT(ON_RESPOND),
    [OP_DESTROY_CRAFT] = BIT(ON_HIT),
    [OP_ATTACK_BONUS] = BIT(ON_PASSIVE),
    [OP_ATTACK_AFTER_LAUNCH] = BIT(ON_PASSIVE),
};

// Checks the parameters that only some operations have.
static Wrong extras_fault(const Doing *doing) {
    if (doing->op != OP_POWER && (doing->target != NONE || doing->track != NONE))
        return (Wrong){doing->target != NONE ? "who" : "track",
                       "\"who\" and \"track\" go with \"power\" only"};
    if (doing->op != OP_ATTACK_BONUS && doing->tag != NONE)
        return (Wrong){"tag", "\"tag\" goes with \"attack_bonus\" only"};
    if ((doing->op == OP_MOVE_POWER) != (doing->max > 0))
        return (Wrong){"max", "\"max\" is what \"move_power\" needs, and nothing else does"};
    if ((doing->op == OP_DRAW) != (doing->count > 0))
        return (Wrong){"count", "\"count\" is what \"draw\" needs, and nothing else does"};
    return nothing_wrong;
}

static Wrong amount_fault(const Doing *doing) {
    switch ((Operation)doing->op) {
    case OP_POWER:
        return doing->amount != 0 ? nothing_wrong
                                  : (Wrong){"amount", "\"power\" needs an \"amount\" that is not 0"};
    case OP_REPAIR:
    case OP_REDUCE:
    case OP_ATTACK_BONUS:
        return doing->amount > 0 ? nothing_wrong
                                 : (Wrong){"amount", "this operation needs an \"amount\" above 0"};
    default:
        return doing->amount == 0 ? nothing_wrong : (Wrong){"amount", "this operation has no \"amount\""};
    }
}

// Checks an operation of an ability with trigger `on`.
static Wrong doing_fault(const Doing *doing, uint8_t on) {
    Wrong wrong = extras_fault(doing);
    if (wrong.message == NULL)
        wrong = amount_fault(doing);
    if (wrong.message != NULL || doing->op != OP_POWER)
        return wrong;
    if (doing->target == NONE || doing->track == NONE)
        return (Wrong){"", "\"power\" needs \"who\" and \"track\""};
    if (doing->target == 1 && on != ON_HIT)
        return (Wrong){"who", "only a \"hit\" changes the power of the \"target\""};
    if (doing->track == TRACK_CHOOSE && on != ON_PLAY && on != ON_HIT)
        return (Wrong){"track", "a track can be chosen with \"play\" and \"hit\" only"};
    return nothing_wrong;
}

// Appends the words whose bit is set: "play, hit".
static void list_words(const char *const words[], uint32_t bits, Text *out) {
    for (int i = 0; words[i] != NULL; i++)
        if ((bits & BIT(i)) != 0)
            text_printf(out, "%s%s", out->length > 0 ? ", " : "", words[i]);
}

// Reports an operation that goes with other triggers than `on`. True if it does.
static bool check_trigger(const Doing *doing, uint8_t on, const Place *at, Faults *faults) {
    uint32_t allowed = 0;
    Text triggers = {0}, operations = {0};
    if ((triggers_of[doing->op] & BIT(on)) != 0)
        return true;
    for (size_t op = 0; op < sizeof triggers_of / sizeof triggers_of[0]; op++)
        allowed |= (triggers_of[op] & BIT(on)) != 0 ? BIT(op) : 0;
    list_words(strike_trigger_words, triggers_of[doing->op], &triggers);
    list_words(strike_operation_words, allowed, &operations);
    faults_add(faults, fault_path("%s/%d/abilities/%d/do/%d/op", at->list, at->index, at->ability, at->doing),
               "\"%s\" does not go with \"on\": \"%s\", but with %s. Allowed: %s",
               strike_operation_words[doing->op], strike_trigger_words[on], text_string(&triggers),
               text_string(&operations));
    text_finish(&triggers);
    text_finish(&operations);
    return false;
}

static void settle_doing(Doing *doing) {
    if (doing->max > 0)
        doing->amount = doing->max;
    if (doing->count > 0)
        doing->amount = doing->count;
    if (doing->target == NONE)
        doing->target = 0;
}

// ---- abilities

// Triggers that this owner's abilities may have, one bit each.
static const uint8_t triggers_for[] = {
    [KIND_ATTACK] = BIT(ON_HIT),
    [KIND_ACTION] = BIT(ON_PLAY),
    [KIND_CRAFT] = BIT(ON_HIT) | BIT(ON_RESPOND) | BIT(ON_TURN_START) | BIT(ON_PASSIVE),
    [KIND_DEFENSE] = BIT(ON_RESPOND),
    [OWNER_SHIP] = BIT(ON_TURN_START) | BIT(ON_PASSIVE),
};

static Wrong ability_fault(const Ability *ability, int owner, bool attacks) {
    static const char *const wrong_trigger[] = {
        [KIND_ATTACK] = "an attack card's abilities act on \"hit\"",
        [KIND_ACTION] = "an action card's abilities act on \"play\"",
        [KIND_CRAFT] = "a craft's abilities act on \"hit\", \"respond\", \"turn_start\" or \"passive\"",
        [KIND_DEFENSE] = "a defense card's abilities act on \"respond\"",
        [OWNER_SHIP] = "a ship's abilities act on \"turn_start\" or \"passive\""};
    if ((triggers_for[owner] & BIT(ability->on)) == 0)
        return (Wrong){"on", wrong_trigger[owner]};
    if (ability->on == ON_HIT && !attacks)
        return (Wrong){"on", "only a craft with an \"attack\" hits"};
    if (ability->attack_tags != 0 && ability->on != ON_RESPOND)
        return (Wrong){"if/attack_tag", "\"attack_tag\" goes with \"respond\" only"};
    if (ability->count == 0)
        return (Wrong){"", "this ability does nothing: \"do\" is missing"};
    return nothing_wrong;
}

static void check_ability(Ability *ability, int owner, bool attacks, Place at, Faults *faults) {
    const Wrong wrong = ability_fault(ability, owner, attacks);
    if (wrong.message != NULL)
        fault(faults, &at, wrong.key, wrong.message);
    for (int i = 0; i < ability->count && wrong.message == NULL; i++) {
        at.doing = i;
        const Wrong inside = check_trigger(&ability->doing[i], ability->on, &at, faults)
                                 ? doing_fault(&ability->doing[i], ability->on)
                                 : nothing_wrong;
        if (inside.message != NULL)
            fault(faults, &at, inside.key, inside.message);
        settle_doing(&ability->doing[i]);
    }
}

// ---- cards

static void derive_card(CardDef *card, int *choices) {
    *choices = 0;
    for (int i = 0; i < card->ability_count; i++)
        for (int k = 0; k < card->ability[i].count; k++) {
            const Doing *doing = &card->ability[i].doing[k];
            const bool chooses = doing->op == OP_POWER && doing->track == TRACK_CHOOSE;
            card->names_track |= chooses;
            card->names_craft |= doing->op == OP_DESTROY_CRAFT;
            card->counters_with |= doing->op == OP_COUNTER_ATTACK;
            if (doing->op == OP_MOVE_POWER)
                card->moves = (uint8_t)doing->amount;
            *choices += chooses || doing->op == OP_DESTROY_CRAFT || doing->op == OP_MOVE_POWER;
        }
    for (int i = 0; i < card->ability_count; i++)
        card->responds |= card->ability[i].on == ON_RESPOND;
}

// Checks the attack, or that there is none.
static Wrong attack_fault(const CardDef *card) {
    const bool strikes = card->kind == KIND_CRAFT && card->attacks;
    if (card->kind == KIND_ATTACK && !card->attacks)
        return (Wrong){"", "an attack card needs an \"attack\""};
    if (card->kind != KIND_ATTACK && card->kind != KIND_CRAFT && card->attacks)
        return (Wrong){"attack", "only attack cards and craft have an \"attack\""};
    if (strikes != (card->attacks && card->attack.keep != NONE))
        return (Wrong){"attack/after", "\"after\" is what the \"attack\" of a craft needs, and no other has"};
    static const uint8_t nothing[TRACKS];
    if (!strikes && memcmp(card->attack.cost, nothing, sizeof nothing) != 0)
        return (Wrong){"attack/cost", "only the \"attack\" of a craft has a \"cost\" of its own"};
    return nothing_wrong;
}

static void check_card(StrikeRules *rules, int index, Faults *faults) {
    CardDef *card = &rules->card[index];
    Place at = {"deck.json/cards", index, -1, -1};
    const Wrong wrong = attack_fault(card);
    if (wrong.message != NULL)
        fault(faults, &at, wrong.key, wrong.message);
    for (at.ability = 0; at.ability < card->ability_count; at.ability++)
        check_ability(&card->ability[at.ability], card->kind, card->attacks, at, faults);
    at.ability = -1;
    if (card->attack.keep == NONE)
        card->attack.keep = 0;
    int choices;
    derive_card(card, &choices);
    if (choices > 1)
        fault(faults, &at, "abilities", "a card may ask for one choice at most");
    if (card->kind == KIND_ACTION && card->ability_count == 0)
        fault(faults, &at, "abilities/-", "an action card needs an ability on \"play\"");
    if (card->kind == KIND_DEFENSE && card->ability_count == 0)
        fault(faults, &at, "abilities/-", "a defense card needs an ability on \"respond\"");
}

// ---- the deck as a whole

static bool answer_draws(const CardDef *card) {
    for (int i = 0; i < card->ability_count; i++)
        for (int k = 0; k < card->ability[i].count && card->ability[i].on == ON_RESPOND; k++)
            if (card->ability[i].doing[k].op == OP_DRAW)
                return true;
    return false;
}

// A counter attack needs an attack card and an answer that allows it. Both can be used again only if cards
// are drawn in between and the discard pile is reshuffled.
static int stack_most(const StrikeRules *rules) {
    int attacks = 0, answers = 0;
    bool draws = false;
    for (int i = 0; i < rules->card_count; i++) {
        const CardDef *card = &rules->card[i];
        if (card->kind == KIND_ATTACK)
            attacks += card->copies;
        if (card->counters_with)
            answers += card->copies;
        draws = draws || answer_draws(card);
    }
    if (answers == 0)
        return 1;
    return 1 + (draws || attacks < answers ? attacks : answers);
}

static void check_deck(StrikeRules *rules, Faults *faults) {
    int copies = 0;
    for (int i = 0; i < rules->card_count; i++)
        copies += rules->card[i].copies;
    if (copies == 0) {
        faults_add(faults, fault_path("deck.json/cards/-"),
                   "there are no cards: a deck must be larger than four hands");
        return;
    }
    if (copies > DECK_MAX)
        faults_add(faults, fault_path("deck.json/cards/*/copies"),
                   "with all copies there are %d cards; at most %d are allowed%s", copies, DECK_MAX,
                   FAULT_SHARES);
    else if (rules->deck_size != 0 && copies != rules->deck_size)
        faults_add(faults, fault_path("game.json/deck_size"),
                   "the cards of deck.json come to %d with all copies, not to %d; leave \"deck_size\" out, "
                   "and they are counted",
                   copies, rules->deck_size);
    else if (copies <= STRIKE_SEATS * rules->hand_size)
        faults_add(faults, fault_path("deck.json/cards/-"), "the deck must be larger than four hands");
    rules->deck_size = (uint8_t)(copies > DECK_MAX ? DECK_MAX : copies);
    const int most = stack_most(rules);
    rules->stack_most = (uint8_t)(most > STACK_MAX ? STACK_MAX : most);
}

// ---- ships

// Values from game.json are 0 if that file could not be read.
static void check_ship(StrikeRules *rules, int index, Faults *faults) {
    static const char *const keys[TRACKS] = {
        [TRACK_SHIELD] = "start/shield", [TRACK_WEAPON] = "start/weapon", [TRACK_ENGINE] = "start/engine"};
    ShipDef *ship = &rules->ship[index];
    Place at = {"ships.json/ships", index, -1, -1};
    if (rules->hull_max > 0 && ship->hull > rules->hull_max)
        fault(faults, &at, "hull", "the hull is above the \"hull_max\" of game.json");
    for (int track = 0; track < TRACKS; track++)
        if (rules->track_max > 0 && ship->start[track] > rules->track_max)
            fault(faults, &at, keys[track], "a track starts above the \"track_max\" of game.json");
    style_check(&ship->style, fault_path("ships.json/ships/%d", index), faults);
    for (at.ability = 0; at.ability < ship->ability_count; at.ability++)
        check_ability(&ship->ability[at.ability], OWNER_SHIP, false, at, faults);
}

void strike_prepare(void *data, Faults *faults) {
    StrikeRules *rules = data;
    for (int i = 0; i < rules->card_count; i++)
        check_card(rules, i, faults);
    for (int i = 0; i < rules->ship_count; i++)
        check_ship(rules, i, faults);
    if (rules->ship_count < 2)
        faults_add(faults, fault_path("ships.json/ships/-"), "a game needs two ships");
    check_deck(rules, faults);
}
