// SPDX-License-Identifier: MIT
// What would come of a command that is not given yet, from what lies open: cell by cell.
#include "app/tables/alpha_strike/draw.h"

#include <string.h>

static void as_it_is(const CardTable *table, StrikeForecast *out) {
    const StrikeView *view = seen(table);
    memset(out, 0, sizeof *out);
    out->card = out->craft = NONE;
    out->track = TRACK_NONE;
    out->attacker = out->target = SEAT_NONE;
    for (Seat seat = 0; seat < view->seats; seat++) {
        memcpy(out->power[seat], view->seat[seat].power, TRACKS);
        out->hull[seat] = view->seat[seat].hull;
    }
}

void strike_foretell(const App *app, const CardTable *table, const Command *command, StrikeForecast *out) {
    (void)app, (void)command;
    as_it_is(table, out);
}

void strike_foresee(App *app, CardTable *table) {
    (void)app;
    as_it_is(table, &own(table)->forecast);
    as_it_is(table, &own(table)->hit);
    own(table)->answers = 0;
}

float strike_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    (void)column;
    if (own(table)->answers == 0 || table->layout.rail.w <= 0)
        return 0;
    if (draw)
        strike_draw_answers(app, table);
    return table->layout.rail.h; // all of it
}

GfxRect strike_forecast_within(const App *app, const CardTable *table) {
    (void)app;
    return own(table)->layout.lane.box;
}
