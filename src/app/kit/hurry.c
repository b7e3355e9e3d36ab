// SPDX-License-Identifier: MIT
// "To my turn": skips what others do until somebody here is asked.
#include "app/kit/hurry.h"

#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

// True if computers play against persons here.
static bool is_mixed(const App *app) {
    bool person = false, computer = false;
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++) {
        const bool is = session_is_person(app->session, seat);
        person |= is;
        computer |= !is;
    }
    return person && computer;
}

bool hurry_can(const App *app, const CardTable *table) {
    if (app->session == NULL || app->lesson != NULL || session_is_watched(app->session) || !is_mixed(app))
        return false;
    if (session_stage(app->session) == SESSION_THINKING)
        return true;
    const Seat acts = session_shown_seat(app->session);
    return table->showing && !table->recap && acts != SEAT_NONE && !session_is_person(app->session, acts);
}

void hurry_begin(App *app, CardTable *table) {
    if (table->hurry.on || !hurry_can(app, table))
        return;
    summary_end(app, table);
    table->hurry.on = true;
    if (!table->hurry.told)
        table->hurry = (TableHurry){
            .on = true, .told = true, .since = table->log_until, .before = table_standing(table)};
    app_request_layout(app);
}

// A pause for looking at the table is not skipped: it goes on after it.
static bool is_held(const App *app, const CardTable *table) {
    return !table->showing && session_stage(app->session) == SESSION_SCORING;
}

bool hurry_step(App *app, CardTable *table) {
    if (!table->hurry.on || is_held(app, table))
        return false;
    thinking_skip(app, table);
    if (table->showing)
        table_show_skip(app, table);
    return true;
}

// The game goes on without anybody here.
static bool goes_on(const App *app) {
    const SessionStage stage = session_stage(app->session);
    return stage == SESSION_THINKING || stage == SESSION_SHOWING || stage == SESSION_SCORING;
}

bool hurry_is_asked(const App *app, const CardTable *table) {
    return table_asks(app, table) &&
           game_story(table->game->game)->turn(table->view.bytes) != session_to_act(app->session);
}

void hurry_follow(App *app, CardTable *table) {
    SummaryPage page;
    if (goes_on(app))
        return;
    const bool hurried = table->hurry.on;
    table->hurry.on = false;
    if (hurry_is_asked(app, table)) // what is asked must be seen; the summary follows with one's turn
        return;
    table->hurry.told = false;
    if (!hurried || summary_page(app, table, 0, &page) == 0)
        return;
    banner_end(app, table); // the summary says it too
    table->hurry.shown = app->now > 0 ? app->now : 1;
    table->hurry.until = app->now + SUMMARY_MS;
    table->hurry.page = 0;
    app_request_layout(app);
}
