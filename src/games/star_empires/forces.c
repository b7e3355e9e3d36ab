// SPDX-License-Identifier: MIT
// The parts of a side's force (rules §6.2, §6.5), and the losses of a battle (§6.3). Hidden units are taken
// as weak, and as strong, as possible.
#include "games/star_empires/outlook.h"

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
    empires_guess_units(rules, &side->unseen, race->force, false, weak);
    empires_guess_units(rules, &side->unseen, race->force, true, strong);
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

// ---- losses

static int half_up(const EmpiresRules *rules, int number) {
    return (number * rules->winner_loss_percent + 99) / 100;
}

// Total of that effect over the committed cards; cards that negate losses only with CARD_MARKED.
static int count_effect(const EmpiresRules *rules, const BattleSide *side, Op op) {
    int sum = 0;
    for (int i = 0; i < side->card_count && i < BATTLE_CARDS_MAX; i++) {
        const uint8_t function = side->card[i];
        const CardEffect *effect = card_effect(&rules->card[function & ~CARD_MARKED & 0xFFu], op);
        if (effect != NULL && (op != OP_NEGATE_LOSS || (function & CARD_MARKED) != 0))
            sum += op == OP_CALL_OFF ? 1 : effect->n;
    }
    return sum;
}

// All units of a side, hidden ones as weak or as strong as possible.
static void all_units(const EmpiresRules *rules, const BattleSide *side, bool strong,
                      uint8_t unit[UNITS_MAX]) {
    uint8_t worth[UNITS_MAX];
    for (int i = 0; i < UNITS_MAX; i++)
        worth[i] = i < rules->unit_count ? rules->unit[i].force : 0;
    memcpy(unit, side->unit, UNITS_MAX);
    if (side->unseen.count > 0)
        empires_guess_units(rules, &side->unseen, worth, strong, unit);
}

// Number of units the winner loses if it gives up its strongest, or its weakest, first.
static int losses(const EmpiresRules *rules, const uint8_t from[UNITS_MAX], int due, int more, bool strong) {
    uint8_t unit[UNITS_MAX];
    int paid = 0, lost = 0;
    memcpy(unit, from, sizeof unit);
    for (int left = sum_of(unit); left > 1 && (paid < due || more > 0); left--) {
        int best = -1;
        for (int i = 0; i < rules->unit_count; i++)
            if (unit[i] > 0 && (best < 0 || (strong ? rules->unit[i].force > rules->unit[best].force
                                                    : rules->unit[i].force < rules->unit[best].force)))
                best = i;
        if (best < 0)
            break;
        more -= paid >= due;
        paid += paid < due ? rules->unit[best].force : 0;
        unit[best]--;
        lost++;
    }
    return lost;
}

static void count_losses(const EmpiresRules *rules, const BattleSide *winner, const BattleSide *loser,
                         BattleToll *out) {
    const int more = count_effect(rules, loser, OP_EXTRA_LOSS),
              back = count_effect(rules, winner, OP_NEGATE_LOSS);
    uint8_t weak[UNITS_MAX], strong[UNITS_MAX];
    all_units(rules, winner, false, weak);
    all_units(rules, winner, true, strong);
    const int least = losses(rules, strong, out->due_least, more, true),
              most = losses(rules, weak, out->due_most, more, false);
    out->losses_least = (uint8_t)(least > back ? least - back : 0);
    out->losses_most = (uint8_t)(most > back ? most - back : 0);
}

static int count_bases(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int count = 0;
    for (int i = 0; i < rules->unit_count; i++)
        count += rules->unit[i].kind == UNIT_BASE ? unit[i] : 0;
    return count;
}

// Where the side can retreat to; 0: nowhere, or it has no ship.
static uint64_t open_to(const EmpiresRules *rules, const EmpiresView *view, int place,
                        const BattleSide *side) {
    const bool ship = side->unseen.count > 0 || empires_ships(rules, side->unit) > 0;
    return ship ? empires_retreats(rules, &view->table, side->seat, place) : 0;
}

static void count_casualties(const EmpiresRules *rules, const BattleSide *winner, const BattleSide *loser,
                             BattleToll *out) {
    out->bases = (uint8_t)count_bases(rules, loser->unit);
    const int count = sum_of(loser->unit) - out->bases + loser->unseen.count;
    int lost = (count + 1) / 2 + count_effect(rules, winner, OP_EXTRA_LOSS) -
               count_effect(rules, loser, OP_NEGATE_LOSS);
    lost = lost < 0 ? 0 : lost > count ? count : lost;
    out->casualties = (uint8_t)lost;
    out->retreating = (uint8_t)(count - lost);
}

// A side leaves by a card (the attacker's is checked first), so nobody wins.
static bool call_off(const EmpiresRules *rules, const EmpiresView *view, int place,
                     const BattleSide *const side[SIDES], BattleToll *out) {
    for (uint8_t i = 0; i < SIDES; i++)
        if (count_effect(rules, side[i], OP_CALL_OFF) > 0) {
            out->leaves = i;
            out->retreating = (uint8_t)(sum_of(side[i]->unit) + side[i]->unseen.count);
            out->open = open_to(rules, view, place, side[i]);
            return true;
        }
    return false;
}

void empires_toll(const EmpiresRules *rules, const EmpiresView *view, int place, const BattleSide *attacker,
                  const BattleSide *defender, int winner, BattleToll *out) {
    const EmpiresBoard *s = &view->table;
    const BattleSide *const side[SIDES] = {attacker, defender};
    const BattleSide *wins = side[winner], *loses = side[1 - winner];
    memset(out, 0, sizeof *out);
    out->leaves = SIDES;
    out->winner = (uint8_t)winner;
    if (call_off(rules, view, place, side, out))
        return;
    const bool owns = owner_of(s, place) == defender->seat;
    const int garrison = winner == SIDE_ATTACKER && owns ? empires_garrison(rules, s, place) : 0;
    uint8_t weak[UNITS_MAX], strong[UNITS_MAX];
    all_units(rules, loses, false, weak);
    all_units(rules, loses, true, strong);
    out->due_least = (int16_t)half_up(rules, empires_printed_force(rules, weak) + garrison);
    out->due_most = (int16_t)half_up(rules, empires_printed_force(rules, strong) + garrison);
    count_casualties(rules, wins, loses, out);
    out->open = out->retreating > 0 ? open_to(rules, view, place, loses) : 0;
    count_losses(rules, wins, loses, out);
    if (has_units(wins) && race_of(rules, s, wins->seat)->assimilates)
        out->joins = (uint8_t)((out->casualties + (out->open == 0 ? out->retreating : 0)) / 2);
    out->claims = winner == SIDE_ATTACKER && owns;
}

// ---- minor races

void empires_conquest(const EmpiresRules *rules, const EmpiresView *view, int place, const BattleSide *side,
                      ConquestChances *out) {
    static const BattleSide nobody = {.seat = SEAT_NONE};
    ForceParts parts;
    BattleToll toll = {0};
    int won = 0, product = 0;
    empires_parts(rules, view, place, false, side, NULL, &parts);
    memset(out, 0, sizeof *out);
    out->force = parts.sum;
    for (int one = 1; one <= DIE; one++)
        for (int other = 1; other <= DIE; other++)
            if (parts.sum > one * other) {
                won++;
                product = one * other > product ? one * other : product;
            }
    out->wins = (uint16_t)((won * 1000 + DIE * DIE / 2) / (DIE * DIE));
    out->due_most = (int16_t)half_up(rules, product);
    toll.due_least = (int16_t)(won > 0 ? half_up(rules, 1) : 0);
    toll.due_most = out->due_most;
    count_losses(rules, side, &nobody, &toll);
    out->losses_least = toll.losses_least;
    out->losses_most = toll.losses_most;
    out->casualties = (uint8_t)((sum_of(side->unit) - count_bases(rules, side->unit) + 1) / 2);
    out->open = open_to(rules, view, place, side);
}
