// SPDX-License-Identifier: MIT
// "To my turn": skips what others do until somebody here is asked.
#include "app/kit/hurry.h"

#include "app/kit/game_board.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <math.h>

#define LOOK_MS 1800.0F // at speed 1: what it shows was told before it, and is in the history
#define LOOK_LEAST 200  // ms: in less nothing is read, so nothing is held

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

static bool is_held(const App *app, const CardTable *table) {
    return !table->showing && session_stage(app->session) == SESSION_SCORING;
}

// A turn of the seat, or one in which something happened to it or was done by it.
static bool has_part(const CardTable *table, const GameLogItem *item, Seat seat) {
    return item->turn == seat || table->game->show->concerns(&item->event, seat);
}

bool pause_is_of_others(const App *app, const CardTable *table) {
    const GameLog *log = session_log(app->session);
    const uint8_t seats = session_options(app->session)->setup.seats;
    const int last = game_log_count(log, session_last_seen_event(app->session)) - 1;
    for (int i = last; i >= 0 && game_log_item(log, i)->part == game_log_item(log, last)->part; i--)
        for (Seat seat = 0; seat < seats; seat++)
            if (session_is_person(app->session, seat) && !session_has_left(app->session, seat) &&
                has_part(table, game_log_item(log, i), seat))
                return false;
    return last >= 0;
}

// Pauses pass by those who are out, except for the one that tells them so.
static bool passes(const App *app, const CardTable *table) {
    const GameShow *show = table->game->show;
    return table->hurry.out || (show->pause_passes != NULL && show->pause_passes(app, table));
}

bool hurry_can(const App *app, const CardTable *table) {
    if (app->session == NULL || app->lesson != NULL || session_is_watched(app->session) || !is_mixed(app))
        return false;
    if (session_stage(app->session) == SESSION_THINKING || (is_held(app, table) && passes(app, table)))
        return true;
    if (table->hurry.on && table->hurry.moment == MOMENT_SHOWN) // what it belongs to may be one's own command
        return true;
    const Seat acts = session_shown_seat(app->session);
    return table->showing && !table->recap && acts != SEAT_NONE && !session_is_person(app->session, acts);
}

bool hurry_to_result(const App *app, const CardTable *table) {
    const uint8_t seats = session_options(app->session)->setup.seats;
    for (Seat seat = 0; seat < seats; seat++)
        if (session_is_person(app->session, seat) && !session_has_left(app->session, seat) &&
            !table->game->board->is_out(table, seat))
            return false;
    return true;
}

// The last that was seen of the history.
static unsigned seen_until(const App *app, const CardTable *table) {
    const GameLog *log = session_log(app->session);
    const int count = game_log_count(log, table->log_until);
    return count > 0 ? game_log_item(log, count - 1)->number : 0;
}

// The summary begins with the end of one's own turn, whenever it was hurried; while that lasts, with what
// others now answer in it.
static void begin_after_own_turn(const App *app, CardTable *table) {
    TableHurry *hurry = &table->hurry;
    const Story *story = game_story(table->game->game);
    View then;
    hurry->since = session_turn_end(app->session, table->front);
    hurry->before = table_standing(table);
    if (story->turn(table->view.bytes) == table->front && seen_until(app, table) > hurry->since)
        hurry->since = seen_until(app, table);
    else if (session_view_last_turn(app->session, &then))
        story->standing(then.bytes, &hurry->before);
}

// True if the event of those being shown belongs to a moment that is not jumped over. Where one looks on, or
// nothing moves, there is none.
static bool is_of_moment(const App *app, const CardTable *table, int index, bool goes_on) {
    View after;
    if (table->hurry.out || table->timeline.speed <= 0)
        return false;
    const Event event = session_event(app->session, index);
    session_event_view(app->session, index, &after);
    return table->game->show->moment(table, &event, after.bytes, goes_on);
}

bool hurry_in_moment(const App *app, const CardTable *table) {
    return table->showing && table->next_event > 0 && is_of_moment(app, table, table->next_event - 1, true);
}

void hurry_begin(App *app, CardTable *table) {
    if (table->hurry.on && table->hurry.moment == MOMENT_SHOWN)
        table->hurry.moment = MOMENT_LEFT;
    if (table->hurry.on || !hurry_can(app, table))
        return;
    summary_end(app, table);
    table->hurry = (TableHurry){.on = true,
                                .moment = hurry_in_moment(app, table) ? MOMENT_LEFT : MOMENT_NONE,
                                .told_out = table->hurry.told_out,
                                .out = table->hurry.out};
    begin_after_own_turn(app, table);
    app_request_layout(app);
}

// A pause that concerns only others ends by itself, once it could be read.
static bool look_on(App *app, CardTable *table) {
    TableHurry *hurry = &table->hurry;
    const bool looks = is_held(app, table) && passes(app, table) && app->lesson == NULL &&
                       !session_is_watched(app->session) && table->overlay == OVERLAY_NONE;
    if (!looks) {
        hurry->look_until = 0;
    } else if (hurry->look_until == 0) {
        const uint64_t ms = (uint64_t)(LOOK_MS / fmaxf(app->settings.others_speed, 0.5F));
        hurry->look_from = app->now;
        hurry->look_until = app->now + (ms < LOOK_LEAST ? 0 : ms);
    }
    if (looks && app->now >= hurry->look_until) {
        hurry->look_until = 0;
        session_finish_showing(app->session);
        return true;
    }
    if (hurry->look_until > 0)
        app_wake_at(app, hurry->look_until);
    return false;
}

// The pause for one's own end, or somebody else's move after it, tells that one is out; what follows is only
// looked at.
static void note_out(const App *app, CardTable *table) {
    TableHurry *hurry = &table->hurry;
    const bool held = is_held(app, table), out = hurry_to_result(app, table);
    if (held || session_stage(app->session) == SESSION_THINKING)
        hurry->told_out = out;
    if (!held)
        hurry->out = hurry->told_out && out;
}

// The event to jump to: the first that is not jumped over; behind the last, if there is none.
static int next_stop(const App *app, CardTable *table) {
    TableHurry *hurry = &table->hurry;
    int next = table->next_event;
    for (; next < session_event_count(app->session); next++) {
        if (!is_of_moment(app, table, next, hurry->moment != MOMENT_NONE)) {
            hurry->moment = MOMENT_NONE;
        } else if (hurry->moment != MOMENT_LEFT) {
            hurry->moment = MOMENT_SHOWN;
            break;
        }
    }
    return next;
}

int hurry_to_moment(const App *app, const CardTable *table) {
    int next = table->next_event;
    while (next < session_event_count(app->session) && !is_of_moment(app, table, next, false))
        next++;
    return next;
}

// A moment that is being shown goes on at its own pace, to its end.
static bool is_under_way(const App *app, const CardTable *table) {
    const int next = table->next_event;
    return table->hurry.moment == MOMENT_SHOWN && next > 0 &&
           (table_show_pauses(app, table) || next >= session_event_count(app->session) ||
            is_of_moment(app, table, next, true));
}

bool hurry_step(App *app, CardTable *table) {
    note_out(app, table);
    if (!table->hurry.on)
        return look_on(app, table);
    if (is_held(app, table) && !passes(app, table))
        return false;
    if (is_held(app, table)) {
        session_finish_showing(app->session);
        return true;
    }
    thinking_skip(app, table);
    if (table->showing && is_under_way(app, table))
        return false;
    if (!table->showing)
        return true;
    const int next = table->next_event, stop = next_stop(app, table);
    if (stop == next && table->hurry.moment == MOMENT_SHOWN)
        return false;
    table_show_jump(app, table, stop);
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

// The last line of the others' turns; 0: none yet.
static unsigned others_end(const GameLog *log, Seat front) {
    int last = log->count - 1;
    while (last >= 0 && game_log_item(log, last)->turn == front)
        last--;
    return last >= 0 ? game_log_item(log, last)->number : 0;
}

// The last line of one's own turn before the others' that ended at `end`. Unlike session_turn_end, this holds
// however much of the new turn is over.
static unsigned own_end(const GameLog *log, Seat front, unsigned end) {
    int last = game_log_count(log, end) - 1;
    while (last >= 0 && game_log_item(log, last)->turn != front)
        last--;
    return last >= 0 ? game_log_item(log, last)->number : 0;
}

static void end_summed(const App *app, CardTable *table) {
    const GameLog *log = session_log(app->session);
    table->hurry.to = game_log_item(log, log->count - 1)->number;
    table->hurry.after = table_standing(table);
}

// A new own turn that was watched, or in part: the summary that the key brings back tells of it, too, and of
// no turn before.
static void note_watched(const App *app, CardTable *table) {
    const GameLog *log = session_log(app->session);
    const Story *story = game_story(table->game->game);
    const unsigned end = others_end(log, table->front);
    View then;
    if (story->turn(table->view.bytes) != table->front || end <= table->hurry.to)
        return;
    table->hurry.since = own_end(log, table->front, end);
    table->hurry.before = table_standing(table);
    if (session_view_after(app->session, table->hurry.since, &then))
        story->standing(then.bytes, &table->hurry.before);
    end_summed(app, table);
}

void hurry_resume(CardTable *table) {
    table->hurry.on |= table->hurry.asked;
    table->hurry.asked = false;
}

void hurry_follow(App *app, CardTable *table) {
    SummaryPage page;
    if (goes_on(app))
        return;
    const bool hurried = table->hurry.on;
    table->hurry.on = false;
    table->hurry.asked = (hurried || table->hurry.asked) && hurry_is_asked(app, table);
    if (hurry_is_asked(app, table)) // what is asked must be seen; the summary follows with one's turn
        return;
    if (!hurried)
        note_watched(app, table);
    if (!hurried || summary_page(app, table, 0, &page) == 0)
        return;
    end_summed(app, table);
    banner_end(app, table); // the summary says it too
    summary_begin(app, table);
}
