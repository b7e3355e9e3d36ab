// SPDX-License-Identifier: MIT
// Which seat the table refers to. The chip with a ring, the title of the action box and the marked panel all
// use table_active_seat; while that seat is asked in the middle of another's turn, the chip of the seat whose
// turn it is stays filled (table_turn_seat).
#include "app/kit/draw.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <math.h>

static bool is_seat(const CardTable *table, Seat seat) {
    return seat < table->layout.seats;
}

// SESSION_END_TURN: another seat may have to answer in private before the turn continues.
static Seat after_acting(const App *app, const CardTable *table) {
    const Question question = table_question(table);
    const bool goes_on = question.asked != ASKED_TURN && question.asked != ASKED_NOTHING;
    return goes_on ? question.seat : session_viewer(app->session);
}

static Seat named_at_rest(const App *app, const CardTable *table) {
    switch (session_stage(app->session)) {
    case SESSION_DECIDING:
        return table_question(table).seat;
    case SESSION_END_TURN:
        return after_acting(app, table);
    case SESSION_CURTAIN:
        return session_next_seat(app->session);
    case SESSION_LAID:
        return session_viewer(app->session);
    case SESSION_SCORING:
    case SESSION_OVER:
        return SEAT_NONE;
    default:
        return game_story(table->game->game)->turn(table->view.bytes);
    }
}

// The viewer's commands are being shown and the turn must be ended by hand: for the viewer the next turn has
// not begun.
static Seat named_while_shown(const App *app, const CardTable *table) {
    const Seat turn = game_story(table->game->game)->turn(table->view.bytes);
    const bool passed_on = turn != table->turn_before && turn != SEAT_NONE;
    return passed_on && session_awaits_end_turn(app->session) ? session_viewer(app->session) : turn;
}

Seat table_active_seat(const App *app, const CardTable *table) {
    Seat seat;
    if (table->beat_of != SEAT_NONE)
        seat = table->beat_of;
    else if (!table->showing)
        seat = named_at_rest(app, table);
    else if (table->recap)
        seat = table->told_turn;
    else
        seat = named_while_shown(app, table);
    return is_seat(table, seat) ? seat : SEAT_NONE;
}

Seat table_turn_seat(const App *app, const CardTable *table) {
    const Seat named = table_active_seat(app, table),
               turn = game_story(table->game->game)->turn(table->view.bytes);
    const Question question = table_question(table);
    const bool between = question.asked == ASKED_OPENLY || question.asked == ASKED_SECRETLY;
    return between && named != SEAT_NONE && question.seat == named && is_seat(table, turn) ? turn : named;
}

void draw_seat_panel(App *app, const CardTable *table, GfxRect rect, Seat seat) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const bool named = table_active_seat(app, table) == seat;
    widget_panel(app, rect, 14, named ? colors->main : COLOR_LINE);
    if (!named)
        return;
    const GfxPaint line = paint_solid(colors->main);
    gfx_frame(app->gfx, rect, lpx(table, 14), fmaxf(2, lpx(table, 2.5F)), &line);
}
