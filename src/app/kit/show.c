// SPDX-License-Identifier: MIT
// Shows what has happened, one event after the other: the cards concerned are told where they come from and
// where they go, then the scene takes over the view after the event. Anything that does not add up (a row
// longer than a view shows, say) is simply put where it belongs. A recap is shown in the same way, with time
// to read, and held where rows were scored.
#include "app/kit/prepare.h"

#include <limits.h>
#include <string.h>

#define RECAP_HEAD_MS 1100.0F // for the heading, before anything moves
#define RECAP_END_MS 700.0F
#define RECAP_SHORT_HEAD_MS 350.0F
#define RECAP_SHORT_END_MS 300.0F
#define RECAP_HELD_MS 3200.0F
#define RECAP_SLOWER 1.25F

// ---- one after the other

// Time to read is needed in reduced motion too. With animation off nothing takes any but a recap, which then
// goes from still to still.
static void pause(const App *app, CardTable *table, float ms) {
    const float speed = table->timeline.speed;
    if (ms > 0 && (speed > 0 || table->recap))
        table->pause_until = app->now + (uint64_t)(ms / (speed > 0 ? speed : 1));
}

static bool is_pausing(const App *app, const CardTable *table) {
    return app->now < table->pause_until;
}

// The log grows as things are seen.
static void tell(App *app, CardTable *table, unsigned number) {
    const GameLog *log = session_log(app->session);
    table->log_until = number;
    const int count = game_log_count(log, number);
    const GameLogItem *item = count > 0 ? game_log_item(log, count - 1) : NULL;
    if (item == NULL || item->number != number)
        return;
    table->game->sentence(app, table->looks, item, table->ticker);
    table->told_turn = item->headed ? item->turn : SEAT_NONE;
    table->told_round = item->round;
    Seat owner;
    const uint8_t card = table->game->line_card(app, item, &owner);
    table->told = thing_card(card, owner);
}

// Takes the view over: layout (the hand may have grown), sprites, what else moves.
static void take_over(App *app, CardTable *table, const View *after, const Event *event) {
    view_copy(&table->view, after);
    table->game->lay(app, table);
    if (!scene_refresh(table, table->game->change_delay(event)))
        scene_reset(table);
    scene_arrange(table, table->game->motion(event));
    table->game->took_over(table);
}

// The table before the deal: as after the first event, but nothing lies on it and nobody holds anything.
static void empty_view(const App *app, const CardTable *table, View *view) {
    session_event_view(app->session, 0, view);
    table->game->empty(table, view->bytes);
}

static bool is_same_view(const CardTable *table, const View *view) {
    return table->view.viewer == view->viewer && table->view.game == view->game &&
           memcmp(table->view.bytes, view->bytes, view->game->view_bytes) == 0;
}

// As when somebody is asked about the last thing that was done.
static bool is_short(const App *app, const CardTable *table) {
    const Story *story = table->game->game->story;
    int lines = 0;
    for (int i = 0; i < session_event_count(app->session); i++) {
        const Event event = session_event(app->session, i);
        lines += story->tells(&event);
    }
    return lines <= table->game->recap_short;
}

static void begin_recap(const App *app, CardTable *table, const View *view) {
    table->ticker[0] = 0;
    table->told_turn = view->game->story->turn(view->bytes);
    table->told_round = view->game->story->round(view->bytes);
    table->overlay = OVERLAY_NONE;
    pause(app, table, is_short(app, table) ? RECAP_SHORT_HEAD_MS : RECAP_HEAD_MS);
}

void table_show_begin(App *app, CardTable *table) {
    const View *before = session_view_before(app->session);
    View view;
    if (before != NULL)
        view_copy(&view, before);
    else
        empty_view(app, table, &view);
    table->showing = true;
    table->recap = session_stage(app->session) == SESSION_RECAP;
    table->recap_held = false;
    table->next_event = 0;
    table->turn_before = table->game->game->story->turn(view.bytes);
    table->log_until = session_event_number(app->session, 0) - 1;
    table->pause_until = table->tell_at = 0;
    table->game->show_begin(table);
    if (table->recap)
        begin_recap(app, table, &view);
    pause(app, table, beat_begin(app, table));
    // A card that was just dropped goes on from where it was let go.
    if (is_same_view(table, &view))
        return;
    view_copy(&table->view, &view);
    table_lay(app, table);
}

// The line of the event that came last, if that had to wait.
static void tell_now(App *app, CardTable *table) {
    if (table->tell_at == 0)
        return;
    table->tell_at = 0;
    tell(app, table, session_event_number(app->session, table->next_event - 1));
    app_mark(app);
}

static void next_event(App *app, CardTable *table, Event *event, View *after) {
    tell_now(app, table);
    const Story *story = table->game->game->story;
    const Seat turn = story->turn(table->view.bytes); // `after` may be the table's own view
    *event = session_event(app->session, table->next_event);
    session_event_view(app->session, table->next_event, after);
    if (story->turn(after->bytes) != turn)
        app_forget_buttons(app);
    const float speed = table->timeline.speed, delay = speed > 0 ? table->game->tell_delay(table, event) : 0;
    if (delay > 0)
        table->tell_at = app->now + (uint64_t)(delay / speed);
    else
        tell(app, table, session_event_number(app->session, table->next_event));
    table->next_event++;
}

static bool has_next(const App *app, const CardTable *table) {
    return table->next_event < session_event_count(app->session);
}

static void hold(App *app, CardTable *table, const Event *event) {
    Event following;
    const Event *next = NULL;
    if (has_next(app, table)) {
        following = session_event(app->session, table->next_event);
        next = &following;
    }
    const float ms = table->game->pause(table, event, next);
    table->recap_held = table->recap && table->game->game->story->holds(event, next);
    if (table->recap_held)
        pause(app, table, table->game->recap_held_ms > 0 ? table->game->recap_held_ms : RECAP_HELD_MS);
    else if (table->recap && next == NULL)
        pause(app, table, is_short(app, table) ? RECAP_SHORT_END_MS : RECAP_END_MS);
    else
        pause(app, table, table->recap ? ms * RECAP_SLOWER : ms);
}

// What comes next is composed while nothing moves.
static void prepare_ahead(App *app, CardTable *table) {
    if (!is_pausing(app, table) || timeline_running(&table->timeline) || !has_next(app, table))
        return;
    View after;
    session_event_view(app->session, table->next_event, &after);
    const Event event = session_event(app->session, table->next_event);
    table->game->prepare(app, table, &event, after.bytes, PREPARED_AHEAD);
}

// What everybody watched has been left out: the table is as it was after that.
static void jump(App *app, CardTable *table) {
    const int next = table->next_event;
    if (!table->recap || next == 0 ||
        session_event_number(app->session, next) == session_event_number(app->session, next - 1) + 1)
        return;
    session_event_view_before(app->session, next, &table->view);
    table_lay(app, table);
}

bool table_show_step(App *app, CardTable *table) {
    if (!table->showing)
        return false;
    if (!app_is_presented(app))
        return true; // first the table itself; composing the cards that are going to move takes a while
    if (beat_update(app, table))
        return true;
    if (app->now >= table->tell_at)
        tell_now(app, table);
    while (!is_pausing(app, table) && has_next(app, table)) {
        Event event;
        View after;
        jump(app, table);
        next_event(app, table, &event, &after);
        table->game->prepare(app, table, &event, after.bytes, INT_MAX);
        app_play(app, event_look(table->game, &event)->cue);
        table->game->hear(app, &event, table->view.bytes, after.bytes);
        table->game->show(app, table, &event, after.bytes);
        take_over(app, table, &after, &event);
        hold(app, table, &event);
        app_mark(app);
    }
    prepare_ahead(app, table);
    // Nobody has to wait for a light to go out.
    return has_next(app, table) || is_pausing(app, table) || table->tell_at > 0 ||
           timeline_running_besides(&table->timeline, &table->scene.flares, sizeof table->scene.flares);
}

void table_show_next(App *app, CardTable *table) {
    tell_now(app, table);
    timeline_skip(&table->timeline);
    table->pause_until = 0;
    app_mark(app);
}

void table_show_skip(App *app, CardTable *table) {
    Event event;
    if (beat_skip(app, table))
        return;
    while (table->showing && has_next(app, table))
        next_event(app, table, &event, &table->view);
    table->recap_held = false;
    table_show_next(app, table);
    table_lay(app, table);
}
