// SPDX-License-Identifier: MIT
// Explains an empire's numbers: its revenue by system, its systems, how many units it can support.
#include "app/kit/say.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/table.h"

#include "app/kit/explain.h"
#include "games/star_empires/numbers.h"

#include <stdio.h>

static void explain_revenue(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const int revenue = empires_next_revenue(seen(table), seat),
              raided = seen(table)->revenue[seat] - revenue;
    explain_set_title(out, app_word(app, "empires.revenue"), revenue);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (owner_of(s, place) == seat)
            explain_add_number(out, empires_place_name(app, table, place),
                               empires_system_revenue(rules, s, place, seat), true);
    if (raided > 0)
        explain_add_number(out, app_word(app, "empires.raided"), -raided, true);
}

static void explain_systems(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const EmpiresBoard *s = &seen(table)->table;
    explain_set_title(out, app_word(app, "empires.systems"), seen(table)->systems[seat]);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (owner_of(s, place) == seat)
            explain_add_number(out, empires_place_name(app, table, place), 1, true);
    explain_set_foot(app, out, "empires.tell.systems_foot", empires_systems_to_win(empires_rules(app), s));
}

// What the winner of the battle gives up: a share of the printed force of the defeated units.
static void explain_due(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const EmpiresRules *rules = empires_rules(app);
    BattleStatus battle;
    char text[120];
    (void)seat; // the battle knows
    empires_read_battle(app, table, &battle);
    const int loser = 1 - battle.winner;
    const BattleStack *stack = &battle.stack[loser];
    const int due = empires_winner_due(rules, &battle, loser),
              beaten = empires_beaten_force(rules, &battle, loser);
    explain_set_title(out, app_word(app, "empires.due.title"), due);
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        if (stack->seat != SEAT_NONE && stack->all[unit] > 0) {
            snprintf(text, sizeof text, "%u \xC3\x97 %s", stack->all[unit],
                     empires_unit_name(table->looks, unit));
            explain_add_number(out, text, stack->all[unit] * rules->unit[unit].force, true);
        }
    if (stack->seat == SEAT_NONE)
        explain_add_number(out, app_word(app, "empires.due.minor"), beaten, true);
    else if (stack->garrison > 0)
        explain_add_number(out, app_word(app, "empires.battle.garrison"), stack->garrison, true);
    app_fill(app, text, sizeof text, "empires.due.share", NUM("number", rules->winner_loss_percent));
    explain_add_number(out, text, due - beaten, true);
    text_copy(out->foot, sizeof out->foot, app_word(app, "empires.due.foot"));
}

// ---- from the whole game: credits and units

#define SUM_ROUNDS 3 // replaying a long game takes too long for a tooltip

enum {
    SUM_START,
    SUM_REVENUE,
    SUM_CARDS,
    SUM_BUILT,
    SUM_UPKEEP,
    SUM_LOST,
    SUM_DISBANDED,
    SUM_TAKEN_OVER,
    SUM_OTHER,
    SUMS
};
static const char *const sum_words[SUMS] = {
    "empires.sum.start",     "empires.sum.revenue",    "empires.sum.cards",
    "empires.sum.built",     "empires.sum.upkeep",     "empires.sum.lost",
    "empires.sum.disbanded", "empires.sum.taken_over", "empires.sum.other"};

static int why_changed(const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_REVENUE:
        return SUM_REVENUE;
    case EVENT_EARNED:
    case EVENT_STOLEN:
        return SUM_CARDS;
    case EVENT_BUILT:
    case EVENT_BUILT_MARK:
        return SUM_BUILT;
    case EVENT_UPKEEP:
        return SUM_UPKEEP;
    case EVENT_LOST:
    case EVENT_SAVED:
    case EVENT_DESTROYED:
        return SUM_LOST;
    case EVENT_DISBANDED:
        return SUM_DISBANDED;
    case EVENT_ASSIMILATED:
        return SUM_TAKEN_OVER;
    default:
        return SUM_OTHER;
    }
}

static int credits_of(const void *view, const void *seat) {
    return pair(((const EmpiresView *)view)->table.seat[*(const Seat *)seat].credits);
}

static int units_of(const void *view, const void *seat) {
    return ((const EmpiresView *)view)->units[*(const Seat *)seat];
}

// Its value at the start and what has changed it; below the first line, where that came from.
static void explain_sum(const App *app, const CardTable *table, Seat seat,
                        int (*number)(const void *view, const void *seat), Explanation *out) {
    const EmpiresRules *rules = empires_rules(app);
    const ExplainHistory history = {number, &seat, why_changed, sum_words, SUMS};
    const bool units = number == units_of, two = seen(table)->table.seats == 2;
    explain_set_title(out, app_word(app, units ? "empires.units" : "empires.credits"),
                      number(seen(table), &seat));
    if (seen(table)->table.round <= SUM_ROUNDS)
        explain_history(app, &history, seen(table), out);
    if (out->count > 0)
        say_number(app, out->line[0].note, sizeof out->line[0].note,
                   units ? "empires.start.units"
                   : two ? "empires.start.credits_two"
                         : "empires.start.credits",
                   units ? rules->start_units : rules->second_seat_credits);
}

static void explain_credits(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    explain_sum(app, table, seat, credits_of, out);
    explain_set_foot(app, out, "empires.tell.credits_foot", empires_next_revenue(seen(table), seat));
}

static void explain_units(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    explain_sum(app, table, seat, units_of, out);
    explain_set_foot(app, out, "empires.tell.units_foot", seen(table)->revenue[seat]);
}

static void explain_hand(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    explain_set_title(out, app_word(app, "empires.hand"), seen(table)->table.seat[seat].hand_size);
    explain_set_foot(app, out, "empires.tell.hand_foot", empires_rules(app)->hand_limit);
}

// The numbers that have an explanation, by the tag of their region: all of them and no others.
static void (*const explained[])(const App *app, const CardTable *table, Seat seat, Explanation *out) = {
    [TAG_SEAT] = explain_systems,           [TAG_CREDITS_NUMBER] = explain_credits,
    [TAG_REVENUE_NUMBER] = explain_revenue, [TAG_UNITS_NUMBER] = explain_units,
    [TAG_SYSTEMS_NUMBER] = explain_systems, [TAG_HAND_NUMBER] = explain_hand,
    [TAG_DUE_NUMBER] = explain_due,
};

bool empires_is_number(const HitTag *tag) {
    return tag->kind < sizeof explained / sizeof explained[0] && explained[tag->kind] != NULL;
}

bool empires_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    if (tag->seat >= seen(table)->table.seats || !empires_is_number(tag))
        return false;
    explained[tag->kind](app, table, tag->seat, out);
    return true;
}
