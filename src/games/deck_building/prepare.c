// SPDX-License-Identifier: MIT
// Game.prepare: checks that involve more than one field, and derived fields.
#include "games/deck_building/rules.h"

#include <string.h>

#define BIT(n) (1u << (n))

typedef struct Checking {
    BuildingRules *rules;
    Faults *faults;
    bool ids; // the ids of all cards are known
} Checking;

static void fault(const Checking *c, FaultPath path, const char *message) {
    faults_add(c->faults, path, "%s", message);
}

// ---- derived values

static uint32_t trait_bits(const uint8_t *trait, int count) {
    uint32_t bits = 0;
    for (int i = 0; i < count; i++)
        bits |= trait[i] < TRAITS_MAX ? BIT(trait[i]) : 0;
    return bits;
}

static void derive_selector(Selector *select) {
    select->traits = trait_bits(select->trait, select->trait_count);
}

static void derive_selectors(BuildingRules *rules) {
    for (int i = 0; i < rules->test_count; i++) {
        derive_selector(&rules->test[i].bridge);
        derive_selector(&rules->test[i].user);
    }
    for (int i = 0; i < rules->action_count; i++)
        derive_selector(&rules->action[i].select);
    for (int i = 0; i < rules->effect_count; i++) {
        derive_selector(&rules->effect[i].mod.select);
        derive_selector(&rules->effect[i].mod.per);
    }
}

static uint8_t triggers_of(const BuildingRules *rules, Span effects) {
    uint8_t triggers = 0;
    for (int i = 0; i < effects.count; i++)
        triggers |= (uint8_t)BIT(rules->effect[effects.first + i].on);
    return triggers;
}

static void derive_card(BuildingRules *rules, CardDef *card) {
    card->traits = trait_bits(card->trait, card->trait_count);
    card->standard = card->pile = NONE;
    for (int i = 0; i < card->trait_count; i++)
        card->handheld |= card->trait[i] < TRAITS_MAX && rules->trait[card->trait[i]].handheld;
    card->triggers = triggers_of(rules, card->effects);
    card->points_triggers = triggers_of(rules, card->points_effects);
    card->has_goal = card->goal.count > 0;
}

// The cheapest pile comes first: a defeated flagship gains one of its cards.
static void derive_piles(const Checking *c) {
    BuildingRules *rules = c->rules;
    for (int cost = 0; cost <= UINT8_MAX; cost++)
        for (uint8_t card = 0; card < rules->card_count; card++) {
            CardDef *def = &rules->card[card];
            if (def->set != SET_BASIC || def->cost != cost)
                continue;
            if (rules->pile_count == PILES_MAX) {
                faults_add(c->faults, fault_path("deck.json/cards/%d/set/*/?set=basic", card),
                           "there are more basic cards than piles, of which there are %d at most%s",
                           PILES_MAX, FAULT_SHARES);
                return;
            }
            def->pile = rules->pile_count;
            rules->pile[rules->pile_count++] = card;
        }
}

static void derive_standards(const Checking *c) {
    BuildingRules *rules = c->rules;
    for (uint8_t card = 0; card < rules->card_count; card++) {
        if (rules->card[card].set != SET_STANDARD)
            continue;
        if (rules->standard_count == STANDARDS_MAX) {
            faults_add(c->faults, fault_path("deck.json/cards/%d/set/*/?set=standard", card),
                       "there are more than %d standard missions, which is the most%s", STANDARDS_MAX,
                       FAULT_SHARES);
            return;
        }
        rules->card[card].standard = rules->standard_count;
        rules->standard[rules->standard_count++] = card;
    }
}

// ---- conditions

static void check_tests(const Checking *c, Span tests, FaultPath path, int depth);

static void check_test(const Checking *c, const Test *test, FaultPath path, int depth) {
    const int parts = (test->stat != NONE) + test->on_bridge + test->by_user + (test->during != NONE) +
                      (test->any.count > 0) + (test->all.count > 0) + (test->none.count > 0);
    if (parts != 1)
        fault(c, path,
              "a condition has one of \"stat\", \"bridge\", \"user\", \"during\", \"any\", \"all\" and "
              "\"none\"");
    check_tests(c, test->any, fault_path("%s/any", path.text), depth + 1);
    check_tests(c, test->all, fault_path("%s/all", path.text), depth + 1);
    check_tests(c, test->none, fault_path("%s/none", path.text), depth + 1);
}

static void check_tests(const Checking *c, Span tests, FaultPath path, int depth) {
    if (depth > NESTING_MAX && tests.count > 0) {
        fault(c, path, "lists lie in lists more than 8 deep");
        return;
    }
    for (int i = 0; i < tests.count; i++)
        check_test(c, &c->rules->test[tests.first + i], fault_path("%s/%d", path.text, i), depth);
}

// ---- actions

// What is wrong, and with which key's value. message NULL: nothing.
typedef struct Wrong {
    const char *key, *message;
} Wrong;

static const Wrong nothing_wrong = {NULL, NULL};

static Wrong number_fault(const Action *action) {
    switch ((Act)action->act) {
    case ACT_STAT:
    case ACT_GRANT:
        return action->n != 0 ? nothing_wrong : (Wrong){"n", "this action needs an \"n\" that is not 0"};
    default:
        return action->n > 0 ? nothing_wrong : (Wrong){"n", "this action needs an \"n\" above 0"};
    }
}

// `ids`: all cards were registered, so a missing one is really missing.
static Wrong action_fault(const Action *action, bool revealed, bool ids) {
    if ((action->act == ACT_REFRESH) != revealed)
        return (Wrong){"act", "\"refresh\" is what a card does on \"reveal\", and nothing else"};
    if (action->act == ACT_STAT && action->stat == NONE)
        return (Wrong){"", "\"stat\" needs a \"stat\""};
    if (action->act == ACT_GRANT && action->what == NONE)
        return (Wrong){"", "\"grant\" needs a \"what\""};
    if ((action->act == ACT_TRASH || action->act == ACT_UPGRADE) && action->from == 0)
        return (Wrong){"", "this action needs a \"from\""};
    if (ids && action->act == ACT_GAIN && action->who != WHO_SELF && action->select.card == NONE)
        return (Wrong){"who", "what others gain must be one card: \"select\" needs an \"id\""};
    if (action->act == ACT_RECOVER && action->to == TO_DISCARD)
        return (Wrong){"to", "\"recover\" needs a \"to\": \"hand\" or \"deck_top\""};
    if (action->act == ACT_CHOOSE && action->branches.count < 2)
        return (Wrong){"of/-", "\"choose\" needs two branches or more in \"of\""};
    if (action->act == ACT_IF && action->tests.count == 0)
        return (Wrong){"if/-", "\"if\" needs a condition"};
    return number_fault(action);
}

static void check_actions(const Checking *c, Span actions, FaultPath path, bool revealed, int depth) {
    if (depth > NESTING_MAX && actions.count > 0) {
        fault(c, path, "lists lie in lists more than 8 deep");
        return;
    }
    for (int i = 0; i < actions.count; i++) {
        const Action *action = &c->rules->action[actions.first + i];
        const FaultPath at = fault_path("%s/%d", path.text, i);
        const Wrong wrong = action_fault(action, revealed, c->ids);
        if (wrong.message != NULL)
            fault(c, fault_path("%s/%s", at.text, wrong.key), wrong.message);
        check_tests(c, action->tests, fault_path("%s/if", at.text), depth + 1);
        check_actions(c, action->then, fault_path("%s/then", at.text), false, depth + 1);
        check_actions(c, action->otherwise, fault_path("%s/else", at.text), false, depth + 1);
        for (int k = 0; k < action->branches.count; k++)
            check_actions(c, c->rules->branch[action->branches.first + k].actions,
                          fault_path("%s/of/%d/do", at.text, k), false, depth + 1);
    }
}

// ---- effects

static bool selects_all(const Selector *select) {
    return select->traits == 0 && select->kind == NONE && select->set == NONE && select->card == NONE &&
           select->max_cost == NONE && select->min_cost == NONE && !select->other;
}

static Wrong mod_fault(const Mod *mod) {
    if ((mod->mod == MOD_STAT || mod->mod == MOD_GOAL) && mod->stat == NONE)
        return (Wrong){"mod", "\"stat\" and \"goal\" need a \"stat\""};
    if (mod->mod == MOD_LOCK && mod->what == NONE)
        return (Wrong){"mod", "\"lock\" needs a \"what\""};
    if (mod->counts && mod->zone == AREA_HAND && !selects_all(&mod->per))
        return (Wrong){
            "mod/per",
            "cards of a hand can only be counted all together, as nobody else sees which they are"};
    if (mod->counts && mod->min > mod->max)
        return (Wrong){"mod/min", "\"min\" is above \"max\""};
    return nothing_wrong;
}

static Wrong effect_fault(const Effect *effect, bool in_points) {
    if (effect->on == ON_STATIC)
        return effect->has_mod ? mod_fault(&effect->mod) : (Wrong){"", "a \"static\" effect needs a \"mod\""};
    if (effect->actions.count == 0 && effect->cost_self == SELF_STAYS)
        return (Wrong){"", "this effect does nothing: \"do\" is missing"};
    if (in_points && (effect->on == ON_PLAY || effect->on == ON_REVEAL))
        return (Wrong){"on",
                       "cards of a Points area are not played or turned up. Allowed: activate, explore, "
                       "complete, end, static"};
    if (in_points && effect->cost_self != SELF_STAYS)
        return (Wrong){"cost", "cards of a Points area stay there"};
    return nothing_wrong;
}

static void check_effects(const Checking *c, Span effects, FaultPath path, bool in_points) {
    for (int i = 0; i < effects.count; i++) {
        const Effect *effect = &c->rules->effect[effects.first + i];
        const FaultPath at = fault_path("%s/%d", path.text, i);
        const Wrong wrong = effect_fault(effect, in_points);
        if (wrong.message != NULL)
            fault(c, fault_path("%s/%s", at.text, wrong.key), wrong.message);
        check_tests(c, effect->tests, fault_path("%s/if", at.text), 1);
        check_actions(c, effect->actions, fault_path("%s/do", at.text), effect->on == ON_REVEAL, 1);
    }
}

// ---- cards

static bool set_fits(const CardDef *card) {
    switch ((CardSet)card->set) {
    case SET_STARTER:
        return is_deckable(card) && card->kind != KIND_INFECTION;
    case SET_BASIC:
        return card->kind == KIND_CHARACTER;
    case SET_STARBASE:
        return card->kind <= KIND_SETUP || card->kind == KIND_SPECIAL;
    case SET_STANDARD:
    case SET_DRAFT:
        return card->kind == KIND_MISSION;
    case SET_EXPLORATION:
    case SET_INFECTION_SPACE:
        return card->kind == KIND_MISSION || card->kind == KIND_EVENT;
    case SET_INFECTION:
        return card->kind == KIND_INFECTION;
    }
    return false;
}

static Wrong card_fault(const BuildingRules *rules, const CardDef *card, bool ids) {
    const bool space = card->kind == KIND_MISSION || card->kind == KIND_EVENT;
    if (!set_fits(card))
        return (Wrong){"set", "a card of this kind can't be in this set"};
    if (space != (card->points > 0))
        return (Wrong){space ? "" : "points", "missions and events bring \"points\", and nothing else does"};
    if (card->kind <= KIND_SETUP && card->cost == NONE)
        return (Wrong){"", "characters, maneuvers and setups need a \"cost\""};
    if (card->kind == KIND_SPECIAL && (card->cost != NONE || (card->triggers & BIT(ON_REVEAL)) == 0))
        return (Wrong){"", "a special card has no \"cost\", and an effect on \"reveal\""};
    if (card->kind != KIND_SPECIAL && (card->triggers & BIT(ON_REVEAL)) != 0)
        return (Wrong){"effects", "only special cards do something on \"reveal\""};
    if (card->kind == KIND_EVENT ? card->has_goal == (card->order_count > 0) : card->order_count > 0)
        return (Wrong){"", "an event has either a \"goal\" or a \"battle\"; nothing else has a battle"};
    if (card->kind == KIND_MISSION && !card->has_goal)
        return (Wrong){"", "a mission needs a \"goal\""};
    if (!space && (card->has_goal || card->flip.count + card->reward.count + card->fail.count > 0))
        return (Wrong){
            "", "only missions and events have a goal, or do something when they are flipped, met or failed"};
    if (space && card->effects.count > 0)
        return (Wrong){"effects",
                       "missions and events act by \"flip\", \"reward\", \"fail\" and \"points_effects\""};
    if (ids && (card->set == SET_DRAFT) != (card->matches != NONE))
        return (Wrong){card->set == SET_DRAFT ? "" : "matches",
                       "a draft, and nothing else, says which standard mission it \"matches\""};
    if (card->matches != NONE &&
        (rules->card[card->matches].set != SET_STANDARD || rules->card[card->matches].points != card->points))
        return (Wrong){"matches", "a draft must be like its standard mission"};
    return nothing_wrong;
}

static void check_card(const Checking *c, int index) {
    const CardDef *card = &c->rules->card[index];
    const FaultPath at = fault_path("deck.json/cards/%d", index);
    const Wrong wrong = card_fault(c->rules, card, c->ids);
    if (wrong.message != NULL)
        fault(c, fault_path("%s/%s", at.text, wrong.key), wrong.message);
    check_effects(c, card->effects, fault_path("%s/effects", at.text), false);
    check_effects(c, card->points_effects, fault_path("%s/points_effects", at.text), true);
    check_tests(c, card->goal, fault_path("%s/goal", at.text), 1);
    check_actions(c, card->flip, fault_path("%s/flip", at.text), false, 1);
    check_actions(c, card->reward, fault_path("%s/reward", at.text), false, 1);
    check_actions(c, card->fail, fault_path("%s/fail", at.text), false, 1);
}

// ---- the pack as a whole

static int copies_of_set(const BuildingRules *rules, unsigned sets) {
    int count = 0;
    for (int i = 0; i < rules->card_count; i++)
        count += (sets >> rules->card[i].set & 1) != 0 ? rules->card[i].copies : 0;
    return count;
}

// Tells once, of the last of its places, of a card that is not there for all.
static void check_start_card(const Checking *c, int place) {
    const BuildingRules *rules = c->rules;
    const uint8_t number = rules->start[place];
    const CardDef *card = &rules->card[number < rules->card_count ? number : 0];
    int count = 0, later = 0;
    for (int k = 0; k < rules->start_count; k++) {
        count += rules->start[k] == number;
        later += rules->start[k] == number && k > place;
    }
    if (card->set != SET_STARTER && card->set != SET_BASIC)
        fault(c, fault_path("game.json/starting_deck/%d", place),
              "a starting deck has starters and basic cards");
    else if (later == 0 && card->copies > 0 && count * BUILDING_SEATS > card->copies)
        faults_add(c->faults,
                   fault_path("game.json/starting_deck/%d|deck.json/cards/%d/copies", place, number),
                   "four starting decks need %d of \"%s\", and there are %d", count * BUILDING_SEATS,
                   card->id, card->copies);
}

static void check_start(const Checking *c) {
    const BuildingRules *rules = c->rules;
    if (rules->start_count < rules->hand_size)
        fault(c, fault_path("game.json/starting_deck/-"),
              "the starting deck must be as large as a hand, at least");
    for (int i = 0; i < rules->start_count; i++)
        if (rules->start[i] != NONE)
            check_start_card(c, i);
}

static void check_numbers(const Checking *c) {
    const BuildingRules *rules = c->rules;
    const int decks =
        copies_of_set(rules, BIT(SET_STARTER) | BIT(SET_BASIC) | BIT(SET_STARBASE) | BIT(SET_INFECTION));
    const int space =
        copies_of_set(rules, BIT(SET_STANDARD) | BIT(SET_EXPLORATION) | BIT(SET_INFECTION_SPACE));
    const int drafts = copies_of_set(rules, BIT(SET_DRAFT));
    if (rules->card_count == 0)
        return;
    if (decks > DECKABLE_MAX)
        faults_add(c->faults, fault_path("deck.json/cards/*/copies?set=starter basic starbase infection"),
                   "with all copies there are %d cards that can come into decks; at most %d are allowed%s",
                   decks, DECKABLE_MAX, FAULT_SHARES);
    if (decks + space + drafts > CARDS_MAX)
        faults_add(c->faults, fault_path("deck.json/cards/*/copies"),
                   "with all copies there are %d cards; at most %d are allowed%s", decks + space + drafts,
                   CARDS_MAX, FAULT_SHARES);
    if (drafts < BUILDING_SEATS * rules->drafts_dealt)
        faults_add(c->faults, fault_path("deck.json/cards/-?set=draft"),
                   "four seats need %d draft missions, and there are %d",
                   BUILDING_SEATS * rules->drafts_dealt, drafts);
    if (rules->standard_count == 0)
        fault(c, fault_path("deck.json/cards/-?set=standard"), "there is no standard mission");
    if (rules->pile_count == 0)
        fault(c, fault_path("deck.json/cards/-?set=basic"), "there is no basic card");
}

static void check_ships(const Checking *c) {
    for (int i = 0; i < c->rules->ship_count; i++)
        if (c->rules->ship[i].stat[STAT_DEFENSE] < 1)
            fault(c, fault_path("ships.json/ships/%d/stats/defense", i),
                  "a flagship needs a \"defense\" above 0");
    for (int i = 0; i < c->rules->ship_count; i++)
        style_check(&c->rules->ship[i].style, fault_path("ships.json/ships/%d", i), c->faults);
    if (c->rules->ship_count < 2)
        fault(c, fault_path("ships.json/ships/-"), "a game needs two flagships");
}

static bool has_ids(const BuildingRules *rules) {
    for (int i = 0; i < rules->card_count; i++)
        if (rules->card[i].id[0] == '\0')
            return false;
    return true;
}

void building_prepare(void *data, Faults *faults) {
    BuildingRules *rules = data;
    const Checking c = {rules, faults, has_ids(rules)};
    derive_selectors(rules);
    for (int i = 0; i < rules->card_count; i++)
        derive_card(rules, &rules->card[i]);
    derive_piles(&c);
    derive_standards(&c);
    for (int i = 0; i < rules->card_count; i++)
        check_card(&c, i);
    check_ships(&c);
    check_start(&c);
    check_numbers(&c);
}
