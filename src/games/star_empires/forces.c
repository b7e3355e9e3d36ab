// SPDX-License-Identifier: MIT
// The parts of a side's force (rules §6.2, §6.5), and the odds against a minor race. Hidden units are taken
// as weak, and as strong, as possible.
#include "games/star_empires/forecast.h"

static bool has_units(const BattleSide *side) {
    return side != NULL && sum_of(side->unit) + side->unseen.count > 0;
}

static bool has_leader(const EmpiresRules *rules, const BattleSide *side) {
    return side != NULL && empires_has_kind(rules, side->unit, UNIT_LEADER);
}

// ---- parts

static ForcePart *add_part(ForceParts *out, PartKind kind, int amount, int most) {
    ForcePart *part = &out->part[out->count++];
    *part = (ForcePart){
        .kind = (uint8_t)kind, .card = NONE, .sure = 1, .amount = (int16_t)amount, .most = (int16_t)most};
    out->sum = (int16_t)(out->sum + amount);
    out->most = (int16_t)(out->most + most);
    return part;
}

static void add_if(ForceParts *out, PartKind kind, bool counts, int amount) {
    if (counts && amount != 0)
        add_part(out, kind, amount, amount);
}

static int force_of(const RaceDef *race, const uint8_t unit[UNITS_MAX]) {
    int force = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        force += unit[i] * race->force[i];
    return force;
}

static void add_units(const EmpiresRules *rules, const RaceDef *race, const BattleSide *side,
                      ForceParts *out) {
    const int force = force_of(race, side->unit);
    if (!has_units(side))
        return;
    add_part(out, PART_UNITS, force, force)->bonus =
        (int16_t)(force - empires_printed_force(rules, side->unit));
    if (side->unseen.count == 0)
        return;
    uint8_t weak[UNITS_MAX] = {0}, strong[UNITS_MAX] = {0};
    empires_bound_units(rules, &side->unseen, race->force, false, weak);
    empires_bound_units(rules, &side->unseen, race->force, true, strong);
    add_part(out, PART_UNSEEN, force_of(race, weak), force_of(race, strong));
}

// Returns true if a leader may be among the hidden units.
static bool may_lead(const EmpiresRules *rules, const BattleSide *side) {
    if (side == NULL || side->unseen.count == 0)
        return false;
    const unsigned kinds = side->unseen.kinds[side->unseen.levels - 1];
    for (int i = 0; i < rules->unit_count; i++)
        if (rules->unit[i].kind == UNIT_LEADER && (kinds >> i & 1u) != 0 && side->unseen.pool[i] > 0)
            return true;
    return false;
}

static void add_leader(const EmpiresRules *rules, const BattleSide *side, const BattleSide *other,
                       ForceParts *out) {
    if (has_leader(rules, side) && !has_leader(rules, other) && rules->leader_force > 0)
        add_part(out, PART_LEADER, rules->leader_force, rules->leader_force)->sure = !may_lead(rules, other);
}

static void add_cards(const EmpiresRules *rules, const EmpiresView *view, const BattleSide *side,
                      ForceParts *out) {
    const uint8_t *unit = has_units(side) ? side->unit : NULL;
    for (int i = 0; i < side->card_count && i < BATTLE_CARDS_MAX; i++) {
        const uint8_t function = side->card[i];
        const int force = empires_card_force(rules, &view->table, side->seat, unit, function);
        ForcePart *part = add_part(out, PART_CARD, force, force);
        part->card = function;
        part->bonus =
            (function & CARD_MARKED) != 0 ? 0 : race_of(rules, &view->table, side->seat)->bonus[function];
    }
}

void empires_parts(const EmpiresRules *rules, const EmpiresView *view, int place, bool defends,
                   const BattleSide *side, const BattleSide *other, ForceParts *out) {
    const EmpiresBoard *s = &view->table;
    const Chart *chart = chart_of(rules, s);
    memset(out, 0, sizeof *out);
    if (side->seat >= s->seats)
        return;
    const RaceDef *race = race_of(rules, s, side->seat);
    const bool fights = has_units(side);
    add_units(rules, race, side, out);
    add_leader(rules, side, other, out);
    add_if(out, PART_SYSTEM, fights && has_place(chart->is_system, place), race->system_force);
    add_if(out, PART_STARBASE, fights && (empires_bases(rules, s, side->seat) & chart->near[place]) != 0,
           rules->starbase_force);
    add_if(out, PART_GARRISON, defends && owner_of(s, place) == side->seat,
           empires_garrison(rules, s, place));
    add_cards(rules, view, side, out);
}

// ---- cards that nobody sees

// What each card of the pack adds at most, in battles of that side; a wild one as whatever it may stand for.
static void forces_of_cards(const EmpiresRules *rules, const EmpiresView *view, const BattleSide *side,
                            int force[KINDS_MAX]) {
    const EmpiresBoard *s = &view->table;
    const uint64_t specials = race_of(rules, s, side->seat)->specials;
    uint8_t unit[UNITS_MAX];
    int wild = 0;
    memcpy(unit, side->unit, sizeof unit);
    for (int i = 0; i < rules->unit_count; i++)
        if (rules->unit[i].kind == UNIT_SHIP) { // the hidden ones may all be ships
            unit[i] = (uint8_t)(unit[i] + side->unseen.count);
            break;
        }
    for (int card = 0; card < rules->card_count; card++) {
        const bool fights = card_can(&rules->card[card], WHEN_BATTLE);
        force[card] = fights ? empires_card_force(rules, s, side->seat, unit, (uint8_t)card) : 0;
        if (has_place(specials, card) && force[card] > wild)
            wild = force[card];
    }
    for (int card = 0; card < rules->card_count; card++)
        if (card_can(&rules->card[card], WHEN_AS) && wild > force[card])
            force[card] = wild;
}

int empires_cards_most(const EmpiresRules *rules, const EmpiresView *view, const BattleSide *side) {
    const EmpiresBoard *s = &view->table;
    int force[KINDS_MAX], most = 0;
    if (side->seat >= s->seats)
        return 0;
    forces_of_cards(rules, view, side, force);
    int left = s->seat[side->seat].hand_size;
    if (left > rules->battle_cards)
        left = rules->battle_cards;
    while (left > 0) {
        int best = 0;
        for (int card = 1; card < rules->card_count; card++)
            if (force[card] > force[best])
                best = card;
        if (force[best] <= 0)
            break;
        const int copies = rules->card[best].copies < left ? rules->card[best].copies : left;
        most += copies * force[best];
        left -= copies;
        force[best] = 0;
    }
    return most;
}

// ---- minor races

uint16_t empires_conquest(const EmpiresRules *rules, const EmpiresView *view, int place,
                          const BattleSide *side) {
    ForceParts parts;
    int won = 0;
    empires_parts(rules, view, place, false, side, NULL, &parts);
    for (int one = 1; one <= DIE; one++)
        for (int other = 1; other <= DIE; other++)
            won += parts.sum > one * other;
    return (uint16_t)((won * 1000 + DIE * DIE / 2) / (DIE * DIE));
}
