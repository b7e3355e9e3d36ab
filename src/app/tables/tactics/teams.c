// SPDX-License-Identifier: MIT
// Teams: who plays together, and what both share.
#include "app/tables/tactics/table.h"

bool tactics_has_teams(const CardTable *table) {
    return seen(table)->variant == VARIANT_ALLIANCES || seen(table)->variant == VARIANT_BLIND_TRUST;
}

Seat tactics_ally(const CardTable *table, Seat seat) {
    const TacticsView *view = seen(table);
    for (Seat other = 0; other < view->seats && tactics_has_teams(table); other++)
        if (other != seat && view->seat[other].team == view->seat[seat].team)
            return other;
    return SEAT_NONE;
}

bool tactics_sums_teams(const CardTable *table) {
    return seen(table)->variant == VARIANT_BLIND_TRUST;
}

Seat tactics_pile_lies_with(const CardTable *table, Seat seat) {
    const Seat ally = tactics_ally(table, seat);
    if (ally == SEAT_NONE || seat == table->front)
        return seat;
    if (ally == table->front)
        return ally;
    for (int i = 0; i < own(table)->layout.panels; i++)
        if (own(table)->layout.panel[i].seat == seat || own(table)->layout.panel[i].seat == ally)
            return own(table)->layout.panel[i].seat;
    return seat;
}

bool tactics_is_secret(const CardTable *table) {
    return (seen(table)->flags & FLAG_TOP_SECRET) != 0 && seen(table)->phase != PHASE_GAME_OVER;
}

const char *tactics_team_name(const App *app, const CardTable *table, Seat seat, char *buffer, size_t size) {
    const Seat ally = tactics_ally(table, seat);
    if (ally == SEAT_NONE)
        return seat_name(app, seat);
    const Seat first = seat < ally ? seat : ally, second = seat < ally ? ally : seat;
    return ui_fill(app, buffer, size, UI_COMMON_AND, STR("a", seat_name(app, first)),
                   STR("b", seat_name(app, second)));
}
