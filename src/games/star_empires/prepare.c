// SPDX-License-Identifier: MIT
// Game.prepare: checks that involve more than one field, and derived fields. Maps are checked in maps.c.
#include "games/star_empires/rules.h"

#include <string.h>

#define BIT(n) (1u << (n))
#define SETS_MAX 2

static void fault(Faults *faults, FaultPath path, const char *message) {
    faults_add(faults, path, "%s", message);
}

// ---- cards

// When a card with this effect can be used, one bit per When.
static uint32_t whens_of(const CardEffect *effect) {
    switch ((Op)effect->op) {
    case OP_MOVE:
        return BIT(WHEN_MOVES) | BIT(WHEN_REACT);
    case OP_FORCE:
    case OP_NEGATE_LOSS:
    case OP_EXTRA_LOSS:
    case OP_CALL_OFF:
        return BIT(WHEN_BATTLE);
    case OP_ROLL:
        return effect->what == ROLL_DIPLOMACY ? BIT(WHEN_DIPLOMACY) : BIT(WHEN_ENIGMA);
    case OP_DISCARD:
    case OP_RAID:
    case OP_SHOW_HAND:
    case OP_SHOW_STACK:
    case OP_TAKE_CARD:
    case OP_STEAL:
    case OP_REVOLT:
    case OP_DRAW:
        return BIT(WHEN_MOVES);
    case OP_CREDITS:
        return BIT(WHEN_BUILD);
    case OP_CANCEL:
        return BIT(WHEN_SECURITY);
    case OP_CANCEL_MOVE:
        return BIT(WHEN_REACT);
    case OP_PEACE:
        return BIT(WHEN_ANSWER);
    case OP_AS_RACE:
        return BIT(WHEN_AS);
    }
    return 0;
}

// Returns what is wrong with the effect, or NULL. The string is static.
static const char *effect_fault(const CardEffect *effect) {
    switch ((Op)effect->op) {
    case OP_FORCE:
        return (effect->n > 0) + (effect->per_ship > 0) == 1
                   ? NULL
                   : "\"force\" needs either an \"n\" or a \"per_ship\"";
    case OP_CREDITS:
        return (effect->n > 0) + (effect->per_minor > 0) == 1
                   ? NULL
                   : "\"credits\" needs either an \"n\" or a \"per_minor\"";
    case OP_ROLL:
        return effect->n > 0 && effect->what != NONE ? NULL : "\"roll\" needs an \"n\" and a \"what\"";
    case OP_NEGATE_LOSS:
    case OP_EXTRA_LOSS:
    case OP_DISCARD:
    case OP_RAID:
    case OP_TAKE_CARD:
    case OP_STEAL:
    case OP_DRAW:
        return effect->n > 0 ? NULL : "this effect needs an \"n\"";
    default:
        return NULL;
    }
}

static void check_effects(const CardDef *card, int index, Faults *faults) {
    const int before = faults->count;
    uint32_t could = 0;
    for (int i = 0; i < card->effect_count; i++) {
        const CardEffect *effect = &card->effect[i];
        const char *message = effect_fault(effect);
        if (message != NULL)
            fault(faults, fault_path("deck.json/cards/%d/effects/%d", index, i), message);
        else if ((card->when & whens_of(effect)) == 0)
            fault(faults, fault_path("deck.json/cards/%d/effects/%d/op", index, i),
                  "this effect can't act when the card is used (\"when\")");
        for (int k = 0; k < i; k++)
            if (card->effect[k].op == effect->op &&
                (effect->op != OP_ROLL || card->effect[k].what == effect->what))
                fault(faults, fault_path("deck.json/cards/%d/effects/%d", index, i),
                      "the card has such an effect already");
        could |= whens_of(effect);
    }
    if ((card->when & ~could) != 0 && card->effect_count > 0 && faults->count == before)
        fault(faults, fault_path("deck.json/cards/%d/when", index),
              "there is a time in \"when\" at which no effect of the card acts");
    if (card->effect_count == 0)
        fault(faults, fault_path("deck.json/cards/%d/effects/-", index), "a card needs an effect");
}

// A card may have only one effect in the move phase.
static void check_moves(const CardDef *card, int index, Faults *faults) {
    int count = 0;
    for (int i = 0; i < card->effect_count; i++)
        count += (whens_of(&card->effect[i]) & BIT(WHEN_MOVES)) != 0;
    if (count > 1 && card_can(card, WHEN_MOVES))
        fault(faults, fault_path("deck.json/cards/%d/effects", index),
              "a card does one thing only in the move phase");
}

static void check_cards(EmpiresRules *rules, Faults *faults) {
    int copies = 0;
    rules->as_race = NONE;
    for (int i = 0; i < rules->card_count; i++) {
        const CardDef *card = &rules->card[i];
        copies += card->copies;
        check_effects(card, i, faults);
        check_moves(card, i, faults);
        if (rules->as_race == NONE && card_effect(card, OP_AS_RACE) != NULL)
            rules->as_race = (uint8_t)i;
    }
    if (copies > DECK_MAX)
        faults_add(faults, fault_path("deck.json/cards/*/copies"),
                   "with all copies there are %d cards; at most %d are allowed%s", copies, DECK_MAX,
                   FAULT_SHARES);
}

// ---- units

static void check_units(const EmpiresRules *rules, Faults *faults) {
    int units = 0, drawn = 0, ships = 0;
    for (int i = 0; i < rules->unit_count; i++) {
        const UnitDef *unit = &rules->unit[i];
        units += unit->count;
        drawn += unit->kind == UNIT_BASE ? 0 : unit->count;
        ships += unit->kind == UNIT_SHIP;
        if (unit->kind == UNIT_SHIP && unit->speed == 0)
            fault(faults, fault_path("units.json/units/%d/speed", i), "a ship needs a \"speed\" above 0");
    }
    if (rules->unit_count == 0)
        return;
    if (units > SET_UNITS_MAX)
        faults_add(faults, fault_path("units.json/units/*/count"),
                   "there are %d units in a set; at most %d are allowed%s", units, SET_UNITS_MAX,
                   FAULT_SHARES);
    if (ships == 0)
        fault(faults, fault_path("units.json/units/-"), "there is no ship among the units");
    if (drawn < 3 * rules->start_units)
        fault(faults, fault_path("units.json/units/-"),
              "there are not as many units as three seats begin with");
}

// ---- races

// Strongest unit first; equal ones in the order of the pack.
static void derive_force(const EmpiresRules *rules, RaceDef *race) {
    for (uint8_t i = 0; i < rules->unit_count; i++)
        race->force[i] = rules->unit[i].force;
    for (int i = 0; i < race->unit_bonus_count; i++)
        if (race->unit_bonus[i].unit < rules->unit_count)
            race->force[race->unit_bonus[i].unit] =
                (uint8_t)(race->force[race->unit_bonus[i].unit] + race->unit_bonus[i].n);
    for (uint8_t i = 0; i < UNITS_MAX; i++) {
        int at = i;
        for (; at > 0 && race->force[race->strongest[at - 1]] < race->force[i]; at--)
            race->strongest[at] = race->strongest[at - 1];
        race->strongest[at] = i;
    }
}

static void derive_race(const EmpiresRules *rules, RaceDef *race) {
    derive_force(rules, race);
    for (int i = 0; i < race->card_bonus_count; i++)
        if (race->card_bonus[i].card < rules->card_count)
            race->bonus[race->card_bonus[i].card] = race->card_bonus[i].n;
    for (int i = 0; i < race->special_count; i++)
        if (race->special[i] < KINDS_MAX)
            race->specials |= (uint64_t)1 << race->special[i];
}

static void check_race(const EmpiresRules *rules, int index, Faults *faults) {
    const RaceDef *race = &rules->race[index];
    style_check(&race->style, fault_path("races.json/races/%d", index), faults);
    for (int i = 0; i < race->unit_bonus_count; i++)
        for (int k = 0; k < i; k++)
            if (race->unit_bonus[i].unit == race->unit_bonus[k].unit && race->unit_bonus[i].unit != NONE)
                fault(faults, fault_path("races.json/races/%d/unit_bonus/%d/unit", index, i),
                      "this race has a bonus for that already");
    for (int i = 0; i < race->card_bonus_count; i++)
        for (int k = 0; k < i; k++)
            if (race->card_bonus[i].card == race->card_bonus[k].card && race->card_bonus[i].card != NONE)
                fault(faults, fault_path("races.json/races/%d/card_bonus/%d/card", index, i),
                      "this race has a bonus for that already");
    for (int i = 0; i < race->special_count; i++)
        if (race->special[i] < rules->card_count && card_can(&rules->card[race->special[i]], WHEN_AS))
            fault(faults, fault_path("races.json/races/%d/special/%d", index, i),
                  "a card that stands for others can't stand for one that does so too");
}

static void check_races(EmpiresRules *rules, Faults *faults) {
    for (int i = 0; i < rules->race_count; i++) {
        derive_race(rules, &rules->race[i]);
        check_race(rules, i, faults);
    }
    if (rules->race_count < 2)
        fault(faults, fault_path("races.json/races/-"), "a game needs two races");
}

// ---- numbers

static void check_numbers(const EmpiresRules *rules, Faults *faults) {
    int lasting = 0;
    for (int i = 0; i < DIE; i++)
        lasting += rules->consequence[i] != CONSEQUENCE_MINOR_LOST;
    if (lasting == 0)
        fault(faults, fault_path("game.json/consequence"),
              "a die that is rolled again must have another face too");
    for (int i = 0; i < DIE; i++)
        if (rules->resources[i] == 0)
            fault(faults, fault_path("game.json/resources/%d", i + 1),
                  "a system that is explored has resources from 1 to 3");
    for (int seats = 2; seats <= EMPIRES_SEATS; seats++)
        if (rules->unit_sets.seats[seats] < 1 || rules->unit_sets.seats[seats] > SETS_MAX)
            fault(faults, fault_path("game.json/unit_sets/%d", seats), "there are one or two sets of units");
}

void empires_prepare(void *data, Faults *faults) {
    EmpiresRules *rules = data;
    check_cards(rules, faults);
    check_units(rules, faults);
    check_races(rules, faults);
    check_numbers(rules, faults);
    empires_prepare_maps(rules, faults);
}
