// SPDX-License-Identifier: MIT
// How the numbers of an empire came about: its revenue system by system, its systems, what it may support.
#include "app/tables/star_empires/table.h"

#include "games/star_empires/numbers.h"

bool empires_is_number(const HitTag *tag) {
    return tag->kind == TAG_SEAT || (tag->kind >= TAG_CREDITS_NUMBER && tag->kind <= TAG_HAND_NUMBER);
}

static void explain_revenue(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const int revenue = empires_next_revenue(seen(table), seat),
              raided = seen(table)->revenue[seat] - revenue;
    explain_head(out, app_word(app, "empires.revenue"), revenue);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (owner_of(s, place) == seat)
            explain_add_number(out, empires_place_name(app, table, place),
                               empires_system_revenue(rules, s, place, seat), true);
    if (raided > 0)
        explain_add_number(out, app_word(app, "empires.raided"), -raided, true);
}

static void explain_systems(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const EmpiresBoard *s = &seen(table)->table;
    explain_head(out, app_word(app, "empires.systems"), seen(table)->systems[seat]);
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        if (owner_of(s, place) == seat)
            explain_add_number(out, empires_place_name(app, table, place), 1, true);
    explain_foot(app, out, "empires.tell.systems_foot", empires_systems_to_win(empires_rules(app), s));
}

bool empires_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    const EmpiresView *view = seen(table);
    const Seat seat = tag->seat;
    if (seat >= view->table.seats)
        return false;
    switch (tag->kind) {
    case TAG_SEAT:
    case TAG_SYSTEMS_NUMBER:
        explain_systems(app, table, seat, out);
        return true;
    case TAG_REVENUE_NUMBER:
        explain_revenue(app, table, seat, out);
        return true;
    case TAG_CREDITS_NUMBER:
        explain_head(out, app_word(app, "empires.credits"), pair(view->table.seat[seat].credits));
        explain_foot(app, out, "empires.tell.credits_foot", empires_next_revenue(view, seat));
        return true;
    case TAG_UNITS_NUMBER:
        explain_head(out, app_word(app, "empires.units"), view->units[seat]);
        explain_foot(app, out, "empires.tell.units_foot", view->revenue[seat]);
        return true;
    case TAG_HAND_NUMBER:
        explain_head(out, app_word(app, "empires.hand"), view->table.seat[seat].hand_size);
        explain_foot(app, out, "empires.tell.hand_foot", empires_rules(app)->hand_limit);
        return true;
    default:
        return false;
    }
}
