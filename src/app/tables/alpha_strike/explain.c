// SPDX-License-Identifier: MIT
// Explains the numbers of the table. Power and hull are added up over the whole game as everybody saw it; the
// parts of an attack are in the view. Parts always add up to the number they explain.
#include "app/kit/explain.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/table.h"

#include <string.h>

bool strike_is_number(const HitTag *tag) {
    return tag->kind == TAG_SEAT || (tag->kind >= TAG_POWER_NUMBER && tag->kind <= TAG_MELTDOWN);
}

bool strike_strikes_at_once(const App *app, const CardTable *table, Seat seat) {
    if (seat >= seen(table)->seats)
        return false;
    return strike_ship_strikes_at_once(&strike_rules(app)->ship[seen(table)->seat[seat].ship]);
}

const char *strike_kind_text(const App *app, const CardTable *table, uint8_t card, Seat seat) {
    const CardDef *def = &strike_rules(app)->card[card];
    if (def->kind == KIND_CRAFT && def->attacks && strike_strikes_at_once(app, table, seat))
        return app_word(app, "kind.craft.at_once");
    return say_of(app, "kind.%s.text", strike_kind_words[def->kind]);
}

// ---- power and hull, from the whole game

enum {
    SUM_START,
    SUM_ALLOCATED,
    SUM_CARDS,
    SUM_PAID,
    SUM_HITS,
    SUM_REPAIRED,
    SUM_MELTED,
    SUMS
};
static const char *const sum_words[SUMS] = {"tell.start", "tell.allocated", "tell.cards", "tell.paid",
                                            "tell.hits",  "tell.repaired",  "tell.melted"};

typedef struct Which {
    Seat seat;
    uint8_t track; // TRACKS: the hull
} Which;

static int number_of(const void *data, const void *which) {
    const StrikeView *view = data;
    const Which *of = which;
    return of->track < TRACKS ? view->seat[of->seat].power[of->track] : view->seat[of->seat].hull;
}

static int why_changed(const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_POWER:
        return event->at == POWER_ALLOCATED ? SUM_ALLOCATED : event->at == POWER_PAID ? SUM_PAID : SUM_CARDS;
    case EVENT_REPAIR:
        return SUM_REPAIRED;
    case EVENT_MELTED:
        return SUM_MELTED;
    default:
        return SUM_HITS;
    }
}

static void tell_history(const App *app, const CardTable *table, Seat seat, uint8_t track, Explanation *out) {
    const Which which = {seat, track};
    const ExplainHistory history = {number_of, &which, why_changed, sum_words, SUMS};
    explain_set_title(out, strike_track_name(table->looks, track), number_of(seen(table), &which));
    explain_history(app, &history, seen(table), out);
}

static bool tell_power(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    static const char *const feet[] = {"tell.shield_foot", "tell.weapon_foot", "tell.engine_foot"};
    if (tag->a >= TRACKS)
        return false;
    tell_history(app, table, tag->seat, tag->a, out);
    explain_set_foot(app, out, feet[tag->a], strike_rules(app)->track_max);
    return true;
}

static bool tell_hull(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    tell_history(app, table, tag->seat, TRACKS, out);
    const int melts = strike_next_melt(app, seen(table));
    char hatched[160];
    explain_set_foot(app, out, "tell.hull_foot", seen(table)->seat[tag->seat].hull_max);
    if (melts > 0 && seen(table)->seat[tag->seat].alive) {
        app_fill(app, hatched, sizeof hatched, "tell.hull_melts", NUM("number", melts));
        explain_add(out, hatched);
    }
    return true;
}

static bool tell_step(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    const ViewShip *ship = &seen(table)->seat[tag->seat];
    if (tag->a >= TRACKS)
        return false;
    text_copy(out->title, sizeof out->title, strike_track_name(table->looks, tag->a));
    explain_format_number(out->value, ship->increment[tag->a], true);
    explain_set_foot(app, out, "tell.step_foot", ship->increment[tag->a]);
    if (ship->increment[tag->a] > 1)
        explain_add(out, say_of(app, "ship.%s.text", seat_faction_id(app, tag->seat)));
    return true;
}

static bool tell_hand(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    explain_set_title(out, app_word(app, "strike.hand"), seen(table)->seat[tag->seat].hand_count);
    explain_set_foot(app, out, "tell.hand_foot", strike_rules(app)->hand_size);
    return true;
}

// ---- an attack

static int add_bonus(StrikeBonus *out, int count, const char *name, const Ability *ability, int abilities,
                     uint8_t tags) {
    const int value = strike_passive_bonus(ability, abilities, tags);
    if (value != 0)
        out[count++] = (StrikeBonus){name, value};
    return count;
}

int strike_bonuses(const App *app, const CardTable *table, Seat attacker, uint8_t tags,
                   StrikeBonus out[STRIKE_BONUSES]) {
    const StrikeRules *rules = strike_rules(app);
    const ViewShip *ship = &seen(table)->seat[attacker];
    const ShipDef *def = &rules->ship[ship->ship];
    int count = add_bonus(out, 0, seat_faction_name(app, attacker), def->ability, def->ability_count, tags);
    for (int i = 0; i < ship->craft_count; i++) {
        const CardDef *craft = &rules->card[ship->craft[i]];
        count = add_bonus(out, count, strike_card_name(table->looks, ship->craft[i]), craft->ability,
                          craft->ability_count, tags);
    }
    return count;
}

// Which card or ship each bonus comes from; craft that are gone by now still count.
static void explain_bonuses(const App *app, const CardTable *table, const ViewAttack *attack,
                            Explanation *out) {
    StrikeBonus bonus[STRIKE_BONUSES];
    const int count = strike_bonuses(app, table, attack->attacker, attack->tags, bonus);
    int left = attack->bonus;
    for (int i = 0; i < count; i++)
        if (bonus[i].value <= left) {
            ExplainLine *line = explain_add_number(out, bonus[i].name, bonus[i].value, true);
            line->palette = seat_palette(app, attack->attacker);
            if (strcmp(bonus[i].name, seat_faction_name(app, attack->attacker)) == 0) // its ability
                text_copy(line->note, sizeof line->note,
                          say_of(app, "ship.%s.text", seat_faction_id(app, attack->attacker)));
            left -= bonus[i].value;
        }
    if (left != 0)
        explain_add_number(out, app_word(app, "tell.gone_craft"), left, true);
}

static bool tell_sum(const App *app, const CardTable *table, Explanation *out) {
    const StrikeForecast *then = &own(table)->forecast;
    const ViewAttack aimed = {.attacker = table->front,
                              .target = then->target,
                              .card = then->card,
                              .tags = then->tags,
                              .bypass = then->bypass,
                              .base = (uint8_t)then->damage,
                              .bonus = (uint8_t)then->bonus};
    const ViewAttack *attack = strike_attack(table);
    if (attack == NULL && then->kind == FORECAST_ATTACK && then->target < seen(table)->seats)
        attack = &aimed;
    if (attack == NULL)
        return false;
    explain_set_title(out, app_word(app, "strike.damage"), attack->base);
    explain_add_number(out, strike_card_name(table->looks, attack->card), attack->base - attack->bonus,
                       false);
    explain_bonuses(app, table, attack, out);
    text_copy(out->foot, sizeof out->foot,
              app_word(app, attack->bypass ? "tell.bypass_foot" : "tell.sum_foot"));
    return true;
}

// What lands: the damage, what answers take off, and where the rest goes.
static bool explain_lands(const App *app, const CardTable *table, Explanation *out) {
    const StrikeForecast *told = &own(table)->forecast;
    const StrikeForecast *then = told->kind == FORECAST_ANSWER ? told : &own(table)->hit;
    if (then->kind == FORECAST_NONE || then->attacker >= seen(table)->seats)
        return false;
    explain_set_title(out, app_word(app, "strike.lane.lands"), then->lands);
    explain_add_number(out, app_word(app, "strike.damage"), then->damage, false);
    if (then->counters)
        explain_add_number(out, app_word(app, "strike.countered"), -then->damage, true);
    else if (then->damage > then->lands)
        explain_add_number(out, app_word(app, "strike.lane.taken_off"), then->lands - then->damage, true);
    app_fill(app, out->foot, sizeof out->foot, "tell.lands_foot", NUM("shields", then->to_shields),
             NUM("hull", then->to_hull));
    return true;
}

// ---- the meltdown

static bool tell_calm(const App *app, const StrikeView *view, Explanation *out) {
    explain_set_title(out, app_word(app, "tell.calm"), view->calm);
    explain_set_foot(app, out, "tell.calm_foot", strike_calm_limit(strike_rules(app)));
    return true;
}

static bool tell_meltdown(const App *app, const CardTable *table, Explanation *out) {
    const StrikeView *view = seen(table);
    const StrikeRules *rules = strike_rules(app);
    if (view->by_the_book)
        return tell_calm(app, view, out);
    const int first = view->meltdown_round, rounds = view->round >= first ? view->round - first + 1 : 0;
    explain_set_title(out, app_word(app, "strike.meltdown"), rounds * rules->meltdown_step);
    if (rounds > 0) {
        explain_add_number(out, app_word(app, "tell.round"), view->round, false);
        explain_add_number(out, app_word(app, "tell.since"), rounds, false);
        explain_add_number(out, app_word(app, "tell.each"), rules->meltdown_step, true);
    }
    explain_set_foot(app, out, rounds > 0 ? "tell.meltdown_foot" : "tell.meltdown_later", first);
    return true;
}

bool strike_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    const bool seat = tag->seat < seen(table)->seats;
    memset(out, 0, sizeof *out);
    switch (tag->kind) {
    case TAG_POWER_NUMBER:
        return seat && tell_power(app, table, tag, out);
    case TAG_HULL_NUMBER:
    case TAG_SEAT:
        return seat && tell_hull(app, table, tag, out);
    case TAG_STEP_NUMBER:
        return seat && tell_step(app, table, tag, out);
    case TAG_HAND_COUNT:
        return seat && tell_hand(app, table, tag, out);
    case TAG_SUM:
        return tell_sum(app, table, out);
    case TAG_LANDS:
        return explain_lands(app, table, out);
    case TAG_MELTDOWN:
        return tell_meltdown(app, table, out);
    default:
        return false;
    }
}
