// SPDX-License-Identifier: MIT
// How each number of the table came about. Power and hull are added up from the whole game as everybody saw
// it; of an attack the view knows the parts. Parts always add up to the number that they explain.
#include "app/tables/alpha_strike/table.h"

#include <stdio.h>
#include <string.h>

bool strike_is_number(const HitTag *tag) {
    return tag->kind == TAG_SEAT || (tag->kind >= TAG_POWER_NUMBER && tag->kind <= TAG_MELTDOWN);
}

// ---- lines

static void put_number(char *out, size_t size, int value, bool sign) {
    snprintf(out, size, "%s%d",
             !sign       ? ""
             : value < 0 ? "\u2212"
             : value > 0 ? "+"
                         : "",
             sign && value < 0 ? -value : value);
}

static ExplainLine *add_text(Explanation *out, const char *text) {
    ExplainLine *line = &out->line[out->count < EXPLAIN_LINES ? out->count++ : EXPLAIN_LINES - 1];
    memset(line, 0, sizeof *line);
    line->palette = -1;
    text_copy(line->text, sizeof line->text, text);
    return line;
}

static ExplainLine *add_line(const App *app, Explanation *out, const char *key, int value, bool sign) {
    ExplainLine *line = add_text(out, app_word(app, key));
    put_number(line->value, sizeof line->value, value, sign);
    return line;
}

static void head(Explanation *out, const char *title, int value) {
    text_copy(out->title, sizeof out->title, title);
    put_number(out->value, sizeof out->value, value, false);
}

// A sentence with a number in it, below the list.
static void foot(const App *app, Explanation *out, const char *key, int number) {
    char text[8];
    snprintf(text, sizeof text, "%d", number);
    app_format(app, out->foot, sizeof out->foot, key, "number", text, (char *)NULL);
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

typedef struct Adding {
    Seat seat;
    uint8_t track; // TRACKS: the hull
    bool begun;
    int sum[SUMS];
} Adding;

static int number_in(const StrikeView *view, const Adding *adding) {
    const ViewShip *ship = &view->seat[adding->seat];
    return adding->track < TRACKS ? ship->power[adding->track] : ship->hull;
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

static void add_event(void *context, const Event *event, const void *before, const void *after) {
    Adding *adding = context;
    if (!adding->begun) {
        adding->begun = true;
        adding->sum[SUM_START] = number_in(before != NULL ? before : after, adding);
    }
    if (before != NULL)
        adding->sum[why_changed(event)] += number_in(after, adding) - number_in(before, adding);
}

static void tell_history(const App *app, const CardTable *table, Seat seat, uint8_t track, Explanation *out) {
    Adding adding = {.seat = seat, .track = track};
    const int now = number_in(seen(table), &adding);
    int total = 0;
    if (!session_retell(app->session, add_event, &adding))
        return;
    for (int i = 0; i < SUMS; i++)
        total += adding.sum[i];
    if (!adding.begun) // nothing has happened yet
        adding.sum[SUM_START] = total = now;
    for (int i = 0; i < SUMS && total == now; i++)
        if (i == SUM_START || adding.sum[i] != 0)
            add_line(app, out, sum_words[i], adding.sum[i], i != SUM_START);
}

static bool tell_power(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    static const char *const feet[] = {"tell.shield_foot", "tell.weapon_foot", "tell.engine_foot"};
    if (tag->a >= TRACKS)
        return false;
    head(out, strike_track_name(table->looks, tag->a), seen(table)->seat[tag->seat].power[tag->a]);
    tell_history(app, table, tag->seat, tag->a, out);
    foot(app, out, feet[tag->a], strike_rules(app)->track_max);
    return true;
}

static bool tell_hull(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    head(out, strike_track_name(table->looks, TRACKS), seen(table)->seat[tag->seat].hull);
    tell_history(app, table, tag->seat, TRACKS, out);
    foot(app, out, "tell.hull_foot", seen(table)->seat[tag->seat].hull_max);
    return true;
}

static bool tell_step(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    const ViewShip *ship = &seen(table)->seat[tag->seat];
    char key[64];
    if (tag->a >= TRACKS)
        return false;
    text_copy(out->title, sizeof out->title, strike_track_name(table->looks, tag->a));
    put_number(out->value, sizeof out->value, ship->increment[tag->a], true);
    foot(app, out, "tell.step_foot", ship->increment[tag->a]);
    snprintf(key, sizeof key, "ship.%s.text", seat_faction_id(app, tag->seat));
    if (ship->increment[tag->a] > 1)
        add_text(out, app_word(app, key));
    return true;
}

static bool tell_hand(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    head(out, app_word(app, "strike.hand"), seen(table)->seat[tag->seat].hand_count);
    foot(app, out, "tell.hand_foot", strike_rules(app)->hand_size);
    return true;
}

// ---- an attack

static int bonus_of(const Ability *ability, int count, uint8_t tags) {
    int bonus = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count; k++) {
            const Doing *doing = &ability[i].doing[k];
            if (ability[i].on == ON_PASSIVE && doing->op == OP_ATTACK_BONUS &&
                (doing->tag == NONE || (tags & 1u << doing->tag) != 0))
                bonus += doing->amount;
        }
    return bonus;
}

static void add_bonus(Explanation *out, const char *name, int value, int palette, int *left) {
    if (value == 0 || value > *left)
        return;
    ExplainLine *line = add_text(out, name);
    put_number(line->value, sizeof line->value, value, true);
    line->palette = palette;
    *left -= value;
}

// By whose card or ship each bonus comes; a craft that is gone by now has given it all the same.
static void tell_bonuses(const App *app, const CardTable *table, const ViewAttack *attack, Explanation *out) {
    const StrikeRules *rules = strike_rules(app);
    const ViewShip *ship = &seen(table)->seat[attack->attacker];
    const ShipDef *def = &rules->ship[ship->ship];
    const int palette = seat_palette(app, attack->attacker);
    int left = attack->bonus;
    add_bonus(out, seat_faction_name(app, attack->attacker),
              bonus_of(def->ability, def->ability_count, attack->tags), palette, &left);
    for (int i = 0; i < ship->craft_count; i++) {
        const CardDef *craft = &rules->card[ship->craft[i]];
        add_bonus(out, strike_card_name(table->looks, ship->craft[i]),
                  bonus_of(craft->ability, craft->ability_count, attack->tags), palette, &left);
    }
    if (left != 0)
        put_number(add_text(out, app_word(app, "tell.gone_craft"))->value, 16, left, true);
}

static bool tell_sum(const App *app, const CardTable *table, Explanation *out) {
    const ViewAttack *attack = strike_attack(table);
    if (attack == NULL)
        return false;
    head(out, app_word(app, "strike.damage"), attack->base);
    ExplainLine *line = add_text(out, strike_card_name(table->looks, attack->card));
    put_number(line->value, sizeof line->value, attack->base - attack->bonus, false);
    tell_bonuses(app, table, attack, out);
    text_copy(out->foot, sizeof out->foot,
              app_word(app, attack->bypass ? "tell.bypass_foot" : "tell.sum_foot"));
    return true;
}

// What lands: the damage, what answers take off, and where the rest goes.
static bool tell_lands(const App *app, const CardTable *table, Explanation *out) {
    const StrikeForecast *told = &own(table)->forecast;
    const StrikeForecast *then = told->kind == FORECAST_ANSWER ? told : &own(table)->hit;
    char shields[8], hull[8];
    if (then->kind == FORECAST_NONE || then->attacker >= seen(table)->seats)
        return false;
    head(out, app_word(app, "strike.lane.lands"), then->lands);
    add_line(app, out, "strike.damage", then->damage, false);
    if (then->counters)
        add_line(app, out, "strike.countered", -then->damage, true);
    else if (then->damage > then->lands)
        add_line(app, out, "strike.lane.taken_off", then->lands - then->damage, true);
    snprintf(shields, sizeof shields, "%u", then->to_shields);
    snprintf(hull, sizeof hull, "%u", then->to_hull);
    app_format(app, out->foot, sizeof out->foot, "tell.lands_foot", "shields", shields, "hull", hull,
               (char *)NULL);
    return true;
}

// ---- the meltdown

static bool tell_meltdown(const App *app, const CardTable *table, Explanation *out) {
    const StrikeView *view = seen(table);
    const StrikeRules *rules = strike_rules(app);
    const int first = view->meltdown_round, rounds = view->round >= first ? view->round - first + 1 : 0;
    head(out, app_word(app, "strike.meltdown"), rounds * rules->meltdown_step);
    if (rounds > 0) {
        add_line(app, out, "tell.round", view->round, false);
        add_line(app, out, "tell.since", rounds, false);
        add_line(app, out, "tell.each", rules->meltdown_step, true);
    }
    foot(app, out, rounds > 0 ? "tell.meltdown_foot" : "tell.meltdown_later", first);
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
        return tell_lands(app, table, out);
    case TAG_MELTDOWN:
        return tell_meltdown(app, table, out);
    default:
        return false;
    }
}
